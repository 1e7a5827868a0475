import type { Product as Goods } from '@clipmint/contract'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { demoLogin, enterBy } from '../support/enter.ts'
import { languagesOr } from '../support/every.ts'
import { firstPassword, newOwner } from '../support/new-owner.ts'
import { demoOwner } from '../support/owner.ts'
import { drawPhotos } from '../support/photos.ts'
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
    unavailable: '지금은 잠시 쓸 수 없어요',
    again: '다시 확인하기',
    refusal: '점검하고 있어서 저장하지 못했어요.',
    name: '상품 이름',
    info: '상품 설명',
    save: '저장만 하기',
    mug: '점검 중에 적은 머그',
    story: '흙을 손으로 빚어 1250도에서 구웠어요. 손잡이가 손에 감겨서 편해요.',
  },
  en: {
    unavailable: 'Temporarily unavailable',
    again: 'Check again',
    refusal: 'It was not saved: we are doing maintenance.',
    name: /^Name/,
    info: 'Information',
    save: 'Just save',
    mug: 'Mug of the night shift',
    story: 'Each mug is thrown by hand and fired at 1250 degrees. The handle fits your hand.',
  },
} as const

it.each(languagesOr('en'))(
  'says to who saves meanwhile that the site is worked on, and gives back what they wrote, in %s',
  async (language) => {
    const say = words[language]
    const { page, context } = await newVisitor(browser, { url: product.url, language })
    await enterBy(page, demoLogin)
    const work = await beginLater(page, say.refusal)
    const looked = page.waitForResponse('**/v3/setting/maintenance?*')
    await page.goto('/product')
    await looked
    const [photo = ''] = await drawPhotos(browser, 1)
    const stored = page.waitForResponse(
      (answer) => answer.url().includes('/ai/asset') && answer.request().method() === 'POST',
    )
    await page.locator('input[type=file]').first().setInputFiles(photo)
    await stored
    await page.getByLabel(say.name).fill(say.mug)
    await page.getByLabel(say.info).fill(say.story)
    await page.locator('input[inputmode=numeric], input[inputmode=decimal]').first().fill('28000')
    work.begin()
    await page.getByRole('button', { name: say.save }).click()
    await page.getByRole('heading', { name: say.unavailable, level: 1 }).waitFor()
    expect(await page.getByLabel(say.name).isVisible()).toBe(false)
    await expectSoundAtEveryWidth(page, { name: `maintenance-${language}`, axeAt: widths.phone })

    work.end()
    await page.setViewportSize({ width: widths.desk, height: 900 })
    await page.getByRole('button', { name: say.again }).click()
    await page.getByRole('heading', { name: say.unavailable }).waitFor({ state: 'detached' })
    expect(await page.getByLabel(say.name).inputValue()).toBe(say.mug)
    expect(await page.getByLabel(say.info).inputValue()).toBe(say.story)
    await page.getByText(say.refusal).waitFor()
    await page.getByRole('button', { name: say.save }).click()
    await page.waitForURL(/\/product\/[0-9a-f-]{36}/)
    const { ask } = await demoOwner(product.url)
    const { list } = await ask<{ list: Goods[] }>('GET', '/v3/product')
    expect(list.filter((one) => one.name === say.mug)).toHaveLength(1)
    await context.close()
  },
)

it('keeps what nothing else keeps: a name that was typed into a dialog', async () => {
  const say = words.ko
  const { email } = await newOwner(product.url)
  const { page, context } = await newVisitor(browser, { url: product.url, language: 'ko' })
  await page.goto('/auth/signin')
  await page.locator('input[type="email"]').fill(email)
  await page.locator('input[autocomplete="current-password"]').fill(firstPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
  const work = await beginLater(page, say.refusal)
  await page.goto('/account/info')
  await page.getByRole('button', { name: '이름 변경' }).click()
  const field = page.getByRole('dialog').getByRole('textbox')
  await field.fill('새이름')
  work.begin()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: say.unavailable, level: 1 }).waitFor()
  expect(await field.count()).toBe(0)
  work.end()
  await page.getByRole('button', { name: say.again }).click()
  await expect.poll(() => field.inputValue()).toBe('새이름')
  await field.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText('새이름', { exact: true }).first().waitFor()
  await context.close()
})

/**
 * Maintenance that begins and ends when it is told to. What an operator writes for all visits is answered in the server's
 * place, and so is what the server says to a member who writes meanwhile.
 */
async function beginLater(page: Page, refusal: string): Promise<{ begin: () => void; end: () => void }> {
  let isOn = false
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const notice = { title: '서비스를 점검해요', description: '서버를 점검해요. 저장한 것은 그대로 있어요.' }
  const en = { title: 'Maintenance', description: 'We are working on our servers. What was saved is safe.' }
  await page.route('**/v3/setting/maintenance?*', (route) => {
    const result = { active: isOn, startAt: at(-10), endAt: at(60), ko: notice, en }
    return route.fulfill({ json: { code: 'SUCCESS', result } })
  })
  await page.route(/\/v3\/(?:product|user\/info)\b/, (route) => {
    if (!isOn || route.request().method() === 'GET') return route.fallback()
    const json = { code: 'MAINTENANCE', message: refusal, requestId: 'none', retryable: true }
    return route.fulfill({ status: 503, json })
  })
  return { begin: () => void (isOn = true), end: () => void (isOn = false) }
}
