import { randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { createBook } from '../payments/book.ts'
import { createPayments } from '../payments/index.ts'
import type { Manner } from '../payments/manners.ts'
import { serveStandIns } from '../serve.ts'
import { type Card, cards, cardOf } from './cards.ts'
import { createToss } from './index.ts'

let now = new Date('2026-03-01T00:00:00Z')
let app: FastifyInstance
beforeEach(async () => {
  now = new Date('2026-03-01T00:00:00Z')
  app = await begin()
})
afterEach(() => app.close())

function begin(): Promise<FastifyInstance> {
  const book = createBook(() => now, null)
  return serveStandIns([createPayments(book), createToss(() => now, { book, siteUrl: null })])
}

const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000)
}
const basic = (said: string) => `Basic ${Buffer.from(said).toString('base64')}`
const right = { authorization: basic('test_sk_sandbox:') }
const site = 'http://localhost:3000/purchase'
const cardBy = (wanted: Partial<Card>): Card => {
  const found = cards.find((card) =>
    Object.entries(wanted).every(([key, value]) => card[key as 'code'] === value),
  )
  if (!found) throw new Error('No such card.')
  return found
}
const manner = (wanted: Manner) => cardBy({ manner: wanted, stage: null })

type Visit = Partial<
  Record<'purpose' | 'clientKey' | 'customerKey' | 'orderId' | 'amount' | 'successUrl' | 'lang', string>
>
const windowUrl = (more: Visit = {}) =>
  `/sandbox/toss/window?${new URLSearchParams({
    purpose: 'pay-once',
    clientKey: 'test_ck_sandbox',
    customerKey: 'a-customer-key',
    orderId: '20260301-order',
    orderName: 'Basic',
    amount: '29000',
    successUrl: `${site}/success`,
    failUrl: `${site}/fail`,
    ...more,
  }).toString()}`

const fill = (url: string, form: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      answer: 'pay',
      number: manner('good').number,
      expiry: '12/29',
      birth: '900101',
      password: '00',
      ...form,
    }).toString(),
  })

async function authenticate(
  visit: Visit = {},
  number = manner('good').number,
): Promise<Record<string, string>> {
  const back = await fill(windowUrl(visit), { number })
  return Object.fromEntries(new URL(back.headers.location ?? '').searchParams)
}

