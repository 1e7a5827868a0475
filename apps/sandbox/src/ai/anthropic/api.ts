import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { FaultSwitch } from '../../faults.ts'
import { answerTo } from '../answer.ts'
import { apiKey, contextTokens, modelName, outputTokens, tokensOf } from '../model.ts'
import { isOut, type Outage } from '../outage.ts'
import { stream } from '../stream.ts'
import { eventsOf, whole } from './answer.ts'
import { refuse } from './refuse.ts'
import { forcedTool, MessagesRequest, saidIn } from './request.ts'
import { schemaFault } from './schema.ts'

/** The same model under the name of one that writes by a schema itself; the other is to call a tool for that. */
const structuredModel = 'claude-sonnet-4-5-sandbox'
const version = '2023-06-01'

/** Anthropic's Messages API, below /sandbox/ai/anthropic/v1. */
export function serveAnthropic(app: FastifyInstance, fault: FaultSwitch): void {
  app.post('/ai/anthropic/v1/messages', async (request, reply) => {
    if (await isStopped(request, reply, fault)) return reply
    const asked = readMessages(request.body, reply)
    if (!asked) return reply
    const tool = forcedTool(asked)
    const question = {
      said: saidIn(asked),
      isAgain: asked.messages.some(({ role }) => role === 'assistant'),
      wantsJson: tool !== null || asked.output_config?.format !== undefined,
      limit: asked.max_tokens,
    }
    const answer = answerTo(question, fault.now())
    const head = { model: asked.model, tool }
    if (!asked.stream) return whole(answer, head)
    await stream(reply, { text: answer.text, fault: fault.now(), events: eventsOf(answer, head) })
    return reply
  })
}

const outage: Outage = {
  busy: (reply, seconds) => {
    reply.header('retry-after', String(seconds))
    refuse(reply, 'rate_limit_error', 'This request would exceed your organization’s rate limit.')
  },
  broken: (reply) => refuse(reply, 'api_error', 'Internal server error'),
}

/** Plays what is wrong with the service and refuses who brings no key or no version; true when the call ends here. */
async function isStopped(request: FastifyRequest, reply: FastifyReply, fault: FaultSwitch): Promise<boolean> {
  if (await isOut(reply, fault, outage)) return true
  const { 'x-api-key': key, 'anthropic-version': asked } = request.headers
  if (key !== apiKey) {
    refuse(reply, 'authentication_error', key ? 'invalid x-api-key' : 'x-api-key header is required')
    return true
  }
  if (asked === version) return false
  const wrong = asked ? `"${String(asked)}" is not a valid version` : 'header is required'
  refuse(reply, 'invalid_request_error', `anthropic-version: ${wrong}`)
  return true
}

/** The request, or null when it is refused. */
function readMessages(body: unknown, reply: FastifyReply): MessagesRequest | null {
  const { success, data: asked, error } = MessagesRequest.safeParse(body)
  if (!success) {
    refuse(reply, 'invalid_request_error', faultIn(error.issues[0]))
    return null
  }
  if (asked.model !== modelName && asked.model !== structuredModel) {
    refuse(reply, 'not_found_error', `model: ${asked.model}`)
    return null
  }
  const fault = limitFault(asked) ?? toolFault(asked) ?? formatFault(asked)
  if (fault !== null) refuse(reply, 'invalid_request_error', fault)
  return fault === null ? asked : null
}

type Issue = { code?: string; path: PropertyKey[]; message: string; keys?: string[] } | undefined

/** What is wrong with a request's shape, told as `messages.0.content: …`. */
function faultIn(issue: Issue): string {
  const where = [...(issue?.path ?? []), ...(issue?.keys?.slice(0, 1) ?? [])].map(String).join('.')
  const what = issue?.keys ? 'Extra inputs are not permitted' : (issue?.message ?? 'Invalid request.')
  return `${where}: ${what}`
}

function limitFault(asked: MessagesRequest): string | null {
  const { max_tokens: limit, model, messages } = asked
  if (messages[0]?.role !== 'user') return 'messages: first message must use the "user" role'
  if (limit > outputTokens) {
    return `max_tokens: ${limit} > ${outputTokens}, which is the maximum allowed number of output tokens for ${model}`
  }
  const tokens = tokensOf(saidIn(asked).join('\n'))
  return tokens + limit > contextTokens
    ? `prompt is too long: ${tokens} tokens > ${contextTokens} maximum`
    : null
}

function toolFault({ tools = [], tool_choice: choice }: MessagesRequest): string | null {
  if (choice && tools.length === 0)
    return 'tool_choice: tool_choice may only be specified while providing tools'
  const open = tools.findIndex(({ input_schema: schema }) => schema['type'] !== 'object')
  if (open !== -1) return `tools.${open}.custom.input_schema.type: Field required`
  const named = choice?.type === 'tool' ? choice.name : null
  return named === null || tools.some(({ name }) => name === named)
    ? null
    : `tool_choice: Tool '${named}' not found in provided tools`
}

function formatFault({ model, output_config: config }: MessagesRequest): string | null {
  if (!config?.format) return null
  if (model !== structuredModel) return `'${model}' does not support output format.`
  const wrong = schemaFault(config.format.schema)
  return wrong === null ? null : `output_config.format.schema: ${wrong}`
}
