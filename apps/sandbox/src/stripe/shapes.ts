import type { Customer, Intent, Method, Refund, Vault } from './vault.ts'

const seconds = (ms: number): number => Math.floor(ms / 1_000)

export function customerShape({ id, email, name, metadata }: Customer): object {
  return { id, object: 'customer', email, name, metadata, livemode: false }
}

export function methodShape({ id, customer, card }: Method): object {
  return {
    id,
    object: 'payment_method',
    type: 'card',
    customer,
    card: cardShape(card.number),
    livemode: false,
  }
}

export function refundShape({ id, intent, amount, metadata, created }: Refund): object {
  return {
    id,
    object: 'refund',
    amount,
    currency: 'usd',
    payment_intent: intent,
    metadata,
    status: 'succeeded',
    created: seconds(created),
  }
}

/** An intent in the shape that the documentation gives it, with what was asked to come along. */
export function intentShape(vault: Vault, intent: Intent, expand: readonly string[]): object {
  const { id, kind, customer, method, status, metadata, failure, created, description } = intent
  const found = method === null ? null : vault.method(method)
  const shared = {
    id,
    client_secret: secretOf(intent),
    created: seconds(created),
    customer,
    description,
    livemode: false,
    metadata,
    payment_method: expand.includes('payment_method') && found ? methodShape(found) : method,
    payment_method_types: ['card'],
    status,
  }
  const error = failure && { type: 'card_error', ...failure }
  if (kind === 'setup')
    return { ...shared, object: 'setup_intent', usage: 'off_session', last_setup_error: error }
  return {
    ...shared,
    object: 'payment_intent',
    amount: intent.amount,
    amount_received: intent.chargedAt === null ? 0 : intent.amount,
    capture_method: intent.captureMethod,
    currency: 'usd',
    last_payment_error: error,
    latest_charge: expand.includes('latest_charge') ? chargeShape(vault, intent) : chargeId(intent),
  }
}

/** What lets a browser go on with an intent. */
export const secretOf = ({ id }: Intent): string => `${id}_secret_sandbox`

/** The charge of an intent; null before there is one. */
export function chargeShape(vault: Vault, intent: Intent): object | null {
  const { id, amount, metadata, method, chargedAt } = intent
  if (chargedAt === null) return null
  const found = method === null ? null : vault.method(method)
  return {
    id: chargeId(intent),
    object: 'charge',
    amount,
    amount_captured: amount,
    amount_refunded: vault.returned(id),
    created: seconds(chargedAt),
    currency: 'usd',
    metadata,
    paid: true,
    payment_intent: id,
    payment_method_details: found && { type: 'card', card: cardShape(found.card.number) },
    receipt_url: intent.receiptUrl,
    refunded: vault.returned(id) === amount,
    status: 'succeeded',
  }
}

function chargeId({ id, chargedAt }: Intent): string | null {
  return chargedAt === null ? null : id.replace('pi_', 'ch_')
}

function cardShape(number: string): object {
  return {
    brand: 'visa',
    last4: number.slice(-4),
    exp_month: 12,
    exp_year: 2040,
    funding: 'credit',
    country: 'US',
  }
}
