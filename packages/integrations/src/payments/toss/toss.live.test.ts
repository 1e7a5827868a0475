import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

import { paymentMessages, type PaymentReturn, type PaymentWindow } from '@clipmint/contract'
import { type Sandbox, startSandbox } from '@clipmint/net/sandbox.suite'
import { describe, expect, it } from 'vitest'

import { describeGateway, type GatewayBench, paidOf, wishOf } from '../gateway.suite.ts'
import type { PaymentGateway, WindowWish } from '../gateway.ts'
import { movedAt, numberFor, type Practice, practiceCards } from '../practice.suite.ts'
import { createTossGateway, type TossOptions } from './gateway.ts'

const { TOSS_TEST_CLIENT_KEY, TOSS_TEST_SECRET_KEY, TOSS_TEST_URL } = process.env

let sandbox: Sandbox | null = null
let practice: Practice[] = []

const open = (options: TossOptions = {}, url = sandbox?.url ?? '') =>
  createTossGateway(
    {
      TOSS_CLIENT_KEY: 'test_ck_sandbox',
      TOSS_SECRET_KEY: 'test_sk_sandbox',
      TOSS_URL: `${url}/sandbox/toss`,
    },
    { standInUrl: `${url}/sandbox/toss/window`, ...options },
  )

async function openStandIn(): Promise<GatewayBench> {
  const here = await startSandbox()
  sandbox = here
  practice = await practiceCards(here, 'toss')
  const gateway = open()
  return {
    gateway,
    pay: (wish, card) => answerWindow(gateway, wish, { answer: 'pay', number: numberFor(practice, card) }),
    leave: (wish) => answerWindow(gateway, wish, { answer: 'cancel' }),
    setFault: (fault) => here.setFault('toss', fault),
    foundWithinMs: 1_000,
    moved: (orderId) => movedAt(here, orderId),
    stop: () => here.stop(),
  }
}

async function answerWindow(
  gateway: PaymentGateway,
  wish: WindowWish,
  form: { answer: 'pay' | 'cancel'; number?: string },
): Promise<PaymentReturn> {
  const opened = await gateway.openWindow(wish)
  if (opened.status !== 'opened') throw new Error(opened.told)
  const back = await fetch(pageOf(opened.window), {
    method: 'POST',
    body: new URLSearchParams({ expiry: '12/40', birth: '900101', password: '00', ...form }),
    redirect: 'manual',
  })
  const to = back.headers.get('location')
  if (to === null) throw new Error(`The window stays: ${back.status}`)
  return Object.fromEntries(new URL(to).searchParams)
}

function pageOf(window: PaymentWindow): string {
  if (window.kind !== 'sandbox') throw new Error('This is no page.')
  return window.url
}

