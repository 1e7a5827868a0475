import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import type { FaultSwitch } from '../faults.ts'
import { html } from '../page/html.ts'
import { type Lang, langOf } from '../page/words.ts'
import { isOfSite } from '../payments/own-site.ts'
import { type Field, faultPage, goBack, isAhead, windowPage } from '../payments/window-page.ts'
import { WindowQuery } from './bodies.ts'
import { type Card, cardGroups, cardOf } from './cards.ts'
import { type Code, wordsOf } from './codes.ts'
import type { KeptCards } from './kept-cards.ts'
import { clientKey } from './keys.ts'
import type { Till } from './till.ts'

const Form = z.object({
  answer: z.enum(['pay', 'cancel']),
  /** A popup tells who opened it; a page that was gone to goes back. */
  mode: z.enum(['popup', 'page']).default('page'),
  number: z.string().default(''),
  expiry: z.string().default(''),
  birth: z.string().default(''),
  password: z.string().default(''),
})
type Form = z.infer<typeof Form>

type Desk = { till: Till; kept: KeptCards; fault: FaultSwitch; now: () => Date; siteUrl: string | null }

/** The window where a card is given: the one page that ever sees its number. */
export function serveWindow(app: FastifyInstance, desk: Desk): void {
  app.get('/toss/window', async (request, reply) => {
    if (await desk.fault.play(reply)) return reply
    const lang = langOf(request)
    const visit = read(request.url, desk.siteUrl)
    if ('fault' in visit) return html(reply.code(400), faultPage(lang, visit.fault))
    return html(reply, pageOf(visit, null, { lang, path: request.url }))
  })
  app.post('/toss/window', async (request, reply) => {
    const lang = langOf(request)
    const visit = read(request.url, desk.siteUrl)
    const form = Form.safeParse(request.body)
    if ('fault' in visit || !form.success)
      return html(reply.code(400), faultPage(lang, 'fault' in visit ? visit.fault : 'INVALID_REQUEST'))
    const outcome = finish(desk, visit, form.data)
    if (outcome.kind === 'wrong')
      return html(reply.code(422), pageOf(visit, outcome.field, { lang, path: request.url }))
    const { mode } = form.data
    return outcome.kind === 'proof'
      ? goBack(reply, { to: visit.successUrl, fields: outcome.fields, mode })
      : goBack(reply, { to: visit.failUrl, fields: failed(outcome.code, visit, lang), mode })
  })
}

function read(url: string, siteUrl: string | null): WindowQuery | { fault: string } {
  const { searchParams } = new URL(url, 'http://sandbox')
  const query = WindowQuery.safeParse(Object.fromEntries(searchParams))
  if (!query.success) return { fault: query.error.issues.map(({ path }) => path.join('.')).join(', ') }
  const { successUrl, failUrl } = query.data
  if (![successUrl, failUrl].every((to) => isOfSite(to, siteUrl))) return { fault: 'successUrl, failUrl' }
  return query.data
}

type Outcome =
  | { kind: 'proof'; fields: Record<string, string> }
  | { kind: 'error'; code: Code }
  | { kind: 'wrong'; field: Field }

/** What comes of the form: a proof, an error of the catalogue, or a field to look at again. */
function finish({ till, kept, now }: Desk, visit: WindowQuery, form: Form): Outcome {
  if (form.answer === 'cancel') return { kind: 'error', code: 'PAY_PROCESS_CANCELED' }
  if (visit.clientKey !== clientKey) return { kind: 'error', code: 'INVALID_CLIENT_KEY' }
  const card = cardOf(form.number.replaceAll(/[\s-]/g, ''))
  if (!card) return { kind: 'wrong', field: 'number' }
  if (!isAhead(form.expiry, now())) return { kind: 'wrong', field: 'expiry' }
  if (!/^(?:\d{6}|\d{10})$/.test(form.birth)) return { kind: 'wrong', field: 'birth' }
  if (!/^\d{2}$/.test(form.password)) return { kind: 'wrong', field: 'password' }
  if (card.stage === 'window' && card.code) return { kind: 'error', code: card.code }
  return authenticate({ till, kept }, visit, card)
}

function authenticate({ till, kept }: Pick<Desk, 'till' | 'kept'>, visit: WindowQuery, card: Card): Outcome {
  const { purpose, customerKey, orderId, orderName, amount } = visit
  if (purpose === 'keep-card')
    return { kind: 'proof', fields: { customerKey, authKey: kept.prove(customerKey, card) } }
  if (till.isTaken(orderId)) return { kind: 'error', code: 'DUPLICATED_ORDER_ID' }
  const { key } = till.begin({ orderId, orderName, amount, customerKey }, card)
  const fields = { paymentType: 'NORMAL', orderId, paymentKey: key, amount: String(amount) }
  return { kind: 'proof', fields }
}

/** What an error comes back with; who closed the window is not told which order it was. */
function failed(code: Code, { orderId }: WindowQuery, lang: Lang): Record<string, string> {
  const fields = { code, message: wordsOf(code)[lang] }
  return code === 'PAY_PROCESS_CANCELED' ? fields : { ...fields, orderId }
}

const lead = {
  ko: '토스페이먼츠 카드 창을 대신하는 연습용 화면이에요. 돈은 움직이지 않아요. 진짜 카드 번호는 적지 마세요.',
  en: 'This stands in for the card window of Toss Payments. No money moves. Do not enter a real card.',
}

function pageOf(
  { purpose, orderName, amount }: WindowQuery,
  wrong: Field | null,
  shown: { lang: Lang; path: string },
): string {
  const number = new Intl.NumberFormat(shown.lang).format(amount)
  const price = shown.lang === 'ko' ? `${number}원` : `₩${number}`
  const rows = [['number'], ['expiry', 'password'], ['birth']] as const
  return windowPage({ purpose, lead, orderName, price, rows, groups: cardGroups, wrong }, shown)
}
