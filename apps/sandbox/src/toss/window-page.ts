import { escape, framed } from '../page/html.ts'
import type { Lang, Words } from '../page/words.ts'
import type { Field, WindowQuery } from './bodies.ts'
import { type Card, cards, type Stage, stageNames } from './cards.ts'

const words = {
  pay: { ko: '카드로 결제해요', en: 'Pay by card' },
  keep: { ko: '결제할 카드를 등록해요', en: 'Register a card' },
  lead: {
    ko: '토스페이먼츠 카드 창을 대신하는 연습용 화면이에요. 돈은 움직이지 않아요. 진짜 카드 번호는 적지 마세요.',
    en: 'This stands in for the card window of Toss Payments. No money moves. Do not enter a real card.',
  },
  practice: { ko: '연습용 카드', en: 'Practice card' },
  number: { ko: '카드 번호', en: 'Card number' },
  expiry: { ko: '유효기간 (월/년)', en: 'Expires (MM/YY)' },
  birth: { ko: '생년월일 6자리 또는 사업자번호', en: 'Birth date (6 digits) or business number' },
  password: { ko: '비밀번호 앞 2자리', en: 'First 2 digits of the password' },
  doPay: { ko: '결제하기', en: 'Pay' },
  doKeep: { ko: '카드 등록하기', en: 'Register the card' },
  cancel: { ko: '취소', en: 'Cancel' },
  wrong: { ko: '다시 확인해 주세요.', en: 'Look at this again.' },
  fault: { ko: '카드 창을 열 수 없어요', en: 'The card window cannot be opened' },
} satisfies Record<string, Words>

type Shown = { lang: Lang; path: string; wrong: Field | null }

/** The card window: what is paid, a practice card to choose, and the fields of a real one. */
export function windowPage(visit: WindowQuery, { lang, path, wrong }: Shown): string {
  const isKeeping = visit.purpose === 'keep-card'
  const title = (isKeeping ? words.keep : words.pay)[lang]
  const amount = new Intl.NumberFormat(lang).format(visit.amount)
  const price = lang === 'ko' ? `${amount}원` : `₩${amount}`
  const field = (name: Field, more: string) => {
    const isWrong = name === wrong
    const note = isWrong ? `<span class="wrong" id="${name}-wrong">${words.wrong[lang]}</span>` : ''
    const mark = isWrong ? ` aria-invalid="true" aria-describedby="${name}-wrong" autofocus` : ''
    return `<label class="field"><span>${words[name][lang]}</span><input name="${name}" required autocomplete="off" inputmode="numeric" ${more}${mark}>${note}</label>`
  }
  const body = `<div class="bar"><div><h1>${title}</h1><p class="lead">${words.lead[lang]}</p></div></div>
<form class="card service pay" method="post" action="${escape(path)}">
<div><p class="meta">${escape(visit.orderName)}</p><p class="price">${price}</p></div>
<label class="field"><span>${words.practice[lang]}</span><select id="practice">${options(lang)}</select></label>
${field('number', 'maxlength="23"')}
<div class="fields">${field('expiry', 'maxlength="7" placeholder="12/29"')}${field('password', 'maxlength="2" type="password"')}</div>
${field('birth', 'maxlength="10"')}
<input type="hidden" name="mode" value="page">
<p class="switches"><button class="btn main big" name="answer" value="pay">${(isKeeping ? words.doKeep : words.doPay)[lang]}</button>
<button class="btn big" name="answer" value="cancel" formnovalidate>${words.cancel[lang]}</button></p>
</form>`
  return framed({ title, lang, path, body, script: '/sandbox/toss/window.js' })
}

function options(lang: Lang): string {
  return (Object.keys(stageNames) as (Stage | 'manner')[])
    .map((group) => {
      const inside = cards.filter(({ stage }) => (stage ?? 'manner') === group)
      const lines = inside.map((card) => option(card, lang)).join('')
      return `<optgroup label="${escape(stageNames[group][lang])}">${lines}</optgroup>`
    })
    .join('')
}

function option({ number, name, code }: Card, lang: Lang): string {
  const said = code === null ? name[lang] : `${name[lang]} (${code})`
  return `<option value="${number}">${escape(said)}</option>`
}

/** What a popup ends with: its script tells who opened it, and closes it. */
export function backPage({ origin, fields }: { origin: string; fields: Record<string, string> }): string {
  const said = `data-origin="${escape(origin)}" data-fields="${escape(JSON.stringify(fields))}"`
  return `<!doctype html><meta charset="utf-8"><title>Sandbox</title><p ${said}>Sandbox</p><script src="/sandbox/toss/window.js"></script>`
}

export function faultPage(lang: Lang, fault: string): string {
  const title = words.fault[lang]
  const body = `<div class="bar"><div><h1>${title}</h1><p class="lead">${escape(fault)}</p></div></div>`
  return framed({ title, lang, path: '/sandbox', body })
}
