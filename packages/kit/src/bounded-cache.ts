/** Answers that are costly to find, by a key of their question: at most so many, then all are forgotten. */
export class BoundedCache<Value extends {} | null> {
  readonly #most: number
  readonly #kept = new Map<string, Value>()

  constructor(most: number) {
    this.#most = most
  }

  /** The answer kept for a key, else the one that `find` gives; nothing is kept where that throws. */
  get(key: string, find: () => Value): Value {
    const known = this.#kept.get(key)
    if (known !== undefined) return known
    const value = find()
    if (this.#kept.size >= this.#most) this.#kept.clear()
    this.#kept.set(key, value)
    return value
  }

  clear(): void {
    this.#kept.clear()
  }
}
