import type { FastifyInstance, FastifyReply } from 'fastify'

import { escape, framed, html } from '../page/html.ts'
import { type Lang, langOf, type Words } from '../page/words.ts'
import type { Hooks } from '../payments/hooks.ts'
import { cardGroups, cards } from './cards.ts'
import type { Payment } from './payment.ts'
import type { Till } from './till.ts'

const most = 30

const words = {
  title: { ko: '토스페이먼츠', en: 'Toss Payments' },
  lead: {
    ko: '결제 창과 자동결제를 대신해요. 카드마다 다르게 움직여요.',
    en: 'Stands in for the card window and kept cards. Each card behaves in its own way.',
  },
  payments: { ko: '결제', en: 'Payments' },
  none: { ko: '아직 없어요.', en: 'None yet.' },
  hooks: { ko: '보낸 알림', en: 'Notices sent' },
  nowhere: { ko: '알릴 곳이 없어요.', en: 'There is nobody to notify.' },
  again: { ko: '다시 보내기', en: 'Send again' },
  cards: { ko: '연습용 카드', en: 'Practice cards' },
} satisfies Record<string, Words>

/** What a person, or a test, looks at: payments, notices and practice cards; and sends a notice again. */
export function serveDesk(app: FastifyInstance, { till, hooks }: { till: Till; hooks: Hooks }): void {
  app.get('/toss', async (request, reply) => html(reply, deskPage({ till, hooks }, langOf(request))))
  app.get('/toss/cards.json', async () => ({ cards }))
  app.get('/toss/hooks.json', async () => ({ address: hooks.address(), hooks: hooks.list() }))
  app.post<{ Body: { again?: unknown; address?: unknown } | null }>('/toss/hooks', async (request, reply) => {
    const { again, address } = request.body ?? {}
    const isDone = typeof address === 'string' ? hooks.sendTo(address) : hooks.sendAgain(Number(again))
    if (!isDone) return reply.code(400).send({ message: 'No such notice, or no address of the site.' })
    return request.headers.accept?.includes('text/html') ? reply.redirect('/sandbox/toss', 303) : done(reply)
  })
}

function done(reply: FastifyReply): FastifyReply {
  return reply.send({ done: true })
}

function deskPage({ till, hooks }: { till: Till; hooks: Hooks }, lang: Lang): string {
  const payments = till.all().slice(-most).toReversed()
  const sent = hooks.list().slice(-most).toReversed()
  const to = hooks.address() ?? words.nowhere[lang]
  const body = `<div class="bar"><div><h1>${words.title[lang]}</h1><p class="lead">${words.lead[lang]}</p></div></div>
<ul class="list"><li class="card"><h2>${words.payments[lang]}</h2>${lines(payments.map(paymentLine), lang)}</li>
<li class="card"><h2>${words.hooks[lang]}</h2><p class="meta">${escape(to)}</p><form method="post" action="/sandbox/toss/hooks">${lines(
    sent.map(
      ({ no, about, answers }) =>
        `${escape(about)} → ${answers.join(', ') || '…'} <button class="btn" name="again" value="${no}">${words.again[lang]}</button>`,
    ),
    lang,
  )}</form></li>
<li class="card"><h2>${words.cards[lang]}</h2>${groupsOf(lang)}</li></ul>`
  return framed({ title: words.title[lang], lang, path: '/sandbox/toss', body })
}

function lines(texts: readonly string[], lang: Lang): string {
  if (texts.length === 0) return `<p class="meta">${words.none[lang]}</p>`
  return `<ul class="scopes">${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`
}

function paymentLine({ orderId, orderName, status, amount, balance }: Payment): string {
  const left = balance === amount ? '' : ` (${balance.toLocaleString('en')})`
  return `<b>${escape(orderName)}</b> ₩${amount.toLocaleString('en')}${left} <span>${status} · ${escape(orderId)}</span>`
}

function groupsOf(lang: Lang): string {
  return cardGroups
    .map(({ name, cards: inside }) => {
      const texts = inside.map(
        ({ number, name: said, code }) =>
          `<code>${number}</code> ${escape(said[lang])} <span>${code ?? ''}</span>`,
      )
      return `<details><summary class="as-link">${escape(name[lang])}</summary>${lines(texts, lang)}</details>`
    })
    .join('')
}
