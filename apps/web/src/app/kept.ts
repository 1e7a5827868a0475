/** Something that this browser keeps from visit to visit. */
export type Kept<Value> = {
  /** What is kept; `nothing` where nothing is, or where it cannot be read. */
  read: () => Value
  /** Keeps it from now on; `nothing` takes no room. */
  write: (value: Value) => void
}

/** Reads what was kept, or throws: any of zod's, or a small one where a first page is not to load that. */
type Schema<Value> = { parse: (stored: unknown) => Value }

/**
 * A value of the browser's storage under a name. Where a browser keeps nothing (private windows of some, or when full)
 * a write does nothing, and the next reading finds nothing.
 */
export function kept<Value>(key: string, schema: Schema<Value>, nothing: Value): Kept<Value> {
  return {
    read() {
      try {
        const stored = localStorage.getItem(key)
        return stored === null ? nothing : schema.parse(JSON.parse(stored))
      } catch {
        return nothing
      }
    },
    write(value) {
      const text = JSON.stringify(value)
      try {
        if (text === JSON.stringify(nothing)) localStorage.removeItem(key)
        else localStorage.setItem(key, text)
      } catch {
        // There is no place to keep it.
      }
    },
  }
}
