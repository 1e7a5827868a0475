import { aiFaultNames } from '../ai/faults.ts'
import { type Fault, type FaultSwitch, faults } from '../faults.ts'
import type { StandIn } from '../stand-in.ts'
import { escape, framed } from './html.ts'
import type { Lang, Words } from './words.ts'

type Service = { standIn: StandIn; fault: FaultSwitch }

const words: Record<'title' | 'lead' | 'open' | 'faults', Words> = {
  title: { ko: '바깥세상 대신이에요', en: 'In place of the outside world' },
  lead: {
    ko: '문자, 메일처럼 바깥으로 나가는 것들을 이 컴퓨터 안에서 대신 받아요.',
    en: 'Texts, mail and other things that would leave this computer end up here instead.',
  },
  open: { ko: '열어 보기', en: 'Open' },
  faults: { ko: '고장 내 보기', en: 'Make it misbehave' },
}

const faultNames: Record<Fault, Words> = {
  none: { ko: '정상', en: 'Works' },
  slow: { ko: '느림 (3초)', en: 'Slow (3 s)' },
  busy: { ko: '요청 초과 (429)', en: 'Busy (429)' },
  broken: { ko: '오류 (500)', en: 'Broken (500)' },
  garbled: { ko: '깨진 응답', en: 'Garbled answer' },
  silent: { ko: '연결 끊김', en: 'Line goes dead' },
  'used-code': { ko: '이미 쓴 코드', en: 'Code used before' },
  'no-email': { ko: '이메일 없음', en: 'No email' },
  'wrong-audience': { ko: '다른 앱의 토큰', en: 'Token for another app' },
  'expired-token': { ko: '만료된 토큰', en: 'Expired token' },
  'bad-signature': { ko: '서명이 틀린 토큰', en: 'Badly signed token' },
  'login-refused': { ko: '로그인 거절 (535)', en: 'Login refused (535)' },
  greylist: { ko: '나중에 다시 (451)', en: 'Greylisted (451)' },
  'no-mailbox': { ko: '없는 메일함 (550)', en: 'No such mailbox (550)' },
  'no-scope': { ko: '권한 없음 (403)', en: 'Scope missing (403)' },
  'drop-after-data': { ko: '받은 뒤 끊김', en: 'Drops after taking it' },
  captcha: { ko: '사람인지 확인', en: 'Asks for a person' },
  rebuilt: { ko: '화면이 바뀜', en: 'Page rebuilt' },
  'reviews-busy': { ko: '리뷰만 요청 초과', en: 'Reviews busy (429)' },
  ...aiFaultNames,
}

/** The start page: what is stood in for, and a switch for each to try out its faults. */
export function homePage(services: readonly Service[], lang: Lang): string {
  const cards = services.map((service) => card(service, lang)).join('\n')
  const body = `<div class="bar"><div><h1>${words.title[lang]}</h1><p class="lead">${words.lead[lang]}</p></div></div>
<ul class="list">${cards}</ul>`
  return framed({ title: words.title[lang], lang, path: '/sandbox', body })
}

function card({ standIn, fault }: Service, lang: Lang): string {
  const { id, title, about, page, faults: own = [] } = standIn
  const link =
    page === null ? '' : `<a class="open" href="/sandbox/${page}?lang=${lang}">${words.open[lang]}</a>`
  return `<li class="card service">
<div class="row"><div><h2>${escape(title[lang])}</h2><p class="lead">${escape(about[lang])}</p></div>${link}</div>
<form class="faults" method="post" action="/sandbox/faults/${id}"><fieldset><legend>${words.faults[lang]}</legend>
<div class="switches">${[...faults, ...own].map((it) => button(it, fault.now(), lang)).join('')}</div></fieldset></form>
</li>`
}

function button(fault: Fault, now: Fault, lang: Lang): string {
  const pressed = fault === now
  const kind = fault === 'none' ? 'btn' : 'btn bad'
  return `<button class="${kind}" name="fault" value="${fault}" aria-pressed="${pressed}">${faultNames[fault][lang]}</button>`
}
