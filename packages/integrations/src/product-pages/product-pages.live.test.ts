import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { type Sandbox, startSandbox } from '@clipmint/net/sandbox.suite'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

import { createProductPages } from './create.ts'
import type { PageFault, ProductPages } from './reader.ts'

let sandbox: Sandbox
let pages: ProductPages
beforeAll(async () => {
  sandbox = await startSandbox()
  pages = createProductPages({ sandboxUrl: sandbox.url })
})
afterAll(() => sandbox.stop())
afterEach(() => sandbox.setFault('shops', 'none'))

const shop = 'https://shop.haru.example'
const soon = () => AbortSignal.timeout(10_000)

it('reads the product of a pasted text, its price and its pictures', async () => {
  const outcome = await pages.read(`이거 어때요? http://shop.haru.example/old/pear-tea 보세요`, soon())
  expect(outcome).toMatchObject({
    status: 'read',
    product: {
      url: `${shop}/products/pear-tea`,
      name: '하루 배도라지차 20티백',
      price: { amount: 18_000, currency: 'KRW' },
    },
  })
  const [picture = ''] = outcome.status === 'read' ? outcome.product.pictures : []
  const opened = await pages.picture(picture, soon())
  expect(opened.status === 'opened' ? opened.bytes.subarray(0, 2).toString('hex') : opened).toBe('ffd8')
})

it.each<[string, PageFault]>([
  [`${shop}/about`, 'no_product'],
  [`${shop}/nowhere`, 'not_found'],
  [`${shop}/inside`, 'invalid_url'],
  [`${shop}/round`, 'invalid_url'],
  [`${shop}/huge`, 'too_large'],
  ['하루 배도라지차', 'invalid_url'],
  ['https://127.0.0.1/products/pear-tea', 'invalid_url'],
  ['https://shop.haru.example:8443/products/pear-tea', 'invalid_url'],
  ['https://me:secret@shop.haru.example/products/pear-tea', 'invalid_url'],
  ['file:///etc/passwd', 'invalid_url'],
])('says of %s why it gives no product: %s', async (link, fault) => {
  expect(await pages.read(link, soon())).toEqual({ status: 'refused', fault })
})

it.each<[string, PageFault]>([
  ['busy', 'blocked'],
  ['broken', 'unavailable'],
  ['silent', 'unavailable'],
  ['garbled', 'no_product'],
])('lives with a shop that is %s: %s', async (state, fault) => {
  await sandbox.setFault('shops', state)
  expect(await pages.read(`${shop}/products/pear-tea`, soon())).toEqual({ status: 'refused', fault })
})

it('does not connect where a name leads into a private network', async () => {
  let asked = 0
  const server = createServer(() => {
    asked += 1
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const inside = (_name: string, _options: object, callback: (error: null, all: object[]) => void) =>
    callback(null, [{ address: '127.0.0.1', family: 4 }])
  const real = createProductPages({ sandboxUrl: null, askNames: inside as never })
  expect((server.address() as AddressInfo).port).toBeGreaterThan(0)
  expect(await real.read('https://shop.example/products/1', soon())).toEqual({
    status: 'refused',
    fault: 'invalid_url',
  })
  expect(asked).toBe(0)
  server.close()
})
