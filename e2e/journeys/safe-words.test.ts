import type { Project } from '@clipmint/contract'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { demoOwner, enterAsDemo } from '../support/owner.ts'
import { drawPhotos } from '../support/photos.ts'
import { type Product, startProduct } from '../support/product.ts'
import { expectSound, untilDrawn } from '../support/screen.ts'
import { newVisitor, openBrowser } from '../support/visit.ts'

let product: Product
let browser: Browser
let page: Page
let project: Project

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
  const owner = await demoOwner(product.url)
  const { requestId } = await owner.addPlan(await drawPhotos(browser, 2))
  project = await owner.addProject(requestId)
  page = (await newVisitor(browser, { url: product.url, language: 'ko' })).page
  await enterAsDemo(page, 'ko')
})

afterAll(async () => {
  await browser?.close()
  await product?.close()
})

it('shows an owner what the law has against their words, and puts safe ones there in one step', async () => {
  await page.goto(`/app/${project._id}`)
  await untilDrawn(page)
  const headline = project.template.scenes
    .flatMap(({ layers }) => layers)
    .find((layer) => layer.kind === 'text' && layer.slot?.role === 'headline')
  const field = page.locator(`[data-slot-field="${headline?.id ?? ''}"]`)
  const slot = page.locator('[data-counter]').filter({ has: field })
  const fine = slot.getByRole('img', { name: '광고로 써도 되는 글이에요' })
  const doubtful = slot.getByRole('img', { name: '광고로 쓰기 전에 확인할 글이에요' })
  await fine.waitFor()

  await field.fill('국내 1위 최고의 크림')
  await doubtful.waitFor()
  await slot.getByText(/표시광고법 3조/).waitFor()
  await expectSound(page, 'editor-safe-words')

  await slot.getByRole('button', { name: /안전한 말로: 정성 담은 크림/ }).click()
  await fine.waitFor()
  await expect.poll(() => field.inputValue()).toBe('정성 담은 크림')
  await expect.poll(() => slot.getByText(/표시광고법/).count()).toBe(0)

  await page
    .getByRole('button', { name: /되돌리기/ })
    .first()
    .click()
  await expect.poll(() => field.inputValue()).toBe('국내 1위 최고의 크림')
  await doubtful.waitFor()
})
