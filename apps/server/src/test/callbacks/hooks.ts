import { type Gateway, worded } from './messages.ts'
import type { Row } from './row.ts'
import type { Stage, World } from './world.ts'

/** What a gateway, or somebody in its name, tells of by itself; signed rightly where it is signed at all. */
export function hooks(gateway: Gateway): Row[] {
  const told = (world: World, kind: string, orderId: string) =>
    world.tell(gateway, worded(gateway, kind, orderId))
  const row = (does: string, stage: Stage, kinds: readonly string[]): Row => ({
    does,
    stage,
    async send(world, { invoice }) {
      const answers: number[] = []
      for (const kind of kinds) answers.push(await told(world, kind, invoice.orderId))
      return answers
    },
    answers: kinds.map(() => 200),
  })
  return [
    {
      ...row('gives nothing for an order that is told to be paid and is not', 'open', ['done']),
      isStillGood: true,
    },
    {
      ...row('gives nothing for one whose card was only given', 'given', ['done', 'done']),
      isStillGood: true,
    },
    { ...row('gives nothing back of what was never paid', 'open', ['refunded']), isStillGood: true },
    row('takes no plan away for money that is told to have gone back and did not', 'paid', ['refunded']),
    row('takes no plan away for a failure that is told after the payment', 'paid', ['failed', 'created']),
    row(
      'gives once what is told ten times',
      'paid',
      Array.from({ length: 10 }, () => 'done'),
    ),
    row('takes backwards what was told backwards', 'paid', ['refunded', 'done', 'created']),
    {
      does: 'gives once what is told ten times at once',
      stage: 'paid',
      send: (world, { invoice }) =>
        Promise.all(Array.from({ length: 10 }, () => told(world, 'done', invoice.orderId))),
      answers: Array.from({ length: 10 }, () => 200),
    },
    {
      does: 'takes what it has no order for, and does nothing',
      stage: 'open',
      send: (world) => told(world, 'done', '20260301-nobody'),
      answers: 200,
      isStillGood: true,
    },
    {
      does: 'believes neither the amount nor the customer that it is told',
      stage: 'open',
      async send(world, { invoice }) {
        const other = await world.member()
        const body = worded(gateway, 'done', invoice.orderId, { amount: 1, customer: other.id })
        return world.tell(gateway, body)
      },
      answers: 200,
      isStillGood: true,
    },
    {
      does: 'goes on charging a card that a stranger says is forgotten',
      stage: 'paid',
      send: (world) =>
        world.tell(
          gateway,
          JSON.stringify(
            gateway === 'toss'
              ? { eventType: 'BILLING_DELETED', createdAt: 'x', billingKey: 'k' }
              : { type: 'payment_method.detached', data: { object: { id: 'pm_k' } } },
          ),
        ),
      answers: 200,
    },
    {
      does: 'refuses an order’s id that is none, and what is no message at all',
      stage: 'open',
      send: (world) =>
        Promise.all(
          ['', '{', 'null', '[]', '\u0000\u0001', worded(gateway, 'done', "../x' or 1=1")].map((body) =>
            world.tell(gateway, body),
          ),
        ).then((answers) => answers.filter((status) => status >= 500 || status === 0)),
      answers: [],
      isStillGood: true,
    },
    {
      does: 'takes in no giant, and knows no other gateway and no other way to ask',
      stage: 'open',
      send: (world, { invoice }) => {
        const body = `${worded(gateway, 'done', invoice.orderId).slice(0, -1)},"x":"${'x'.repeat(300_000)}"}`
        const path = `/hooks/payments/${gateway}`
        return Promise.all([
          world.tell(gateway, body),
          world.post('/hooks/payments/nobody', { body: '{}' }),
          fetch(`${world.url}${path}`).then(({ status }) => status),
          fetch(`${world.url}${path}`, { method: 'DELETE' }).then(({ status }) => status),
        ])
      },
      answers: [413, 404, 404, 404],
      isStillGood: true,
    },
  ]
}
