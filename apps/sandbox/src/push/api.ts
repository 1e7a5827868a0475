import { randomUUID } from 'node:crypto'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { FaultSwitch } from '../faults.ts'
import type { Messages } from '../inbox/messages.ts'
import { decrypt } from './decrypt.ts'
import { refusals, type Subscription, type Subscriptions } from './subscriptions.ts'
import { isApplicationKey, vapidFault } from './vapid.ts'

const mostBytes = 4_096
const Head = z.object({
  ttl: z.string().regex(/^\d{1,10}$/, 'TTL must be a number of seconds'),
  'content-encoding': z.literal('aes128gcm'),
  urgency: z.enum(['very-low', 'low', 'normal', 'high']).optional(),
  topic: z
    .string()
    .regex(/^[\w-]{1,32}$/)
    .optional(),
})
const Subscribe = z.strictObject({ applicationServerKey: z.string().refine(isApplicationKey) })
const Answer = z.object({ answer: z.coerce.number().pipe(z.literal([201, ...refusals])) })
/** What our worker shows; another payload is shown as it is. */
const Notice = z.object({ title: z.string(), body: z.string(), url: z.string().optional() })

type Parts = { subscriptions: Subscriptions; messages: Messages; fault: FaultSwitch; now: () => Date }
type One = { Params: { id: string } }

/**
 * A push service and, in place of the browser, its push manager: `POST /push/subscriptions` subscribes, the endpoint that
 * it gives takes messages as RFC 8030, 8291 and 8292 say.
 */
export function servePushService(app: FastifyInstance, parts: Parts): void {
  const { subscriptions } = parts
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  app.post('/push/subscriptions', async (request, reply) => {
    const asked = Subscribe.safeParse(request.body)
    if (!asked.success) return refuse(reply, 400, 'No application server key.')
    const { id, publicKey, auth } = subscriptions.add(asked.data.applicationServerKey)
    const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') }
    return reply
      .code(201)
      .send({ endpoint: `${originOf(request)}/sandbox/push/send/${id}`, expirationTime: null, keys })
  })
  app.post<One>('/push/subscriptions/:id/answer', async (request, reply) => {
    const subscription = subscriptions.find(request.params.id)
    const wish = Answer.safeParse(request.body)
    if (!subscription) return refuse(reply, 404, 'No such subscription.')
    if (!wish.success) return refuse(reply, 400, 'No such answer.')
    const { answer } = wish.data
    subscription.answers = answer === 201 ? null : answer
    return request.headers.accept?.includes('text/html') ? reply.redirect('/sandbox/push', 303) : { answer }
  })
  app.post<One>('/push/send/:id', async (request, reply) => {
    if (await parts.fault.play(reply)) return reply
    const subscription = subscriptions.find(request.params.id)
    if (!subscription) return refuse(reply, 404, 'No such subscription.')
    return take(request, reply, subscription, parts)
  })
}

function take(
  request: FastifyRequest,
  reply: FastifyReply,
  subscription: Subscription,
  { messages, now }: Parts,
): FastifyReply {
  const { answers, applicationKey, name } = subscription
  if (answers !== null) return played(reply, answers)
  const head = Head.safeParse(request.headers)
  if (!head.success) return refuse(reply, 400, z.prettifyError(head.error))
  const { authorization } = request.headers
  const fault = vapidFault({ authorization, audience: originOf(request), applicationKey, now: now() })
  if (fault !== null) return refuse(reply, 403, fault)
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  if (body.length > mostBytes) return refuse(reply, 413, 'Payload too large.')
  const text = body.length < 22 ? null : decrypt(body, subscription)
  if (text === null) return refuse(reply, 400, 'The message is not encrypted for this subscription.')
  messages.add({ kind: 'push', to: name, from: applicationKey.slice(0, 8), ...wordsOf(text) })
  return reply
    .code(201)
    .header('location', `${originOf(request)}/sandbox/push/message/${randomUUID()}`)
    .header('ttl', head.data.ttl)
    .send()
}

function wordsOf(text: string): { subject: string | null; text: string } {
  const notice = Notice.safeParse(json(text))
  if (!notice.success) return { subject: null, text }
  const { title, body, url } = notice.data
  return { subject: title, text: url === undefined ? body : `${body}\n${url}` }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const reasons = {
  404: 'No such subscription.',
  410: 'The subscription has ended.',
  413: 'Payload too large.',
  429: 'Too many messages.',
  500: 'Internal error.',
} as const

function played(reply: FastifyReply, status: keyof typeof reasons): FastifyReply {
  if (status === 429) void reply.header('retry-after', '7')
  return refuse(reply, status, reasons[status])
}

function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).send({ code: status, message })
}
