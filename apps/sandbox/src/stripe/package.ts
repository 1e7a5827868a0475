import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import { escape, html } from '../page/html.ts'
import { type Lang, langOf, type Words } from '../page/words.ts'
import { answerOf, invalid } from './answer.ts'
import { cardOf } from './cards.ts'
import { publishableKey } from './keys.ts'
import { cardFrameScript, packageScript } from './package-script.ts'
import { intentShape, secretOf } from './shapes.ts'
import type { Intent, Vault } from './vault.ts'

const words = {
  number: { ko: '카드 번호', en: 'Card number' },
  expiry: { ko: '유효기간', en: 'Expiration date' },
  cvc: { ko: '보안 코드', en: 'Security code' },
  bank: { ko: '은행이 묻습니다: 본인이 결제하나요?', en: 'Your bank asks: is it you who pays?' },
  complete: { ko: '인증하기', en: 'Complete' },
  refuse: { ko: '거절하기', en: 'Fail' },
} satisfies Record<string, Words>

const Asked = z.object({ key: z.literal(publishableKey), client_secret: z.string() })
const Given = Asked.extend({
  'payment_method_data[card][number]': z.string(),
})

/**
 * Stripe's own package as browsers load it, by paths that stand for its hosts: `js` for js.stripe.com (the script, and the
 * frame that alone sees a card's number), `browser` for what that frame asks api.stripe.com, `3d-secure` for a bank's page
 * at hooks.stripe.com. A test has its browser find them under the real names.
 */
export function servePackage(app: FastifyInstance, vault: Vault): void {
  app.get<{ Params: { release: string } }>('/stripe/js/:release/stripe.js', async ({ params }, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .send(packageScript.replace('RELEASE', params.release.replaceAll(/\W/g, ''))),
  )
  app.get('/stripe/js/card-frame.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(cardFrameScript),
  )
  app.get('/stripe/js/card-frame.html', async (request, reply) => html(reply, cardFrame(langOf(request))))
  app.get('/stripe/3d-secure', async (request, reply) => html(reply, bankPage(langOf(request))))

  const intentOf = (given: unknown): Intent | null => {
    const asked = Asked.safeParse(given)
    const intent = asked.success ? vault.intent(asked.data.client_secret.split('_secret')[0] ?? '') : null
    return intent && asked.data && secretOf(intent) === asked.data.client_secret ? intent : null
  }
  const refused = answerOf(invalid('Invalid API Key or client secret provided.', { status: 401 }))
  app.get('/stripe/browser/intent', async (request, reply) => {
    const intent = intentOf(request.query)
    return intent ? intentShape(vault, intent, []) : reply.code(refused.status).send(refused.body)
  })
  app.post('/stripe/browser/confirm', async (request, reply) => {
    const intent = intentOf(request.body)
    const given = Given.safeParse(request.body)
    if (!intent || !given.success) return reply.code(refused.status).send(refused.body)
    const card = cardOf(given.data['payment_method_data[card][number]'].replaceAll(/\s/g, ''))
    const ending = card
      ? await vault.confirm(intent, vault.addMethod(card), { isOffSession: false, canAsk: true })
      : invalid('Your card number is invalid.', { status: 402, code: 'invalid_number' })
    if ('fault' in ending) {
      const { status, body } = answerOf(ending)
      return reply.code(status).send(body)
    }
    return intentShape(vault, intent, [])
  })
  app.post<{ Body: { answer?: unknown } | null }>('/stripe/browser/bank', async (request, reply) => {
    const intent = intentOf(request.body)
    if (!intent) return reply.code(refused.status).send(refused.body)
    await vault.answerBank(intent, request.body?.answer === 'complete')
    return { done: true }
  })
}

/** The fields of a card, as they stand in a frame of Stripe's in the page of a shop. */
function cardFrame(lang: Lang): string {
  const field = (name: 'number' | 'expiry' | 'cvc') =>
    `<label>${words[name][lang]}<input name="${name}" inputmode="numeric" autocomplete="off"></label>`
  const body = `<form>${field('number')}<div>${field('expiry')}${field('cvc')}</div><p role="alert"></p></form>`
  return document(lang, words.number[lang], `${body}<script src="/card-frame.js"></script>`)
}

function bankPage(lang: Lang): string {
  const button = (name: 'complete' | 'refuse') =>
    `<button type="button" value="${name}">${words[name][lang]}</button>`
  const body = `<main><h1>${words.bank[lang]}</h1>${button('complete')} ${button('refuse')}</main>`
  const tell = `for (const button of document.querySelectorAll('button')) button.onclick = () => parent.postMessage({ bank: button.value }, '*')`
  return document(lang, words.bank[lang], `${body}<script>${tell}</script>`)
}

function document(lang: Lang, title: string, body: string): string {
  const style = `*{box-sizing:border-box;font-family:system-ui,sans-serif}body{margin:0;color:#0e1513}
form,label{display:grid;gap:6px}form{gap:12px}form div{display:grid;grid-template-columns:1fr 1fr;gap:12px}
label{font-size:14px}input{width:100%;min-height:44px;padding:0 12px;border:1px solid #8a9592;border-radius:8px;font-size:16px}
p{margin:0;color:#b42b28;font-size:14px}main{max-width:24rem;margin:20vh auto;padding:24px;background:#fff;border-radius:12px}
h1{font-size:18px}button{min-height:44px;padding:0 16px}`
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>${escape(title)}</title><style>${style}</style><body>${body}</body></html>`
}
