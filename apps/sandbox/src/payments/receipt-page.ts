import { escape, framed } from '../page/html.ts'
import type { Lang, Words } from '../page/words.ts'
import { type Movement, moneyText } from './book.ts'

const words = {
  title: { ko: '연습용 영수증', en: 'Practice receipt' },
  lead: {
    ko: '실제로 오간 돈은 없어요. 실제 결제에서는 결제사의 영수증이 열려요.',
    en: 'No real money moved. A real payment opens the receipt of its gateway here.',
  },
  none: { ko: '이 결제를 찾을 수 없어요.', en: 'This payment cannot be found.' },
  taken: { ko: '결제', en: 'Paid' },
  returned: { ko: '환불', en: 'Refunded' },
  order: { ko: '주문 번호', en: 'Order' },
  card: { ko: '카드', en: 'Card' },
} satisfies Record<string, Words>

/** What was paid and given back of one payment, as a gateway's receipt tells it. */
export function receiptPage(movements: readonly Movement[], lang: Lang): string {
  const [first] = movements
  const list = first
    ? `<ul class="list"><li class="card">${movements.map((it) => line(it, lang)).join('')}
<p class="meta">${words.card[lang]} ····${escape(first.last4)}</p>
<p class="meta">${words.order[lang]} ${escape(first.orderId)}</p></li></ul>`
    : `<div class="card empty"><b>${words.none[lang]}</b></div>`
  const body = `<div class="bar"><div><h1>${words.title[lang]}</h1><p class="lead">${words.lead[lang]}</p></div></div>${list}`
  return framed({ title: words.title[lang], lang, path: '/sandbox/payments', body })
}

function line({ at, kind, amount, currency }: Movement, lang: Lang): string {
  return `<p class="meta"><span class="kind${kind === 'returned' ? ' push' : ''}">${words[kind][lang]}</span>
<b>${moneyText(amount, currency)}</b> <time>${at.slice(0, 16).replace('T', ' ')}</time></p>`
}
