import { randomUUID } from 'node:crypto'

import type { PaymentPurpose, PaymentReturn } from '@clipmint/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { KeptCard, PaymentGateway, PaymentOrder, PayOutcome, WindowWish } from './gateway.ts'

/** What a person brings to the window. */
export type SuiteCard = 'good' | 'renewals-fail' | 'lost' | 'lost-in-outage' | 'lost-on-return'

/** A gateway to try: its stand-in, or the provider's own with its public test keys. */
export type GatewayBench = {
  gateway: PaymentGateway
  /** What a payer does at the window; null where only a person can. */
  pay: ((wish: WindowWish, card: SuiteCard) => Promise<PaymentReturn>) | null
  /** Closes the window without paying. */
  leave: ((wish: WindowWish) => Promise<PaymentReturn>) | null
  /** What moved for an order: at a stand-in by its own book, else as far as the gateway tells. */
  moved: (orderId: string) => Promise<number>
  /** Makes a stand-in misbehave, which is also where cards that misbehave are; null at the provider's own. */
  setFault: ((fault: string) => Promise<void>) | null
  /** How long an order that was paid may take to be found by its id alone: Stripe's search is a minute behind. */
  foundWithinMs: number
  stop: () => Promise<void>
}

/** What a payer, the product and the gateway are to each other in these tests. */
export type Till = {
  order: (more?: Partial<PaymentOrder>) => PaymentOrder
  proof: (order: PaymentOrder, purpose: PaymentPurpose, card?: SuiteCard) => Promise<string>
  keep: (card?: SuiteCard) => Promise<KeptCard>
  payOnce: (order: PaymentOrder, card?: SuiteCard) => Promise<PayOutcome>
}

/** A payment's window comes back to addresses of the site. */
export const wishOf = (order: PaymentOrder, purpose: PaymentPurpose): WindowWish => ({
  order,
  purpose,
  successUrl: 'http://localhost:3000/purchase/success',
  failUrl: 'http://localhost:3000/purchase/fail',
  lang: 'ko',
})

export function createTill({ gateway, pay }: GatewayBench): Till {
  const { currency } = gateway.facts
  const order: Till['order'] = (more = {}) => ({
    id: `20260301-${randomUUID()}`,
    name: 'Basic',
    money: { amount: currency === 'KRW' ? 29_000 : 2_400, currency },
    payer: { customerKey: randomUUID(), email: 'mint@clipmint.example', name: 'Kim Mint' },
    ...more,
  })
  const proof: Till['proof'] = async (paid, purpose, card = 'good') => {
    if (!pay) throw new Error('Only a person can pay here.')
    const back = gateway.readReturn(await pay(wishOf(paid, purpose), card), paid)
    if (back.status !== 'authenticated') throw new Error(`${back.reason}: ${back.told}`)
    return back.proof
  }
  return {
    order,
    proof,
    async keep(card) {
      const paid = order()
      const kept = await gateway.keepCard({ order: paid, proof: await proof(paid, 'keep-card', card) })
      if (kept.status !== 'kept') throw new Error(kept.told)
      return kept.kept
    },
    payOnce: async (paid, card) =>
      gateway.confirm({ order: paid, proof: await proof(paid, 'pay-once', card) }),
  }
}

/** An order of the one whose card it is. */
const orderOf = (till: Till, { customerKey }: KeptCard, more: Partial<PaymentOrder> = {}) =>
  till.order({ payer: { customerKey, email: null, name: null }, ...more })

