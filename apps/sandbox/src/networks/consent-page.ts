import { escape, framed } from '../page/html.ts'
import type { Lang, Words } from '../page/words.ts'
import type { Dialog } from './dialog.ts'
import type { Account } from './seed/accounts.ts'
import type { Person } from './seed/people.ts'

const words = {
  who: { ko: '누구로 로그인할까요?', en: 'Who signs in?' },
  lead: {
    ko: '{{name}}의 연결 화면을 대신하는 연습용 화면이에요. 진짜 계정은 쓰이지 않아요.',
    en: 'This stands in for the consent page of {{name}}. No real account is used.',
  },
  none: { ko: '계정 없음', en: 'No account' },
  title: { ko: '{{name}}에서 Clipmint를 허용할까요?', en: 'Let Clipmint in at {{name}}?' },
  as: { ko: '{{person}}님으로 로그인했어요.', en: 'Signed in as {{person}}.' },
  other: { ko: '다른 사람으로', en: 'Somebody else' },
  accounts: { ko: '연결할 계정', en: 'Accounts to link' },
  noAccounts: { ko: '이 사람은 연결할 계정이 없어요.', en: 'This person has no account to link.' },
  scopes: { ko: '허용할 일', en: 'What the app may do' },
  allow: { ko: '허용하고 연결', en: 'Allow and link' },
  deny: { ko: '취소', en: 'Cancel' },
} satisfies Record<string, Words>

type Frame = { name: Words; lang: Lang; path: string }

/** First: who is it? Each goes on to what they are asked for. */
export function personPage(
  { name, lang, path }: Frame,
  people: readonly Person[],
  accountsOf: (person: Person) => Account[],
): string {
  const cards = people.map((person) => {
    const own = accountsOf(person)
      .map((account) => account.name)
      .join(', ')
    const href = `${path}&sandbox_person=${person.id}`
    return `<li><a class="btn line who as-choice" href="${escape(href)}"><b>${escape(person.name)}</b> <span>${escape(own || words.none[lang])}</span></a></li>`
  })
  const title = `${name[lang]} · ${words.who[lang]}`
  const body = `<div class="bar"><div><h1>${escape(title)}</h1><p class="lead">${leadOf(name, lang)}</p></div></div>
<div class="card service"><ul class="list">${cards.join('\n')}</ul></div>`
  return framed({ title, lang, path, body })
}

/** Then: what may the app do, and with which accounts? */
export function consentPage(
  { name, lang, path }: Frame,
  { person, asked, dialog }: { person: Person; asked: readonly string[]; dialog: Dialog },
): string {
  const title = words.title[lang].replace('{{name}}', name[lang])
  const accounts = dialog.accountsOf(person)
  const list =
    accounts.length === 0
      ? `<p class="lead">${words.noAccounts[lang]}</p>`
      : accounts
          .map((account, at) => accountTick(account, { single: dialog.single, isFirst: at === 0 }))
          .join('')
  const scopes = asked.map((scope) => scopeTick(scope, dialog, lang)).join('')
  const back = new URL(path, 'http://sandbox')
  back.searchParams.delete('sandbox_person')
  const body = `<div class="bar"><div><h1>${escape(title)}</h1><p class="lead">${leadOf(name, lang)}</p></div></div>
<form class="card service" method="post" action="${escape(path)}">
<p class="meta"><b>${escape(words.as[lang].replace('{{person}}', person.name))}</b>
<a class="change" href="${escape(back.pathname + back.search)}">${words.other[lang]}</a></p>
<fieldset><legend class="part">${words.accounts[lang]}</legend>${list}</fieldset>
<fieldset><legend class="part">${words.scopes[lang]}</legend>${scopes}</fieldset>
<p class="switches"><button class="btn big main" name="answer" value="allow">${words.allow[lang]}</button>
<button class="btn big" name="answer" value="deny">${words.deny[lang]}</button></p>
</form>`
  return framed({ title, lang, path, body })
}

function leadOf(name: Words, lang: Lang): string {
  return escape(words.lead[lang].replace('{{name}}', name[lang]))
}

function accountTick(
  { id, name, handle }: Account,
  { single, isFirst }: { single: boolean; isFirst: boolean },
): string {
  const input = single
    ? `<input type="radio" name="account" value="${escape(id)}"${isFirst ? ' checked' : ''}>`
    : `<input type="checkbox" name="account ${escape(id)}" checked>`
  return `<label class="tick account">${input}<img src="/sandbox/networks/pictures/${escape(id)}.jpg" alt="" width="40" height="40">
<span><b>${escape(name)}</b> <small>@${escape(handle)}</small></span></label>`
}

function scopeTick(scope: string, { scopes, fixed }: Dialog, lang: Lang): string {
  const isFixed = fixed.includes(scope)
  return `<label class="tick"><input type="checkbox" name="scope ${escape(scope)}" checked${isFixed ? ' disabled' : ''}>
<span>${escape(scopes[scope]?.[lang] ?? scope)} <small>${escape(scope)}</small></span></label>`
}
