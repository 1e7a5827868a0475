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

const words = {
  ko: {
    open: '상품 링크로 보기',
    link: '상품 페이지 링크',
    own: '내 상품이거나 사용 권한이 있어요',
    ownNeeded: '사용 권한이 있는지 확인해 주세요.',
    read: '읽어 와서 보기',
    nothing: /이 링크에서 상품을 찾지 못했어요/,
    name: '하루 배도라지차 20티백',
    said: '무엇을 파세요?',
    shop: 'https://shop.haru.example',
    goods: '/products/pear-tea',
  },
  en: {
    open: 'Use a product link',
    link: 'Link to the product page',
    own: 'It is my product, or I may use it',
    ownNeeded: 'Please confirm that you may use it.',
    read: 'Read it and show videos',
    nothing: /No product was found at this link/,
    name: 'Apricot jam, 220 g',
    said: 'What do you sell?',
    shop: 'https://fieldjar.example',
    goods: '/p/apricot-jam',
  },
} as const

it.for(languagesOr('en'))(
  'makes three films of the product that a pasted link leads to (%s)',
  async (language) => {
    const say = words[language]
    const { page, context, faults } = await newVisitor(browser, { url: product.url, language, moves: true })
    await page.goto('/')
    await page.getByRole('button', { name: say.open }).click()
    const link = page.getByRole('textbox', { name: say.link })
    await link.fill(`${say.shop}/about`)
    await page.getByRole('button', { name: say.read }).click()
    await page.getByText(say.ownNeeded).waitFor()
    await page.getByRole('checkbox', { name: say.own }).check()
    await page.getByRole('button', { name: say.read }).click()
    await page.getByText(say.nothing).waitFor()
    await expectSoundAtEveryWidth(page, { name: `${language}-landing-link`, axeAt: widths.desk })

    await page.setViewportSize({ width: widths.desk, height: 900 })
    await link.fill(`${say.shop}${say.goods}`)
    await page.getByRole('button', { name: say.read }).click()
    await expect.poll(() => page.locator('figure[data-playing="true"]').count(), { timeout: 60_000 }).toBe(3)
    expect(await page.getByRole('textbox', { name: say.said }).inputValue()).toBe(say.name)
    expect(faults).toEqual([])
    await context.close()
  },
)
