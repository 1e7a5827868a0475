import { escape, framed } from '../page/html.ts'
import type { Lang, Words } from '../page/words.ts'
import { type Refusal, refusals, type Subscription } from './subscriptions.ts'

const words: Record<'title' | 'lead' | 'emptyTitle' | 'emptyText' | 'takes' | 'inbox' | 'answer', Words> = {
  title: { ko: '푸시를 받는 브라우저', en: 'Browsers that are pushed to' },
  lead: {
    ko: '브라우저마다 푸시 서비스가 무엇이라고 대답할지 정할 수 있어요.',
    en: 'For each browser, choose what its push service answers.',
  },
  emptyTitle: { ko: '아직 구독한 브라우저가 없어요', en: 'No browser has subscribed yet' },
  emptyText: {
    ko: '영상을 만드는 동안 「끝나면 알려 주세요」를 누르면 여기에 나와요.',
    en: 'Press “Tell me when it’s done” while a video is made, and it appears here.',
  },
  takes: { ko: '받아요', en: 'Takes it' },
  inbox: { ko: '받은 메시지 보기', en: 'See messages' },
  answer: { ko: '푸시 서비스의 대답', en: 'What the push service answers' },
}

/** The page of the push service: who subscribed, and a switch for each to try out what goes wrong. */
export function pushPage(subscriptions: readonly Subscription[], lang: Lang): string {
  const items = subscriptions.map((it) => card(it, lang)).join('\n')
  const empty = `<li class="card empty"><b>${words.emptyTitle[lang]}</b>${words.emptyText[lang]}</li>`
  const body = `<div class="bar"><div><h1>${words.title[lang]}</h1><p class="lead">${words.lead[lang]}</p></div>
<a class="open" href="/sandbox/inbox?lang=${lang}">${words.inbox[lang]}</a></div>
<ul class="list">${items || empty}</ul>`
  return framed({ title: words.title[lang], lang, path: '/sandbox/push', body })
}

function card({ id, name, answers }: Subscription, lang: Lang): string {
  const switches = [null, ...refusals].map((it) => button(it, answers, lang)).join('')
  return `<li class="card service"><h2>${escape(name)}</h2>
<form class="faults" method="post" action="/sandbox/push/subscriptions/${id}/answer"><fieldset>
<legend>${words.answer[lang]}</legend><div class="switches">${switches}</div></fieldset></form></li>`
}

function button(answer: Refusal | null, now: Refusal | null, lang: Lang): string {
  const kind = answer === null ? 'btn' : 'btn bad'
  const label = answer ?? words.takes[lang]
  return `<button class="${kind}" name="answer" value="${answer ?? 201}" aria-pressed="${answer === now}">${label}</button>`
}
