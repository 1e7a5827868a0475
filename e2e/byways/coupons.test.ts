import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { firstPassword, newOwner, type NewOwner } from '../support/new-owner.ts'
import { type Product, startProduct } from '../support/product.ts'
import { expectSoundAtEveryWidth, expectSoundPart } from '../support/screen.ts'
import { newVisitor, openBrowser, widths } from '../support/visit.ts'

const script = fileURLToPath(new URL('../../apps/server/src/main/admin.ts', import.meta.url))
const run = promisify(execFile)

let product: Product
let browser: Browser
let owner: NewOwner

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
  owner = await newOwner(product.url)
  // The embedded database belongs to one process, so the operator makes coupons while the product rests.
  await product.stop()
  await admin(['--kind', 'RENDER', '--count', '3', '--code', 'RENDER99'], '영상 세 편 더')
  await admin(
    ['--kind', 'PERCENT', '--percent', '30', '--cap-krw', '10000', '--code', 'SAVE3333'],
    '30% 할인',
  )
  await admin(
    ['--kind', 'PERCENT', '--percent', '20', '--period', 'year', '--code', 'YEAR2222'],
    '연 결제 20%',
  )
  await product.restart()
})

afterAll(async () => {
  await browser?.close()
  await product?.close()
})

/** What an operator types to make a coupon. */
async function admin(options: readonly string[], name: string): Promise<void> {
  const named = ['--name-ko', name, '--name-en', 'A coupon', '--as', 'Kim Mint', '--reason', 'a journey']
  await run(process.execPath, [script, 'coupons', 'create', ...options, ...named], {
    env: { ...process.env, DATA_DIR: product.folder },
  })
}

async function enter(page: Page): Promise<void> {
  await page.goto('/auth/signin')
  await page.locator('input[type="email"]').fill(owner.email)
  await page.locator('input[autocomplete="current-password"]').fill(firstPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
}

it('registers a coupon that an operator made, uses it, and has more videos to make', async () => {
  const { page, faults, context } = await newVisitor(browser, { url: product.url, language: 'ko' })
  await enter(page)
  await page.goto('/account/coupon')
  await page.getByRole('heading', { name: '쓸 수 있는 쿠폰이 없어요' }).waitFor()
  const field = page.getByRole('textbox', { name: '쿠폰 코드' })
  const register = async (code: string) => {
    await field.fill(code)
    await page.keyboard.press('Enter')
  }

  await register('')
  await page.getByText('쿠폰 코드를 적어 주세요.').waitFor()
  await register('ABCD2345')
  await page.getByText('없는 쿠폰이에요. 코드를 다시 확인해 주세요.').waitFor()
  await register('render-99')
  await page.getByRole('heading', { name: '영상 세 편 더' }).waitFor()
  await register('save 3333')
  await page.getByRole('heading', { name: '30% 할인' }).waitFor()
  expect(await page.getByRole('link', { name: '결제할 때 쓰기' }).count()).toBe(1)
  const done = page.getByText('쿠폰을 등록했어요.', { exact: false })
  await done.waitFor()
  await register('SAVE3333')
  await page.getByText('이미 등록한 쿠폰이에요.').waitFor()
  // What went well before does not stand over what was refused.
  await done.waitFor({ state: 'detached', timeout: 2_000 })
  await expectSoundAtEveryWidth(page, { name: 'coupons-owned', axeAt: widths.phone })

  await page.setViewportSize({ width: widths.desk, height: 900 })
  await page.getByRole('button', { name: '사용하기' }).click()
  await expectSoundPart(page, page.getByRole('dialog'), 'coupon-use')
  await page.getByRole('dialog').getByRole('button', { name: '사용하기' }).click()
  await page.getByText('쿠폰을 사용했어요.', { exact: false }).waitFor()
  await page.getByRole('button', { name: /^사용 완료/ }).click()
  await page.getByRole('heading', { name: '영상 세 편 더' }).waitFor()
  await expectSoundAtEveryWidth(page, { name: 'coupons-used', axeAt: widths.desk })

  await page.getByRole('button', { name: /님의 계정$/ }).click()
  await page.getByText('3/3 + 3').waitFor()

  // At the till, each coupon says what is paid with it, or why it cannot be used there.
  await page.goto('/account/coupon')
  await register('YEAR2222')
  await page.getByRole('heading', { name: '연 결제 20%' }).waitFor()
  await page.goto('/purchase')
  await page.getByText('다른 결제 주기에 쓰는 쿠폰이에요.').waitFor()
  await page.getByRole('radio', { name: /30% 할인/ }).check()
  await page.getByRole('button', { name: '6,930원 결제하기' }).waitFor()
  await expectSoundAtEveryWidth(page, { name: 'coupons-at-the-till', axeAt: widths.phone })
  expect(faults).toEqual([])
  await context.close()
})
