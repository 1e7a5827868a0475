import { expect } from 'vitest'

import type { Gateway } from './messages.ts'
import { price, type Row } from './row.ts'
import type { Fields } from './world.ts'

/** What comes back from a window, or is said to. */
export function returns(gateway: Gateway): Row[] {
  const { plan, once } = price[gateway]
  return [
    {
      does: 'takes nothing for the proof of a cheaper order of one’s own',
      stage: 'open',
      what: 'once',
      async send(world) {
        const owner = await world.member()
        const cheap = await world.begin(gateway, { what: 'once', stage: 'given', owner })
        const dear = await world.begin(gateway, { what: 'once', stage: 'open', owner, item: 'credits50' })
        const stolen = { ...cheap.fields, orderId: dear.invoice.orderId, amount: String(dear.invoice.total) }
        const codes = await world.payWith({ ...dear, fields: stolen })
        return [codes, (await world.standing(dear)).money]
      },
      answers: ['BILLING_INFO_MISMATCH', 0],
      isStillGood: true,
    },
    {
      does: 'takes nothing for an amount that was altered on the way back',
      stage: 'given',
      what: 'once',
      send: (world, order) => world.payWith({ ...order, fields: { ...order.fields, amount: '100' } }),
      // Stripe’s return says no amount, so there is none to alter.
      answers: gateway === 'toss' ? 'BILLING_INFO_MISMATCH' : 'SUCCESS',
      stands: gateway === 'toss' ? { status: 4 } : { money: once, books: once, status: 2, credits: 13 },
    },
    {
      does: 'tells a stranger nothing of an order, and leaves it to its owner',
      stage: 'given',
      async send(world, order) {
        const thief = await world.member()
        return world.payWith({ ...order, owner: thief })
      },
      answers: 'BILLING_NOT_FOUND',
      isStillGood: true,
    },
    {
      does: 'charges no card that another customer has given',
      stage: 'open',
      async send(world, order) {
        const victim = await world.begin(gateway, { what: 'plan', stage: 'given' })
        const { orderId } = order.invoice
        const { customerKey } = (await world.giveCard(order)) as Fields
        const stolen = { ...victim.fields, orderId, ...(customerKey && { customerKey }) }
        const code = await world.payWith({ ...order, fields: stolen })
        return [code, (await world.standing(victim)).money]
      },
      answers: ['BILLING_INFO_MISMATCH', 0],
      stands: { status: 4 },
    },
    {
      does: 'takes nothing for a proof that was made up',
      stage: 'open',
      async send(world, order) {
        const { customerKey = '' } = await world.giveCard(order)
        const made =
          gateway === 'toss' ? { authKey: 'bln_made_up', customerKey } : { setup_intent: 'seti_made_up' }
        return world.payWith({ ...order, fields: { orderId: order.invoice.orderId, ...made } })
      },
      answers: expect.stringMatching(/^BILLING_(?!NOT_FOUND)/),
      stands: { status: 4 },
    },
    {
      does: 'takes the money once when the same return comes again and again',
      stage: 'paid',
      send: async (world, order) => [await world.payWith(order), await world.payWith(order)],
      answers: ['SUCCESS', 'SUCCESS'],
    },
    {
      does: 'takes the money once when the same return comes five times at once',
      stage: 'given',
      send: async (world, order) => {
        const codes = await Promise.all([1, 2, 3, 4, 5].map(() => world.payWith(order)))
        return codes.filter((code) => !['SUCCESS', 'BILLING_IN_PROCESS'].includes(code))
      },
      answers: [],
      stands: { money: plan, books: plan, status: 2, planType: 1, credits: 33 },
    },
    {
      does: 'gives nothing more for a paid order’s proof that is brought to the next',
      stage: 'paid',
      what: 'once',
      async send(world, order) {
        const next = await world.begin(gateway, { what: 'once', stage: 'open', owner: order.owner })
        const { orderId, total } = next.invoice
        const code = await world.payWith({
          ...next,
          fields: { ...order.fields, orderId, amount: String(total) },
        })
        return [code === 'SUCCESS', (await world.standing(next)).money]
      },
      answers: [false, 0],
    },
    {
      does: 'answers for no order of nobody',
      stage: 'open',
      send: (world, order) =>
        world.payWith({ ...order, invoice: { ...order.invoice, orderId: '20260301-nobody' } }),
      answers: 'BILLING_NOT_FOUND',
      isStillGood: true,
    },
    {
      does: 'refuses a return that is malformed or a giant, and leaves the order as it was',
      stage: 'given',
      async send(world, order) {
        const path = `/v3/invoice2/payment/cert-pc/${order.invoice.orderId}`
        const bodies = ['{', '[]', '"x"', '{"a":{"b":1}}', JSON.stringify({ a: 'x'.repeat(2_000) })]
        const small = await Promise.all(bodies.map((body) => world.post(path, { body, as: order.owner })))
        const giant = await world.post(path, { body: `{"a":"${'x'.repeat(30_000_000)}"}`, as: order.owner })
        return [small, giant]
      },
      answers: [[400, 400, 400, 400, 400], 413],
      isStillGood: true,
    },
  ]
}
