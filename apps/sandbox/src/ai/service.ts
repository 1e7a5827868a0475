import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { FaultSwitch } from '../faults.ts'
import { type Answer, stream, whole } from './answer.ts'
import { spoil } from './faults.ts'
import { ChatRequest, schemaFault, textOf } from './request.ts'
import { dataIn, writeLines, writePlan } from './writer.ts'

export const apiKey = 'sk-sandbox'
export const modelName = 'sandbox-writer'
const contextTokens = 64_000
const outputTokens = 16_000

/** OpenAI's chat completions and list of models, below /sandbox/ai/v1. */
export function serveChat(app: FastifyInstance, fault: FaultSwitch, now: () => Date): void {
  app.get('/ai/v1/models', async (request, reply) => {
    if (await isStopped(request, reply, fault)) return reply
    const created = Math.floor(now().getTime() / 1_000)
    return { object: 'list', data: [{ id: modelName, object: 'model', created, owned_by: 'sandbox' }] }
  })
  app.post('/ai/v1/chat/completions', async (request, reply) => {
    if (await isStopped(request, reply, fault)) return reply
    const chat = readChat(request.body, reply)
    if (!chat) return reply
    const answer = answerTo(chat, fault, now())
    if (!chat.stream) return whole(answer)
    const withUsage = chat.stream_options?.include_usage === true
    await stream(reply, answer, { withUsage, stalls: fault.now() === 'stalled' })
    return reply
  })
}

/** Plays what is wrong with the service and refuses who brings no key; true when the call ends here. */
async function isStopped(request: FastifyRequest, reply: FastifyReply, fault: FaultSwitch): Promise<boolean> {
  switch (fault.now()) {
    case 'busy-once':
      fault.set('none')
      reply.header('retry-after', '1')
      refuse(reply, 429, {
        message: 'Rate limit reached. Please try again in 1s.',
        type: 'requests',
        code: 'rate_limit_exceeded',
      })
      return true
    case 'busy':
      reply.header('retry-after', '30')
      refuse(reply, 429, {
        message: 'Rate limit reached. Please try again in 30s.',
        type: 'requests',
        code: 'rate_limit_exceeded',
      })
      return true
    case 'broken':
      refuse(reply, 500, {
        message: 'The server had an error while processing your request.',
        type: 'server_error',
        code: null,
      })
      return true
    default:
      if (await fault.play(reply)) return true
  }
  if (request.headers.authorization === `Bearer ${apiKey}`) return false
  refuse(reply, 401, {
    message: 'Incorrect API key provided.',
    type: 'invalid_request_error',
    code: 'invalid_api_key',
  })
  return true
}

/** The request, or null when it is refused. */
function readChat(body: unknown, reply: FastifyReply): ChatRequest | null {
  const { success, data: chat, error } = ChatRequest.safeParse(body)
  if (!success) {
    const [issue] = error.issues
    refuse(reply, 400, invalid(issue?.message ?? 'Invalid request.', issue?.path.join('.') || null))
    return null
  }
  if (chat.model !== modelName) {
    const message = `The model \`${chat.model}\` does not exist or you do not have access to it.`
    refuse(reply, 404, { ...invalid(message), code: 'model_not_found' })
    return null
  }
  const fault = limitFault(chat) ?? formatFault(chat)
  if (fault) refuse(reply, 400, fault)
  return fault ? null : chat
}

function limitFault(chat: ChatRequest): Refusal | null {
  const limit = limitOf(chat)
  if (limit > outputTokens) {
    const most = `This model supports at most ${outputTokens} completion tokens.`
    return invalid(`max_tokens is too large: ${limit}. ${most}`, 'max_tokens')
  }
  if (tokensOf(saidIn(chat)) + limit <= contextTokens) return null
  const message = `This model's maximum context length is ${contextTokens} tokens.`
  return { ...invalid(message, 'messages'), code: 'context_length_exceeded' }
}

function formatFault(chat: ChatRequest): Refusal | null {
  const { response_format: format } = chat
  if (chat.stream_options && !chat.stream) {
    return invalid("'stream_options' is only allowed when 'stream' is enabled.", 'stream_options')
  }
  if (format?.type === 'json_object' && !/json/i.test(saidIn(chat))) {
    const rule = "to use 'response_format' of type 'json_object'."
    return invalid(`'messages' must contain the word 'json' in some form, ${rule}`, 'messages')
  }
  if (format?.type !== 'json_schema' || !format.json_schema.strict) return null
  const { name, schema } = format.json_schema
  const wrong = schemaFault(schema)
  return wrong === null
    ? null
    : invalid(`Invalid schema for response_format '${name}': ${wrong}`, 'response_format')
}

function invalid(message: string, param: string | null = null): Refusal {
  return { message, type: 'invalid_request_error', param, code: null }
}

function saidIn({ messages }: ChatRequest): string {
  return messages.map(textOf).join('\n')
}

function answerTo(chat: ChatRequest, fault: FaultSwitch, createdAt: Date): Answer {
  const written = textFor(chat, fault)
  const limit = limitOf(chat)
  const isCut = fault.now() === 'cut-off' || tokensOf(written) > limit
  const letters = [...written]
  const text = isCut
    ? letters.slice(0, Math.min(limit * 2, Math.floor(letters.length / 2))).join('')
    : written
  return {
    model: chat.model,
    createdAt,
    text,
    refusal: fault.now() === 'refusal' ? 'I’m sorry, I can’t help with that.' : null,
    finish: isCut ? 'length' : 'stop',
    promptTokens: tokensOf(saidIn(chat)),
    completionTokens: tokensOf(text),
  }
}

function textFor({ messages, response_format: format }: ChatRequest, fault: FaultSwitch): string {
  const data = messages.map((message) => dataIn(textOf(message))).find((it) => it !== null)
  if (!data || format === undefined || format.type === 'text')
    return 'This model writes plans of videos as JSON.'
  const answer = data.slots.length > 0 ? writeLines(data) : writePlan(data)
  const text = JSON.stringify(spoil(answer, fault.now()))
  const isRepair = messages.some(({ role }) => role === 'assistant')
  const isBroken = fault.now() === 'always-malformed' || (fault.now() === 'malformed' && !isRepair)
  return isBroken ? `Here you are: ${text.slice(0, -40)},]` : text
}

function limitOf({ max_tokens: tokens, max_completion_tokens: newer }: ChatRequest): number {
  return newer ?? tokens ?? outputTokens
}

/** Two letters a token, about what Korean takes. */
function tokensOf(text: string): number {
  return Math.ceil([...text].length / 2)
}

type Refusal = { message: string; type: string; param?: string | null; code: string | null }

function refuse(reply: FastifyReply, status: number, { param = null, ...error }: Refusal): void {
  reply.code(status).send({ error: { ...error, param } })
}
