import { escape, framed } from '../page/html.ts'
import type { Lang, Words } from '../page/words.ts'
import { networks, type Network } from './network.ts'
import type { Room } from './room.ts'

export const deskWords = {
  title: { ko: '소셜 네트워크', en: 'Social networks' },
  lead: {
    ko: '연습용 계정과 게시물, 네 네트워크가 함께 쓰는 시계가 있어요.',
    en: 'Accounts for practice, what was posted, and the clock that the networks share.',
  },
} satisfies Record<string, Words>

const words = {
  clock: { ko: '시계', en: 'Clock' },
  clockNote: {
    ko: '네트워크들의 시계만 움직여요. 지금은 {{time}}이에요.',
    en: 'Only the networks’ clock moves. It is {{time}} there.',
  },
  hour: { ko: '1시간 뒤로', en: 'An hour on' },
  day: { ko: '하루 뒤로', en: 'A day on' },
  month: { ko: '30일 뒤로', en: 'Thirty days on' },
  feed: { ko: '피드 보기', en: 'See the feed' },
  posts: { ko: '게시물 {{count}}개', en: '{{count}} posts' },
  followers: { ko: '팔로워 {{count}}명', en: '{{count}} followers' },
} satisfies Record<string, Words>

const names: Record<Network, Words> = {
  facebook: { ko: '페이스북', en: 'Facebook' },
  instagram: { ko: '인스타그램', en: 'Instagram' },
  youtube: { ko: '유튜브', en: 'YouTube' },
  tiktok: { ko: '틱톡', en: 'TikTok' },
}
const steps = { hour: 3_600, day: 86_400, month: 30 * 86_400 } as const

/** The networks at a glance. */
export function deskPage(room: Room, lang: Lang): string {
  const time = new Date(room.clock.now()).toLocaleString(lang, {
    timeZone: 'Asia/Seoul',
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const buttons = (['hour', 'day', 'month'] as const)
    .map(
      (step) =>
        `<button class="btn line" name="seconds" value="${steps[step]}">${words[step][lang]}</button>`,
    )
    .join('')
  const body = `<div class="bar"><div><h1>${deskWords.title[lang]}</h1><p class="lead">${deskWords.lead[lang]}</p></div></div>
<ul class="list"><li class="card service"><div><h2>${words.clock[lang]}</h2><p class="lead">${words.clockNote[lang].replace('{{time}}', time)}</p></div>
<form class="switches" method="post" action="/sandbox/networks/turn?lang=${lang}">${buttons}</form></li>
${networks.map((network) => card(network, room, lang)).join('\n')}</ul>`
  return framed({ title: deskWords.title[lang], lang, path: '/sandbox/networks', body })
}

function card(network: Network, { accounts, posts }: Room, lang: Lang): string {
  const number = new Intl.NumberFormat(lang)
  const lines = accounts.of(network).map(
    ({ id, name, handle, followers }) =>
      `<li class="by"><img src="/sandbox/networks/pictures/${escape(id)}.jpg" alt="" width="40" height="40"><p><b>${escape(name)}</b>
<span>@${escape(handle)} · ${words.followers[lang].replace('{{count}}', number.format(followers))}</span></p></li>`,
  )
  const count = posts.live(network, null).length
  return `<li class="card service"><div class="row"><div><h2>${names[network][lang]}</h2>
<p class="lead">${words.posts[lang].replace('{{count}}', number.format(count))}</p></div>
<a class="open" href="/sandbox/${network}/feed?lang=${lang}">${words.feed[lang]}</a></div>
<ul class="accounts">${lines.join('')}</ul></li>`
}
