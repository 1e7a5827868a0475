import { type ErrorCode, errorStatus } from '@clipmint/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { Failure } from '../failure.ts'
import { failureBody } from './envelope.ts'
import { brokenInput } from './input-rules.ts'
import { sendDocument } from './site.ts'

/** The one place where something thrown becomes an answer, and where a bug is logged, once, with its cause. */
export function answerFailures(app: FastifyInstance, hasSite: boolean): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = toFailure(error)
    if (errorStatus[failure.code] >= 500) {
      request.log.error(
        { err: error, method: request.method, url: request.routeOptions.url },
        'a call failed',
      )
    }
    return sendFailure(failure, request, reply)
  })
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && wantsPage(request) && !isApi(request.url)
    if (isPage && hasSite) return sendDocument('page', request, reply)
    return sendFailure(new Failure('NOT_FOUND'), request, reply)
  })
}

function sendFailure(failure: Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body = failureBody(failure, request.lang, request.id)
  if (failure.retryAfterSeconds !== null) void reply.header('retry-after', failure.retryAfterSeconds)
  return reply
    .code(errorStatus[failure.code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body)
}

/** Faults of Fastify and its plugins that are the client's doing, by their code. */
const clientFaults: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'INVALID FILE TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'EXCEED REMAINING SPACE',
  FST_REQ_FILE_TOO_LARGE: 'EXCEED REMAINING SPACE',
  FST_PARTS_LIMIT: 'EXCEED REMAINING SPACE',
  FST_FILES_LIMIT: 'EXCEED REMAINING SPACE',
  FST_FIELDS_LIMIT: 'EXCEED REMAINING SPACE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'INVALID FILE TYPE',
}

function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (!(error instanceof Error)) return new Failure('INTERNAL')
  const { code, statusCode } = error as Partial<FastifyError>
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY') return brokenInput('json', '')
  const known = code === undefined ? undefined : clientFaults[code]
  if (known) return new Failure(known, { cause: error })
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Failure('INVALID_INPUT', { cause: error })
  }
  return new Failure('INTERNAL', { cause: error })
}

function isApi(url: string): boolean {
  // A page of the site whose address lies under the AI API's.
  if (/^\/ai\/error(?:[/?]|$)/.test(url)) return false
  return /^\/(?:v3|ai|files|sandbox|metrics|healthz|readyz)(?:[/?]|$)/.test(url)
}

function wantsPage(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') ?? false
}
