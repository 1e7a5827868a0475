import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { createBook } from '../payments/book.ts'
import { createPayments } from '../payments/index.ts'
import { serveStandIns } from '../serve.ts'
import { cards } from './cards.ts'
import { createStripe } from './index.ts'

let now = new Date('2026-03-01T00:00:00Z')
let app: FastifyInstance
beforeEach(async () => {
  now = new Date('2026-03-01T00:00:00Z')
  const book = createBook(() => now, null)
  app = await serveStandIns([createPayments(book), createStripe(() => now, { book, siteUrl: null })])
})
afterEach(() => app.close())

const formType = { 'content-type': 'application/x-www-form-urlencoded' }

async function post(path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: `/sandbox/stripe/v1${path}`,
    headers: { authorization: 'Bearer sk_test_sandbox', ...formType, ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

const payment = (more: Record<string, string> = {}) => ({
  amount: '2400',
  currency: 'usd',
  capture_method: 'manual',
  'metadata[order_id]': '20260301-order',
  ...more,
})

const windowUrl = (clientSecret: string, more: Record<string, string> = {}) =>
  `/sandbox/stripe/window?${new URLSearchParams({
    purpose: 'pay-once',
    publishableKey: 'pk_test_sandbox',
    clientSecret,
    orderName: 'Clipmint Basic',
    amount: '2400',
    returnUrl: 'http://localhost:3000/purchase/success?orderId=20260301-order',
    lang: 'en',
    ...more,
  }).toString()}`

const fill = (url: string, form: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: formType,
    payload: new URLSearchParams({ answer: 'pay', expiry: '12/29', cvc: '123', ...form }).toString(),
  })

describe('the API', () => {
  it('wants its key, whole cents, dollars, fifty of them at least, and no field that it does not know', async () => {
    expect((await post('/payment_intents', payment(), { authorization: 'Bearer sk_test_x' })).status).toBe(
      401,
    )
    for (const [wrong, param] of [
      [{ amount: '24.5' }, 'amount'],
      [{ amount: '49' }, 'amount'],
      [{ currency: 'krw' }, 'currency'],
      [{ price: '1' }, 'price'],
      [{ customer: 'cus_none' }, 'customer'],
    ] as const)
      expect((await post('/payment_intents', payment(wrong))).body.error).toMatchObject({
        type: 'invalid_request_error',
        param,
      })
  })

  it('answers a key with its first answer for a day, and refuses another question by it', async () => {
    const key = { 'idempotency-key': 'once' }
    const first = await post('/payment_intents', payment(), key)
    const again = await post('/payment_intents', payment(), key)
    expect([again.body.id, again.headers['idempotent-replayed']]).toEqual([first.body.id, 'true'])
    expect((await post('/payment_intents', payment({ amount: '2500' }), key)).body.error.type).toBe(
      'idempotency_error',
    )
    now = new Date(now.getTime() + 25 * 3_600_000)
    expect((await post('/payment_intents', payment(), key)).body.id).not.toBe(first.body.id)
  })

  it('moves money when it is captured, once, and not when the window authorizes it', async () => {
    const { id } = (await post('/payment_intents', payment())).body
    const balance = async () => (await app.inject('/sandbox/payments/book.json')).json().balance.USD
    expect((await post(`/payment_intents/${id}/capture`)).body.error.code).toBe(
      'payment_intent_unexpected_state',
    )
    const confirmed = await post(`/payment_intents/${id}/confirm`, { payment_method: 'pm_card_visa' })
    expect([confirmed.body.status, await balance()]).toEqual(['requires_capture', 0])
    expect((await post(`/payment_intents/${id}/capture`)).body.status).toBe('succeeded')
    expect((await post(`/payment_intents/${id}/capture`)).status).toBe(400)
    expect(await balance()).toBe(2_400)
    expect((await post('/refunds', { payment_intent: id, amount: '2401' })).body.error.param).toBe('amount')
    expect((await post('/refunds', { payment_intent: id, amount: '400' })).body.amount).toBe(400)
    expect((await post('/refunds', { payment_intent: id })).body.amount).toBe(2_000)
    expect((await post('/refunds', { payment_intent: id })).body.error.code).toBe('charge_already_refunded')
    expect(await balance()).toBe(0)
  })
})

describe('the page in place of the fields', () => {
  it('shows what is paid, and goes back as the documentation says', async () => {
    const { client_secret: secret, id } = (await post('/payment_intents', payment())).body
    const page = (await app.inject(windowUrl(secret))).body
    expect(page).toContain('$24.00')
    expect(page).toContain('Practice card')
    const back = await fill(windowUrl(secret), { number: '4242 4242 4242 4242' })
    expect(Object.fromEntries(new URL(back.headers.location ?? '').searchParams)).toEqual({
      orderId: '20260301-order',
      payment_intent: id,
      payment_intent_client_secret: secret,
      redirect_status: 'succeeded',
    })
  })

  it('comes back with the issuer’s reason, after which another card may be tried', async () => {
    const { client_secret: secret } = (await post('/payment_intents', payment())).body
    const declined = await fill(windowUrl(secret), { number: '4000000000009995' })
    expect(new URL(declined.headers.location ?? '').searchParams.get('decline_code')).toBe(
      'insufficient_funds',
    )
    const back = await fill(windowUrl(secret), { number: '4242424242424242' })
    expect(new URL(back.headers.location ?? '').searchParams.get('redirect_status')).toBe('succeeded')
  })

  it('stays with a wrong field, and is not opened for another secret, key or site', async () => {
    const { client_secret: secret } = (await post('/payment_intents', payment())).body
    expect((await fill(windowUrl(secret), { number: '4242424242424242', cvc: 'x' })).body).toContain(
      'id="cvc-wrong"',
    )
    for (const url of [
      windowUrl('pi_other_secret_x'),
      windowUrl(secret, { publishableKey: 'pk_live_x' }),
      windowUrl(secret, { returnUrl: 'https://elsewhere.example/' }),
    ])
      expect((await app.inject(url)).statusCode).toBe(400)
  })
})

it('has each practice card once', () => {
  expect(new Set(cards.map(({ number }) => number)).size).toBe(cards.length)
})
