import { createHmac } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { serveStandIns } from '../serve.ts'
import { createCafe24 } from './index.ts'

let now = new Date('2026-03-01T00:00:00Z')
let app: FastifyInstance
beforeEach(async () => {
  now = new Date('2026-03-01T00:00:00Z')
  app = await serveStandIns([createCafe24(() => now, null)])
})
afterEach(() => app.close())

const home = 'http://localhost:3000/services/cafe24'
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
const authorize = (more: Record<string, string> = {}, mall = 'mintmarket') =>
  `/sandbox/cafe24/${mall}/api/v2/oauth/authorize?${new URLSearchParams({
    response_type: 'code',
    client_id: 'cafe24-sandbox',
    state: 's',
    redirect_uri: home,
    scope: 'mall.read_category,mall.read_product',
    ...more,
  }).toString()}`
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const basic = `Basic ${Buffer.from('cafe24-sandbox:cafe24-sandbox-secret').toString('base64')}`

async function agree(answer = 'agree', url = authorize()): Promise<URL> {
  const back = await app.inject({ method: 'POST', url, headers: form, payload: `answer=${answer}` })
  return new URL(back.headers.location ?? '')
}

async function token(fields: Record<string, string>, authorization = basic) {
  const answer = await app.inject({
    method: 'POST',
    url: '/sandbox/cafe24/mintmarket/api/v2/oauth/token',
    headers: { ...form, authorization },
    payload: new URLSearchParams(fields).toString(),
  })
  return { status: answer.statusCode, body: answer.json() }
}

async function linked() {
  const code = (await agree()).searchParams.get('code') ?? ''
  return (await token({ grant_type: 'authorization_code', code, redirect_uri: home })).body
}

const call = (path: string, access: string, headers: Record<string, string> = {}) =>
  app.inject({
    url: `/sandbox/cafe24/mintmarket/api/v2/admin${path}`,
    headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json', ...headers },
  })

describe('the consent page', () => {
  it('speaks both languages, and sends back a code or a refusal with the state', async () => {
    expect((await app.inject(authorize())).body).toContain('민트마켓에 Clipmint를 연결할까요?')
    expect((await app.inject(authorize({ lang: 'en' }))).body).toContain('Connect Clipmint to Mint Market?')
    const agreed = await agree()
    expect([agreed.origin + agreed.pathname, agreed.searchParams.get('state')]).toEqual([home, 's'])
    expect(agreed.searchParams.get('code')).toBeTruthy()
    expect((await agree('cancel')).searchParams.get('error')).toBe('access_denied')
  })

  it.each([
    ['another client', { client_id: 'other' }],
    ['another address', { redirect_uri: `${home}/elsewhere` }],
    ['a scope that the app has not', { scope: 'mall.read_personal' }],
  ])('lets nobody through with %s', async (_what, wrong) => {
    expect((await app.inject(authorize(wrong))).statusCode).toBe(400)
    expect((await app.inject(authorize({}, 'nowhere'))).statusCode).toBe(400)
  })
})

