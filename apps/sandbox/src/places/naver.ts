import type { FastifyInstance, FastifyReply } from 'fastify'

import type { FaultSwitch } from '../faults.ts'
import { answerReviews, Questions } from './naver-graphql.ts'
import { serveNaverLinks } from './naver-links.ts'
import { captchaPage, naverPage } from './naver-page.ts'
import { shopOf } from './shops.ts'

const types = ['restaurant', 'hairshop', 'accommodation', 'hospital']
const browser = /Mozilla\/5\.0/
/** Questions a minute that one address may ask. */
const mostQuestions = 120

/** Naver's map as it stands to those who read a place: short links, pages, and what the pages ask for. */
export function serveNaver(app: FastifyInstance, fault: FaultSwitch, now: () => Date): void {
  serveNaverLinks(app)
  for (const type of types) {
    app.get<{ Params: { id: string } }>(
      `/places/m.place.naver.com/${type}/:id/home`,
      async (request, reply) => {
        if (await fault.play(reply)) return reply
        const shop = shopOf(request.params.id)
        const isHere = shop && (shop.type === 'cafe' ? 'restaurant' : shop.type) === type
        if (!isHere || shop.closed === 'gone') return reply.code(404).send()
        if (!browser.test(request.headers['user-agent'] ?? '')) return reply.code(403).send()
        if (fault.now() === 'captcha') return page(reply, captchaPage)
        if (fault.now() === 'rebuilt')
          return page(reply, '<!doctype html><title>새 화면</title><div id="app"></div>')
        return page(reply, naverPage(shop))
      },
    )
  }
  serveQuestions(app, fault, now)
}

function serveQuestions(app: FastifyInstance, fault: FaultSwitch, now: () => Date): void {
  const asked: number[] = []
  app.post('/places/pcmap-api.place.naver.com/graphql', async (request, reply) => {
    if (await fault.play(reply)) return reply
    const at = now().getTime()
    while (asked[0] !== undefined && asked[0] <= at - 60_000) asked.shift()
    asked.push(at)
    if (asked.length > mostQuestions || fault.now() === 'reviews-busy')
      return reply.code(429).send({ message: 'Too Many Requests' })
    if (fault.now() === 'captcha') return page(reply, captchaPage)
    const { referer = '', 'user-agent': agent = '' } = request.headers
    const questions = Questions.safeParse(request.body)
    if (!questions.success) return reply.code(400).send({ errors: [{ message: 'Bad Request' }] })
    const ids = questions.data.map(({ variables }) => variables.input.businessId)
    const isAtHome = ids.every((id) =>
      new RegExp(`^https://(?:m|pcmap)\\.place\\.naver\\.com/\\w+/${id}/`).test(referer),
    )
    if (!isAtHome || !browser.test(agent)) return reply.code(403).send({ message: 'Forbidden' })
    return questions.data.map((it) => answerReviews(it, now()) ?? { data: { visitorReviews: null } })
  })
}

function page(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(html)
}
