import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { demoLogin, enterBy } from '../support/enter.ts'
import { type Product, startProduct } from '../support/product.ts'
import { expectSound, expectSoundPart } from '../support/screen.ts'
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

const say = (title: string) => ({
  title,
  description: '사장님께 알려 드릴 것이 있어요.',
  period: '2026.12.1(화) ~ 12.31(목)',
})
const announce = (id: string, ko: string, en: string) => ({
  id,
  active: true,
  startDateAt: '2026-11-01',
  endDateAt: null,
  aiFeatureBlock: true,
  icon: 'gift',
  ko: say(ko),
  en: say(en),
})
const twoAnnouncements = [
  announce('new', '새 소식이에요', 'Something new'),
  announce('old', '지난 소식이에요', 'Older'),
]

/** Maintenance that begins and ends so many minutes from now. */
function maintain(fromMinutes: number, toMinutes: number) {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const words = { title: '서비스를 점검해요', description: '더 안정적으로 쓰실 수 있게 서버를 점검해요.' }
  return {
    active: true,
    startAt: at(fromMinutes),
    endAt: at(toMinutes),
    ko: words,
    en: { ...words, title: 'Maintenance' },
  }
}

type Told = { announcements?: object[]; maintenance?: object }

/** What the operator has written is answered in the server's place. */
async function tellVisits(page: Page, { announcements = [], maintenance }: Told): Promise<void> {
  const answer = (result: unknown) => ({ json: { code: 'SUCCESS', result } })
  await page.route('**/v3/setting/announcement?*', (route) => route.fulfill(answer({ list: announcements })))
  if (maintenance)
    await page.route('**/v3/setting/maintenance?*', (route) => route.fulfill(answer(maintenance)))
}

const popup = (page: Page, name: string) => page.getByRole('dialog', { name })
const closeWithKeys = async (page: Page, name: string) => {
  await page.keyboard.press('Escape')
  await popup(page, name).waitFor({ state: 'detached' })
}

it('shows announcements one after another, until they are hidden for today', async () => {
  const { page, faults, context } = await newVisitor(browser, {
    url: product.url,
    language: 'ko',
    width: widths.phone,
  })
  await tellVisits(page, { announcements: twoAnnouncements })
  await page.goto('/store')
  await popup(page, '새 소식이에요').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(1)
  await expectSoundPart(page, page.getByRole('dialog'), 'announcement')
  expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
  await page.getByLabel('오늘 다시 보지 않기').check()
  await page.getByRole('button', { name: '확인했어요' }).click()
  await popup(page, '지난 소식이에요').waitFor()
  await closeWithKeys(page, '지난 소식이에요')
  await page.reload()
  await popup(page, '지난 소식이에요').waitFor()
  await closeWithKeys(page, '지난 소식이에요')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await context.close()
  expect(faults).toEqual([])
})

it('speaks of maintenance to come before anything else, and hides it for a day', async () => {
  const { page, faults, context } = await newVisitor(browser, { url: product.url, language: 'en' })
  await tellVisits(page, { announcements: twoAnnouncements, maintenance: maintain(60, 120) })
  await page.goto('/')
  await popup(page, 'Maintenance').waitFor()
  await expectSoundPart(page, page.getByRole('dialog'), 'maintenance')
  expect(await page.getByRole('dialog').count()).toBe(1)
  await page.getByLabel('Hide for a day').check()
  await page.getByRole('button', { name: 'Got it' }).press('Enter')
  await popup(page, 'Something new').waitFor()
  await page.reload()
  await popup(page, 'Something new').waitFor()
  await context.close()
  expect(faults).toEqual([])
})

it('closes what writes to a member while the site is worked on, and nothing else', async () => {
  const { page, faults, context } = await newVisitor(browser, { url: product.url, language: 'ko' })
  await enterBy(page, demoLogin)
  await tellVisits(page, { maintenance: maintain(-10, 60) })
  await page.goto('/products')
  await page.getByRole('heading', { name: '지금은 잠시 쓸 수 없어요' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await expectSound(page, 'unavailable')
  await page.getByRole('link', { name: '템플릿 둘러보기' }).click()
  await popup(page, '서비스를 점검해요').waitFor()
  await context.close()
  expect(faults).toEqual([])
})

it('keeps an older document readable, and the page when its language changes', async () => {
  const { page, faults, context } = await newVisitor(browser, { url: product.url, language: 'ko' })
  await page.goto('/')
  await page.getByRole('link', { name: '개인정보 처리방침' }).click()
  await page.getByRole('heading', { name: '개인정보 보호책임자' }).waitFor()
  await page.getByLabel('버전').selectOption('1.0')
  await page.getByText('지금 적용되는 버전이 아니에요.').waitFor()
  expect(new URL(page.url()).search).toBe('?version=v1.0')
  await page.getByRole('button', { name: 'English' }).last().click()
  await page.getByText('This is not the version in force.').waitFor()
  await page.getByRole('heading', { name: 'What we keep' }).waitFor()
  await page.getByRole('link', { name: 'See the current one' }).click()
  await page.getByText('Current', { exact: true }).waitFor()
  await context.close()
  expect(faults).toEqual([])
})
