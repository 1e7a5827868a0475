import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'

import type { FaultSwitch } from '../faults.ts'
import { html } from '../page/html.ts'
import { type Lang, langOf } from '../page/words.ts'
import { isOfSite } from '../payments/own-site.ts'
import { type Field, WindowQuery } from './bodies.ts'
import { type Card, cardOf } from './cards.ts'
import { type Code, wordsOf } from './codes.ts'
import type { KeptCards } from './kept-cards.ts'
import { clientKey } from './keys.ts'
import type { Till } from './till.ts'
import { backPage, faultPage, windowPage } from './window-page.ts'
import { windowScript } from './window-script.ts'

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
  app.get('/toss/window.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(windowScript),
  )
  app.get('/toss/window', async (request, reply) => {
    if (await desk.fault.play(reply)) return reply
    const lang = langOf(request)
    const visit = read(request.url, desk.siteUrl)
    if ('fault' in visit) return html(reply.code(400), faultPage(lang, visit.fault))
    return html(reply, windowPage(visit, { lang, path: request.url, wrong: null }))
  })
  app.post('/toss/window', async (request, reply) => {
    const lang = langOf(request)
    const visit = read(request.url, desk.siteUrl)
    const form = Form.safeParse(request.body)
    if ('fault' in visit || !form.success)
      return html(reply.code(400), faultPage(lang, 'fault' in visit ? visit.fault : 'INVALID_REQUEST'))
    const outcome = finish(desk, visit, form.data)
    if (outcome.kind === 'wrong')
      return html(reply.code(422), windowPage(visit, { lang, path: request.url, wrong: outcome.field }))
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

/** A month and a year that is not over. */
function isAhead(expiry: string, now: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/?\s*(\d{2})$/.exec(expiry.trim()) ?? []
  return (
    month !== undefined && year !== undefined && Date.UTC(2000 + Number(year), Number(month)) > now.getTime()
  )
}

/** What an error comes back with; who closed the window is not told which order it was. */
function failed(code: Code, { orderId }: WindowQuery, lang: Lang): Record<string, string> {
  const fields = { code, message: wordsOf(code)[lang] }
  return code === 'PAY_PROCESS_CANCELED' ? fields : { ...fields, orderId }
}

function goBack(
  reply: FastifyReply,
  { to, fields, mode }: { to: string; fields: Record<string, string>; mode: Form['mode'] },
): FastifyReply {
  if (mode === 'popup') return html(reply, backPage({ origin: new URL(to).origin, fields }))
  const url = new URL(to)
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  return reply.redirect(url.href, 303)
}
