import { type Ending, invalid, missing } from './answer.ts'
import { cardNamed } from './cards.ts'
import { amountOf, type Form } from './form.ts'
import { type Asked, listOf, type On, type Work } from './route.ts'
import type { Intent, Method, Vault } from './vault.ts'

const leastCents = 50
const usualLimit = 10

/** Payments, and cards kept without one: begun, confirmed, captured and looked for. */
export function serveIntents(on: On, vault: Vault): void {
  on('POST', '/setup_intents', setupFields, ({ form }) => createSetup(vault, form))
  on('POST', '/payment_intents', paymentFields, ({ form }) => createPayment(vault, form))
  for (const kind of ['payment', 'setup'] as const) {
    const path = `/${kind}_intents/:id`
    const found = withIntent(vault, kind, (intent) => ({ body: intent }))
    on('GET', path, [], found)
    const confirmed = withIntent(vault, kind, (intent, { form }) => {
      const method = methodOf(vault, form.text('payment_method') ?? '')
      return 'fault' in method ? method : vault.confirm(intent, method, { isOffSession: false })
    })
    on('POST', `${path}/confirm`, ['payment_method', 'return_url'], confirmed)
  }
  const captured = withIntent(vault, 'payment', (intent) => vault.capture(intent))
  on('POST', '/payment_intents/:id/capture', [], captured)
  on('GET', '/payment_intents', ['customer', 'limit'], ({ form }) => listOfCustomer(vault, form))
  on('GET', '/payment_intents/search', ['query', 'limit'], ({ form }) => {
    const [, id] = /^metadata\['order_id'\]:'([^']+)'$/.exec(form.text('query') ?? '') ?? []
    if (id === undefined) return invalid('The query cannot be read.', { param: 'query' })
    return listOf(vault.paymentsBy({ orderId: id }))
  })
}

/** The work on an intent that is there. */
function withIntent(
  vault: Vault,
  kind: Intent['kind'],
  work: (intent: Intent, asked: Asked) => Promise<Ending> | Ending,
): Work {
  return (asked) => {
    const intent = vault.intent(asked.id)
    return intent?.kind === kind ? work(intent, asked) : missing(`${kind}_intent`, asked.id, 'intent')
  }
}

const setupFields = ['customer', 'usage', 'allowed_payment_method_types', 'metadata']

function createSetup(vault: Vault, form: Form): Ending {
  const customer = form.text('customer') ?? ''
  if (!vault.customer(customer)) return missing('customer', customer, 'customer')
  const metadata = form.map('metadata')
  const given = { kind: 'setup', amount: 0, captureMethod: 'automatic', description: null } as const
  return { body: vault.begin({ ...given, customer, metadata }) }
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

function listOfCustomer(vault: Vault, form: Form): Ending {
  const customer = form.text('customer') ?? ''
  if (!vault.customer(customer)) return missing('customer', customer, 'customer')
  const latest = vault.paymentsBy({ customer }).toReversed()
  return listOf(latest.slice(0, Number(form.text('limit') ?? usualLimit)))
}
