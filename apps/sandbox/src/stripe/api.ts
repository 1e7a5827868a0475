import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { FaultSwitch } from '../faults.ts'
import { deliver } from '../payments/deliver.ts'
import { answerOf, type Ending, invalid, missing } from './answer.ts'
import { cardNamed } from './cards.ts'
import type { createFirstAnswers } from './first-answers.ts'
import { amountOf, type Form, readForm } from './form.ts'
import { secretKey } from './keys.ts'
import { customerShape, intentShape, methodShape, refundShape } from './shapes.ts'
import type { Intent, Method, Vault } from './vault.ts'

export type ApiDesk = { vault: Vault; once: ReturnType<typeof createFirstAnswers>; fault: FaultSwitch }
type Asked = { form: Form; id: string }
type Work = (asked: Asked) => Promise<Ending> | Ending

const leastCents = 50
const usualLimit = 10

/** The part of the API that the product uses, form-encoded as it is. */
export function serveApi(app: FastifyInstance, desk: ApiDesk): void {
  const { vault } = desk
  const on = (method: 'GET' | 'POST', path: string, known: readonly string[], work: Work) =>
    app.route({
      method,
      url: `/stripe/v1${path}`,
      handler: (request, reply) => ask(desk, { request, reply, known }, work),
    })
  /** The work on an intent that is there. */
  const withIntent =
    (kind: Intent['kind'], work: (intent: Intent, asked: Asked) => Promise<Ending> | Ending): Work =>
    (asked) => {
      const intent = vault.intent(asked.id)
      return intent?.kind === kind ? work(intent, asked) : missing(`${kind}_intent`, asked.id, 'intent')
    }
  on('POST', '/customers', ['email', 'name', 'metadata'], ({ form }) => ({
    body: customerShape(
      vault.addCustomer({
        email: form.text('email'),
        name: form.text('name'),
        metadata: form.map('metadata'),
      }),
    ),
  }))
  on(
    'POST',
    '/setup_intents',
    ['customer', 'usage', 'allowed_payment_method_types', 'metadata'],
    ({ form }) => {
      const customer = form.text('customer') ?? ''
      if (!vault.customer(customer)) return missing('customer', customer, 'customer')
      const metadata = form.map('metadata')
      const given = { kind: 'setup', amount: 0, captureMethod: 'automatic', description: null } as const
      return { body: vault.begin({ ...given, customer, metadata }) }
    },
  )
  on('POST', '/payment_intents', paymentFields, ({ form }) => createPayment(vault, form))
  for (const kind of ['payment', 'setup'] as const) {
    const path = `/${kind}_intents/:id`
    on(
      'GET',
      path,
      [],
      withIntent(kind, (intent) => ({ body: intent })),
    )
    on(
      'POST',
      `${path}/confirm`,
      ['payment_method', 'return_url'],
      withIntent(kind, (intent, { form }) => {
        const method = methodOf(vault, form.text('payment_method') ?? '')
        return 'fault' in method ? method : vault.confirm(intent, method, { isOffSession: false })
      }),
    )
  }
  on(
    'POST',
    '/payment_intents/:id/capture',
    [],
    withIntent('payment', (intent) => vault.capture(intent)),
  )
  on('GET', '/payment_intents', ['customer', 'limit'], ({ form }) => {
    const customer = form.text('customer') ?? ''
    if (!vault.customer(customer)) return missing('customer', customer, 'customer')
    const latest = vault.paymentsBy({ customer }).toReversed()
    return listOf(latest.slice(0, Number(form.text('limit') ?? usualLimit)))
  })
  on('GET', '/payment_intents/search', ['query', 'limit'], ({ form }) => {
    const [, id] = /^metadata\['order_id'\]:'([^']+)'$/.exec(form.text('query') ?? '') ?? []
    if (id === undefined) return invalid('The query cannot be read.', { param: 'query' })
    return listOf(vault.paymentsBy({ orderId: id }))
  })
  on('POST', '/refunds', ['payment_intent', 'amount', 'metadata'], ({ form }) => {
    const text = form.text('amount')
    const amount = amountOf(text)
    if (text !== null && amount === null)
      return invalid('Invalid integer', { param: 'amount', code: 'parameter_invalid_integer' })
    return vault.refund(form.text('payment_intent') ?? '', amount, form.map('metadata'))
  })
  on('GET', '/refunds', ['payment_intent', 'limit'], ({ form }) => {
    const id = form.text('payment_intent') ?? ''
    return vault.intent(id) ? listOf(vault.refundsOf(id)) : missing('payment_intent', id, 'payment_intent')
  })
  on('POST', '/payment_methods/:id/detach', [], ({ id }) => {
    const method = vault.method(id)
    return method ? vault.detach(method) : missing('PaymentMethod', id, 'payment_method')
  })
}

