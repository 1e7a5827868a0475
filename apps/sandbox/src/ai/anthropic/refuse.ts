import { randomBytes } from 'node:crypto'

import type { FastifyReply } from 'fastify'

/** The names of the Messages API's own errors, with their status. */
const statuses = {
  invalid_request_error: 400,
  authentication_error: 401,
  not_found_error: 404,
  rate_limit_error: 429,
  api_error: 500,
} as const

export function refuse(reply: FastifyReply, type: keyof typeof statuses, message: string): void {
  const id = `req_${randomBytes(12).toString('hex')}`
  reply
    .code(statuses[type])
    .header('request-id', id)
    .send({ type: 'error', error: { type, message }, request_id: id })
}
