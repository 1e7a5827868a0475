import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'

import { demoLogin, enterBy, loginOf } from './enter.ts'
import { demoEmail, demoOwner, type Owner } from './owner.ts'
import { goodCard, subscriber } from './pay.ts'
import { type Product, startProduct, type Starting } from './product.ts'
import { sharedProduct } from './shared-product.ts'
import { newVisitor, openBrowser, type Visit, type Visitor } from './visit.ts'

/** A product, a browser to visit it with, and whose shop it is. */
export type Desk = {
  product: Pick<Product, 'url'>
  browser: Browser
  /** A newcomer of the product. */
  visit: (how: Omit<Visit, 'url'>) => Promise<Visitor>
  /** The owner of the shop, at the API. */
  owner: () => Promise<DeskOwner>
  /** Signs that owner in for a page, which goes somewhere next. */
  enter: (page: Page) => Promise<void>
}

export type DeskOwner = Owner & { email: string }

/** A desk whose product is the file's own, to be stopped, set up otherwise or turned upside down. */
export type OwnDesk = Desk & { product: Product }

/** What a file begins with that needs a product of its own: its shop is the demo owner's. */
export function useDesk(starting: Starting = {}): OwnDesk {
  const desk: OwnDesk = {
    product: null as never,
    browser: null as never,
    visit: (how) => newVisitor(desk.browser, { url: desk.product.url, ...how }),
    owner: async () => ({ ...(await demoOwner(desk.product.url)), email: demoEmail }),
    enter: (page) => enterBy(page, demoLogin),
  }
  beforeAll(async () => {
    ;[desk.product, desk.browser] = await Promise.all([startProduct({}, starting), openBrowser()])
  })
  afterAll(async () => {
    await desk.browser?.close()
    await desk.product?.close()
  })
  return desk
}

/** What the owner of a shared desk has bought. */
type Bought = { planType: number; uploadService: boolean }

/**
 * What all other files of journeys begin with: the product that the files of a worker share one after the other, and an
 * owner nobody else knows, who has the demo owner's plan unless the file says otherwise.
 */
export function useSharedDesk(bought: Bought = { planType: 2, uploadService: false }): Desk {
  let signedUp: Promise<DeskOwner> | null = null
  const desk: Desk = {
    product: null as never,
    browser: null as never,
    visit: (how) => newVisitor(desk.browser, { url: desk.product.url, ...how }),
    owner: () => (signedUp ??= newDeskOwner(desk.product.url, bought)),
    enter: async (page) => enterBy(page, loginOf((await desk.owner()).email)),
  }
  beforeAll(async () => {
    ;[desk.product, desk.browser] = await Promise.all([sharedProduct(), openBrowser()])
  })
  afterAll(async () => {
    await desk.browser?.close()
  })
  return desk
}

async function newDeskOwner(url: string, bought: Bought): Promise<DeskOwner> {
  const { email, owner } = await subscriber(url, { ...bought, card: await goodCard(url) })
  return { ...owner, email }
}
