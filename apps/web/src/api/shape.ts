/** What a part of an answer is: plain enough to lie in the site as data. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | { oneOf: readonly unknown[] }
  | { anyOf: readonly Shape[] }
  | { each: Shape }
  | { fields: Readonly<Record<string, { isNeeded: boolean; shape: Shape }>> }

type Read = { success: true; data: unknown } | { success: false; error: Error }

/** Reads a value by its shape as zod would: only the fields that were promised, or what is wrong with which. */
export function readShape(shape: Shape, value: unknown): Read {
  try {
    return { success: true, data: read(shape, value, 'answer') }
  } catch (error) {
    if (error instanceof Misshapen) return { success: false, error }
    throw error
  }
}

class Misshapen extends Error {
  override name = 'Misshapen'
}

function read(shape: Shape, value: unknown, at: string): unknown {
  if (typeof shape === 'string') {
    if (typeof value === shape) return value
    throw new Misshapen(`${at} is no ${shape}.`)
  }
  if ('oneOf' in shape) {
    if (shape.oneOf.includes(value)) return value
    throw new Misshapen(`${at} is none of ${shape.oneOf.join(', ')}.`)
  }
  if ('anyOf' in shape) return readAny(shape.anyOf, value, at)
  if ('each' in shape) {
    if (!Array.isArray(value)) throw new Misshapen(`${at} is no list.`)
    return value.map((item, index) => read(shape.each, item, `${at}[${index}]`))
  }
  if (typeof value !== 'object' || value === null) throw new Misshapen(`${at} has no fields.`)
  const given = value as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(shape.fields)
      .filter(([name, { isNeeded }]) => isNeeded || given[name] !== undefined)
      .map(([name, field]) => [name, read(field.shape, given[name], `${at}.${name}`)]),
  )
}

function readAny(shapes: readonly Shape[], value: unknown, at: string): unknown {
  for (const shape of shapes) {
    const tried = readShape(shape, value)
    if (tried.success) return tried.data
  }
  throw new Misshapen(`${at} is nothing that it may be.`)
}
