import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { demoLogin, enterBy } from '../support/enter.ts'
import { demoOwner, type Owner } from '../support/owner.ts'
import { drawPhotos } from '../support/photos.ts'
import { type Product, startProduct } from '../support/product.ts'
import { expectSound, untilDrawn } from '../support/screen.ts'
import { newVisitor, openBrowser, widths } from '../support/visit.ts'

let product: Product
let browser: Browser
let owner: Owner
let photos: string[]

beforeAll(async () => {
  ;[product, browser] = await Promise.all([
    startProduct({ AI_PROVIDER: 'sandbox', AI_TIMEOUT_SECONDS: '20' }),
    openBrowser(),
  ])
  owner = await demoOwner(product.url)
  photos = await drawPhotos(browser, 3)
})

afterAll(async () => {
  await browser?.close()
  await product?.close()
})

async function setFault(fault: string): Promise<void> {
  const body = new URLSearchParams({ fault })
  const answer = await fetch(`${product.url}/sandbox/faults/ai`, { method: 'POST', body })
  expect(answer.ok).toBe(true)
}

it('has a model write the plan, and says which on the product’s page, in Korean', async () => {
  const goods = await owner.addGoods(photos)
  const { page, faults } = await newVisitor(browser, { url: product.url, language: 'ko' })
  await enterBy(page, demoLogin)
  await page.goto(`/product/${goods._id}`)
  await page.getByRole('main').getByRole('button', { name: '영상 만들기' }).click()
  await page.getByRole('group', { name: '이야기 고르기' }).waitFor()
  await untilDrawn(page)
  await expectSound(page, 'model-plan')
  await page.goto(`/product/${goods._id}`)
  await page.getByRole('listitem').filter({ hasText: 'sandbox-writer' }).getByText('기획 완료').waitFor()
  expect(faults).toEqual([])
})

it('shows how far a model has written, and what the built-in writer wrote when it falls silent, in English on a phone', async () => {
  const goods = await owner.addGoods(photos)
  const { page, faults } = await newVisitor(browser, {
    url: product.url,
    language: 'en',
    width: widths.phone,
  })
  await enterBy(page, demoLogin)
  await page.goto(`/product/${goods._id}`)
  await setFault('stalled')
  await page.getByRole('main').getByRole('button', { name: 'Make a video' }).click()
  // The model has written its points and begun with the stories: that far the owner sees it come.
  await page.locator('[aria-current=step]', { hasText: 'Writing different stories' }).waitFor()
  const percent = await page.getByRole('progressbar').getAttribute('aria-valuenow')
  expect(Number(percent)).toBeGreaterThanOrEqual(50)
  await page.getByRole('group', { name: 'Choose a story' }).waitFor()
  await untilDrawn(page)
  await expectSound(page, 'phone-model-silent')
  await page.getByRole('button', { name: /Use this template/ }).click()
  await page.waitForURL('**/app/**')
  await page.goto(`/product/${goods._id}`)
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Clipmint’s own writer' })
    .getByText('Template chosen')
    .waitFor()
  expect(faults).toEqual([])
})
