import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'

import type { FaultSwitch } from '../faults.ts'
import type { Lang } from '../page/words.ts'
import { type Answer, deliver } from '../payments/deliver.ts'
import { answerOf, refusal } from './answer.ts'
import { CancelBody, ChargeBody, ConfirmBody, IssueBody } from './bodies.ts'
import { isCode } from './codes.ts'
import type { FirstAnswers } from './idempotency.ts'
import type { KeptCards } from './kept-cards.ts'
import { faultOfKey } from './keys.ts'
import { shapeOf } from './payment.ts'
import type { Ending, Till } from './till.ts'

export type ApiDesk = { till: Till; kept: KeptCards; answers: FirstAnswers; fault: FaultSwitch }
type Request = FastifyRequest<{ Params: Record<string, string> }>

const root = '/toss/v1'
const longestKey = 300

/** The part of the Core API that the product uses. */
export function serveApi(app: FastifyInstance, desk: ApiDesk): void {
  const { till, kept } = desk
  const get = (path: string, work: (request: Request) => Ending) =>
    app.get(`${root}${path}`, (request, reply) =>
      ask(desk, { request: request as Request, reply }, async () => work(request as Request)),
    )
  const post = <Shape extends z.ZodType>(
    path: string,
    shape: Shape,
    work: (body: z.output<Shape>, request: Request) => Promise<Ending> | Ending,
  ) =>
    app.post(`${root}${path}`, (request, reply) =>
      ask(desk, { request: request as Request, reply }, async () => {
        const body = shape.safeParse(request.body)
        return body.success ? work(body.data, request as Request) : { code: 'INVALID_REQUEST' }
      }),
    )
  post('/payments/confirm', ConfirmBody, (body) => till.confirm(body))
  get('/payments/orders/:orderId', ({ params }) => found(till.findOrder(params['orderId'] ?? '')))
  get('/payments/:paymentKey', ({ params }) => found(till.find(params['paymentKey'] ?? '')))
  post('/payments/:paymentKey/cancel', CancelBody, ({ cancelAmount, cancelReason }, { params }) =>
    till.cancel(params['paymentKey'] ?? '', { amount: cancelAmount ?? null, reason: cancelReason }),
  )
  post('/billing/authorizations/issue', IssueBody, (body) => till.issue(body))
  post('/billing/:billingKey', ChargeBody, ({ customerKey, amount, orderId, orderName }, { params }) =>
    till.charge({ billingKey: params['billingKey'] ?? '', customerKey, amount, orderId, orderName }),
  )
  app.delete(`${root}/billing/:billingKey`, (request, reply) =>
    ask(desk, { request: request as Request, reply }, async () => {
      const key = (request as Request).params['billingKey'] ?? ''
      if (!kept.find(key)) return { code: 'NOT_FOUND_BILLING' }
      kept.forget(key)
      return { body: {}, delivery: 'plain' }
    }),
  )
}

function found(payment: ReturnType<Till['find']>): Ending {
  return payment ? { body: shapeOf(payment), delivery: 'plain' } : { code: 'NOT_FOUND_PAYMENT' }
}

/** Looks at a call as the API does: who asks, what error a test wants, whether it was asked before; then the work. */
async function ask(
  { answers, fault }: ApiDesk,
  { request, reply }: { request: Request; reply: FastifyReply },
  work: () => Promise<Ending>,
): Promise<FastifyReply> {
  if (await fault.play(reply)) return reply
  const { headers, method, url } = request
  const lang: Lang = headers['accept-language']?.startsWith('en') ? 'en' : 'ko'
  const wrongKey = faultOfKey(headers.authorization)
  if (wrongKey) return deliver(reply, refusal(wrongKey, lang))
  const wanted = headers['tosspayments-test-code']
  if (typeof wanted === 'string' && isCode(wanted)) return deliver(reply, refusal(wanted, lang))
  const given = method === 'POST' ? headers['idempotency-key'] : undefined
  const isGiven = typeof given === 'string'
  if (isGiven && (given === '' || given.length > longestKey))
    return deliver(reply, refusal('INVALID_IDEMPOTENCY_KEY', lang))
  const key = isGiven ? `${given} ${headers.authorization} ${method} ${url}` : null
  const answer = await answers.once(key, async () => answerOf(await work(), lang))
  if (answer === 'processing') return deliver(reply, refusal('IDEMPOTENT_REQUEST_PROCESSING', lang))
  return deliver(reply, method === 'POST' && fault.now() === 'drop-after-data' ? lost(answer) : answer)
}

function lost(answer: Answer): Answer {
  return { ...answer, delivery: answer.status === 200 ? 'lost' : answer.delivery }
}