/** What every gateway promises; `own` adds what it promises alone. */
export function describeGateway(
  name: string,
  open: () => Promise<GatewayBench>,
  own: (bench: () => GatewayBench, till: () => Till) => void = () => {},
): void {
  describe(`payments by ${name}`, () => {
    let bench: GatewayBench
    let gateway: PaymentGateway
    let till: Till
    beforeAll(async () => {
      bench = await open()
      gateway = bench.gateway
      till = createTill(bench)
    })
    afterAll(() => bench.stop())

    it('knows nothing of an order, a card or a payment that is not there', async () => {
      const order = till.order()
      expect(await gateway.find({ orderId: order.id, kept: null })).toEqual({ status: 'absent' })
      const made = { token: 'made-up', customerKey: order.payer.customerKey }
      expect(await gateway.charge({ order, kept: made })).toMatchObject({
        status: 'refused',
        reason: 'card-forgotten',
      })
      expect(await gateway.forgetCard(made)).toEqual({ status: 'forgotten' })
      const payment = { orderId: order.id, receipt: 'made-up', money: order.money }
      expect(await gateway.cancel({ payment, amount: null, reason: 'Refund', key: order.id })).toMatchObject({
        status: 'refused',
        reason: 'no-such-payment',
      })
    })

    it('takes no proof that was made up', async () => {
      const order = till.order()
      expect((await gateway.confirm({ order, proof: 'made-up' })).status).toBe('refused')
      expect((await gateway.keepCard({ order, proof: 'made-up' })).status).toBe('refused')
    })

    it('is not asked for half a won or cent, nothing, another currency or a strange order', async () => {
      const kept = { token: 'made-up', customerKey: 'made-up' }
      const { currency } = gateway.facts
      const other = currency === 'KRW' ? 'USD' : 'KRW'
      for (const money of [
        { amount: 0.5, currency },
        { amount: 0, currency },
        { amount: -1, currency },
        { amount: Number.NaN, currency },
        { amount: 1_000, currency: other } as const,
      ])
        await expect(gateway.charge({ order: till.order({ money }), kept })).rejects.toThrow(
          /takes|whole number/,
        )
      await expect(gateway.charge({ order: till.order({ id: 'a b' }), kept })).rejects.toThrow(/order's id/)
    })

    describe('with a payer at the window', () => {
      it('takes the money of an order once, however often it is confirmed', async (test) => {
        if (!bench.pay) return test.skip()
        const order = till.order()
        const proof = await till.proof(order, 'pay-once')
        const paid = paidOf(await gateway.confirm({ order, proof }))
        expect(paid).toMatchObject({ orderId: order.id, money: order.money, cancelled: 0 })
        expect(Math.abs(paid.paidAt.getTime() - Date.now())).toBeLessThan(120_000)
        const again = paidOf(await gateway.confirm({ order, proof }))
        expect(again.receipt).toBe(paid.receipt)
        await expect
          .poll(() => gateway.find({ orderId: order.id, kept: null }), { timeout: bench.foundWithinMs })
          .toMatchObject({ status: 'paid' })
        expect(await bench.moved(order.id)).toBe(order.money.amount)
      })

      it('refuses an amount that was not shown at the window, and the proof of another order', async (test) => {
        if (!bench.pay) return test.skip()
        const [order, other] = [till.order(), till.order()]
        const proof = await till.proof(order, 'pay-once')
        const money = { ...order.money, amount: order.money.amount + 1_000 }
        for (const wrong of [
          { ...order, money },
          { ...order, id: other.id },
        ])
          expect(await gateway.confirm({ order: wrong, proof })).toMatchObject({
            status: 'refused',
            reason: 'mismatch',
          })
        expect((await gateway.confirm({ order, proof })).status).toBe('paid')
      })

      it('tells that the payer closed it', async (test) => {
        if (!bench.leave) return test.skip()
        const order = till.order()
        const fields = await bench.leave(wishOf(order, 'pay-once'))
        expect(gateway.readReturn(fields, order)).toMatchObject({
          status: 'refused',
          reason: 'cancelled-by-payer',
        })
      })

      it('reads nothing into what came back for another order, or with nothing', async (test) => {
        if (!bench.pay) return test.skip()
        const order = till.order()
        const fields = await bench.pay(wishOf(order, 'pay-once'), 'good')
        expect(gateway.readReturn(fields, till.order())).toMatchObject({ reason: 'mismatch' })
        expect(gateway.readReturn({}, order)).toMatchObject({ reason: 'window-failed' })
      })

      it('keeps a card, and charges it once for each order', async (test) => {
        if (!bench.pay) return test.skip()
        const kept = await till.keep()
        expect(kept.card.brand).not.toBe('')
        expect(kept.card.last4).toMatch(/^[\d*]{4}$/)
        const order = orderOf(till, kept)
        const first = paidOf(await gateway.charge({ order, kept }))
        const again = paidOf(await gateway.charge({ order, kept }))
        const next = paidOf(await gateway.charge({ order: orderOf(till, kept), kept }))
        expect(again.receipt).toBe(first.receipt)
        expect(next.receipt).not.toBe(first.receipt)
        expect(await gateway.find({ orderId: order.id, kept })).toMatchObject({
          status: 'paid',
          payment: { receipt: first.receipt },
        })
        expect(await bench.moved(order.id)).toBe(order.money.amount)
      })

      it('charges no card of another customer', async (test) => {
        if (!bench.pay) return test.skip()
        const { token } = await till.keep()
        const order = till.order()
        const kept = { token, customerKey: order.payer.customerKey }
        expect(await gateway.charge({ order, kept })).toMatchObject({ status: 'refused', reason: 'mismatch' })
      })

      it('takes the first charge of a card and refuses the next, which moves nothing', async (test) => {
        if (!bench.pay || !bench.setFault) return test.skip()
        const kept = await till.keep('renewals-fail')
        expect((await gateway.charge({ order: orderOf(till, kept), kept })).status).toBe('paid')
        const order = orderOf(till, kept)
        expect(await gateway.charge({ order, kept })).toMatchObject({
          status: 'refused',
          reason: 'insufficient-funds',
        })
        expect((await gateway.find({ orderId: order.id, kept })).status).not.toBe('paid')
      })

      it('gives back a part and then the rest, each once', async (test) => {
        if (!bench.pay) return test.skip()
        const kept = await till.keep()
        const order = orderOf(till, kept)
        const payment = paidOf(await gateway.charge({ order, kept }))
        const part = { payment, amount: 1_000, reason: 'A part', key: `${order.id}-1` }
        for (const _ of [1, 2])
          expect(await gateway.cancel(part)).toMatchObject({
            status: 'cancelled',
            payment: { cancelled: 1_000 },
          })
        expect(await gateway.find({ orderId: order.id, kept })).toMatchObject({ status: 'paid' })
        const rest = { payment, amount: null, reason: 'The rest', key: `${order.id}-2` }
        for (const _ of [1, 2])
          expect(await gateway.cancel(rest)).toMatchObject({
            status: 'cancelled',
            payment: { cancelled: order.money.amount },
          })
        expect(await gateway.find({ orderId: order.id, kept })).toMatchObject({ status: 'cancelled' })
        expect(await gateway.cancel({ ...rest, key: `${order.id}-3` })).toMatchObject({
          status: 'refused',
          reason: 'already-cancelled',
        })
        expect(await bench.moved(order.id)).toBe(0)
      })

      it('gives back no more than is left', async (test) => {
        if (!bench.pay) return test.skip()
        const kept = await till.keep()
        const order = orderOf(till, kept)
        const payment = paidOf(await gateway.charge({ order, kept }))
        const cancel = (amount: number, key: string) =>
          gateway.cancel({ payment, amount, reason: 'Too much', key: `${order.id}-${key}` })
        await expect(cancel(order.money.amount + 1, 'a')).rejects.toThrow(RangeError)
        expect((await cancel(order.money.amount - 1, 'b')).status).toBe('cancelled')
        expect(await cancel(2, 'c')).toMatchObject({ status: 'refused', reason: 'not-cancellable' })
      })

      it('forgets a card, which then pays nothing', async (test) => {
        if (!bench.pay) return test.skip()
        const kept = await till.keep()
        expect(await gateway.forgetCard(kept)).toEqual({ status: 'forgotten' })
        expect(await gateway.forgetCard(kept)).toEqual({ status: 'forgotten' })
        expect(await gateway.charge({ order: orderOf(till, kept), kept })).toMatchObject({
          status: 'refused',
          reason: 'card-forgotten',
        })
      })
    })

    describe('when answers go astray', () => {
      it.for(['lost', 'lost-in-outage'] as const)(
        'finds that the money moved where the answer is %s',
        async (card, test) => {
          if (!bench.pay || !bench.setFault) return test.skip()
          const kept = await till.keep(card)
          const order = orderOf(till, kept)
          expect(paidOf(await gateway.charge({ order, kept })).money).toEqual(order.money)
          expect(await bench.moved(order.id)).toBe(order.money.amount)
        },
      )

      it('finds that the money went back where the answer is lost', async (test) => {
        if (!bench.pay || !bench.setFault) return test.skip()
        const kept = await till.keep('lost-on-return')
        const order = orderOf(till, kept)
        const payment = paidOf(await gateway.charge({ order, kept }))
        const back = await gateway.cancel({ payment, amount: 1_000, reason: 'A part', key: order.id })
        expect(back).toMatchObject({ status: 'cancelled', payment: { cancelled: 1_000 } })
        expect(await bench.moved(order.id)).toBe(order.money.amount - 1_000)
      })

      it.for(['broken', 'garbled', 'silent'])(
        'says while it is %s that nobody knows, and never that it failed',
        async (fault, test) => {
          if (!bench.pay || !bench.setFault) return test.skip()
          const kept = await till.keep()
          const order = orderOf(till, kept)
          const payment = paidOf(await gateway.charge({ order, kept }))
          const next = orderOf(till, kept)
          await bench.setFault(fault)
          const statuses: string[] = []
          for (const call of [
            () => gateway.charge({ order: next, kept }),
            () => gateway.find({ orderId: order.id, kept }),
            () => gateway.cancel({ payment, amount: null, reason: 'Refund', key: order.id }),
          ])
            statuses.push(
              await call().then(
                ({ status }) => status,
                (error: unknown) => String(error),
              ),
            )
          await bench.setFault('none')
          expect(statuses).toEqual(['unknown', 'unknown', 'unknown'])
          expect(await gateway.find({ orderId: order.id, kept })).toMatchObject({ status: 'paid' })
        },
      )

      it('says of a gateway that is too busy that nothing happened', async (test) => {
        if (!bench.pay || !bench.setFault) return test.skip()
        const kept = await till.keep()
        const order = orderOf(till, kept)
        await bench.setFault('busy')
        const outcome = await gateway.charge({ order, kept })
        await bench.setFault('none')
        expect(outcome).toMatchObject({ status: 'refused', reason: 'unavailable' })
        expect(await bench.moved(order.id)).toBe(0)
        expect((await gateway.charge({ order, kept })).status).toBe('paid')
      })

      it('charges once what is asked for twice at the same time', async (test) => {
        if (!bench.pay) return test.skip()
        const kept = await till.keep()
        const order = orderOf(till, kept)
        const both = await Promise.all([gateway.charge({ order, kept }), gateway.charge({ order, kept })])
        expect(both.map(({ status }) => status)).toContain('paid')
        expect(both.map(({ status }) => status)).not.toContain('refused')
        expect(await bench.moved(order.id)).toBe(order.money.amount)
      })
    })

    own(
      () => bench,
      () => till,
    )
  })
}

/** The payment that was made; throws where none was. */
export function paidOf(outcome: PayOutcome) {
  if (outcome.status !== 'paid') throw new Error(`Not paid: ${JSON.stringify(outcome)}`)
  return outcome.payment
}
