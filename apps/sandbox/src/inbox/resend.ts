import { randomUUID } from 'node:crypto'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { FaultSwitch } from '../faults.ts'
import type { Messages } from './messages.ts'

const apiKey = 're_sandbox'
/** A domain whose mail is always refused, to try out what the product says then. */
const deadDomain = '@refused.example'

const Address = z.string().regex(/^(?:[^<>]+<[^@<>\s]+@[^@<>\s]+>|[^@<>\s]+@[^@<>\s]+)$/)
const Body = z.object({
  from: Address,
  to: z.union([Address, z.array(Address).min(1).max(50)]),
  subject: z.string().min(1),
  text: z.string().optional(),
  html: z.string().optional(),
  reply_to: z.union([Address, z.array(Address).min(1)]).optional(),
})

/** How many mails with a sender's own key are known again; older ones are forgotten. */
const keptKeys = 100

/** Resend's way to send mail: POST /emails with a bearer key. */
export function serveResend(app: FastifyInstance, messages: Messages, fault: FaultSwitch): void {
  /** What was answered under a sender's own key: asked again, the same is answered and no second mail goes out. */
  const once = new Map<string, { body: string; id: string }>()
  app.post('/resend/emails', async (request, reply) => {
    if (await fault.play(reply)) return reply
    const { authorization } = request.headers
    if (!authorization)
      return refuse(reply, 401, 'missing_api_key', 'Missing API key in the authorization header.')
    if (authorization !== `Bearer ${apiKey}`)
      return refuse(reply, 403, 'invalid_api_key', 'API key is invalid.')
    const parsed = Body.safeParse(request.body)
    if (!parsed.success) return refuse(reply, 422, 'validation_error', z.prettifyError(parsed.error))
    const { from, to, subject, text, html, reply_to: replyTo } = parsed.data
    if (text === undefined && html === undefined) {
      return refuse(reply, 422, 'missing_required_field', 'Missing `html` or `text` field.')
    }
    const receivers = Array.isArray(to) ? to : [to]
    if (receivers.some((it) => it.includes(deadDomain))) {
      return refuse(reply, 422, 'validation_error', 'The `to` address is on the suppression list.')
    }
    const key = onceKeyOf(request)
    const known = once.get(key ?? '')
    const body = JSON.stringify(parsed.data)
    if (known?.body === body) return { id: known.id }
    if (known)
      return refuse(reply, 409, 'invalid_idempotent_request', 'This key was used with another request.')
    for (const receiver of receivers) {
      messages.add({
        kind: 'mail',
        to: receiver,
        from,
        subject,
        text: text ?? plain(html ?? ''),
        ...(replyTo === undefined ? {} : { replyTo: [replyTo].flat().join(', ') }),
      })
    }
    const id = randomUUID()
    if (key !== null) once.set(key, { body, id })
    const [oldest] = once.keys()
    if (once.size > keptKeys && oldest !== undefined) once.delete(oldest)
    return { id }
  })
}

function onceKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  return typeof key === 'string' && key !== '' ? key : null
}

/** The words of an HTML mail, for the list; the page shows no HTML of others. */
function plain(html: string): string {
  return html
    .replaceAll(/<(?:br|\/p|\/div|\/tr|\/h\d)[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function refuse(reply: FastifyReply, statusCode: number, name: string, message: string): FastifyReply {
  return reply.code(statusCode).send({ statusCode, name, message })
}
