import type { NewProduct } from '@clipmint/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { addProduct } from '../../test/seed.ts'
import { startTestServer, type TestServer } from '../../test/start-test-server.ts'
import { createProduct, editProduct, getProduct } from './commands.ts'
import { countProducts } from './store.ts'

const jam: NewProduct = {
  name: '수제 딸기잼',
  info: '국내산 딸기로 만든 수제 딸기잼이에요. 매일 아침 작은 냄비에서 졸여요.',
  price: 12_900,
  currency: 'KRW',
  purpose: 'everyday',
  language: 'ko',
  gender: 'all',
  ages: [],
  tone: 'casual',
  sources: [],
}

// PostgreSQL alone: the embedded database has one session, so nothing there happens at once.
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ engine: 'postgres', areas: { handlers: {} } })
})
afterAll(() => server.stop())

it('registers no more products than the plan allows, however many come at once', async () => {
  const { id } = await server.member({ planType: 0 })
  const wishes = Array.from({ length: 8 }, () => createProduct(server.ctx, id, jam))
  const endings = await Promise.allSettled(wishes)
  expect(endings.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await countProducts(server.ctx, id)).toBe(3)
})

it('keeps both of two changes that are made at once', async () => {
  const owner = await server.member()
  const id = await addProduct(server, owner)
  for (const price of [1_000, 2_000, 3_000, 4_000]) {
    const like = price % 2_000 === 0
    await Promise.all([
      editProduct(server.ctx, owner.id, id, { price }),
      editProduct(server.ctx, owner.id, id, { like }),
    ])
    expect(await getProduct(server.ctx, owner.id, id)).toMatchObject({ price, like })
  }
})
