import { refuse } from './errors.ts'

/** A field that is asked for: `comments.summary(true).limit(0){id}`. */
export type Field = { name: string; args: Record<string, string>; inside: Field[] | null }
/** What a node can tell of itself; a field that is null is left out. */
export type Resolvers = Record<string, (field: Field) => unknown>

/** Reads `fields=`, with what stands in brackets and braces. */
export function parseFields(text: string): Field[] {
  return splitTop(text).map((part) => {
    const brace = part.indexOf('{')
    const inside = brace < 0 ? null : parseFields(part.slice(brace + 1, part.lastIndexOf('}')))
    const [name = '', ...calls] = splitTop(brace < 0 ? part : part.slice(0, brace), '.')
    const args = calls.map((call): [string, string] => {
      const [, key = call, value = ''] = /^(\w+)\((.*)\)$/.exec(call) ?? []
      return [key, value]
    })
    return { name: name.trim(), args: Object.fromEntries(args), inside }
  })
}

/** What was asked for of a node, and its id, as the Graph API does; a field that there is not fails it all. */
export function select(
  { id, type, resolvers }: { id: string; type: string; resolvers: Resolvers },
  fields: Field[],
): Record<string, unknown> {
  const out: Record<string, unknown> = {}
  for (const field of fields) {
    if (field.name === 'id') continue
    const resolve = resolvers[field.name]
    if (!resolve)
      refuse({
        code: 100,
        message: `(#100) Tried accessing nonexisting field (${field.name}) on node type (${type})`,
      })
    const value = resolve(field)
    if (value !== null && value !== undefined) out[field.name] = value
  }
  return { ...out, id }
}

function splitTop(text: string, by = ','): string[] {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const letter of text) {
    if (letter === '(' || letter === '{') depth += 1
    if (letter === ')' || letter === '}') depth -= 1
    if (letter === by && depth === 0) {
      parts.push(part)
      part = ''
    } else part += letter
  }
  return [...parts, part].map((one) => one.trim()).filter((one) => one !== '')
}
