import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'

import { useSharedDesk } from '../support/desk.ts'
import { firstPassword, lastCode, newOwner, type NewOwner, newPhone } from '../support/new-owner.ts'
import { expectSound, expectSoundPart } from '../support/screen.ts'
import { until } from '../support/until.ts'
import { widths } from '../support/visit.ts'

const desk = useSharedDesk()
let forgetful: NewOwner
let settled: NewOwner
let leaving: NewOwner

beforeAll(async () => {
  const people = [newOwner(desk.product.url), newOwner(desk.product.url), newOwner(desk.product.url)] as const
  ;[forgetful, settled, leaving] = await Promise.all(people)
})

async function signIn(page: Page, email: string, password = firstPassword): Promise<void> {
  await page.goto('/auth/signin')
  await page.locator('input[type="email"]').fill(email)
  await page.locator('input[autocomplete="current-password"]').fill(password)
  await page.keyboard.press('Enter')
}

async function enter(page: Page, email: string, password = firstPassword): Promise<void> {
  await signIn(page, email, password)
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
}

/** Asks for a code for a phone and types it. */
async function provePhone(page: Page, phone: string, words: { send: string; next: string }): Promise<void> {
  const code = () => lastCode(desk.product.url, phone)
  const before = await code()
  await page.getByRole('textbox', { name: /휴대폰 번호|mobile number/i }).fill(phone)
  await page.getByRole('button', { name: words.send }).click()
  const field = page.locator('input[autocomplete="one-time-code"]')
  await field.waitFor()
  await field.fill((await until(code, (sent) => sent !== before)) ?? '')
  await page.getByRole('button', { name: words.next, exact: true }).click()
}

it('lets an owner change name, phone and password, and signs their other browser out', async () => {
  const { page, faults, context } = await desk.visit({ language: 'en' })
  const other = await desk.visit({ language: 'ko' })
  await enter(page, settled.email)
  await enter(other.page, settled.email)
  await page.goto('/account/info')
  await expectSound(page)

  await page.getByRole('button', { name: 'Change: Name' }).click()
  await expectSoundPart(page, page.getByRole('dialog'), 'name-dialog')
  await page.getByRole('textbox', { name: 'Name' }).fill('Clipminter')
  await page.keyboard.press('Enter')
  await page.getByText('Up to 8 Korean or Latin letters', { exact: false }).first().waitFor()
  await page.getByRole('textbox', { name: 'Name' }).fill('Hana')
  await page.keyboard.press('Enter')
  await page.getByText('Your name is changed.').waitFor()

  const phone = newPhone()
  await page.getByRole('button', { name: 'Change: Mobile number' }).click()
  await expectSoundPart(page, page.getByRole('dialog'), 'phone-dialog')
  await provePhone(page, phone, { send: 'Send code', next: 'Use this number' })
  await page.getByText('Your mobile number is changed.').waitFor()
  await page.getByText(phone.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3')).waitFor()

  await page.getByRole('button', { name: 'Change: Password' }).click()
  await expectSoundPart(page, page.getByRole('dialog'), 'password-dialog')
  await page.getByLabel('Current password', { exact: true }).fill('not this one')
  await page.getByLabel('New password', { exact: true }).fill('another house 7')
  await page.getByLabel('New password again').fill('another house 7')
  await page.keyboard.press('Enter')
  await page.getByText('The password does not match.').waitFor()
  await page.getByLabel('Current password', { exact: true }).fill(firstPassword)
  await page.keyboard.press('Enter')
  await page.getByText('Your password is changed.', { exact: false }).waitFor()
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'Chrome on Linux' }).count()).toBe(1)

  const switches = page.getByRole('switch')
  await switches.first().press('Space')
  await page.getByText('Agreed on', { exact: false }).waitFor()
  expect([...faults, ...other.faults]).toEqual([])
  await Promise.all([context.close(), other.context.close()])
})

