import { escape, framed, html } from '../page/html.ts'
import { type Lang, langOf, type Words } from '../page/words.ts'
import type { StandIn } from '../stand-in.ts'
import { type Book, moneyText, type Movement } from './book.ts'
import { receiptPage } from './receipt-page.ts'
import { serveWindowScript } from './window-script.ts'

const most = 100

const words = {
  title: { ko: '오간 돈', en: 'Money that moved' },
  lead: {
    ko: '결제사에서 받은 돈과 돌려준 돈이에요. 모두 연습용이에요.',
    en: 'What was taken and given back at the gateways. All for practice.',
  },
  none: { ko: '아직 오간 돈이 없어요.', en: 'No money has moved yet.' },
  balance: { ko: '남은 돈', en: 'What is left' },
  taken: { ko: '받음', en: 'Taken' },
  returned: { ko: '돌려줌', en: 'Given back' },
} satisfies Record<string, Words>

/** The books of the gateways, for people and tests: every movement of money, whoever caused it. */
export function createPayments(book: Book): StandIn {
  return {
    id: 'payments',
    title: words.title,
    about: words.lead,
    page: 'payments',
    serve(app) {
      serveWindowScript(app)
      app.get('/payments', async (request, reply) => html(reply, page(book, langOf(request))))
      app.get<{ Params: { gateway: string; receipt: string } }>(
        '/payments/receipts/:gateway/:receipt',
        async (request, reply) => {
          const moved = book.ofReceipt(request.params.gateway, request.params.receipt)
          return html(moved.length > 0 ? reply : reply.code(404), receiptPage(moved, langOf(request)))
        },
      )
      app.get<{ Querystring: { since?: string; orderId?: string } }>(
        '/payments/book.json',
        async ({ query: { since = '0', orderId } }) => ({
          balance: book.balance(),
          movements: book
            .after(Number(since) || 0)
            .filter((it) => orderId === undefined || it.orderId === orderId),
        }),
      )
    },
  }
}

function page(book: Book, lang: Lang): string {
  const { KRW, USD } = book.balance()
  const last = book.after(0).slice(-most).toReversed()
  const list =
    last.length === 0
      ? `<div class="card empty"><b>${words.none[lang]}</b></div>`
      : `<ul class="list">${last.map((movement) => line(movement, lang)).join('')}</ul>`
  const body = `<div class="bar"><div><h1>${words.title[lang]}</h1><p class="lead">${words.lead[lang]}</p></div>
<p class="meta">${words.balance[lang]} <b>${moneyText(KRW, 'KRW')}</b> <b>${moneyText(USD, 'USD')}</b></p></div>${list}`
  return framed({ title: words.title[lang], lang, path: '/sandbox/payments', body })
}

function line({ at, gateway, kind, orderId, amount, currency, last4 }: Movement, lang: Lang): string {
  return `<li class="card"><p class="meta"><span class="kind${kind === 'returned' ? ' push' : ''}">${words[kind][lang]}</span>
<b>${moneyText(amount, currency)}</b> ${gateway} ····${escape(last4)} <time>${at.slice(0, 19).replace('T', ' ')}</time></p>
<p class="text">${escape(orderId)}</p></li>`
}
