import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { languagesOr } from '../support/every.ts'
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

const nothing = { ko: '여기에는 아무것도 없어요', en: 'There is nothing here' } as const
const titles = { ko: '페이지를 찾을 수 없어요', en: 'Page not found' } as const

it.each(languagesOr('ko'))(
  'says at an address that leads nowhere that nothing is there, and stays at it, in %s',
  async (language) => {
    const { page, context, faults } = await newVisitor(browser, { url: product.url, language })
    for (const path of ['/docs/unknown', '/guide/unknown', '/no-such-page']) {
      await page.goto(path)
      await page.getByRole('heading', { name: nothing[language], level: 1 }).waitFor()
      expect(new URL(page.url()).pathname).toBe(path)
      await page.getByRole('banner').waitFor()
    }
    await page.goto('/guide/unknown')
    await page.getByRole('heading', { name: nothing[language], level: 1 }).waitFor()
    await expect.poll(() => page.title()).toContain(titles[language])
    await expectSoundAtEveryWidth(page, { name: `nowhere-${language}`, axeAt: widths.phone })
    await context.close()
    expect(faults).toEqual([])
  },
)
