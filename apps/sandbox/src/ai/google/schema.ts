/** The words of JSON Schema that answers can be written by. */
const known = new Set([
  '$schema',
  '$id',
  '$defs',
  '$ref',
  '$anchor',
  'type',
  'format',
  'title',
  'description',
  'enum',
  'items',
  'prefixItems',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'anyOf',
  'oneOf',
  'properties',
  'additionalProperties',
  'required',
  'propertyOrdering',
])

/** The first word of a schema that Gemini does not write by; null where it knows them all. */
export function unknownWord(schema: unknown): string | null {
  if (Array.isArray(schema)) return first(schema)
  if (typeof schema !== 'object' || schema === null) return null
  const strange = Object.keys(schema).find((name) => !known.has(name))
  if (strange !== undefined) return strange
  const { properties, items, prefixItems, anyOf, oneOf, $defs } = schema as Record<string, unknown>
  return first([
    ...Object.values(properties ?? {}),
    items,
    prefixItems,
    anyOf,
    oneOf,
    ...Object.values($defs ?? {}),
  ])
}

function first(schemas: unknown[]): string | null {
  return schemas.map(unknownWord).find((it) => it !== null) ?? null
}
