import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import type { FaultSwitch } from '../faults.ts'
import { html } from '../page/html.ts'
import { type Lang, langOf } from '../page/words.ts'
import { isOfSite } from '../payments/own-site.ts'
import { type Field, faultPage, goBack, isAhead, windowPage } from '../payments/window-page.ts'
import { cardGroups, cardOf } from './cards.ts'
import { publishableKey } from './keys.ts'
import { secretOf } from './shapes.ts'
import type { Intent, Vault } from './vault.ts'

const Query = z.object({
  purpose: z.enum(['pay-once', 'keep-card']),
  publishableKey: z.literal(publishableKey),
  clientSecret: z.string(),
  orderName: z.string().min(1).max(200),
  amount: z.coerce.number<string>().int().nonnegative(),
  returnUrl: z.url({ protocol: /^https?$/ }),
})
type Query = z.infer<typeof Query>

const Form = z.object({
  answer: z.enum(['pay', 'cancel']),
  mode: z.enum(['popup', 'page']).default('page'),
  number: z.string().default(''),
  expiry: z.string().default(''),
  cvc: z.string().default(''),
})
type Form = z.infer<typeof Form>

const lead = {
  ko: 'Stripe 카드 창을 대신하는 연습용 화면이에요. 돈은 움직이지 않아요. 진짜 카드 번호는 적지 마세요.',
  en: 'This stands in for the card fields of Stripe. No money moves. Do not enter a real card.',
}

type Desk = { vault: Vault; fault: FaultSwitch; now: () => Date; siteUrl: string | null }

/** A page in place of the fields that Stripe's own package puts into the site. */
export function serveWindow(app: FastifyInstance, desk: Desk): void {
  app.get('/stripe/window', async (request, reply) => {
    if (await desk.fault.play(reply)) return reply
    const lang = langOf(request)
    const visit = read(desk, request.url)
    if ('wrong' in visit) return html(reply.code(400), faultPage(lang, visit.wrong))
    return html(reply, pageOf(visit.query, null, { lang, path: request.url }))
  })
  app.post('/stripe/window', async (request, reply) => {
    const lang = langOf(request)
    const visit = read(desk, request.url)
    const form = Form.safeParse(request.body)
    if ('wrong' in visit || !form.success)
      return html(reply.code(400), faultPage(lang, 'wrong' in visit ? visit.wrong : 'form'))
    const outcome = await finish(desk, visit.intent, form.data)
    if ('wrong' in outcome)
      return html(reply.code(422), pageOf(visit.query, outcome.wrong, { lang, path: request.url }))
    return goBack(reply, { to: visit.query.returnUrl, fields: outcome.fields, mode: form.data.mode })
  })
}

function read({ vault, siteUrl }: Desk, url: string): { query: Query; intent: Intent } | { wrong: string } {
  const { searchParams } = new URL(url, 'http://sandbox')
  const query = Query.safeParse(Object.fromEntries(searchParams))
  if (!query.success) return { wrong: query.error.issues.map(({ path }) => path.join('.')).join(', ') }
  const { clientSecret, returnUrl } = query.data
  if (!isOfSite(returnUrl, siteUrl)) return { wrong: 'returnUrl' }
  const intent = vault.intent(clientSecret.split('_secret')[0] ?? '')
  return intent && secretOf(intent) === clientSecret
    ? { query: query.data, intent }
    : { wrong: 'clientSecret' }
}

/** What comes of the form, in the fields of the return address; or a field to look at again. */
async function finish(
  { vault, now }: Desk,
  intent: Intent,
  form: Form,
): Promise<{ fields: Record<string, string> } | { wrong: Field }> {
  const named = intent.kind === 'payment' ? 'payment_intent' : 'setup_intent'
  const fields = { [named]: intent.id, [`${named}_client_secret`]: secretOf(intent) }
  if (form.answer === 'cancel') return { fields: { ...fields, redirect_status: 'canceled' } }
  const card = cardOf(form.number.replaceAll(/[\s-]/g, ''))
  if (!card) return { wrong: 'number' }
  if (!isAhead(form.expiry, now())) return { wrong: 'expiry' }
  if (!/^\d{3,4}$/.test(form.cvc)) return { wrong: 'cvc' }
  const ending = await vault.confirm(intent, vault.addMethod(card), { isOffSession: false })
  if (!('fault' in ending)) return { fields: { ...fields, redirect_status: 'succeeded' } }
  const { code = '', decline_code: declined, message } = ending.fault
  return { fields: { ...fields, code, message, ...(declined !== undefined && { decline_code: declined }) } }
}

function pageOf(
  { purpose, orderName, amount }: Query,
  wrong: Field | null,
  shown: { lang: Lang; path: string },
): string {
  const price = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(amount / 100)
  const rows = [['number'], ['expiry', 'cvc']] as const
  return windowPage({ purpose, lead, orderName, price, rows, groups: cardGroups, wrong }, shown)
}
