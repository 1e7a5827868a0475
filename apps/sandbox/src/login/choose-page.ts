import { escape, framed } from '../page/html.ts'
import type { Lang, Words } from '../page/words.ts'
import { fullName, people } from './people.ts'

const words: Record<'title' | 'lead' | 'none' | 'email' | 'cancel', Words> = {
  title: { ko: '누구로 로그인할까요?', en: 'Who signs in?' },
  lead: {
    ko: '{{name}} 로그인을 대신하는 연습용 화면이에요. 진짜 계정은 쓰이지 않아요.',
    en: 'This stands in for signing in with {{name}}. No real account is used.',
  },
  none: { ko: '이메일 없음', en: 'No email' },
  email: { ko: '이메일도 알려 주기', en: 'Share the email too' },
  cancel: { ko: '취소', en: 'Cancel' },
}

type ChoosePage = {
  /** What the service is called. */
  name: Words
  lang: Lang
  /** Where this page is, and where its form goes. */
  path: string
}

/** A service's page in place of its own: choose who you are, or go back. */
export function choosePage({ name, lang, path }: ChoosePage): string {
  const cards = people
    .map((person) => {
      const address = person.email ?? words.none[lang]
      return `<li><button class="btn line who" name="person" value="${person.id}">
<b>${escape(fullName(person))}</b> <span>${escape(address)}</span></button></li>`
    })
    .join('\n')
  const lead = words.lead[lang].replace('{{name}}', name[lang])
  const title = `${name[lang]} · ${words.title[lang]}`
  const body = `<div class="bar"><div><h1>${escape(title)}</h1><p class="lead">${escape(lead)}</p></div></div>
<form class="card service" method="post" action="${escape(path)}">
<ul class="list">${cards}</ul>
<label class="tick"><input type="checkbox" name="email" value="on" checked> ${words.email[lang]}</label>
<p><button class="btn" name="cancel" value="1">${words.cancel[lang]}</button></p>
</form>`
  return framed({ title, lang, path, body })
}

/** A page that says why somebody cannot be let in, as a service shows it. */
export function refusalPage(name: Words, lang: Lang, reason: string): string {
  const body = `<div class="bar"><div><h1>${escape(name[lang])}</h1><p class="lead">${escape(reason)}</p></div></div>`
  return framed({ title: name[lang], lang, path: '/sandbox', body })
}
