import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { serveStandIns } from '../serve.ts'
import { createPlaces } from './index.ts'

let now = new Date('2026-03-01T00:00:00Z')
let app: FastifyInstance
beforeEach(async () => {
  now = new Date('2026-03-01T00:00:00Z')
  app = await serveStandIns(createPlaces(() => now))
})
afterEach(() => app.close())

const at = (path: string) => `/sandbox/places/${path}`
const agent = { 'user-agent': 'Mozilla/5.0 (a browser)' }
const question = (id: string, more: object = {}) => [
  {
    operationName: 'getVisitorReviews',
    variables: { input: { businessId: id, businessType: 'restaurant', page: 1, size: 10, ...more } },
    query: 'query getVisitorReviews',
  },
]
const ask = (body: unknown, referer = 'https://m.place.naver.com/restaurant/1000000101/review/visitor') =>
  app.inject({
    method: 'POST',
    url: at('pcmap-api.place.naver.com/graphql'),
    headers: { ...agent, referer },
    payload: body as object,
  })

it('moves from the neutral page to the typed one, which has its state after 400 kB of other things', async () => {
  const moved = await app.inject(at('m.place.naver.com/place/1000000101/home'))
  expect([moved.statusCode, moved.headers.location]).toEqual([302, '/restaurant/1000000101/home'])
  const page = await app.inject({ url: at('m.place.naver.com/restaurant/1000000101/home'), headers: agent })
  expect(page.body.length).toBeGreaterThan(550_000)
  expect(page.body.indexOf('__APOLLO_STATE__')).toBeGreaterThan(400_000)
  expect((await app.inject(at('m.place.naver.com/restaurant/1000000101/home'))).statusCode).toBe(403)
})

it('answers questions of its own pages alone, in lists alone, and not too many of them', async () => {
  expect((await ask(question('1000000101'))).json()[0].data.visitorReviews.items).toHaveLength(10)
  expect((await ask(question('1000000101'), 'https://example.com')).statusCode).toBe(403)
  expect((await ask(question('1000000101')[0])).statusCode).toBe(400)
  for (let more = 0; more < 120; more += 1) await ask(question('1000000101'))
  expect((await ask(question('1000000101'))).statusCode).toBe(429)
  now = new Date('2026-03-01T00:02:00Z')
  expect((await ask(question('1000000101'))).statusCode).toBe(200)
})

it('gives reviews with pictures alone when asked so, one page after the other', async () => {
  const page = async (more: object) =>
    (await ask(question('1000000101', { isPhotoUsed: true, ...more }))).json()[0].data.visitorReviews
  const first = await page({})
  expect(first.total).toBeGreaterThanOrEqual(25)
  const second = await page({ page: 2, after: first.items.at(-1).cursor })
  const ids = [...first.items, ...second.items].map(({ id }: { id: string }) => id)
  expect(new Set(ids).size).toBe(20)
})

it('has a small shop, with small pictures and as many reviews as any', async () => {
  const home = 'https://m.place.naver.com/restaurant/1000000109/home'
  const asked = await ask(question('1000000109', { isPhotoUsed: true }), home)
  expect(asked.json()[0].data.visitorReviews.total).toBeGreaterThanOrEqual(20)
  const { rawPayload } = await app.inject(at('ldb-phinf.pstatic.net/sandbox/1000000109/photo-1.jpg'))
  const { width, height } = await sharp(rawPayload).metadata()
  expect(Math.max(width, height)).toBe(720)
})

it('answers Kakao’s panel to its own page alone', async () => {
  const url = at('place-api.map.kakao.com/places/panel3/7700101')
  const referer = 'https://place.map.kakao.com/7700101'
  expect((await app.inject({ url, headers: { referer } })).statusCode).toBe(406)
  expect((await app.inject({ url, headers: { referer, pf: 'web' } })).json().summary.name).toBe(
    '달빛국수 연남',
  )
})

it('wants a key and a list of fields for Google’s places, and gives those fields alone', async () => {
  const url = at('places.googleapis.com/v1/places/ChIJsandbox_1000000101')
  const key = { 'x-goog-api-key': 'google-places-sandbox' }
  expect((await app.inject(url)).json().error.status).toBe('PERMISSION_DENIED')
  expect((await app.inject({ url, headers: key })).json().error.status).toBe('INVALID_ARGUMENT')
  const headers = { ...key, 'x-goog-fieldmask': 'displayName' }
  expect(Object.keys((await app.inject({ url, headers })).json())).toEqual(['displayName'])
})

it('lists its shops with links for a person to copy', async () => {
  const page = await app.inject('/sandbox/places?lang=ko')
  expect(page.body).toContain('https://naver.me/shop101')
  expect(page.body).toContain('https://place.map.kakao.com/7700101')
})
