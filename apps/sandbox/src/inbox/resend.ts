import { randomUUID } from 'node:crypto'

import type { FastifyInstance, FastifyReply } from 'fastify'
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
})

/** Resend's way to send mail: POST /emails with a bearer key. */
export function serveResend(app: FastifyInstance, messages: Messages, fault: FaultSwitch): void {
  app.post('/resend/emails', async (request, reply) => {
    if (await fault.play(reply)) return reply
    const { authorization } = request.headers
    if (!authorization)
      return refuse(reply, 401, 'missing_api_key', 'Missing API key in the authorization header.')
    if (authorization !== `Bearer ${apiKey}`)
      return refuse(reply, 403, 'invalid_api_key', 'API key is invalid.')
    const parsed = Body.safeParse(request.body)
    if (!parsed.success) return refuse(reply, 422, 'validation_error', z.prettifyError(parsed.error))
    const { from, to, subject, text, html } = parsed.data
    if (text === undefined && html === undefined) {
      return refuse(reply, 422, 'missing_required_field', 'Missing `html` or `text` field.')
    }
    const receivers = Array.isArray(to) ? to : [to]
    if (receivers.some((it) => it.includes(deadDomain))) {
      return refuse(reply, 422, 'validation_error', 'The `to` address is on the suppression list.')
    }
    for (const receiver of receivers) {
      messages.add({ kind: 'mail', to: receiver, from, subject, text: text ?? plain(html ?? '') })
    }
    return { id: randomUUID() }
  })
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