async function call(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
) {
  const url = `/sandbox/toss/v1${path}`
  const answer = await app.inject({
    method,
    url,
    headers: { ...right, ...headers },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, body: answer.json() }
}

const confirm = (fields: Record<string, unknown>, headers = {}) => {
  const { paymentKey, orderId, amount } = fields
  return call('POST', '/payments/confirm', { body: { paymentKey, orderId, amount: Number(amount) }, headers })
}

async function keep(number = manner('good').number, customerKey = 'a-customer-key'): Promise<string> {
  const { authKey = '' } = await authenticate({ purpose: 'keep-card', customerKey }, number)
  const { body } = await call('POST', '/billing/authorizations/issue', { body: { authKey, customerKey } })
  return body.billingKey
}

const charge = (billingKey: string, more: Record<string, unknown> = {}, headers = {}) =>
  call('POST', `/billing/${encodeURIComponent(billingKey)}`, {
    body: {
      customerKey: 'a-customer-key',
      amount: 29_000,
      orderId: `order-${randomUUID()}`,
      orderName: 'Basic',
      ...more,
    },
    headers,
  })

const moved = async () => (await app.inject('/sandbox/payments/book.json')).json()

it('gives with a payment where its receipt is read, with what was given back', async () => {
  const { body } = await confirm(await authenticate())
  const receipt = new URL(body.receipt.url).pathname
  expect((await app.inject(`${receipt}?lang=en`)).body).toContain('₩29,000')
  await call('POST', `/payments/${body.paymentKey}/cancel`, { body: { cancelReason: 'x' } })
  expect((await app.inject({ url: receipt, headers: { 'accept-language': 'en' } })).body).toContain(
    'Refunded',
  )
  expect((await app.inject('/sandbox/payments/receipts/toss/another')).statusCode).toBe(404)
})

describe('the card window', () => {
  it('speaks both languages, and shows what is paid', async () => {
    expect((await app.inject(windowUrl({ lang: 'ko' }))).body).toContain('29,000원')
    const english = (await app.inject(windowUrl({ lang: 'en', purpose: 'keep-card' }))).body
    expect(english).toContain('Register a card')
    expect(english).toContain('₩29,000')
  })

  it('goes back with exactly what the documentation names', async () => {
    expect(await authenticate()).toEqual({
      paymentType: 'NORMAL',
      orderId: '20260301-order',
      paymentKey: expect.any(String),
      amount: '29000',
    })
    expect(await authenticate({ purpose: 'keep-card' })).toEqual({
      customerKey: 'a-customer-key',
      authKey: expect.any(String),
    })
    const left = new URL((await fill(windowUrl(), { answer: 'cancel' })).headers.location ?? '')
    expect([left.pathname, left.searchParams.get('code'), left.searchParams.has('orderId')]).toEqual([
      '/purchase/fail',
      'PAY_PROCESS_CANCELED',
      false,
    ])
  })

  it('tells who opened it as a popup, in their own words alone', async () => {
    const page = await fill(windowUrl(), { mode: 'popup' })
    expect([page.statusCode, page.headers.location]).toEqual([200, undefined])
    expect(page.body).toContain('data-origin="http://localhost:3000"')
    expect(page.body).toContain('paymentKey')
  })

  it.each([
    ['number', '4330 1200 0000 0001'],
    ['expiry', '02/26'],
    ['birth', '9001'],
    ['password', 'x'],
  ])('stays with a wrong %s, and says which', async (field, wrong) => {
    const page = await fill(windowUrl({ lang: 'en' }), { [field]: wrong })
    expect(page.statusCode).toBe(422)
    expect(page.body).toContain(`id="${field}-wrong">Look at this again.`)
  })

  it.each([
    ['an address elsewhere', { successUrl: 'https://elsewhere.example/success' }],
    ['a customer key that can be guessed to be a name', { customerKey: '김민트' }],
    ['half a won', { amount: '0.5' }],
    ['a strange order', { orderId: 'a b' }],
  ])('is not opened with %s', async (_what, wrong) => {
    expect((await app.inject(windowUrl(wrong))).statusCode).toBe(400)
    expect((await fill(windowUrl(wrong))).statusCode).toBe(400)
  })
})

describe('the Core API', () => {
  it('wants its key with a colon', async () => {
    const codeFor = async (authorization: string) =>
      (await call('GET', '/payments/orders/20260301-order', { headers: { authorization } })).body.code
    expect(await codeFor('')).toBe('UNAUTHORIZED_KEY')
    expect(await codeFor(basic('test_sk_sandbox'))).toBe('INCORRECT_BASIC_AUTH_FORMAT')
    expect(await codeFor(basic('test_sk_other:'))).toBe('UNAUTHORIZED_KEY')
    expect(await codeFor(right.authorization)).toBe('NOT_FOUND_PAYMENT')
  })

  it('gives the error that a test asks for before it looks at anything', async () => {
    const headers = { 'tosspayments-test-code': 'EXCEED_MAX_AMOUNT', 'accept-language': 'en' }
    expect(await confirm({ paymentKey: 'x', orderId: 'y', amount: 1 }, headers)).toEqual({
      status: 400,
      body: { code: 'EXCEED_MAX_AMOUNT', message: 'The amount is over the limit.' },
    })
  })

  it('takes the amount that was shown, of the order it was shown for, within ten minutes, once', async () => {
    const fields = await authenticate()
    expect((await confirm({ ...fields, amount: 100 })).body.code).toBe('INVALID_REQUEST')
    expect((await confirm({ ...fields, orderId: '20260301-other' })).body.code).toBe('INVALID_REQUEST')
    const paid = await confirm(fields)
    expect(paid.body).toMatchObject({
      status: 'DONE',
      totalAmount: 29_000,
      balanceAmount: 29_000,
      suppliedAmount: 26_364,
      vat: 2_636,
      approvedAt: '2026-03-01T09:00:00+09:00',
    })
    expect((await confirm(fields)).body.code).toBe('ALREADY_PROCESSED_PAYMENT')
    const late = await authenticate({ orderId: '20260301-late' })
    minutes(11)
    expect(await confirm(late)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND_PAYMENT_SESSION' } })
    expect((await moved()).balance).toEqual({ KRW: 29_000, USD: 0 })
  })

  it.each([
    ['an amount in words', { amount: 'many' }],
    ['half a won', { amount: 0.5 }],
    ['a field that it does not know', { price: 1 }],
    ['a strange order', { orderId: 'a' }],
    ['no name of the order', { orderName: '' }],
  ])('charges nothing with %s', async (_what, wrong) => {
    expect((await charge(await keep(), wrong)).body.code).toBe('INVALID_REQUEST')
    expect((await moved()).movements).toEqual([])
  })

  it('answers the same key with the first answer for fifteen days, whatever else is asked', async () => {
    const card = await keep()
    const headers = { 'idempotency-key': 'once' }
    const first = await charge(card, {}, headers)
    const again = await charge(card, { amount: 99_000 }, headers)
    expect(again.body).toEqual(first.body)
    minutes(15 * 24 * 60 + 1)
    expect((await charge(card, {}, headers)).body.paymentKey).not.toBe(first.body.paymentKey)
    expect((await charge(card, {}, { 'idempotency-key': 'x'.repeat(301) })).body.code).toBe(
      'INVALID_IDEMPOTENCY_KEY',
    )
  })

  it('says while a payment is under way that it is, by its key and by its order', async () => {
    const card = await keep(manner('dawdles').number)
    const orderId = '20260301-slow'
    void charge(card, { orderId }, { 'idempotency-key': orderId }).catch(() => null)
    await expect
      .poll(async () => (await call('GET', `/payments/orders/${orderId}`)).body.status)
      .toBe('IN_PROGRESS')
    expect(await charge(card, { orderId }, { 'idempotency-key': orderId })).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENT_REQUEST_PROCESSING' },
    })
    expect((await charge(card, { orderId })).body.code).toBe('ALREADY_PROCESSING_REQUEST')
  })

  it('charges an order once, a kept card for its own customer, and none that was deleted', async () => {
    const card = await keep()
    const orderId = '20260301-renewal'
    expect((await charge(card, { orderId })).body).toMatchObject({ type: 'BILLING', status: 'DONE' })
    expect((await charge(card, { orderId })).body.code).toBe('DUPLICATED_ORDER_ID')
    expect((await charge(card, { customerKey: 'another-key' })).body.code).toBe('NOT_MATCHES_CUSTOMER_KEY')
    expect((await charge(card, { amount: 99 })).body.code).toBe('BELOW_MINIMUM_AMOUNT')
    expect((await call('DELETE', `/billing/${card}`)).status).toBe(200)
    expect((await charge(card)).body.code).toBe('NOT_FOUND_BILLING')
  })

  it('keeps a card past a restart, and takes no key that was made up', async () => {
    const card = await keep()
    await app.close()
    app = await begin()
    expect((await charge(card)).status).toBe(200)
    const madeUp = card.slice(0, -1) + (card.endsWith('x') ? 'y' : 'x')
    expect((await charge(madeUp)).body.code).toBe('NOT_FOUND_BILLING')
  })

  it('gives back a part, the rest, and then nothing more', async () => {
    const { paymentKey } = (await charge(await keep())).body
    const cancel = (body: object) => call('POST', `/payments/${paymentKey}/cancel`, { body })
    expect((await cancel({})).body.code).toBe('INVALID_REQUEST')
    expect((await cancel({ cancelReason: 'a', cancelAmount: 29_001 })).body.code).toBe(
      'NOT_CANCELABLE_AMOUNT',
    )
    expect((await cancel({ cancelReason: 'a', cancelAmount: 9_000 })).body).toMatchObject({
      status: 'PARTIAL_CANCELED',
      balanceAmount: 20_000,
      cancels: [{ cancelAmount: 9_000, refundableAmount: 20_000 }],
    })
    expect((await cancel({ cancelReason: 'b' })).body).toMatchObject({ status: 'CANCELED', balanceAmount: 0 })
    expect((await cancel({ cancelReason: 'c' })).body.code).toBe('ALREADY_CANCELED_PAYMENT')
    expect(await moved()).toMatchObject({
      balance: { KRW: 0 },
      movements: [{}, { amount: 9_000 }, { amount: 20_000 }],
    })
  })

  it('pays the first time and fails from then on, or only the second time, as the card does', async () => {
    const renewals = await keep(cardBy({ stage: 'renewal', code: 'REJECT_CARD_PAYMENT' }).number)
    const limping = await keep(manner('limps').number)
    const endings = async (card: string) => {
      const all = [await charge(card), await charge(card), await charge(card)]
      return all.map(({ body }) => body.status ?? body.code)
    }
    expect(await endings(renewals)).toEqual(['DONE', 'REJECT_CARD_PAYMENT', 'REJECT_CARD_PAYMENT'])
    expect(await endings(limping)).toEqual(['DONE', 'REJECT_CARD_PAYMENT', 'DONE'])
  })
})

it('has a card of a right check digit for every error and manner, each once', () => {
  expect(new Set(cards.map(({ number }) => number)).size).toBe(cards.length)
  for (const { number } of cards) {
    expect(cardOf(number)?.number).toBe(number)
    expect(cardOf(`${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`)).toBeNull()
  }
})

it('shows people what moved', async () => {
  await charge(await keep())
  const page = (await app.inject('/sandbox/payments?lang=en')).body
  expect(page).toContain('₩29,000')
  expect((await app.inject('/sandbox/toss?lang=ko')).body).toContain('DONE')
})
