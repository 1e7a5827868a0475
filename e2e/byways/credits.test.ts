import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { enterBy, loginOf } from '../support/enter.ts'
import { newOwner } from '../support/new-owner.ts'
import { type Owner, ownerBy } from '../support/owner.ts'
import { drawPhotos } from '../support/photos.ts'
import { type Product, startProduct } from '../support/product.ts'
import { expectSoundAtEveryWidth, expectSoundPart } from '../support/screen.ts'
import { heights, type Language, newVisitor, openBrowser, widths } from '../support/visit.ts'

let product: Product
let browser: Browser
let photos: string[]

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
  photos = await drawPhotos(browser, 2)
})

afterAll(async () => {
  await browser?.close()
  await product?.close()
})

/** A new owner on the free plan, who has three credits, before the templates of their product. */
async function atTemplates(language: Language): Promise<{ page: Page; owner: Owner; faults: string[] }> {
  const { email } = await newOwner(product.url)
  const owner = await ownerBy(product.url, loginOf(email))
  const { requestId } = await owner.addPlan(photos)
  const { page, faults } = await newVisitor(browser, { url: product.url, language })
  await enterBy(page, loginOf(email))
  await page.goto(`/product/store/product/${requestId}`)
  return { page, owner, faults }
}

const dialog = (page: Page) => page.getByRole('dialog')
const balance = (page: Page) =>
  page
    .locator('section')
    .filter({ hasText: /^남은 크레딧/ })
    .locator('b')

it('makes two videos of one plan, with the price on the button and the balance on the screen', async () => {
  const { page, owner, faults } = await atTemplates('ko')
  await page.getByRole('button', { name: '여러 개 한 번에 만들기' }).click()
  const boxes = dialog(page).getByRole('checkbox')
  const price = (text: string) => dialog(page).getByRole('button', { name: text })
  await price('1개 만들기 · 1 크레딧, 남는 크레딧 2').waitFor()
  expect(await boxes.count()).toBeGreaterThan(3)
  const boxOf = (index: number) => boxes.nth(index)
  for (let index = 0; index < 4; index += 1) await boxOf(index).check()

  // Fewer when credits are short, and said so before.
  await price('3개 만들기 · 3 크레딧, 남는 크레딧 0').waitFor()
  await dialog(page).getByText('크레딧이 3개 남아 있어 고른 4개 중 위에서부터 3개만 만들어요.').waitFor()
  for (const width of Object.values(widths)) {
    await page.setViewportSize({ width, height: heights[width] ?? 900 })
    await expectSoundPart(page, dialog(page), `many-short-${width}`)
  }
  await boxOf(2).uncheck()
  await boxOf(3).uncheck()
  await price('2개 만들기 · 2 크레딧, 남는 크레딧 1').click()

  await page.getByText('영상 2개를 만들었어요').waitFor()
  const { list } = await owner.ask<{ list: { title: string; status: number }[] }>('GET', '/v3/subtemplate')
  expect(list).toHaveLength(2)
  await expectSoundAtEveryWidth(page, { name: 'ko-made', axeAt: widths.phone })
  await page.getByText('남은 AI 크레딧 1개').waitFor()

  await page.getByRole('button', { name: /님의 계정$/ }).click()
  await dialog(page).getByRole('definition').filter({ hasText: '1개' }).waitFor()
  await page.getByRole('link', { name: 'AI 크레딧 내역 보기' }).click()
  await page.waitForURL('**/account/credits')
  await expect.poll(() => balance(page).textContent()).toBe('1')
  for (const { title } of list) await page.getByRole('listitem').filter({ hasText: title }).waitFor()
  await page.getByText('잔액 3').waitFor()
  await expectSoundAtEveryWidth(page, { name: 'ko-credits', axeAt: widths.desk })
  expect(faults).toEqual([])
})

it('makes as many as there are credits for, says so in the result, and then says that none are left', async () => {
  const { page, faults } = await atTemplates('en')
  await page.getByRole('button', { name: 'Make several at once' }).click()
  const boxes = dialog(page).getByRole('checkbox')
  for (let index = 0; index < 4; index += 1) await boxes.nth(index).check()
  await dialog(page).getByRole('button', { name: 'Make 3 · 3 credits, 0 left after' }).click()
  await page.getByText('3 of 4 videos are made').waitFor()
  await page.getByText('Not enough credits').waitFor()
  await page.getByText(/^You have used all your AI credits\. New ones come on/).waitFor()
  await expectSoundAtEveryWidth(page, { name: 'en-partly', axeAt: widths.desk })

  await page.getByRole('button', { name: 'Make several at once' }).click()
  await dialog(page)
    .getByText(/^You have used all your AI credits/)
    .waitFor()
  expect(await dialog(page).getByRole('button', { name: 'Choose a story' }).isDisabled()).toBe(true)
  await expectSoundPart(page, dialog(page), 'many-none')
  await page.keyboard.press('Escape')

  // Going on with one of them takes nothing more.
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click()
  await page.waitForURL(/\/app\//)
  await page.goto('/account/credits')
  await page.getByText('Balance 0').first().waitFor()
  expect(faults).toEqual([])
})
