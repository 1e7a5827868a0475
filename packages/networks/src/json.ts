/**
 * Reads JSON as it stands: whole numbers beyond what a number holds become their digits, so that no id changes. Undefined
 * for what is no JSON; null for nothing at all.
 */
export function readJson(text: string): unknown {
  if (text === '') return null
  try {
    return parse(text, (_key, value, context) => {
      const isWhole = typeof value === 'number' && /^-?\d+$/.test(context.source)
      return isWhole && !Number.isSafeInteger(value) ? context.source : value
    })
  } catch {
    return undefined
  }
}

// The library of TypeScript's target does not know yet that a reviver sees the source.
const parse = JSON.parse as (
  text: string,
  revive: (key: string, value: unknown, context: { source: string }) => unknown,
) => unknown
