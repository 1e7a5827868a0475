import type { Book } from '../payments/book.ts'
import { createClock } from '../payments/clock.ts'
import { createHooks } from '../payments/hooks.ts'
import type { StandIn } from '../stand-in.ts'
import { serveApi } from './api.ts'
import { serveDesk } from './desk.ts'
import { createFirstAnswers } from './idempotency.ts'
import { createKeptCards } from './kept-cards.ts'
import { servePackage } from './package.ts'
import { tellOf } from './tell.ts'
import { createTill } from './till.ts'
import { serveWindow } from './window.ts'

/** Toss Payments: its Core API, the card window, and notices to the site. */
export function createToss(
  clock: () => Date,
  { book, siteUrl }: { book: Book; siteUrl: string | null },
): StandIn {
  const turned = createClock(clock)
  const now = () => turned.now().getTime()
  const hooks = createHooks({ now: turned.now, siteUrl, gateway: 'toss' })
  const kept = createKeptCards(now)
  const till = createTill({ now, book, kept, tell: tellOf(hooks, now) })
  return {
    id: 'toss',
    title: { ko: '결제 · 토스페이먼츠', en: 'Payments · Toss Payments' },
    about: {
      ko: '카드 창을 열고 돈이 오간 것처럼 답해요. 카드마다 다르게 움직여요.',
      en: 'Opens a card window and answers as if money moved. Each card behaves in its own way.',
    },
    page: 'toss',
    faults: ['drop-after-data'],
    serve(app, fault) {
      serveApi(app, { till, kept, answers: createFirstAnswers(now), fault })
      serveWindow(app, { till, kept, fault, now: turned.now, siteUrl })
      servePackage(app)
      serveDesk(app, { till, hooks })
      turned.serve(app, 'toss')
    },
  }
}
