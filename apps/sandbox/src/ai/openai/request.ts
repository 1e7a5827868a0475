import { z } from 'zod'

const Text = z.union([z.string(), z.array(z.strictObject({ type: z.literal('text'), text: z.string() }))])
const Message = z.strictObject({
  role: z.enum(['system', 'developer', 'user', 'assistant']),
  content: Text,
  name: z.string().optional(),
})
const ResponseFormat = z.union([
  z.strictObject({ type: z.literal('text') }),
  z.strictObject({ type: z.literal('json_object') }),
  z.strictObject({
    type: z.literal('json_schema'),
    json_schema: z.strictObject({
      name: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/),
      description: z.string().optional(),
      schema: z.record(z.string(), z.unknown()),
      strict: z.boolean().nullish(),
    }),
  }),
])

/** A chat completion as it is documented; what is not in it is refused. */
export const ChatRequest = z.strictObject({
  model: z.string().min(1),
  messages: z.array(Message).min(1),
  max_tokens: z.number().int().min(1).optional(),
  max_completion_tokens: z.number().int().min(1).optional(),
  temperature: z.number().min(0).max(2).optional(),
  top_p: z.number().min(0).max(1).optional(),
  frequency_penalty: z.number().min(-2).max(2).optional(),
  presence_penalty: z.number().min(-2).max(2).optional(),
  n: z.literal(1).optional(),
  seed: z.number().int().optional(),
  stop: z.union([z.string(), z.array(z.string()).max(4)]).optional(),
  user: z.string().optional(),
  response_format: ResponseFormat.optional(),
  stream: z.boolean().default(false),
  stream_options: z.strictObject({ include_usage: z.boolean() }).optional(),
})
export type ChatRequest = z.infer<typeof ChatRequest>

export function textOf({ content }: z.infer<typeof Message>): string {
  return typeof content === 'string' ? content : content.map(({ text }) => text).join('')
}

/** What a strict schema lacks, in OpenAI's words; null when it is one. Every object closes itself and asks for all of its fields. */
export function schemaFault(schema: unknown, context: readonly string[] = []): string | null {
  if (Array.isArray(schema)) return first(schema.map((it) => schemaFault(it, context)))
  if (typeof schema !== 'object' || schema === null) return null
  const { type, properties, required, additionalProperties, items, anyOf } = schema as Record<string, unknown>
  const where = `In context=(${context.map((it) => `'${it}'`).join(', ')})`
  if (type === 'object') {
    if (additionalProperties !== false) {
      return `${where}, 'additionalProperties' is required to be supplied and to be false.`
    }
    const names = Object.keys(properties ?? {})
    const missing = names.find((name) => !(Array.isArray(required) && required.includes(name)))
    if (missing !== undefined) {
      return `${where}, 'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`
    }
  }
  return first([
    ...Object.entries(properties ?? {}).map(([name, it]) =>
      schemaFault(it, [...context, 'properties', name]),
    ),
    schemaFault(items, [...context, 'items']),
    schemaFault(anyOf, context),
  ])
}

function first(faults: (string | null)[]): string | null {
  return faults.find((it) => it !== null) ?? null
}
