import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

import type { PaymentReturn } from '@clipmint/contract'
import { type Sandbox, startSandbox } from '@clipmint/net/sandbox.suite'
import { describe, expect, it } from 'vitest'

import { describeGateway, type GatewayBench, wishOf } from '../gateway.suite.ts'
import type { PaymentGateway, WindowWish } from '../gateway.ts'
import { movedAt, numberFor, type Practice, practiceCards } from '../practice.suite.ts'
import { createStripeGateway } from './gateway.ts'

const { STRIPE_TEST_PUBLISHABLE_KEY, STRIPE_TEST_SECRET_KEY, STRIPE_TEST_URL } = process.env

let sandbox: Sandbox
let practice: Practice[] = []
const keys = {
  STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
}

/** The secret of the intent that a window goes on with, and where it comes back to. */
async function openedBy(gateway: PaymentGateway, wish: WindowWish) {
  const opened = await gateway.openWindow(wish)
  if (opened.status !== 'opened') throw new Error(opened.told)
  const { window } = opened
  if (window.kind === 'stripe') return { ...window, url: '' }
  if (window.kind !== 'sandbox') throw new Error('This is no window of Stripe.')
  const { searchParams } = new URL(window.url)
  const [clientSecret = '', returnUrl = ''] = [
    searchParams.get('clientSecret'),
    searchParams.get('returnUrl'),
  ].map(String)
  return { clientSecret, returnUrl, url: window.url }
}

/** Confirms an intent as Stripe's browser package does, by the API's own names of test cards. */
function confirmBy(gateway: PaymentGateway, { base, secretKey }: { base: string; secretKey: string }) {
  return async (wish: WindowWish, method: string): Promise<PaymentReturn> => {
    const { clientSecret, returnUrl } = await openedBy(gateway, wish)
    const [id = ''] = clientSecret.split('_secret')
    const kind = wish.purpose === 'pay-once' ? 'payment_intent' : 'setup_intent'
    const answer = await fetch(`${base}/v1/${kind}s/${id}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}` },
      body: new URLSearchParams({ payment_method: method, return_url: returnUrl }),
    })
    const { error } = (await answer.json()) as { error?: { code?: string; decline_code?: string } }
    const back = { ...Object.fromEntries(new URL(returnUrl).searchParams), [kind]: id }
    return error ? { ...back, ...error } : { ...back, redirect_status: 'succeeded' }
  }
}

/** An address of this machine where nobody listens. */
async function closedAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return `http://127.0.0.1:${port}`
}

/** Answers the page that stands in for the fields. */
async function answerWindow(
  gateway: PaymentGateway,
  wish: WindowWish,
  form: { answer: 'pay' | 'cancel'; number?: string },
): Promise<PaymentReturn> {
  const { url } = await openedBy(gateway, wish)
  const body = new URLSearchParams({ expiry: '12/40', cvc: '123', ...form })
  const back = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  return Object.fromEntries(new URL(back.headers.get('location') ?? '').searchParams)
}

async function openStandIn(): Promise<GatewayBench> {
  sandbox = await startSandbox()
  practice = await practiceCards(sandbox, 'stripe')
  const base = `${sandbox.url}/sandbox/stripe`
  const standInUrl = `${base}/window`
  const gateway = createStripeGateway({ ...keys, STRIPE_URL: base }, { now: () => new Date(), standInUrl })
  const confirm = confirmBy(gateway, { base, secretKey: keys.STRIPE_SECRET_KEY })
  return {
    gateway,
    pay: (wish, card) =>
      confirm(wish, card === 'good' ? 'pm_card_visa' : `pm_sandbox_${numberFor(practice, card)}`),
    leave: (wish) => answerWindow(gateway, wish, { answer: 'cancel' }),
    setFault: (fault) => sandbox.setFault('stripe', fault),
    foundWithinMs: 1_000,
    moved: (orderId) => movedAt(sandbox, orderId),
    stop: () => sandbox.stop(),
  }
}