describeGateway('Toss Payments, at its stand-in', openStandIn, (bench, till) => {
  const messageOf = (outcome: { status: string; reason?: string }) =>
    outcome.status === 'refused'
      ? paymentMessages[outcome.reason as keyof typeof paymentMessages]
      : outcome.status

  /** What happens with a practice card: in the words of the specification, or the ending. */
  async function meet({ number, stage }: Practice): Promise<string | null> {
    const { gateway } = bench()
    const give = async (purpose: 'pay-once' | 'keep-card') => {
      const order = till().order()
      const fields = await answerWindow(gateway, wishOf(order, purpose), { answer: 'pay', number })
      return { order, back: gateway.readReturn(fields, order) }
    }
    const isOnce = stage === 'confirm' || stage === 'window' || stage === 'cancel'
    const { order, back } = await give(isOnce ? 'pay-once' : 'keep-card')
    if (back.status !== 'authenticated') return messageOf(back)
    if (isOnce) {
      const paid = await gateway.confirm({ order, proof: back.proof })
      if (stage === 'confirm') return messageOf(paid)
      const payment = paidOf(paid)
      return messageOf(await gateway.cancel({ payment, amount: null, reason: 'Refund', key: order.id }))
    }
    const kept = await gateway.keepCard({ order, proof: back.proof })
    if (kept.status !== 'kept') return messageOf(kept)
    const { payer } = order
    const charge = () => gateway.charge({ order: till().order({ payer }), kept: kept.kept })
    const first = await charge()
    return messageOf(stage === 'renewal' && first.status === 'paid' ? await charge() : first)
  }

  it('tells every error of the catalogue by the message that is meant for it, and none as an unknown code', async () => {
    const told = new Map<string, Set<string | null>>()
    for (const card of practice.filter(({ stage }) => stage !== null)) {
      const message = await meet(card)
      const codes = told.get(message ?? 'silent') ?? new Set()
      told.set(message ?? 'silent', codes.add(card.code))
    }
    const codesOf = (message: string) =>
      [...(told.get(message) ?? [])].toSorted((a, b) => (a ?? '').localeCompare(b ?? ''))
    expect(codesOf('invalid-card')).toEqual([
      'INVALID_BILL_KEY_REQUEST',
      'INVALID_CARD_EXPIRATION',
      'INVALID_CARD_LOST_OR_STOLEN',
      'INVALID_CARD_NUMBER',
      'INVALID_STOPPED_CARD',
      'NOT_FOUND_BILLING',
    ])
    expect(codesOf('approval-failed')).toEqual(
      expect.arrayContaining(['REJECT_CARD_PAYMENT', 'REJECT_CARD_COMPANY', 'INVALID_PASSWORD', 'FDS_ERROR']),
    )
    expect(codesOf('info-mismatch')).toEqual(
      expect.arrayContaining(['INVALID_CARD_IDENTITY', 'NOT_MATCHES_CUSTOMER_KEY', 'FORBIDDEN_REQUEST']),
    )
    expect(codesOf('wrong-method')).toEqual(
      expect.arrayContaining(['NOT_SUPPORTED_METHOD', 'NOT_SUPPORTED_CARD_TYPE']),
    )
    expect(codesOf('already-paid')).toEqual(['ALREADY_PROCESSED_PAYMENT', 'DUPLICATED_ORDER_ID'])
    expect(codesOf('already-cancelled')).toEqual(['ALREADY_CANCELED_PAYMENT', 'ALREADY_REFUND_PAYMENT'])
    expect(codesOf('timed-out')).toEqual(['NOT_FOUND_PAYMENT_SESSION'])
    expect(codesOf('silent')).toEqual(['PAY_PROCESS_CANCELED'])
    // What is under way, and what an outage leaves open where nothing can be looked up.
    expect(codesOf('unknown')).toEqual([
      'ALREADY_PROCESSING_REQUEST',
      'COMMON_ERROR',
      'FAILED_METHOD_HANDLING_CANCEL',
      'FAILED_PARTIAL_REFUND',
      'FAILED_REFUND_PROCESS',
      'IDEMPOTENT_REQUEST_PROCESSING',
    ])
    expect([...told.keys()]).not.toContain('paid')
    expect([...told.keys()]).not.toContain('cancelled')
  })

  it('takes an order once that was authenticated in two windows', async () => {
    const { gateway, moved } = bench()
    const order = till().order()
    const proofs = [await till().proof(order, 'pay-once'), await till().proof(order, 'pay-once')]
    const [first, second] = proofs.map((proof) => ({ order, proof: proof ?? '' }))
    if (!first || !second) throw new Error('Two proofs are needed.')
    paidOf(await gateway.confirm(first))
    expect(await gateway.confirm(second)).toMatchObject({ status: 'refused', reason: 'already-paid' })
    expect(await moved(order.id)).toBe(order.money.amount)
  })

  it('is told of what happened, twice or backwards as it comes, and believes only the order’s id', async () => {
    const heard: Uint8Array[] = []
    const server = createServer((request, response) => {
      void buffer(request).then((body) => {
        heard.push(body)
        response.end()
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/payments/toss`
    await fetch(`${sandbox?.url}/sandbox/toss/hooks`, {
      method: 'POST',
      body: new URLSearchParams({ address }),
    })
    const { gateway } = bench()
    for (const manner of ['told-twice', 'told-backwards']) {
      heard.length = 0
      const order = till().order()
      const number = practice.find((card) => card.manner === manner)?.number ?? ''
      const fields = await answerWindow(gateway, wishOf(order, 'pay-once'), { answer: 'pay', number })
      const back = gateway.readReturn(fields, order)
      await gateway.confirm({ order, proof: back.status === 'authenticated' ? back.proof : '' })
      await expect.poll(() => heard.length).toBe(2)
      for (const body of heard)
        expect(gateway.readHook({}, body)).toEqual({
          status: 'event',
          event: { kind: 'payment-changed', orderId: order.id },
        })
    }
    server.close()
  })

  it('refuses a message that is none of its own, and passes over one that is of no use', async () => {
    const { gateway } = bench()
    const read = (body: unknown) =>
      gateway.readHook({}, Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)))
    expect(read('{"eventType":')).toEqual({ status: 'refused', reason: 'unreadable' })
    expect(read({ eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId: '../x' } })).toMatchObject({
      status: 'refused',
    })
    expect(read({ eventType: 'payout.changed', createdAt: '2026-03-01' })).toEqual({ status: 'ignored' })
    expect(read({ eventType: 'BILLING_DELETED', createdAt: 'x', billingKey: 'k' })).toEqual({
      status: 'event',
      event: { kind: 'card-forgotten', token: 'k' },
    })
  })

  it('says that it is set up wrongly where its key opens nothing', async () => {
    const keys = { TOSS_CLIENT_KEY: 'test_ck_other', TOSS_SECRET_KEY: 'test_sk_other' }
    const other = createTossGateway({ ...keys, TOSS_URL: `${sandbox?.url}/sandbox/toss` })
    const kept = { token: 'made-up', customerKey: 'made-up' }
    expect(await other.charge({ order: till().order(), kept })).toMatchObject({
      status: 'refused',
      reason: 'set-up-wrong',
    })
  })

  it('says of a gateway that nobody can reach that nothing happened', async () => {
    const gone = open({}, 'http://127.0.0.1:1')
    const kept = { token: 'made-up', customerKey: 'made-up' }
    expect(await gone.charge({ order: till().order(), kept })).toMatchObject({
      status: 'refused',
      reason: 'unavailable',
    })
  })

  it('has the error that a test asks for by its header', async () => {
    const forced = open({ headers: { 'tosspayments-test-code': 'INVALID_STOPPED_CARD' } })
    expect(await forced.confirm({ order: till().order(), proof: 'made-up' })).toMatchObject({
      status: 'refused',
      reason: 'stopped-card',
    })
  })
})

// With the provider's own public test keys: all that needs no person at the window.
describe.skipIf(!TOSS_TEST_SECRET_KEY)('with test keys', () => {
  describeGateway('Toss Payments itself', async () => ({
    gateway: createTossGateway({
      TOSS_CLIENT_KEY: TOSS_TEST_CLIENT_KEY ?? '',
      TOSS_SECRET_KEY: TOSS_TEST_SECRET_KEY ?? '',
      TOSS_URL: TOSS_TEST_URL,
    }),
    pay: null,
    leave: null,
    moved: async () => 0,
    setFault: null,
    foundWithinMs: 1_000,
    stop: async () => {},
  }))
})