it('lets an owner leave, and tells them so when they come back', async () => {
  const { page, faults, context } = await desk.visit({ language: 'ko' })
  await enter(page, leaving.email)
  await page.goto('/account/info')
  await page.getByRole('link', { name: '탈퇴하기' }).click()
  await page.waitForURL('**/account/withdrawal')
  await expectSound(page)
  await page.getByRole('button', { name: '탈퇴하기' }).click()
  await page.getByText('이유를 하나 이상 골라 주세요.').waitFor()
  await page.getByText('비밀번호를 적어 주세요.').waitFor()
  await page.getByRole('checkbox', { name: '자주 쓰지 않아요' }).check()
  await page.locator('input[autocomplete="current-password"]').fill(firstPassword)
  const passed: string[] = []
  page.on('framenavigated', (frame) => passed.push(new URL(frame.url()).pathname))
  await page.getByRole('button', { name: '탈퇴하기' }).click()
  await page.getByRole('heading', { name: '그동안 고마웠어요' }).waitFor()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /님의 계정$/ })
    .waitFor({ state: 'detached' })
  // No other page is seen on the way, and the goodbye stays.
  expect(new Set(passed)).toEqual(new Set(['/auth/signin']))
  expect(new URL(page.url()).search).toBe('?mode=left')
  await signIn(page, leaving.email)
  await page.getByText('탈퇴한 계정이에요.', { exact: false }).waitFor()
  expect(faults).toEqual([])
  await context.close()
})

it('gives a forgetful owner their e-mail and another password, by their phone', async () => {
  const visit = { language: 'ko', width: widths.phone } as const
  const { phone } = await newOwner(desk.product.url)
  const again = await desk.visit(visit)
  await again.page.goto('/auth/signin')
  await again.page.getByRole('link', { name: '이메일 찾기' }).click()
  await expectToWait(again.page, phone)

  // That phone waits while the other, which got its code before, goes on.
  const { page, faults, context } = await desk.visit(visit)
  await page.goto('/auth/signin')
  await page.waitForTimeout(Math.max(0, forgetful.codeAgainAt - Date.now()))
  await page.getByRole('link', { name: '비밀번호 찾기' }).click()
  await provePhone(page, forgetful.phone, { send: '인증번호 받기', next: '다음' })
  await page.locator('input[type="email"]').fill(settled.email)
  await page.getByLabel('새 비밀번호', { exact: true }).fill('remembered 7')
  await page.getByLabel('새 비밀번호 한 번 더').fill('remembered 7')
  await page.getByRole('button', { name: '새 비밀번호로 바꾸기' }).click()
  await page.getByText('이 이메일에 등록된 휴대폰 번호가 아니에요.').waitFor()
  await expectSound(page, 'new-password')
  await page.locator('input[type="email"]').fill(forgetful.email)
  await page.getByRole('button', { name: '새 비밀번호로 바꾸기' }).click()
  await page.getByRole('heading', { name: '새 비밀번호로 바꿨어요' }).waitFor()
  await enter(page, forgetful.email, 'remembered 7')
  await expectStorage(page)

  await expect.poll(() => sendButton(again.page).isDisabled()).toBe(false)
  await provePhone(again.page, phone, { send: '인증번호 받기', next: '이메일 찾기' })
  await again.page.getByText(/^ow\*\*\*@example\.com$/).waitFor()
  await expectSound(again.page, 'found-email')
  expect([...faults, ...again.faults]).toEqual([])
  await Promise.all([context.close(), again.context.close()])
})

/** A phone that got a code a moment ago: how long until the next is counted down, and another number may go ahead. */
async function expectToWait(page: Page, phone: string): Promise<void> {
  const field = page.getByRole('textbox', { name: '휴대폰 번호' })
  const send = sendButton(page)
  const note = page.getByText(/^조금 전에 이 번호로 문자를 보냈어요\. \d+초 뒤에/)
  await field.fill(phone)
  await send.click()
  const first = await note.innerText()
  await expect.poll(() => note.innerText()).not.toBe(first)
  expect(await send.isDisabled()).toBe(true)
  await expectSound(page, 'code-countdown')
  await field.fill(newPhone())
  expect(await send.isDisabled()).toBe(false)
  await field.fill(phone)
}

const sendButton = (page: Page) => page.getByRole('button', { name: '인증번호 받기' })

/** A phone's menu leads to what is stored too, and gives the keyboard back when that is closed. */
async function expectStorage(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: '메뉴', exact: true })
  await menu.click()
  await page.getByRole('dialog').getByRole('button', { name: '내 보관함' }).click()
  await page.getByRole('dialog', { name: '내 보관함' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => menu.evaluate((it) => it === document.activeElement)).toBe(true)
}
