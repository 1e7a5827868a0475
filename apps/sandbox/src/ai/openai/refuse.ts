import type { FastifyReply } from 'fastify'

/** Why OpenAI refuses a request. */
export type Refusal = { message: string; type: string; param?: string | null; code: string | null }

export function refuse(reply: FastifyReply, status: number, refusal: Refusal): void {
  reply.code(status).send(errorOf(refusal))
}

export function errorOf({ param = null, ...error }: Refusal): object {
  return { error: { ...error, param } }
}

export function invalid(message: string, param: string | null = null): Refusal {
  return { message, type: 'invalid_request_error', param, code: null }
}
