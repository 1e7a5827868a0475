import type { Book } from '../payments/book.ts'
import { createClock } from '../payments/clock.ts'
import { createHooks } from '../payments/hooks.ts'
import type { StandIn } from '../stand-in.ts'
import { serveApi } from './api.ts'
import { cards } from './cards.ts'
import { createFirstAnswers } from './first-answers.ts'
import { servePackage } from './package.ts'
import { tellOf } from './tell.ts'
import { createVault, type Vault } from './vault.ts'
import { serveWindow } from './window.ts'

/** Stripe: its form-encoded API, a page in place of its card fields, and signed notices to the site. */
export function createStripe(
  clock: () => Date,
  { book, siteUrl }: { book: Book; siteUrl: string | null },
): StandIn {
  const turned = createClock(clock)
  const { now } = turned
  const hooks = createHooks({ now, siteUrl, gateway: 'stripe' })
  const vault: Vault = createVault({
    now: () => now().getTime(),
    book,
    tell: tellOf(hooks, () => vault),
  })
  return {
    id: 'stripe',
    title: { ko: '결제 · Stripe', en: 'Payments · Stripe' },
    about: {
      ko: '달러 결제를 대신해요. 카드마다 다르게 움직여요.',
      en: 'Stands in for payments in dollars. Each card behaves in its own way.',
    },
    page: null,
    faults: ['drop-after-data'],
    serve(app, fault) {
      serveApi(app, { vault, once: createFirstAnswers(() => now().getTime()), fault })
      serveWindow(app, { vault, fault, now, siteUrl })
      servePackage(app, vault)
      turned.serve(app, 'stripe')
      app.get('/stripe/cards.json', async () => ({ cards }))
      app.get('/stripe/hooks.json', async () => ({ address: hooks.address(), hooks: hooks.list() }))
      app.post<{ Body: { again?: unknown; address?: unknown } | null }>(
        '/stripe/hooks',
        async (request, reply) => {
          const { again, address } = request.body ?? {}
          const isDone = typeof address === 'string' ? hooks.sendTo(address) : hooks.sendAgain(Number(again))
          return isDone
            ? { done: true }
            : reply.code(400).send({ message: 'No such notice, or no address of the site.' })
        },
      )
    },
  }
}
