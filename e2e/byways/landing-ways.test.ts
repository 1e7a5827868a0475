import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { demoLogin, enterBy } from '../support/enter.ts'
import { languagesOr } from '../support/every.ts'
import { untilAlive } from '../support/first-page.ts'
import { type Product, startProduct } from '../support/product.ts'
import { expectSoundAtEveryWidth } from '../support/screen.ts'
import { newVisitor, openBrowser, widths } from '../support/visit.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

const words = {
  ko: {
    start: '무료로 시작하기',
    startMember: '영상 만들기',
    later: /가입은 나중에/,
    terms: '무료 영상에는 클립민트 표시가 들어가고, 상업적으로는 쓸 수 없어요.',
    pause: '멈춤',
  },
  en: {
    start: 'Start for free',
    startMember: 'Make a video',
    later: /Sign up later/,
    terms: 'Free videos carry the Clipmint mark and are not for commercial use.',
    pause: 'Pause',
  },
} as const

it.each(languagesOr('ko'))(
  'tells a visitor what free videos are, and a member nothing of signing up, in %s',
  async (language) => {
    const say = words[language]
    const { page, context, faults } = await newVisitor(browser, { url: product.url, language })
    await page.goto('/')
    await page.getByText(say.later).waitFor()
    await goOn(page)
    await expect.poll(() => page.getByText(say.terms).count()).toBe(2)
    await enterBy(page, demoLogin)
    await page.goto('/')
    await goOn(page)
    await page.locator('#landing-closing').waitFor()
    const main = page.getByRole('main')
    expect(await main.getByRole('link', { name: say.startMember, exact: true }).count()).toBe(2)
    for (const visitors of [say.start, say.later, say.terms])
      expect(await main.getByText(visitors).count()).toBe(0)
    await page.evaluate(() => scrollTo(0, 0))
    await expectSoundAtEveryWidth(page, { name: `landing-member-${language}`, axeAt: widths.phone })
    await main.getByRole('link', { name: say.startMember, exact: true }).last().click()
    await page.waitForURL('**/products')
    await context.close()
    expect(faults).toEqual([])
  },
)

it('leaves what can be pressed on a phone in reach: the bar covers no switch, and gives way to the page’s own button', async () => {
  const say = words.ko
  const { page, context } = await newVisitor(browser, {
    url: product.url,
    language: 'ko',
    width: widths.phone,
    isMobile: true,
    moves: true,
  })
  await page.goto('/')
  await goOn(page)
  const bar = page.locator('[class*=hero] [class*=ways]')
  const closing = page.getByRole('link', { name: say.start }).last()
  await page.locator('#landing-closing').waitFor()
  await page.locator('[data-family]').waitFor()
  expect(await bar.isVisible()).toBe(true)
  for (const place of ['[data-family]', '[aria-labelledby=landing-ratios]']) {
    const switched = page.locator(place).getByRole('button', { name: say.pause })
    await switched.evaluate((it) => it.scrollIntoView({ block: 'center' }))
    await switched.tap({ timeout: 10_000 })
    await page.locator(place).getByRole('button', { name: '재생' }).waitFor()
  }
  // At the head of its film: there it is seen long before the bar lets go of the film's foot.
  const story = page.locator('[data-family] > div')
  const [film, button] = [await story.boundingBox(), await story.getByRole('button').boundingBox()]
  expect((button?.y ?? 0) - (film?.y ?? 0)).toBeLessThan(20)

  const shapes = page.locator('[aria-labelledby=landing-ratios] li')
  const places = await shapes.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON()))
  // The square stands under the portrait, beside the tall one.
  expect(places[2].left).toBe(places[1].left)
  expect(places[2].bottom).toBeLessThan(places[0].bottom + 60)

  await closing.evaluate((it) => it.scrollIntoView({ block: 'center' }))
  await bar.waitFor({ state: 'hidden' })
  await page.evaluate(() => scrollTo(0, 0))
  await bar.waitFor({ state: 'visible' })
  await context.close()
})

/** Goes on to what stands under the first screen, which comes then. */
async function goOn(page: Page): Promise<void> {
  await untilAlive(page)
  await page.evaluate(() => scrollTo(0, innerHeight))
}
