import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { FaultSwitch } from '../../faults.ts'
import { answerTo, type Question } from '../answer.ts'
import { apiKey, contextTokens, modelName, outputTokens, tokensOf } from '../model.ts'
import { isOut, type Outage } from '../outage.ts'
import { stream } from '../stream.ts'
import { eventsOf, whole, wordsOf } from './answer.ts'
import { invalid, type Refusal, refuse } from './refuse.ts'
import { ChatRequest, schemaFault, textOf } from './request.ts'

/** OpenAI's chat completions and list of models, below /sandbox/ai/openai/v1. */
export function serveOpenAi(app: FastifyInstance, fault: FaultSwitch, now: () => Date): void {
  app.get('/ai/openai/v1/models', async (request, reply) => {
    if (await isStopped(request, reply, fault)) return reply
    const created = Math.floor(now().getTime() / 1_000)
    return { object: 'list', data: [{ id: modelName, object: 'model', created, owned_by: 'sandbox' }] }
  })
  app.post('/ai/openai/v1/chat/completions', async (request, reply) => {
    if (await isStopped(request, reply, fault)) return reply
    const chat = readChat(request.body, reply)
    if (!chat) return reply
    const answer = answerTo(questionOf(chat), fault.now())
    const head = { model: chat.model, createdAt: now() }
    if (!chat.stream) return whole(answer, head)
    const events = eventsOf(answer, head, chat.stream_options?.include_usage === true)
    await stream(reply, { text: wordsOf(answer), fault: fault.now(), events })
    return reply
  })
}

const outage: Outage = {
  busy: (reply, seconds) => {
    reply.header('retry-after', String(seconds))
    refuse(reply, 429, {
      message: `Rate limit reached. Please try again in ${seconds}s.`,
      type: 'requests',
      code: 'rate_limit_exceeded',
    })
  },
  broken: (reply) =>
    refuse(reply, 500, {
      message: 'The server had an error while processing your request.',
      type: 'server_error',
      code: null,
    }),
}

/** Plays what is wrong with the service and refuses who brings no key; true when the call ends here. */
async function isStopped(request: FastifyRequest, reply: FastifyReply, fault: FaultSwitch): Promise<boolean> {
  if (await isOut(reply, fault, outage)) return true
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
  if (tokensOf(saidIn(chat).join('\n')) + limit <= contextTokens) return null
  const message = `This model's maximum context length is ${contextTokens} tokens.`
  return { ...invalid(message, 'messages'), code: 'context_length_exceeded' }
}

function formatFault(chat: ChatRequest): Refusal | null {
  const { response_format: format } = chat
  if (chat.stream_options && !chat.stream) {
    return invalid("'stream_options' is only allowed when 'stream' is enabled.", 'stream_options')
  }
  if (format?.type === 'json_object' && !/json/i.test(saidIn(chat).join('\n'))) {
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

function questionOf(chat: ChatRequest): Question {
  const { messages, response_format: format } = chat
  return {
    said: saidIn(chat),
    isAgain: messages.some(({ role }) => role === 'assistant'),
    wantsJson: format !== undefined && format.type !== 'text',
    limit: limitOf(chat),
  }
}

function saidIn({ messages }: ChatRequest): string[] {
  return messages.map(textOf)
}

function limitOf({ max_tokens: tokens, max_completion_tokens: newer }: ChatRequest): number {
  return newer ?? tokens ?? outputTokens
}