describeGateway('Stripe, at its stand-in', openStandIn, (bench, till) => {
  it('tells every card that fails at the window, from the first charge on or later by its own reason', async () => {
    const { gateway } = bench()
    const told: Record<string, string> = {}
    for (const { number, stage, code } of practice.filter((card) => card.stage !== null)) {
      const order = till().order()
      const fields = await answerWindow(gateway, wishOf(order, 'keep-card'), { answer: 'pay', number })
      const back = gateway.readReturn(fields, order)
      const key = `${stage} ${fields['decline_code'] ?? code ?? ''}`
      if (back.status !== 'authenticated') {
        told[key] = back.reason
        continue
      }
      const kept = await gateway.keepCard({ order, proof: back.proof })
      if (kept.status !== 'kept') throw new Error(kept.told)
      const charge = () => gateway.charge({ order: till().order({ payer: order.payer }), kept: kept.kept })
      const outcomes = [await charge(), await charge()]
      expect(outcomes.map(({ status }) => status)).toEqual([
        stage === 'charge' ? 'refused' : 'paid',
        'refused',
      ])
      const [, last] = outcomes
      if (last?.status === 'refused') told[`${stage} ${number.slice(-3)} ${last.code}`] = last.reason
    }
    expect(told).toMatchObject({
      'window generic_decline': 'declined',
      'window insufficient_funds': 'insufficient-funds',
      'window lost_card': 'lost-or-stolen',
      'window stolen_card': 'lost-or-stolen',
      'window card_velocity_exceeded': 'over-limit',
      'window fraudulent': 'suspected-fraud',
      'window expired_card': 'expired-card',
      'window incorrect_cvc': 'wrong-secret',
      'window incorrect_number': 'wrong-number',
      'window card_not_supported': 'unsupported-card',
      'window incorrect_zip': 'wrong-identity',
      'window processing_error': 'maintenance',
      'window payment_intent_authentication_failure': 'authentication-failed',
      'charge 341 card_declined': 'declined',
      'charge 184 authentication_required': 'authentication-needed',
    })
    expect(Object.values(told)).not.toContain('failed')
  })

  it('takes no money before it is confirmed, as the window only authorizes it', async () => {
    const order = till().order()
    await till().proof(order, 'pay-once')
    expect(await bench().moved(order.id)).toBe(0)
    expect(await bench().gateway.find({ orderId: order.id, kept: null })).toEqual({ status: 'pending' })
  })

  it('believes a message that was signed over its bytes not long ago, and no other', async () => {
    const heard: { headers: IncomingHttpHeaders; body: Buffer }[] = []
    const server = createServer((request, response) => {
      void buffer(request).then((body) => {
        heard.push({ headers: request.headers, body })
        response.end()
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/payments/stripe`
    await fetch(`${sandbox.url}/sandbox/stripe/hooks`, {
      method: 'POST',
      body: new URLSearchParams({ address }),
    })
    const order = till().order()
    await till().payOnce(order)
    await expect.poll(() => heard.length).toBe(1)
    server.close()
    const [message] = heard
    if (!message) throw new Error('Nothing was told.')
    const { gateway } = bench()
    const event = { status: 'event', event: { kind: 'payment-changed', orderId: order.id } }
    expect(gateway.readHook(message.headers, message.body)).toEqual(event)
    expect(gateway.readHook(message.headers, Buffer.concat([message.body, Buffer.from(' ')]))).toEqual({
      status: 'refused',
      reason: 'unsigned',
    })
    expect(gateway.readHook({}, message.body)).toEqual({ status: 'refused', reason: 'unsigned' })
    const later = createStripeGateway(keys, { now: () => new Date(Date.now() + 301_000) })
    expect(later.readHook(message.headers, message.body)).toEqual({ status: 'refused', reason: 'stale' })
    const { STRIPE_WEBHOOK_SECRET: _, ...unsigned } = keys
    const deaf = createStripeGateway(unsigned, { now: () => new Date() })
    expect(deaf.readHook(message.headers, message.body)).toEqual({ status: 'refused', reason: 'unsigned' })
  })

  it('says that it is set up wrongly where its key opens nothing', async () => {
    const STRIPE_URL = `${sandbox.url}/sandbox/stripe`
    const other = createStripeGateway(
      { ...keys, STRIPE_SECRET_KEY: 'sk_test_other', STRIPE_URL },
      { now: () => new Date() },
    )
    expect(await other.openWindow(wishOf(till().order(), 'pay-once'))).toMatchObject({
      reason: 'set-up-wrong',
    })
  })

  it('says of a gateway that nobody can reach that nothing happened', async () => {
    const gone = createStripeGateway(
      { ...keys, STRIPE_URL: await closedAddress() },
      { now: () => new Date() },
    )
    const kept = await till().keep()
    const payer = { customerKey: kept.customerKey, email: null, name: null }
    expect(await gone.charge({ order: till().order({ payer }), kept })).toMatchObject({
      status: 'refused',
      reason: 'unavailable',
    })
  })

  it('does not charge an order again once the gateway has forgotten the key of the first time', async () => {
    const { gateway, moved } = bench()
    const kept = await till().keep()
    const payer = { customerKey: kept.customerKey, email: null, name: null }
    const order = till().order({ payer })
    const first = await gateway.charge({ order, kept })
    const body = new URLSearchParams({ seconds: String(25 * 3_600) })
    await fetch(`${sandbox.url}/sandbox/stripe/clock`, { method: 'POST', body })
    expect(await gateway.charge({ order, kept })).toEqual(first)
    const money = { ...order.money, amount: order.money.amount + 1 }
    expect(await gateway.charge({ order: { ...order, money }, kept })).toMatchObject({ reason: 'mismatch' })
    expect(await moved(order.id)).toBe(order.money.amount)
  })
})

// With an account's own test keys: the same, but for what only a stand-in can be made to do.
describe.skipIf(!STRIPE_TEST_SECRET_KEY)('with test keys', { timeout: 300_000 }, () => {
  describeGateway('Stripe itself', async () => {
    const secretKey = STRIPE_TEST_SECRET_KEY ?? ''
    const gateway = createStripeGateway(
      {
        STRIPE_PUBLISHABLE_KEY: STRIPE_TEST_PUBLISHABLE_KEY ?? '',
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_URL: STRIPE_TEST_URL,
      },
      { now: () => new Date() },
    )
    const confirm = confirmBy(gateway, { base: STRIPE_TEST_URL ?? 'https://api.stripe.com', secretKey })
    const foundWithinMs = 120_000
    return {
      gateway,
      pay: (wish) => confirm(wish, 'pm_card_visa'),
      leave: null,
      setFault: null,
      foundWithinMs,
      async moved(orderId) {
        const until = Date.now() + foundWithinMs
        for (;;) {
          const found = await gateway.find({ orderId, kept: null })
          if ('payment' in found) return found.payment.money.amount - found.payment.cancelled
          if (Date.now() > until) return 0
          await sleep(5_000)
        }
      },
      stop: async () => {},
    }
  })
})
