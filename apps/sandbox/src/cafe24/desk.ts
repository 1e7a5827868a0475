import type { FastifyInstance } from 'fastify'

import { escape, framed, html } from '../page/html.ts'
import { type Lang, langOf, type Words } from '../page/words.ts'
import { webhookKey } from './app.ts'
import type { Grants } from './grants.ts'
import { type LaunchKind, launchKinds, launchQuery } from './launch.ts'
import { findMall, type Mall, malls } from './malls.ts'
import type { Received } from './received.ts'

const words = {
  title: { ko: '카페24 쇼핑몰', en: 'Shops at Cafe24' },
  lead: {
    ko: '연습용 쇼핑몰이에요. 관리자 화면에서 앱을 열고, 지우고, 받은 이미지를 볼 수 있어요.',
    en: 'Shops for practice: open the app from their administration, remove it, see the pictures they got.',
  },
  facts: {
    ko: '상품 {{items}}개 · 분류 {{categories}}개',
    en: '{{items}} products · {{categories}} categories',
  },
  launch: { ko: '관리자에서 앱 열기', en: 'Open the app from the administration' },
  right: { ko: '열기', en: 'Open' },
  plus: { ko: '빈칸이 +인 서명', en: 'Blank signed as +' },
  wrong: { ko: '틀린 서명', en: 'Wrong signature' },
  stale: { ko: '3시간 지난 주소', en: 'Three hours old' },
  remove: { ko: '앱 지우기 (웹훅 90077)', en: 'Remove the app (webhook 90077)' },
  forged: { ko: '가짜 웹훅 보내기', en: 'Send a forged webhook' },
  clock: { ko: '시계 돌리기', en: 'Turn the clock' },
  hours: { ko: '2시간 뒤로', en: 'Two hours on' },
  days: { ko: '15일 뒤로', en: 'Fifteen days on' },
  clockNote: {
    ko: '이 대역의 시계만 움직여요. 지금은 {{time}}이에요. 되돌리려면 다시 시작해 주세요.',
    en: 'Only the clock of this stand-in moves. It is {{time}} there. A restart sets it right.',
  },
  got: { ko: '받은 이미지', en: 'Pictures that came' },
  none: { ko: '아직 없어요.', en: 'None yet.' },
} satisfies Record<string, Words>

type Desk = {
  grants: Grants
  received: Received
  siteUrl: string | null
  now: () => number
  turn: (seconds: number) => void
}

/** What stands in for a shop's administration: the ways into the app, and out of it. */
export function serveDesk(app: FastifyInstance, desk: Desk): void {
  const { grants, siteUrl, now, turn } = desk
  app.get('/cafe24', async (request, reply) => html(reply, page(desk, langOf(request))))
  app.get<{ Params: { mall: string; kind: string } }>(
    '/cafe24/:mall/launch/:kind',
    async (request, reply) => {
      const kind = launchKinds.find((one) => one === request.params.kind)
      const mall = findMall(request.params.mall)
      if (!kind || !mall) return reply.callNotFound()
      const query = launchQuery(mall.id, kind, now())
      return reply.redirect(`${siteUrl ?? ''}/v3/externals/cafe24/launch?${query}`, 303)
    },
  )
  app.post<{ Params: { mall: string }; Body: { key?: string } | null }>(
    '/cafe24/:mall/remove',
    async (request, reply) => {
      const mall = findMall(request.params.mall)
      if (!mall) return reply.callNotFound()
      const isForged = request.body?.key === 'wrong'
      if (!isForged) grants.remove(mall.id)
      const status = await sendRemoved(siteUrl, mall, isForged ? 'not the key' : webhookKey)
      return request.headers.accept?.includes('text/html')
        ? reply.redirect('/sandbox/cafe24', 303)
        : { status }
    },
  )
  app.post<{ Body: { seconds?: unknown } | null }>('/cafe24/clock', async (request, reply) => {
    const seconds = Number(request.body?.seconds)
    if (!Number.isInteger(seconds) || seconds < 0) return reply.code(400).send({ message: 'No such time.' })
    turn(seconds)
    return request.headers.accept?.includes('text/html')
      ? reply.redirect('/sandbox/cafe24', 303)
      : { seconds }
  })
}

/** Tells the product that a shop has removed the app; gives how it answered, or why it did not. */
async function sendRemoved(siteUrl: string | null, mall: Mall, key: string): Promise<number | string> {
  const body = {
    event_no: 90_077,
    resource: { mall_id: mall.id, event_shop_no: '1', client_id: 'cafe24-sandbox' },
  }
  try {
    const answer = await fetch(`${siteUrl ?? 'http://localhost:3000'}/v3/externals/cafe24/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key, 'x-trace-id': crypto.randomUUID() },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5_000),
    })
    return answer.status
  } catch (error) {
    return String(error)
  }
}

function page(desk: Desk, lang: Lang): string {
  const time = new Date(desk.now()).toLocaleString(lang, {
    timeZone: 'Asia/Seoul',
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const clock = (['hours', 'days'] as const)
    .map((name) => button(words[name][lang], 'seconds', name === 'hours' ? 7_201 : 15 * 86_400))
    .join('')
  const body = `<div class="bar"><div><h1>${words.title[lang]}</h1><p class="lead">${words.lead[lang]}</p></div></div>
<ul class="list">${malls.map((mall) => card(desk, mall, lang)).join('\n')}
<li class="card service"><div><h2>${words.clock[lang]}</h2><p class="lead">${words.clockNote[lang].replace('{{time}}', time)}</p></div>
<form class="switches" method="post" action="/sandbox/cafe24/clock">${clock}</form></li></ul>`
  return framed({ title: words.title[lang], lang, path: '/sandbox/cafe24', body })
}

function card({ received }: Desk, mall: Mall, lang: Lang): string {
  const facts = words.facts[lang]
    .replace('{{items}}', String(mall.items.length))
    .replace('{{categories}}', String(mall.categories.length))
  const link = (kind: LaunchKind) =>
    `<a class="${kind === 'right' ? 'open' : 'btn line as-link'}" href="/sandbox/cafe24/${mall.id}/launch/${kind}">${words[kind][lang]}</a>`
  const got = [...received].filter(([, one]) => one.mall === mall.id).toReversed()
  const pictures = got.map(
    ([path]) => `<img src="/sandbox/cafe24/${mall.id}${path}" alt="" width="96" height="96">`,
  )
  return `<li class="card service" data-mall="${mall.id}">
<div><h2>${escape(mall.name[lang])}</h2><p class="lead">${mall.id} · ${facts}</p></div>
<div class="faults"><p>${words.launch[lang]}</p><div class="switches">${launchKinds.map(link).join('')}</div></div>
<form class="switches" method="post" action="/sandbox/cafe24/${mall.id}/remove">${button(words.remove[lang], 'key', 'right')}${button(words.forged[lang], 'key', 'wrong')}</form>
<div class="faults"><p>${words.got[lang]}</p>${pictures.length > 0 ? `<div class="shots">${pictures.join('')}</div>` : `<p>${words.none[lang]}</p>`}</div>
</li>`
}

function button(text: string, name: string, value: string | number): string {
  return `<button class="btn line" name="${name}" value="${value}">${text}</button>`
}
