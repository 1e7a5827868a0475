import type { ProductPages } from '@clipmint/integrations'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/start-test-server.ts'
import { productPages } from './index.ts'

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer()

/** A shop with one page; its pictures are named after what they are. */
const shop: ProductPages = {
  async read(text) {
    if (!text.startsWith('https://shop.example/')) return { status: 'refused', fault: 'invalid_url' }
    const names = text.endsWith('bare')
      ? ['icon', 'text']
      : ['large', 'icon', 'text', 'missing', 'large', 'large']
    const more = text.endsWith('many') ? Array.from({ length: 30 }, () => 'large') : []
    const price = { amount: 18_000, currency: 'KRW' as const }
    return {
      status: 'read',
      product: {
        url: text,
        name: '배도라지차',
        info: '3분이면 우러나요.',
        price,
        pictures: [...names, ...more],
      },
    }
  },
  async picture(name) {
    if (name === 'missing') return { status: 'refused', fault: 'not_found' }
    if (name === 'text') return { status: 'opened', bytes: Buffer.from('<script>alert(1)</script>') }
    return { status: 'opened', bytes: await (name === 'icon' ? photo(64, 64) : photo(4_000, 1_000)) }
  },
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    engine: 'postgres',
    areas: { handlers: { productPages } },
    productPages: shop,
    trustedProxies: 1,
  })
})
afterAll(() => server.stop())

let visitors = 0
const read = (body: object) => {
  visitors += 1
  const headers = { 'x-forwarded-for': `198.51.100.${visitors}` }
  return server.ask({ method: 'POST', url: '/ai/product/page', body, headers })
}

it('gives a visitor the words of a page, and its pictures as plain JPEGs of a size', async () => {
  const { body } = await read({ url: 'https://shop.example/tea', attested: true })
  expect(body).toMatchObject({
    code: 'SUCCESS',
    result: { name: '배도라지차', price: 18_000, currency: 'KRW' },
  })
  const { pictures } = body.result as { pictures: { name: string; base64: string }[] }
  expect(pictures.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg', '3.jpg'])
  const opened = await sharp(Buffer.from(pictures[0]?.base64 ?? '', 'base64')).metadata()
  expect([opened.format, opened.width, opened.height]).toEqual(['jpeg', 1_600, 400])
})

it('gives six pictures at most', async () => {
  const { body } = await read({ url: 'https://shop.example/many', attested: true })
  expect((body.result as { pictures: unknown[] }).pictures).toHaveLength(6)
})

it('says at the field why a link gives nothing', async () => {
  const { body } = await read({ url: 'tea', attested: true })
  expect(body).toMatchObject({ code: 'PRODUCT_PAGES_BAD_LINK', field: 'url' })
  const bare = await read({ url: 'https://shop.example/bare', attested: true })
  expect(bare.body).toMatchObject({ code: 'PRODUCT_PAGES_NO_PICTURES', field: 'url' })
})

it('reads no page for who does not say that the shop is theirs', async () => {
  expect((await read({ url: 'https://shop.example/tea' })).status).toBe(400)
})
