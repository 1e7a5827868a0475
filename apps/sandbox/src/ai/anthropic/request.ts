import { z } from 'zod'

const Schema = z.record(z.string(), z.unknown())
const TextBlock = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1, 'text content blocks must be non-empty'),
  cache_control: z
    .strictObject({ type: z.literal('ephemeral'), ttl: z.enum(['5m', '1h']).optional() })
    .optional(),
})
const Text = z.union([z.string().min(1, 'text content blocks must be non-empty'), z.array(TextBlock).min(1)])
const Tool = z.strictObject({
  name: z.string().regex(/^[a-zA-Z0-9_-]{1,128}$/),
  description: z.string().optional(),
  input_schema: Schema,
  strict: z.boolean().optional(),
  eager_input_streaming: z.boolean().optional(),
})
const mayBeParallel = { disable_parallel_tool_use: z.boolean().optional() }
const ToolChoice = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('auto'), ...mayBeParallel }),
  z.strictObject({ type: z.literal('any'), ...mayBeParallel }),
  z.strictObject({ type: z.literal('tool'), name: z.string(), ...mayBeParallel }),
  z.strictObject({ type: z.literal('none') }),
])

/** A request of the Messages API as it is documented, as far as words go; what is not in it is refused. */
export const MessagesRequest = z.strictObject({
  model: z.string().min(1),
  max_tokens: z.number().int().min(1),
  messages: z.array(z.strictObject({ role: z.enum(['user', 'assistant']), content: Text })).min(1),
  system: Text.optional(),
  temperature: z.number().min(0).max(1).optional(),
  top_k: z.number().int().min(0).optional(),
  top_p: z.number().min(0).max(1).optional(),
  stop_sequences: z.array(z.string()).optional(),
  metadata: z.strictObject({ user_id: z.string().max(256).nullish() }).optional(),
  stream: z.boolean().default(false),
  tools: z.array(Tool).optional(),
  tool_choice: ToolChoice.optional(),
  output_config: z
    .strictObject({
      format: z.strictObject({ type: z.literal('json_schema'), schema: Schema }).optional(),
    })
    .optional(),
})
export type MessagesRequest = z.infer<typeof MessagesRequest>

/** Every text of a request, the system's first. */
export function saidIn({ system, messages }: MessagesRequest): string[] {
  return [...(system === undefined ? [] : [system]), ...messages.map(({ content }) => content)].map((text) =>
    typeof text === 'string' ? text : text.map((block) => block.text).join(''),
  )
}

/** The tool that the model has to call: the one that is named, or any where there is just one; null where it may write. */
export function forcedTool({ tools = [], tool_choice: choice }: MessagesRequest): string | null {
  if (choice?.type === 'tool') return choice.name
  return choice?.type === 'any' ? (tools[0]?.name ?? null) : null
}
