import type { FastifyReply } from 'fastify'

import { escape, framed, html } from '../page/html.ts'
import type { Lang, Words } from '../page/words.ts'

const words = {
  'pay-once': { ko: '카드로 결제해요', en: 'Pay by card' },
  'keep-card': { ko: '결제할 카드를 등록해요', en: 'Register a card' },
  practice: { ko: '연습용 카드', en: 'Practice card' },
  number: { ko: '카드 번호', en: 'Card number' },
  expiry: { ko: '유효기간 (월/년)', en: 'Expires (MM/YY)' },
  cvc: { ko: '보안 코드 (CVC)', en: 'Security code (CVC)' },
  birth: { ko: '생년월일 6자리 또는 사업자번호', en: 'Birth date (6 digits) or business number' },
  password: { ko: '비밀번호 앞 2자리', en: 'First 2 digits of the password' },
  doPay: { ko: '결제하기', en: 'Pay' },
  doKeep: { ko: '카드 등록하기', en: 'Register the card' },
  cancel: { ko: '취소', en: 'Cancel' },
  wrong: { ko: '다시 확인해 주세요.', en: 'Look at this again.' },
  fault: { ko: '카드 창을 열 수 없어요', en: 'The card window cannot be opened' },
} satisfies Record<string, Words>

/** A field of a card window that can be wrong. */
export type Field = 'number' | 'expiry' | 'cvc' | 'birth' | 'password'

const attributes: Record<Field, string> = {
  number: 'maxlength="23"',
  expiry: 'maxlength="7" placeholder="12/29"',
  cvc: 'maxlength="4" type="password"',
  birth: 'maxlength="10"',
  password: 'maxlength="2" type="password"',
}

/** Practice cards that belong together, as they stand in the list to choose from. */
export type CardGroup = {
  name: Words
  cards: readonly { number: string; name: Words; code: string | null }[]
}

export type CardWindow = {
  purpose: 'pay-once' | 'keep-card'
  lead: Words
  orderName: string
  price: string
  /** What stands beside each other is one row. */
  rows: readonly (readonly Field[])[]
  groups: readonly CardGroup[]
  wrong: Field | null
}

/** A card window: what is paid, a practice card to choose, and the fields of a real one. */
export function windowPage(window: CardWindow, { lang, path }: { lang: Lang; path: string }): string {
  const { purpose, lead, orderName, price, rows, groups, wrong } = window
  const title = words[purpose][lang]
  const fields = rows.map((row) => {
    const inputs = row.map((name) => fieldOf(name, lang, name === wrong)).join('')
    return row.length > 1 ? `<div class="fields">${inputs}</div>` : inputs
  })
  const body = `<div class="bar"><div><h1>${title}</h1><p class="lead">${lead[lang]}</p></div></div>
<form class="card service pay" method="post" action="${escape(path)}">
<div><p class="meta">${escape(orderName)}</p><p class="price">${price}</p></div>
<label class="field"><span>${words.practice[lang]}</span><select id="practice">${groups.map((group) => options(group, lang)).join('')}</select></label>
${fields.join('\n')}
<input type="hidden" name="mode" value="page">
<p class="switches"><button class="btn main big" name="answer" value="pay">${(purpose === 'keep-card' ? words.doKeep : words.doPay)[lang]}</button>
<button class="btn big" name="answer" value="cancel" formnovalidate>${words.cancel[lang]}</button></p>
</form>`
  return framed({ title, lang, path, body, script: '/sandbox/payments/window.js' })
}

function fieldOf(name: Field, lang: Lang, isWrong: boolean): string {
  const note = isWrong ? `<span class="wrong" id="${name}-wrong">${words.wrong[lang]}</span>` : ''
  const mark = isWrong ? ` aria-invalid="true" aria-describedby="${name}-wrong" autofocus` : ''
  return `<label class="field"><span>${words[name][lang]}</span><input name="${name}" required autocomplete="off" inputmode="numeric" ${attributes[name]}${mark}>${note}</label>`
}

function options({ name, cards }: CardGroup, lang: Lang): string {
  const lines = cards.map((card) => {
    const said = card.code === null ? card.name[lang] : `${card.name[lang]} (${card.code})`
    return `<option value="${card.number}">${escape(said)}</option>`
  })
  return `<optgroup label="${escape(name[lang])}">${lines.join('')}</optgroup>`
}

/** Whether a month and year that were typed are not over. */
export function isAhead(expiry: string, now: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/?\s*(\d{2})$/.exec(expiry.trim()) ?? []
  if (month === undefined || year === undefined) return false
  return Date.UTC(2000 + Number(year), Number(month)) > now.getTime()
}

export type Back = { to: string; fields: Record<string, string>; mode: 'popup' | 'page' }

/** Goes back to the site with what came of it: by a redirect, or as a popup that tells who opened it and closes. */
export function goBack(reply: FastifyReply, { to, fields, mode }: Back): FastifyReply {
  const url = new URL(to)
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  if (mode === 'page') return reply.redirect(url.href, 303)
  const told = escape(JSON.stringify(Object.fromEntries(url.searchParams)))
  const said = `data-origin="${escape(url.origin)}" data-fields="${told}"`
  return html(
    reply,
    `<!doctype html><meta charset="utf-8"><title>Sandbox</title><p ${said}>Sandbox</p><script src="/sandbox/payments/window.js"></script>`,
  )
}

export function faultPage(lang: Lang, fault: string): string {
  const title = words.fault[lang]
  const body = `<div class="bar"><div><h1>${title}</h1><p class="lead">${escape(fault)}</p></div></div>`
  return framed({ title, lang, path: '/sandbox', body })
}
