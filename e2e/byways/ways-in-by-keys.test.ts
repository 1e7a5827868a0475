import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { untilAlive } from '../support/first-page.ts'
import { Keyboard } from '../support/keyboard.ts'
import { lastCode, newOwner, type NewOwner, newPhone } from '../support/new-owner.ts'
import { type Product, startProduct } from '../support/product.ts'
import { until } from '../support/until.ts'
import { type Language, newVisitor, openBrowser } from '../support/visit.ts'

let product: Product
let browser: Browser
let forgetful: NewOwner
let nameless: NewOwner

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
  forgetful = await newOwner(product.url)
  nameless = await newOwner(product.url)
})

afterAll(async () => {
  await browser?.close()
  await product?.close()
})

type At = { page: Page; keys: Keyboard }

async function expectByKeys(language: Language, go: (at: At) => Promise<void>): Promise<void> {
  const { page, context, faults } = await newVisitor(browser, { url: product.url, language })
  const keys = new Keyboard(page)
  await go({ page, keys })
  await context.close()
  expect(keys.unseen, 'what had the focus and could not be seen').toEqual([])
  expect(faults).toEqual([])
}

/** Proves a phone; codes are sent to a number only so often. */
async function prove({ page, keys }: At, phone: string): Promise<void> {
  const code = () => lastCode(product.url, phone)
  const before = await code()
  await keys.write(page.getByRole('textbox', { name: /휴대폰 번호|Mobile number/ }), phone)
  await page.keyboard.press('Enter')
  const field = page.locator('input[autocomplete="one-time-code"]')
  await field.waitFor()
  await keys.write(field, (await until(code, (sent) => sent !== before)) ?? '')
  await page.keyboard.press('Enter')
}

it('opens an account with Kakao by the keyboard alone', async () => {
  await expectByKeys('ko', async (at) => {
    const { page, keys } = at
    await page.goto('/auth/signin')
    await keys.press(page.getByRole('link', { name: '카카오 계정으로 시작하기' }))
    await keys.press(page.getByRole('button', { name: '김하늘' }))
    await keys.press(page.getByRole('button', { name: '새로 가입하기' }))
    await until(
      () => page.getByLabel('이메일').inputValue(),
      (value) => value !== '',
    )
    await keys.press(page.getByRole('button', { name: '다음' }))
    await prove(at, newPhone())
    await until(
      () => page.getByLabel('이름').inputValue(),
      (value) => value === '김하늘',
    )
    await keys.reach(page.getByRole('checkbox', { name: /모두 동의/ }))
    await page.keyboard.press('Space')
    await keys.press(page.getByRole('button', { name: '가입하고 시작하기' }))
    await page.getByRole('button', { name: '김하늘 님의 계정' }).waitFor()
  })
})

it('books a demo by the keyboard alone', async () => {
  await expectByKeys('en', async ({ page, keys }) => {
    await page.goto('/')
    await untilAlive(page)
    await keys.press(page.getByRole('button', { name: 'Book a demo' }))
    const dialog = page.getByRole('dialog')
    await keys.write(dialog.getByLabel('Name', { exact: true }), 'Hana')
    await keys.write(dialog.getByLabel('Company or shop'), 'Hana shop')
    await keys.write(dialog.getByLabel('E-mail'), 'keys@shop.kr')
    await keys.write(dialog.getByLabel('Phone'), '02-123-4567')
    await keys.reach(dialog.getByRole('radio').first())
    await page.keyboard.press('Space')
    await keys.press(dialog.getByRole('button', { name: 'Book this time' }))
    await dialog.getByRole('heading', { name: 'Check your mail' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await keys.expectKept('after booking')
  })
})

// Last: codes go to a number half a minute apart, which the others fill.
it('finds a forgotten e-mail and sets another password by the keyboard alone', async () => {
  await expectByKeys('en', async (at) => {
    const { page, keys } = at
    await page.waitForTimeout(Math.max(0, forgetful.codeAgainAt - Date.now()))
    await page.goto('/auth/signin')
    await keys.press(page.getByRole('link', { name: 'Forgot password' }))
    await prove(at, forgetful.phone)
    await keys.write(page.locator('input[type="email"]'), forgetful.email)
    for (const field of await page.locator('input[autocomplete="new-password"]').all())
      await keys.write(field, 'remembered 7')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Your new password is set' }).waitFor()
  })
  await expectByKeys('ko', async (at) => {
    const { page, keys } = at
    await page.waitForTimeout(Math.max(0, nameless.codeAgainAt - Date.now()))
    await page.goto('/auth/signin')
    await keys.press(page.getByRole('link', { name: '이메일 찾기' }))
    await prove(at, nameless.phone)
    await page.getByText(/^ow\*\*\*@example\.com$/).waitFor()
  })
})
