import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'

import { type Product, startProduct } from './product.ts'
import { newVisitor, openBrowser, type Visit, type Visitor } from './visit.ts'

/** The product, and a browser to visit it with. */
export type Desk = {
  product: Product
  browser: Browser
  /** A newcomer of the product. */
  visit: (how: Omit<Visit, 'url'>) => Promise<Visitor>
}

/** What a file of journeys begins with: a product and a browser of its own, which are there once its hooks have run. */
export function useDesk(): Desk {
  const desk: Desk = {
    product: null as never,
    browser: null as never,
    visit: (how) => newVisitor(desk.browser, { url: desk.product.url, ...how }),
  }
  beforeAll(async () => {
    ;[desk.product, desk.browser] = await Promise.all([startProduct(), openBrowser()])
  })
  afterAll(async () => {
    await desk.browser?.close()
    await desk.product?.close()
  })
  return desk
}
