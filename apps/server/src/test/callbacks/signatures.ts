import { sign, worded } from './messages.ts'
import type { Row } from './row.ts'
import type { Fields } from './world.ts'

/** Messages in Stripe’s name that are not Stripe’s: each tells of an order whose money would then be looked up. */
export const signatures: Row[] = (
  [
    ['is not signed', () => null],
    ['is signed with another secret', (body, at) => sign(body, at, 'whsec_other')],
    ['was signed too long ago', (body, at) => sign(body, at - 301)],
    ['was altered after it was signed', (body, at) => sign(`${body} `, at)],
    ['has its time altered', (body, at) => sign(body, at - 301).replace(/t=\d+/, `t=${at}`)],
    ['is signed in an older way alone', (body, at) => sign(body, at).replace('v1=', 'v0=')],
    ['has a signature that is no such thing', () => 't=now,v1=yes'],
  ] as [string, (body: string, at: number) => string | null][]
).map(([how, signed]) => ({
  does: `refuses a message that ${how}`,
  stage: 'open',
  async send(world, { invoice }) {
    const body = worded('stripe', 'done', invoice.orderId)
    const signature = signed(body, world.seconds())
    const headers: Fields = signature === null ? {} : { 'stripe-signature': signature }
    return [await world.post('/hooks/payments/stripe', { body, headers }), await world.heard(invoice.orderId)]
  },
  answers: [400, 0],
  isStillGood: true,
}))
