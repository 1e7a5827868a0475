import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { FaultSwitch } from '../../faults.ts'
import { answerTo } from '../answer.ts'
import { apiKey, contextTokens, modelName, outputTokens, tokensOf } from '../model.ts'
import { isOut, type Outage } from '../outage.ts'
import { stream } from '../stream.ts'
import { eventsOf, whole } from './answer.ts'
import { detail, refuse } from './refuse.ts'
import { ContentRequest, saidIn } from './request.ts'
import { unknownWord } from './schema.ts'

type Call = { Params: { call: string }; Querystring: { key?: string; alt?: string } }

/** Google's Generative Language API, below /sandbox/ai/google/v1beta. */
export function serveGoogle(app: FastifyInstance, fault: FaultSwitch): void {
  app.post<Call>('/ai/google/v1beta/models/:call', async (request, reply) => {
    if (await isStopped(request, reply, fault)) return reply
    const method = methodOf(request.params.call, request.query, reply)
    const asked = method && readContent(request.body, reply)
    if (!asked) return reply
    const question = {
      said: saidIn(asked),
      isAgain: asked.contents.some(({ role }) => role === 'model'),
      wantsJson: asked.generationConfig?.responseMimeType === 'application/json',
      limit: limitOf(asked),
    }
    const answer = answerTo(question, fault.now())
    if (method === 'generateContent') return whole(answer, modelName)
    await stream(reply, { text: answer.text, fault: fault.now(), events: eventsOf(answer, modelName) })
    return reply
  })
}

const outage: Outage = {
  // No header says how long: the error itself does.
  busy: (reply, seconds) =>
    refuse(reply, {
      status: 'RESOURCE_EXHAUSTED',
      message: `You exceeded your current quota. Please retry in ${seconds}s.`,
      details: [detail('RetryInfo', { retryDelay: `${seconds}s` })],
    }),
  broken: (reply) => refuse(reply, { status: 'INTERNAL', message: 'An internal error has occurred.' }),
}

/** Plays what is wrong with the service and refuses who brings no key; true when the call ends here. */
async function isStopped(
  request: FastifyRequest<Call>,
  reply: FastifyReply,
  fault: FaultSwitch,
): Promise<boolean> {
  if (await isOut(reply, fault, outage)) return true
  const key = request.headers['x-goog-api-key'] ?? request.query.key
  if (key === apiKey) return false
  refuse(
    reply,
    key === undefined
      ? {
          status: 'PERMISSION_DENIED',
          message: 'Method doesn’t allow unregistered callers. Please use API Key.',
        }
      : {
          status: 'INVALID_ARGUMENT',
          message: 'API key not valid. Please pass a valid API key.',
          details: [detail('ErrorInfo', { reason: 'API_KEY_INVALID', domain: 'googleapis.com' })],
        },
  )
  return true
}

type Method = 'generateContent' | 'streamGenerateContent'

/** Which method of which model is called, or null when there is none such. */
function methodOf(call: string, { alt }: Call['Querystring'], reply: FastifyReply): Method | null {
  const [model, method] = call.split(':')
  const isKnown = method === 'generateContent' || method === 'streamGenerateContent'
  if (model !== modelName || !isKnown) {
    const message = `models/${model} is not found for API version v1beta, or is not supported for ${method}.`
    refuse(reply, { status: 'NOT_FOUND', message })
    return null
  }
  if (method === 'generateContent' || alt === 'sse') return method
  refuse(reply, { status: 'INVALID_ARGUMENT', message: 'The stand-in streams with alt=sse alone.' })
  return null
}

/** The request, or null when it is refused. */
function readContent(body: unknown, reply: FastifyReply): ContentRequest | null {
  const { success, data: asked, error } = ContentRequest.safeParse(body)
  const fault = success
    ? (roleFault(asked) ?? limitFault(asked) ?? schemaFault(asked))
    : faultIn(error.issues[0])
  if (fault !== null) refuse(reply, { status: 'INVALID_ARGUMENT', message: fault })
  return success && fault === null ? asked : null
}

type Issue = { path: PropertyKey[]; message: string; keys?: string[] } | undefined

function faultIn(issue: Issue): string {
  const where = (issue?.path ?? []).map(String).join('.')
  const [strange] = issue?.keys ?? []
  return strange === undefined
    ? `* GenerateContentRequest.${where}: ${issue?.message ?? 'is invalid'}`
    : `Invalid JSON payload received. Unknown name "${strange}" at '${where}': Cannot find field.`
}

function roleFault({ contents }: ContentRequest): string | null {
  const isValid = contents.every(({ role }) => role === undefined || role === 'user' || role === 'model')
  return isValid ? null : 'Please use a valid role: user, model.'
}

function limitFault(asked: ContentRequest): string | null {
  const limit = limitOf(asked)
  if (limit < 1 || limit > outputTokens) {
    const range = `from 1 (inclusive) to ${outputTokens + 1} (exclusive)`
    return `Unable to submit request because it has a maxOutputTokens value of ${limit} but the supported range is ${range}.`
  }
  const tokens = tokensOf(saidIn(asked).join('\n'))
  return tokens > contextTokens - limit
    ? `The input token count (${tokens}) exceeds the maximum number of tokens allowed (${contextTokens - limit}).`
    : null
}

function schemaFault({ generationConfig: config = {} }: ContentRequest): string | null {
  const { responseSchema, responseJsonSchema, responseMimeType } = config
  const schema = responseJsonSchema ?? responseSchema
  if (schema === undefined) return null
  if (responseSchema && responseJsonSchema) {
    return 'Only one of response_schema and response_json_schema may be set.'
  }
  if (responseMimeType !== 'application/json') {
    return 'A response schema is supported with a response mime type of application/json alone.'
  }
  const strange = unknownWord(schema)
  return strange === null
    ? null
    : `Invalid JSON payload received. Unknown name "${strange}" at 'generation_config.response_schema': Cannot find field.`
}

function limitOf({ generationConfig }: ContentRequest): number {
  return generationConfig?.maxOutputTokens ?? outputTokens
}
