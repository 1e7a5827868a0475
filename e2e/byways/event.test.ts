import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { languagesOr } from '../support/every.ts'
import { firstPassword, newOwner } from '../support/new-owner.ts'
import { type Product, startProduct } from '../support/product.ts'
import { expectSoundAtEveryWidth } from '../support/screen.ts'
import { until } from '../support/until.ts'
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
    index: '이벤트',
    three: '여러 매장이라면, 먼저 이야기해요',
    book: '이 시간으로 예약하기',
    none: '지금은 진행 중인 이벤트가 없어요',
    partner: 'KB Pay 링크로 오셨어요.',
    unknown: '이 주소로는 혜택을 찾을 수 없어요',
    signIn: '로그인',
    email: '이메일',
    password: '비밀번호',
  },
  en: {
    index: 'Events',
    three: 'Several shops? Let us talk first',
    book: 'Book this time',
    none: 'There are no events at the moment',
    partner: 'You came by a link of KB Pay.',
    unknown: 'There is no offer at this address',
    signIn: 'Sign in',
    email: 'E-mail',
    password: 'Password',
  },
} as const

it.each(languagesOr('ko'))(
  'goes on while it is active, and is no page otherwise, in %s',
  async (language) => {
    const said = words[language]
    const { page, context, faults } = await newVisitor(browser, { url: product.url, language })
    await page.goto('/event')
    await page.getByRole('heading', { name: said.index, level: 1 }).waitFor()
    await expectSoundAtEveryWidth(page, { name: `event-index-${language}`, axeAt: widths.phone })
    await page.getByRole('link', { name: said.three }).click()
    await page.waitForURL('**/event3')
    await page.getByRole('button', { name: said.book }).waitFor()
    await expectSoundAtEveryWidth(page, { name: `event3-${language}`, axeAt: widths.phone })
    await page.goto('/event1')
    await expectSoundAtEveryWidth(page, { name: `event1-${language}`, axeAt: widths.phone })

    const nothing = { code: 'SUCCESS', result: { list: [] } }
    await page.route('**/v3/setting/event?*', (route) => route.fulfill({ json: nothing }))
    await page.goto('/event')
    await page.getByRole('heading', { name: said.none }).waitFor()
    await page.goto('/event1')
    await page.locator('main h1').waitFor()
    expect(await page.locator('article').count()).toBe(0)
    await expectSoundAtEveryWidth(page, { name: `event-over-${language}`, axeAt: widths.phone })
    await context.close()
    expect(faults).toEqual([])
  },
)

it.each(languagesOr('en'))(
  'a partner’s link leads to the sign-in, which hands it on, in %s',
  async (language) => {
    const said = words[language]
    const { email } = await newOwner(product.url)
    const { page, context, faults } = await newVisitor(browser, { url: product.url, language })
    await page.goto('/event4?type=kbpay&kbPay=2', { referer: 'https://m.kbcard.com/app' })
    await page.waitForURL('**/auth/signin?mode=signup')
    await page.getByText(said.partner).waitFor()
    await expectSoundAtEveryWidth(page, { name: `event4-sign-up-${language}`, axeAt: widths.phone })
    await page.goto('/event4?type=kbpay&kbPay=2')
    await page.waitForURL('**/auth/signin?mode=signin')
    await page.getByLabel(said.email).fill(email)
    await page.getByLabel(said.password, { exact: true }).fill(firstPassword)
    const login = page.waitForRequest('**/v3/user/login?*')
    const answer = page.waitForResponse('**/v3/user/login?*').then((it) => it.json())
    await page.getByRole('main').getByRole('button', { name: said.signIn, exact: true }).click()
    expect((await login).postDataJSON()).toMatchObject({
      kbPay: 2,
      ref: expect.stringMatching(/^\S+\.\S+\.\S+$/),
    })
    expect((await answer).result.user.kbPay).toBe(2)
    await page.waitForURL('**/products')
    expect(await page.evaluate(() => localStorage.getItem('clipmint.arrival'))).toBeNull()

    await page.goto('/event4?type=global')
    await until(
      async () => new URL(page.url()).pathname,
      (path) => path === '/',
    )
    await page.goto('/event4?type=nothing')
    await page.getByRole('heading', { name: said.unknown }).waitFor()
    await expectSoundAtEveryWidth(page, { name: `event4-unknown-${language}`, axeAt: widths.phone })
    await page.goto('/event4', { referer: 'https://m.kbcard.com/app' })
    await page.getByRole('heading', { name: said.unknown }).waitFor()
    await context.close()
    expect(faults).toEqual([])
  },
)
