import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { bytesOf, FIRST_PAGE_BYTES, scriptsOfFirstPage } from '../support/first-page.ts'
import { type Product, startProduct } from '../support/product.ts'
import { newVisitor, openBrowser } from '../support/visit.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await product.close()
})

it.for(['ko', 'en'] as const)(
  'asks a newcomer for little JavaScript before they do anything (%s)',
  async (language) => {
    const { page, context, faults } = await newVisitor(browser, { url: product.url, language })
    const scripts = await scriptsOfFirstPage(page)
    const heaviest = scripts.slice(0, 6).map(({ file, bytes }) => `${bytes} ${file}`)
    expect(scripts.length).toBeGreaterThan(0)
    expect(bytesOf(scripts), `the heaviest: ${heaviest.join(', ')}`).toBeLessThanOrEqual(FIRST_PAGE_BYTES)
    expect(faults).toEqual([])
    await context.close()
  },
)
