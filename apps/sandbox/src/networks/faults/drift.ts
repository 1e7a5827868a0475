import { isRawNumber, rawNumber } from '../raw-json.ts'

/** How a network's answers may come besides as documented. */
export type Dialect = {
  /** Other spellings of names and of values that are met. */
  spellings: Record<string, string>
  /** What is not always there. */
  optional: readonly string[]
}

export type Drift = 'spelling' | 'extra' | 'missing' | 'ids-as-numbers'

/** An answer's body in another of its shapes. */
export function drifted(body: unknown, form: Drift, dialect: Dialect): unknown {
  if (Array.isArray(body)) return body.map((one) => drifted(one, form, dialect))
  if (typeof body !== 'object' || body === null || isRawNumber(body)) return body
  const entries = Object.entries(body).flatMap(([name, value]): [string, unknown][] => {
    if (form === 'missing' && dialect.optional.includes(name)) return []
    const spelling = form === 'spelling' ? spelt(name, dialect) : name
    return [
      [
        spelling,
        typeof value === 'string' ? wordOf({ name, value, form }, dialect) : drifted(value, form, dialect),
      ],
    ]
  })
  const more = form === 'extra' ? [['something_new', { is: true }] as [string, unknown]] : []
  return Object.fromEntries([...entries, ...more])
}

function wordOf(
  { name, value, form }: { name: string; value: string; form: Drift },
  dialect: Dialect,
): unknown {
  if (form === 'spelling') return spelt(value, dialect)
  const isId = /(^|_)id$/.test(name) && /^[1-9]\d*$/.test(value)
  return form === 'ids-as-numbers' && isId ? rawNumber(value) : value
}

function spelt(word: string, { spellings }: Dialect): string {
  return spellings[word] ?? word
}