describe('tokens', () => {
  it('have times of Seoul without a zone, and the shop’s number as a text', async () => {
    expect(await linked()).toMatchObject({
      expires_at: '2026-03-01T11:00:00.000',
      refresh_token_expires_at: '2026-03-15T09:00:00.000',
      shop_no: '1',
      scopes: ['mall.read_category', 'mall.read_product'],
    })
  })

  it('are given for a code once, within its minute, at the same address, to the app alone', async () => {
    const codeOf = async () => (await agree()).searchParams.get('code') ?? ''
    const spend = (code: string, uri = home) =>
      token({ grant_type: 'authorization_code', code, redirect_uri: uri })
    const code = await codeOf()
    expect((await spend(code)).status).toBe(200)
    expect(await spend(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    expect((await spend(await codeOf(), `${home}/`)).status).toBe(400)
    const late = await codeOf()
    later(60_001)
    expect((await spend(late)).status).toBe(400)
    expect((await token({ grant_type: 'authorization_code' }, 'Basic bm9ib2R5')).status).toBe(401)
  })

  it('are renewed by a token that dies then, and last two hours', async () => {
    const { access_token: access, refresh_token: refresh } = await linked()
    expect((await call('/categories', access)).statusCode).toBe(200)
    later(2 * 3_600_000 + 1)
    expect((await call('/categories', access)).statusCode).toBe(401)
    const renewed = await token({ grant_type: 'refresh_token', refresh_token: refresh })
    expect(renewed.status).toBe(200)
    expect((await token({ grant_type: 'refresh_token', refresh_token: refresh })).status).toBe(400)
    expect((await call('/categories', renewed.body.access_token)).statusCode).toBe(200)
  })
})

describe('the Admin API', () => {
  it('wants its content type, a version that it knows, and the scope', async () => {
    const { access_token: access } = await linked()
    expect((await call('/categories', access, { 'content-type': 'text/plain' })).statusCode).toBe(400)
    expect((await call('/categories', access, { 'x-cafe24-api-version': '2019-01-01' })).statusCode).toBe(400)
    const known = await call('/categories', access, { 'x-cafe24-api-version': '2025-12-01' })
    expect(known.headers['x-cafe24-api-version']).toBe('2025-12-01')
    const write = await app.inject({
      method: 'POST',
      url: '/sandbox/cafe24/mintmarket/api/v2/admin/products/images',
      headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
      payload: '{}',
    })
    expect(write.statusCode).toBe(403)
  })

  it('has a bucket of forty calls that runs out by two a second', async () => {
    const { access_token: access } = await linked()
    for (let used = 1; used <= 40; used += 1)
      expect((await call('/products', access)).headers['x-api-call-limit']).toBe(`${used}/40`)
    const full = await call('/products', access)
    expect([full.statusCode, full.headers['x-cafe24-call-remain']]).toEqual([429, '1'])
    later(1_000)
    expect((await call('/products', access)).statusCode).toBe(200)
  })

  it('lists products by category and by the number before, with texts for prices and letters for flags', async () => {
    const { access_token: access } = await linked()
    const list = async (query: string) => (await call(`/products?${query}`, access)).json().products
    expect(await list('')).toHaveLength(10)
    const [first] = await list('limit=1')
    expect(first).toMatchObject({ price: '12900.00', selling: 'T', product_name: '크림 머그컵' })
    const all = [...(await list('limit=100&since_product_no=0'))]
    all.push(...(await list(`limit=100&since_product_no=${all.at(-1).product_no}`)))
    expect(all.length).toBeGreaterThanOrEqual(120)
    expect(new Set(all.map(({ product_no: no }) => no)).size).toBe(all.length)
    const cups = (await call('/categories?limit=100', access)).json().categories[0]
    const inCups = await list(`limit=100&category=${cups.category_no}`)
    expect(inCups.length).toBeLessThan(all.length)
    for (const query of ['limit=101', 'offset=5001', 'name=x', 'shop_no=2'])
      expect((await call(`/products?${query}`, access)).statusCode).toBe(422)
  })
})

it('opens the app with a signature over its own letters, and in the ways it can be wrong', async () => {
  const queryOf = async (kind: string) =>
    ((await app.inject(`/sandbox/cafe24/mintmarket/launch/${kind}`)).headers.location ?? '').split('?')[1] ??
    ''
  const isSigned = (query: string) => {
    const [said = '', hmac = ''] = query.split('&hmac=')
    const right = createHmac('sha256', 'cafe24-sandbox-secret').update(said).digest('base64')
    return decodeURIComponent(hmac) === right
  }
  expect(isSigned(await queryOf('right'))).toBe(true)
  expect(await queryOf('right')).toContain('user_name=%EA%B9%80%EB%AF%BC%ED%8A%B8%20')
  expect(isSigned(await queryOf('plus'))).toBe(true)
  expect(isSigned(await queryOf('wrong'))).toBe(false)
  expect(Number(/timestamp=(\d+)/.exec(await queryOf('stale'))?.[1])).toBeLessThan(
    now.getTime() / 1_000 - 7_200,
  )
})

it('draws a picture of what it sells', async () => {
  const picture = await app.inject('/sandbox/cafe24/mintmarket/web/product/tiny/11-1.jpg')
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect((await app.inject('/sandbox/cafe24/mintmarket/web/product/tiny/9999-1.jpg')).statusCode).toBe(404)
})
