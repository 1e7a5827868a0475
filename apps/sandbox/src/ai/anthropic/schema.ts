/** What no schema of an output may ask for, since answers are written by a grammar of it. */
const unsupported = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'patternProperties',
  'not',
  'oneOf',
]

/** What the schema of a structured output lacks, in Anthropic's words; null when it is one. */
export function schemaFault(schema: unknown): string | null {
  if (Array.isArray(schema)) return first(schema)
  if (typeof schema !== 'object' || schema === null) return null
  const { type, properties, additionalProperties, items, anyOf, allOf, $defs } = schema as Record<
    string,
    unknown
  >
  if (type === 'object' && additionalProperties !== false) {
    return "For 'object' type, 'additionalProperties' must be explicitly set to false"
  }
  const asked = unsupported.find((name) => name in schema)
  if (asked !== undefined) return `For '${String(type)}' type, property '${asked}' is not supported`
  return first([...Object.values(properties ?? {}), items, anyOf, allOf, ...Object.values($defs ?? {})])
}

function first(schemas: unknown[]): string | null {
  return schemas.map(schemaFault).find((it) => it !== null) ?? null
}
