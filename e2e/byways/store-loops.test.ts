import type { StoreCard } from '@clipmint/contract'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { type Product, startProduct } from '../support/product.ts'
import { until } from '../support/until.ts'
import { newVisitor, openBrowser } from '../support/visit.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct({ STORE_LOOPS: 'now' }), openBrowser()])
})

afterAll(async () => {
  await browser?.close()
  await product?.close()
})

/** The tall cards of the store that have a loop by now; looking at the store is what has them made. */
async function cardsWithLoops(): Promise<StoreCard[]> {
  const answer = await fetch(`${product.url}/v3/design/group?templateRatio=9:16&lang=ko`)
  const { result } = (await answer.json()) as { result: { list: StoreCard[] } }
  return result.list.filter(({ designs }) => designs.some(({ ratio, loop }) => ratio === '9:16' && loop))
}

it('shows a card’s loop while it is looked at, over its first frame, and never more than twelve', async () => {
  const [card] = await until(cardsWithLoops, (cards) => cards.length > 0, 300_000)
  const { page, context, faults } = await newVisitor(browser, {
    url: product.url,
    language: 'ko',
    moves: true,
  })
  await page.goto('/store?templateRatio=9:16')
  const onPage = page.locator(`[data-card="${card?._id}"]`).first()
  const poster = onPage.locator('img[src^="/files/public/loops/"]')
  await poster.waitFor()
  await expect.poll(() => poster.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480)
  await countVideos(page)

  await onPage.hover()
  await expect.poll(() => playing(page)).toEqual([card?._id])
  const video = onPage.locator('video')
  expect(
    await video.evaluate(({ muted, loop, playsInline }: HTMLVideoElement) => [muted, loop, playsInline]),
  ).toEqual([true, true, true])
  await page.mouse.move(4, 4)
  await expect.poll(() => page.locator('video').count()).toBe(0)

  // The keyboard looks as well as the mouse.
  await onPage.getByRole('link').focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect.poll(() => playing(page)).toEqual([card?._id])

  // Over the whole wall, whatever has a loop by then.
  for (let turn = 0; turn < 12; turn += 1) {
    await page.mouse.wheel(0, 500)
    await page.mouse.move(400 + 60 * turn, 450)
    await page.waitForTimeout(200)
  }
  expect(
    await page.evaluate(() => (globalThis as unknown as { mostVideos: number }).mostVideos),
  ).toBeLessThanOrEqual(12)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/store?templateRatio=9:16')
  await poster.waitFor()
  await onPage.hover()
  await page.waitForTimeout(600)
  expect(await page.locator('video').count()).toBe(0)
  await context.close()
  expect(faults).toEqual([])
})

/** Keeps count of the most videos that the page has at a time. */
async function countVideos(page: Page): Promise<void> {
  await page.evaluate(() => {
    const counted = globalThis as unknown as { mostVideos: number }
    counted.mostVideos = 0
    new MutationObserver(() => {
      counted.mostVideos = Math.max(counted.mostVideos, document.querySelectorAll('video').length)
    }).observe(document, { subtree: true, childList: true })
  })
}

/** The cards whose video moves. */
function playing(page: Page): Promise<(string | undefined)[]> {
  return page
    .locator('[data-card] video')
    .evaluateAll((videos) =>
      videos
        .filter((video) => video instanceof HTMLVideoElement && !video.paused && video.currentTime > 0)
        .map((video) => video.closest<HTMLElement>('[data-card]')?.dataset['card']),
    )
}
