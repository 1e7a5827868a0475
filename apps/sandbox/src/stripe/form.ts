import { type ApiFault, invalid } from './answer.ts'

/** A form as the API reads it: names, names of a map (`metadata[key]`), names of a list (`expand[0]`). */
export type Form = {
  text: (name: string) => string | null
  map: (name: string) => Record<string, string>
  list: (name: string) => string[]
}

/** Reads a form of which only certain names are known. */
export function readForm(
  given: Record<string, string>,
  known: readonly string[],
): Form | { fault: ApiFault } {
  for (const name of Object.keys(given)) {
    const [root = ''] = name.split('[')
    if (!known.includes(root) && root !== 'expand')
      return invalid(`Received unknown parameter: ${root}`, { code: 'parameter_unknown', param: root })
  }
  const inside = (name: string) => Object.entries(given).filter(([it]) => it.startsWith(`${name}[`))
  return {
    text: (name) => given[name] ?? null,
    map: (name) =>
      Object.fromEntries(inside(name).map(([it, value]) => [it.slice(name.length + 1, -1), value])),
    list: (name) => inside(name).map(([, value]) => value),
  }
}

/** A whole amount of cents; null for anything else. */
export function amountOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
