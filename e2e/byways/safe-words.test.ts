import type { Project } from '@clipmint/contract'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { demoLogin, enterBy } from '../support/enter.ts'
import { demoOwner } from '../support/owner.ts'
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
  await enterBy(page, demoLogin)
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

it.each(['ko', 'en'] as const)(
  'puts words that the law forbids first of what there is to see to, and asks for proof, in %s',
  async (language) => {
    const owner = await demoOwner(product.url)
    const fresh = await owner.ask<Project>('POST', '/v3/subtemplate/replica', { subtemplateId: project._id })
    const said =
      language === 'ko'
        ? {
            words: '두통이 싹 나아요',
            law: '광고로 쓸 수 없는 말이에요.',
            safe: /안전한 말로/,
            must: '꼭 고칠 것',
          }
        : {
            words: 'Cures colds',
            law: 'The law forbids these words in an advertisement.',
            safe: /Safe words/,
            must: 'To fix first',
          }
    const { page: own, faults } = await newVisitor(browser, { url: product.url, language })
    await enterBy(own, demoLogin)
    await own.goto(`/app/${fresh._id}`)
    await untilDrawn(own)
    const headline = fresh.template.scenes
      .flatMap(({ layers }) => layers)
      .find((layer) => layer.kind === 'text' && layer.slot?.role === 'headline')
    const field = own.locator(`[data-slot-field="${headline?.id ?? ''}"]`)
    const slot = own.locator('[data-counter]').filter({ has: field })
    await field.fill(said.words)
    await slot
      .getByRole('img', {
        name:
          language === 'ko'
            ? '광고로 쓸 수 없는 말이 있어요'
            : 'The law forbids these words in an advertisement',
      })
      .waitFor()
    await slot.getByRole('button', { name: said.safe }).waitFor()
    await own.getByText(said.must).first().waitFor({ state: 'attached' })
    await expectSound(own, `editor-forbidden-words-${language}`)

    const make = own.getByRole('button', { name: language === 'ko' ? /^영상 만들기/ : /^Make video/ })
    await make.first().click()
    const dialog = own.getByRole('dialog', {
      name: language === 'ko' ? '영상을 만들까요?' : 'Make this video?',
    })
    const first = dialog
      .getByRole('list', { name: language === 'ko' ? '먼저 봐 주세요' : 'Please see to these first' })
      .first()
      .getByRole('listitem')
      .first()
    await first.getByText(said.law).waitFor()
    await first.getByRole('button', { name: said.safe }).waitFor()
    const start = dialog.getByRole('button', { name: language === 'ko' ? /^영상 만들기/ : /^Make video/ })
    expect(await start.isDisabled()).toBe(true)
    await expectSound(own, `make-forbidden-words-${language}`)
    await first
      .getByRole('button', { name: language === 'ko' ? '제가 근거를 갖고 있어요' : 'I can prove it' })
      .click()
    await dialog.getByText(said.law).waitFor({ state: 'detached' })
    await expect.poll(() => start.isDisabled()).toBe(false)
    expect(faults).toEqual([])
  },
)