const paymentFields = [
  'amount',
  'currency',
  'customer',
  'payment_method',
  'allowed_payment_method_types',
  'capture_method',
  'off_session',
  'confirm',
  'description',
  'metadata',
  'receipt_email',
]

function createPayment(vault: Vault, form: Form): Ending | Promise<Ending> {
  const amount = amountOf(form.text('amount'))
  if (amount === null)
    return invalid('Invalid integer', { param: 'amount', code: 'parameter_invalid_integer' })
  if (form.text('currency') !== 'usd') return invalid('Invalid currency', { param: 'currency' })
  if (amount < leastCents)
    return invalid('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' })
  const customer = form.text('customer')
  if (customer !== null && !vault.customer(customer)) return missing('customer', customer, 'customer')
  const isConfirmed = form.text('confirm') === 'true'
  const name = form.text('payment_method') ?? ''
  const method = isConfirmed ? vault.method(name) : null
  if (isConfirmed && (!method || method.customer !== customer))
    return missing('PaymentMethod', name, 'payment_method')
  const intent = vault.begin({
    kind: 'payment',
    amount,
    captureMethod: form.text('capture_method') === 'manual' ? 'manual' : 'automatic',
    customer,
    description: form.text('description'),
    metadata: form.map('metadata'),
  })
  const isOffSession = form.text('off_session') === 'true'
  return method ? vault.confirm(intent, method, { isOffSession }) : { body: intent }
}

function methodOf(vault: Vault, name: string): Method | ReturnType<typeof missing> {
  const card = cardNamed(name)
  return (
    vault.method(name) ?? (card ? vault.addMethod(card) : missing('PaymentMethod', name, 'payment_method'))
  )
}

function listOf(data: readonly object[]): Ending {
  return { body: { object: 'list', data, has_more: false } }
}

/** Looks at a call as the API does: who asks, what is asked, whether it was asked before; then the work. */
async function ask(
  { vault, once, fault }: ApiDesk,
  { request, reply, known }: { request: FastifyRequest; reply: FastifyReply; known: readonly string[] },
  work: Work,
): Promise<FastifyReply> {
  if (await fault.play(reply)) return reply
  const { headers, method, url, body, query, params } = request
  if (headers.authorization !== `Bearer ${secretKey}`)
    return deliver(reply, answerOf(invalid('Invalid API Key provided.', { status: 401 })))
  const given = ((method === 'POST' ? body : query) ?? {}) as Record<string, string>
  const form = readForm(given, known)
  if ('fault' in form) return deliver(reply, answerOf(form))
  const key = method === 'POST' ? headers['idempotency-key'] : undefined
  const said = `${url} ${JSON.stringify(given)}`
  const expand = form.list('expand').map((name) => name.replace(/^data\./, ''))
  const answer = await once({ key: typeof key === 'string' ? key : null, said }, async () => {
    const ending = await work({ form, id: (params as { id?: string }).id ?? '' })
    return 'fault' in ending ? ending : { ...ending, body: shapeOf(vault, ending.body, expand) }
  })
  const isLost = method === 'POST' && fault.now() === 'drop-after-data' && answer.status === 200
  return deliver(reply, isLost ? { ...answer, delivery: 'lost' } : answer)
}

/** Whatever is answered, in the shape that the documentation gives it. */
function shapeOf(vault: Vault, body: object, expand: readonly string[]): object {
  if ('data' in body && Array.isArray(body.data))
    return { ...body, data: body.data.map((it: object) => shapeOf(vault, it, expand)) }
  if ('captureMethod' in body) return intentShape(vault, body as Intent, expand)
  if ('intent' in body) return refundShape(body as Parameters<typeof refundShape>[0])
  return 'payments' in body ? methodShape(body as Method) : body
}
