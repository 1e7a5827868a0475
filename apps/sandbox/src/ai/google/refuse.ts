import type { FastifyReply } from 'fastify'

/** The names of Google's own errors, with their status. */
const statuses = {
  INVALID_ARGUMENT: 400,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  RESOURCE_EXHAUSTED: 429,
  INTERNAL: 500,
} as const

type Refusal = { status: keyof typeof statuses; message: string; details?: object[] }

export function refuse(reply: FastifyReply, { status, message, details = [] }: Refusal): void {
  const code = statuses[status]
  const error = { code, message, status, ...(details.length > 0 ? { details } : {}) }
  reply.code(code).send({ error })
}

/** What a detail of an error is, by the name that Google gives its kind. */
export function detail(kind: string, more: object): object {
  return { '@type': `type.googleapis.com/google.rpc.${kind}`, ...more }
}
