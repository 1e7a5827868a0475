import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { languagesOr } from '../support/every.ts'
import { drawPhotos } from '../support/photos.ts'
import { type Product, startProduct } from '../support/product.ts'
import { until } from '../support/until.ts'
import { type Language, newVisitor, openBrowser, widths } from '../support/visit.ts'

let product: Product
let browser: Browser
let photos: string[]

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
  photos = await drawPhotos(browser, 1)
})

afterAll(async () => {
  await browser?.close()
  await product?.close()
})

async function visit(language: Language, width: number = widths.desk) {
  return newVisitor(browser, { url: product.url, language, width })
}

const results = (page: Page) => page.locator('#store-results')

it('asks nothing that the store does not know of an address', async () => {
  const { page, context, faults } = await visit('ko')
  await page.goto('/store')
  await page.locator('[data-card]').first().waitFor()
  const all = await results(page).innerText()
  const first = await page.locator('[data-card] h3').first().innerText()
  for (const query of ['page=2', 'page=-3', 'foo=bar']) {
    await page.goto(`/store?${query}`)
    await expect.poll(() => results(page).innerText()).toBe(all)
    await expect.poll(() => page.locator('[data-card] h3').first().innerText()).toBe(first)
    expect(await page.getByRole('button', { name: '모두 지우기' }).count()).toBe(0)
  }
  await context.close()
  expect(faults).toEqual([])
})

const offlineWords = { ko: '인터넷이 끊겨 있어요.', en: 'You are offline.' }

it.each(languagesOr('en'))(
  'says that it waits for the connection, and goes on by itself, in %s',
  async (language) => {
    const offline = offlineWords[language]
    const { page, context, faults } = await visit(language)
    await page.goto('/store')
    await page.locator('[data-card] img').nth(1).waitFor()
    const all = await results(page).innerText()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.locator('fieldset[data-filter="style"] label').first().click()
    await page.getByText(offline).waitFor()
    await expect.poll(() => results(page).innerText()).not.toBe(all)
    await context.setOffline(false)
    await page.getByText(offline).waitFor({ state: 'detached' })
    await expect.poll(() => results(page).innerText()).toMatch(/\d/)
    await context.setOffline(true)
    await page.locator('[data-card] a').first().click()
    await page.getByText(offline).waitFor()
    await context.setOffline(false)
    await page.locator('canvas').first().waitFor()
    await context.close()
    expect(faults).toEqual([])
  },
)

it.each([
  ['nothing-here', /^There is no such template$/, '/store/nothing-here'],
  ['018f0000-0000-7000-8000-00000000ffff', /./, '/error'],
] as const)('leads from /store/%s back to the store', async (id, heading, path) => {
  const { page, context, faults } = await visit('en')
  await page.goto(`/store/${id}`)
  await page.waitForURL(`**${path}`)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await page.getByRole('link', { name: 'Browse templates' }).click()
  await page.waitForURL('**/store')
  await context.close()
  expect(faults).toEqual([])
})

it('opens no photograph that is too large, names it, and shows the stage when one is added, on a phone', async () => {
  const { page, context, faults } = await visit('en', widths.phone)
  const [photo = ''] = photos
  const huge = join(dirname(photo), 'poster.png')
  writeFileSync(huge, hugePng())
  await page.goto('/store')
  await page.locator('[data-card] a').first().click()
  await choose(page, 'Drop or choose photos', [huge])
  await page.getByText('poster.png: too large.').waitFor()
  expect(await page.getByRole('img', { name: 'Your photo 1' }).count()).toBe(0)
  await choose(page, 'Drop or choose photos', [photo])
  await page.getByRole('img', { name: 'Your photo 1' }).waitFor()
  await until(
    () => stageTop(page),
    (top) => top >= 0 && top < 200,
  )
  await choose(
    page,
    'Add photos',
    Array.from({ length: 11 }, () => photo),
  )
  await page.getByText('You can try up to 10 photos. 2 were left out').waitFor()
  await context.close()
  expect(faults).toEqual([])
})

it('lets the keyboard skip from the head to the templates, and offers no empty row', async () => {
  const { page, context, faults } = await visit('ko')
  await page.goto('/store')
  await page.locator('[data-card]').first().waitFor()
  const skip = page.getByRole('link', { name: '찾은 템플릿으로 바로 가기' })
  await skip.focus()
  await expect.poll(async () => (await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  await skip.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('store-results')
  await page.getByRole('button', { name: '이맘때 어울려요' }).waitFor()
  expect(await page.getByRole('button', { name: '새로 나왔어요' }).count()).toBe(0)
  await context.close()
  expect(faults).toEqual([])
})

async function choose(page: Page, button: string, files: string[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await choosing).setFiles(files)
}

async function stageTop(page: Page): Promise<number> {
  return (await page.locator('canvas').first().boundingBox())?.y ?? Number.NaN
}

/** The head of a PNG of 16,000 pixels square, which is all that is read of it. */
function hugePng(): Buffer {
  const side = Buffer.alloc(4)
  side.writeUInt32BE(16_000)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
  return Buffer.concat([signature, Buffer.from('IHDR'), side, side, Buffer.from([8, 0, 0, 0, 0])])
}
