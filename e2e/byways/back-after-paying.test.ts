import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { agreeToAll, enterAsNewOwner, giveCard, openCardWindow } from '../support/pay.ts'
import { paymentMessages as said } from '../support/payment-messages.ts'
import { type Product, startProduct } from '../support/product.ts'
import { expectSound } from '../support/screen.ts'
import { newVisitor, openBrowser } from '../support/visit.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

it.for([
  ['ko', '/subscribe?plan=1&currency=KRW'],
  ['en', '/purchase?item=credits10&currency=USD'],
] as const)('shows what was paid to who goes back to an attempt before it (%s)', async ([language, till]) => {
  const { page, faults, context } = await newVisitor(browser, { url: product.url, language })
  await enterAsNewOwner(page, product.url)
  const beginPaying = async () => {
    await page.getByRole('button', { name: /결제하기$|^Pay / }).waitFor()
    await agreeToAll(page)
    return openCardWindow(page)
  }
  await page.goto(till)
  const window = await beginPaying()
  await window.locator('button[value="cancel"]').click()
  await page.getByText(said.closed[language]).waitFor()
  const failed = page.url()
  await page.getByRole('link', { name: /^다시 결제하기$|^Try again$/ }).click()
  await giveCard(await beginPaying())
  const paid = page.getByRole('heading', { name: new RegExp(`^${said.paid[language]}`) })
  await paid.waitFor()
  const { pathname } = new URL(page.url())

  await page.goBack()
  await paid.waitFor()
  expect(new URL(page.url()).pathname).toBe(pathname)
  // By its address as well, once the page is loaded anew.
  await page.goto(failed)
  await paid.waitFor()
  expect(new URL(page.url()).pathname).toBe(pathname)
  expect(await page.getByText(said.closed[language]).count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

it.for(['ko', 'en'] as const)(
  'says of a cut-off address that there is no such payment (%s)',
  async (language) => {
    const { page, context } = await newVisitor(browser, { url: product.url, language })
    await enterAsNewOwner(page, product.url)
    for (const path of ['/subscribe/019a2b3c-0000/success', '/purchase/x/success', '/subscribe/x/fail']) {
      await page.goto(path)
      await page
        .getByText(language === 'ko' ? /^결제를 찾을 수 없습니다/ : /^There is no such payment/)
        .waitFor()
      expect(await page.locator('main').innerText()).not.toMatch(/invoiceId|uuid/i)
    }
    await expectSound(page, `${language}-no-such-payment`)
    await context.close()
  },
)
