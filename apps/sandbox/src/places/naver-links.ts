import type { FastifyInstance } from 'fastify'

import { shopOf, shops } from './shops.ts'

const entry = (id: string) => `https://map.naver.com/p/entry/place/${id}?placePath=/home`

/** Where each short link leads: to a shop, or astray. */
const chains: Record<string, string> = {
  ...Object.fromEntries(shops.map(({ id }) => [`shop${id.slice(-3)}`, entry(id)])),
  app101: 'https://m.map.naver.com/appLink.nhn?pinType=place&pinId=1000000101&app=Y',
  hops101: 'https://naver.me/hopA101',
  hopA101: 'https://naver.me/hopB101',
  hopB101: entry('1000000101'),
  loopA: 'https://naver.me/loopB',
  loopB: 'https://naver.me/loopA',
  far1: 'https://naver.me/far2',
  far2: 'https://naver.me/far3',
  far3: 'https://naver.me/far4',
  far4: 'https://naver.me/far5',
  far5: entry('1000000101'),
  away1: 'http://127.0.0.1/admin',
  away2: 'http://169.254.169.254/latest/meta-data/',
  away3: 'https://naver.me.example.com/shop101',
  away4: 'https://map.naver.com@127.0.0.1/p/entry/place/1000000101',
  away5: 'https://map.naver.com:8443/p/entry/place/1000000101',
  away6: 'javascript:alert(1)',
  away7: 'file:///etc/passwd',
}

/** The short links, to be copied by a person; the page of the shops shows those that lead astray. */
export const strayLinks = ['loopA', 'far1', 'away1', 'away2', 'away3', 'away4', 'away5']

export function serveNaverLinks(app: FastifyInstance): void {
  app.get<{ Params: { code: string } }>('/places/naver.me/:code', async (request, reply) => {
    const location = chains[request.params.code]
    return location === undefined
      ? reply.code(404).send()
      : reply.code(307).header('location', location).send()
  })
  // A page of the neutral type moves to the one that the business has.
  app.get<{ Params: { id: string } }>('/places/m.place.naver.com/place/:id/home', async (request, reply) => {
    const shop = shopOf(request.params.id)
    if (!shop || shop.closed === 'gone')
      return reply.code(404).type('text/html; charset=utf-8').send('<title>없는 장소</title>')
    if (shop.type === 'place') return reply.code(404).send()
    // Cafés live among the restaurants there.
    const type = shop.type === 'cafe' ? 'restaurant' : shop.type
    return reply.code(302).header('location', `/${type}/${shop.id}/home`).send()
  })
}
