import { type Call, type ErrorCode, errorStatus } from '@clipmint/contract'
import type { FastifySchema } from 'fastify'
import { z } from 'zod'

/** Failures that any call can meet. */
const common: readonly ErrorCode[] = ['INVALID_INPUT', 'TOO_MANY_REQUESTS', 'INTERNAL']

/** What every call may carry in its query; anything that is no language or country is passed over, not refused. */
const everyQuery = z.object({
  lang: z.string().optional().describe('ko or en; kr means ko. Messages come in this language.'),
  country: z.string().optional().describe('Two letters, such as KR.'),
})

/** What Fastify checks a call by, and what OpenAPI says of it. */
export function callSchema(area: string, name: string, call: Call): FastifySchema {
  const codes: ErrorCode[] = [...common, ...call.errors]
  if (call.who === 'member') codes.push('UNAUTHENTICATED')
  const success = z.object({ code: z.literal('SUCCESS'), result: call.result, ...call.beside.shape })
  const hasBody = call.method !== 'GET' && !call.multipart
  return {
    operationId: `${area}.${name}`,
    summary: call.summary,
    description: `Answers, besides SUCCESS: ${codes.toSorted().join(', ')}.`,
    tags: [area],
    ...(call.who === 'member' ? { security: [{ bearer: [] }] } : {}),
    ...(Object.keys(call.params.shape).length > 0 ? { params: call.params } : {}),
    querystring: call.query.safeExtend(everyQuery.shape),
    ...(hasBody ? { body: call.body } : {}),
    ...(call.multipart ? { consumes: ['multipart/form-data'] } : {}),
    response: responsesOf(success, codes),
  }
}

/** A refusal of business answers 200 as well, so that status can carry either shape. */
function responsesOf(success: z.ZodObject, codes: readonly ErrorCode[]): Record<number, z.ZodType> {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of new Set(codes)) {
    byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code])
  }
  const refusals = byStatus.get(200)
  const responses: Record<number, z.ZodType> = {
    200: refusals ? z.union([success, failureShape(refusals)]) : success,
  }
  for (const [status, list] of byStatus) {
    if (status !== 200) responses[status] = failureShape(list)
  }
  return responses
}

function failureShape(codes: readonly ErrorCode[]): z.ZodObject {
  return z.object({
    code: z.enum(codes as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    requestId: z.string(),
    retryable: z.boolean(),
    field: z.string().optional(),
  })
}
