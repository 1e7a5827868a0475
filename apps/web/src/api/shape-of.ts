import type { Shape } from './shape.ts'

/** As much of JSON Schema as an answer's shape is told in; what narrows a text or a number further is left out. */
type Told = {
  type?: unknown
  enum?: unknown
  const?: unknown
  anyOf?: unknown
  items?: unknown
  properties?: unknown
  required?: unknown
  additionalProperties?: unknown
}

/** The shape that a JSON Schema promises; what it cannot say fails the build instead of passing everything. */
export function shapeOf(schema: object): Shape {
  const told: Told = schema
  if (Array.isArray(told.anyOf)) return { anyOf: told.anyOf.map(shapeOf) }
  if (Array.isArray(told.enum)) return { oneOf: told.enum }
  if ('const' in told) return { oneOf: [told.const] }
  if (Array.isArray(told.type)) return { anyOf: told.type.map((type) => shapeOf({ ...told, type })) }
  switch (told.type) {
    case 'string':
    case 'boolean':
    case 'number':
      return told.type
    case 'integer':
      return 'number'
    case 'null':
      return { oneOf: [null] }
    case 'array':
      return { each: shapeOf(Object(told.items) as object) }
    case 'object':
      return fieldsOf(told)
    default:
      throw new Error(`A first call's answer says more than its shape can hold: ${JSON.stringify(schema)}`)
  }
}

function fieldsOf({ properties, required, additionalProperties }: Told): Shape {
  if (properties === undefined || typeof additionalProperties === 'object')
    throw new Error("A first call's answer says more than its shape can hold: fields of any name.")
  const needed = Array.isArray(required) ? required : []
  return {
    fields: Object.fromEntries(
      Object.entries(properties as Record<string, object>).map(([name, field]) => [
        name,
        { isNeeded: needed.includes(name), shape: shapeOf(field) },
      ]),
    ),
  }
}
