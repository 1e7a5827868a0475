import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'

import { useSharedDesk } from '../support/desk.ts'
import { untilAlive } from '../support/first-page.ts'
import { Keyboard } from '../support/keyboard.ts'
import { firstPassword, lastCode, newOwner, newPhone } from '../support/new-owner.ts'
import { drawPhotos } from '../support/photos.ts'
import { expectSound } from '../support/screen.ts'
import { until } from '../support/until.ts'

const desk = useSharedDesk()
let photos: string[]

beforeAll(async () => {
  photos = await drawPhotos(desk.browser, 2, { tiled: true })
})

const newcomer = 'keys@example.com'

it('goes from photographs to a video in an account of one’s own by the keyboard alone, in two languages', async () => {
  const { page, context, faults } = await desk.visit({ language: 'ko' })
  const keys = new Keyboard(page)
  page.on('filechooser', () => undefined)
  await page.goto('/')
  await untilAlive(page)
  await keys.reach(page.getByRole('button', { name: '사진을 놓거나 고르기' }))
  const choosing = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await choosing).setFiles(photos)
  await keys.write(page.locator('[name=name]'), '손으로 빚은 머그')
  await keys.write(page.locator('[name=info]'), '흙을 손으로 빚어 1250도에서 구웠어요. 네 가지 색이 있어요.')
  await keys.press(page.getByRole('button', { name: '영상 3개 보기' }))
  await keys.press(page.getByRole('button', { name: /^이 영상 다듬기/ }))
  await page.waitForURL('**/auth/signin**')

  await keys.write(page.locator('input[type=email]'), newcomer)
  for (const field of await page.locator('input[autocomplete="new-password"]').all())
    await keys.write(field, firstPassword)
  await changeLanguage(page, keys)
  await keys.press(page.getByRole('button', { name: 'Next' }))
  const phone = newPhone()
  await keys.write(page.getByRole('textbox', { name: 'Mobile number' }), phone)
  await page.keyboard.press('Enter')
  const code = page.locator('input[autocomplete="one-time-code"]')
  await code.waitFor()
  await keys.write(code, (await until(() => lastCode(desk.product.url, phone), Boolean)) ?? '')
  await page.keyboard.press('Enter')
  await keys.write(page.locator('input[autocomplete="nickname"]'), 'Hana')
  await keys.press(page.getByRole('button', { name: 'Read: Terms of service' }))
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await keys.expectKept('after reading the terms')
  await keys.reach(page.getByRole('checkbox', { name: 'I agree to all' }), { back: true })
  await page.keyboard.press('Space')
  await keys.press(page.getByRole('button', { name: 'Sign up and start' }))
  await page.waitForURL('**/app/*')
  await context.close()
  expect(keys.unseen, 'what had the focus and could not be seen').toEqual([])
  expect(faults).toEqual([])
})

/** The switch of a page without a footer; what was typed, the page and where the keyboard is stay. */
async function changeLanguage(page: Page, keys: Keyboard): Promise<void> {
  const address = page.url()
  await keys.reach(page.getByRole('banner').getByRole('button', { name: 'English' }), { back: true })
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Your video is waiting' }).waitFor()
  expect(page.url()).toBe(address)
  expect(await page.locator('input[type=email]').inputValue()).toBe(newcomer)
  const passwords = page.locator('input[autocomplete="new-password"]')
  expect(await passwords.evaluateAll((all) => all.map((it) => (it as HTMLInputElement).value))).toEqual([
    firstPassword,
    firstPassword,
  ])
  await keys.expectKept('after changing the language')
  await expectSound(page, 'sign-up-english')
}

it('keeps the photographs and the words of a first page when its language changes', async () => {
  const { page, context, faults } = await desk.visit({ language: 'ko' })
  await page.goto('/')
  await untilAlive(page)
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: '사진을 놓거나 고르기' }).click()
  await (await choosing).setFiles(photos)
  await page.locator('[name=name]').fill('손으로 빚은 머그')
  await page.locator('[name=info]').fill('흙을 손으로 빚었어요. 네 가지 색이 있어요.')
  const pictures = page.locator('[data-over] img')
  await expect.poll(() => pictures.count()).toBeGreaterThanOrEqual(photos.length)
  const before = await pictures.count()
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Show me 3 videos' }).waitFor()
  expect(await pictures.count()).toBe(before)
  expect(await page.locator('[name=name]').inputValue()).toBe('손으로 빚은 머그')
  expect(await page.locator('[name=info]').inputValue()).toBe('흙을 손으로 빚었어요. 네 가지 색이 있어요.')
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  await context.close()
  expect(faults).toEqual([])
})

it('changes an account, leaves it for a while and closes it by the keyboard alone', async () => {
  const { email } = await newOwner(desk.product.url)
  const { page, context, faults } = await desk.visit({ language: 'en' })
  const keys = new Keyboard(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await page.goto('/auth/signin?redirectUrl=%2Faccount%2Finfo')
  await enter(keys, page, email)

  await keys.press(button('Change: Name'))
  await keys.write(page.getByRole('dialog').getByRole('textbox', { name: 'Name' }), 'Hana')
  await page.keyboard.press('Enter')
  await page.getByText('Your name is changed.').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await keys.expectKept('after changing the name')
  await keys.press(page.getByRole('switch').first(), 'Space')
  await page.getByText('Agreed on', { exact: false }).waitFor()

  await keys.reach(page.getByRole('main').getByRole('link', { name: 'Coupons' }), { back: true })
  await page.keyboard.press('Enter')
  await page.waitForURL('**/account/coupon')
  await keys.write(page.getByRole('textbox', { name: 'Coupon code' }), 'ABCDEFGH')
  await page.keyboard.press('Enter')
  await page.getByText('There is no such coupon.', { exact: false }).waitFor()

  await keys.reach(button('Account of Hana'), { back: true })
  await page.keyboard.press('Enter')
  await keys.press(button('Sign out'))
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor()
  await page.goto('/auth/signin?redirectUrl=%2Faccount%2Fwithdrawal')
  await enter(keys, page, email)
  await keys.press(page.getByRole('checkbox').first(), 'Space')
  await keys.write(page.locator('input[autocomplete="current-password"]'), firstPassword)
  await keys.press(button('Close my account'))
  await page.waitForURL('**/auth/signin?mode=left')
  await context.close()
  expect(keys.unseen, 'what had the focus and could not be seen').toEqual([])
  expect(faults).toEqual([])
})

async function enter(keys: Keyboard, page: Page, email: string): Promise<void> {
  await keys.write(page.locator('input[type=email]'), email)
  await keys.write(page.locator('input[autocomplete="current-password"]'), firstPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/account/**')
}
