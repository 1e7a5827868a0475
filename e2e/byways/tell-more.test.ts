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
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
  owner = await demoOwner(product.url)
  photos = await drawPhotos(browser, 2)
})

afterAll(async () => {
  await browser?.close()
  await product?.close()
})

const said = {
  ko: {
    goods: { name: '시계 수리', info: '오래된 시계를 고쳐 드려요.' },
    question: '얼마나 걸려요?',
    answer: '맡기시면 이틀 안에 끝나요',
    offline: /연결이 끊겼어요/,
    done: '바뀐 설명으로 이야기를 다시 썼어요.',
    stories: '이야기 고르기',
    width: widths.desk,
  },
  en: {
    goods: { name: 'Watch repair', info: 'We fix old watches by hand.' },
    question: 'How long does it take?',
    answer: 'Most repairs are done in two days',
    offline: /connection/i,
    done: 'We rewrote the stories from your updated description.',
    stories: 'Choose a story',
    width: widths.phone,
  },
} as const

it.each(['ko', 'en'] as const)(
  'asks an owner who said little one thing more, loses no answer, and tells it in new stories, in %s by keys',
  async (language) => {
    const { goods, question, answer, offline, done, stories, width } = said[language]
    const planned = await owner.addPlan(photos, { ...goods, language })
    const { page, faults } = await newVisitor(browser, { url: product.url, language, width })
    await enterBy(page, demoLogin)
    await page.goto(`/product/store/product/${planned.requestId}`)
    await untilDrawn(page)
    const chip = page.getByRole('button', { name: question })
    expect(await chip.getAttribute('aria-expanded')).toBe('false')
    await chip.press('Enter')
    const field = page.getByRole('textbox', { name: question })
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await chip.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.type(answer)
    await expectSound(page, `tell-more-${language}`)

    // The answer is saved, and then the line breaks: sent again, it is not written twice.
    const replanning = /\/airequest\/[^/]+\/more/
    await page.route(replanning, (route) => route.abort())
    await page.keyboard.press('Enter')
    await page.getByText(offline).waitFor()
    expect(await field.inputValue()).toBe(answer)
    await page.unroute(replanning)
    await field.press('Enter')
    await page.getByText(done).waitFor()
    await page.getByRole('group', { name: stories }).getByText(answer).first().waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    const { info } = await owner.ask<{ info: string }>('GET', `/v3/product/${planned.product._id}`)
    expect(info).toBe(`${goods.info} ${answer}.`)
    expect(faults).toEqual([])
  },
)
