import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { goOneAfterAnother } from '../support/one-after-another.ts'
import { enterAsDemo } from '../support/owner.ts'
import { type Product, startProduct } from '../support/product.ts'
import { expectSoundAtEveryWidth, expectSoundPart } from '../support/screen.ts'
import { newVisitor, openBrowser, type Visitor, widths } from '../support/visit.ts'

let product: Product
let browser: Browser
let visitor: Visitor
let page: Page

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
  visitor = await newVisitor(browser, { url: product.url, language: 'ko' })
  page = visitor.page
  await enterAsDemo(page, 'ko')
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})
goOneAfterAnother()

const desk = { width: widths.desk, height: 900 }
const button = (name: string) => page.getByRole('button', { name, exact: true })
const card = (name: string) => page.getByRole('region', { name, exact: true })

/** Looks at the screen at every width, and goes back to the desk. */
async function expectSoundHere(name: string, axeAt: number = widths.phone): Promise<void> {
  await expectSoundAtEveryWidth(page, { name, axeAt })
  await page.setViewportSize(desk)
}

/** Goes to a network from its card, and says there who one is. */
async function goTo(network: string, person: string, by: '연결하기' | '다시 연결하기' = '연결하기') {
  await page.goto('/upload/account/all')
  await button(`${network} ${by}`).click()
  await page.getByRole('link', { name: person }).click()
}

it('begins at the entrance of uploading, which the menu leads to', async () => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: '업로드' }).click()
  await page.getByRole('heading', { name: '업로드', level: 1 }).waitFor()
  await expectSoundHere('upload')
  await page.getByRole('link', { name: /SNS 계정 연결/ }).click()
  await card('페이스북').getByText('연결 안 됨').waitFor()
  await expectSoundHere('social-none')
})

it('says that nothing was connected where the owner does not agree', async () => {
  await goTo('페이스북', '김하늘')
  await button('취소').click()
  await page.getByRole('heading', { name: '페이스북 계정을 연결하지 못했어요' }).waitFor()
  await page.getByText('페이스북에서 동의하지 않아서').waitFor()
  await expectSoundHere('social-denied')
  await page.getByRole('link', { name: '계정 목록으로' }).click()
  await card('페이스북').getByText('연결 안 됨').waitFor()
})

it('shows what to do where a permission was unticked, and where there is no page', async () => {
  await goTo('페이스북', '김하늘')
  await page.getByLabel('페이지에 게시하기').uncheck()
  await button('허용하고 연결').click()
  await page.getByText('페이스북 권한이 빠졌어요').waitFor()
  await page.getByRole('heading', { name: '이렇게 하면 권한을 줄 수 있어요' }).waitFor()
  await expectSoundHere('social-unticked')

  await goTo('페이스북', '이미나')
  await button('허용하고 연결').click()
  await page.getByText('페이스북 페이지 중에 연결할 수 있는 것이 없어요.').waitFor()
  await page.getByText('페이스북에서 페이지를 만들어요.').waitFor()
  await expectSoundHere('social-no-page')
})

it('connects the only page that can be at once, and keeps nothing of the exchange in the address', async () => {
  await goTo('페이스북', '김하늘')
  await button('허용하고 연결').click()
  await page.getByText('하늘빵집, 연결했어요.').waitFor()
  await card('페이스북').getByText('연결됨', { exact: true }).waitFor()
  await card('페이스북').getByText('@haneulbakery').waitFor()
  const picture = card('페이스북').locator('img')
  await expect
    .poll(() => picture.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  expect(new URL(page.url()).search).toBe('')
})

it('asks before another page takes its place, and gives two to choose from', async () => {
  await goTo('페이스북', '박바다', '다시 연결하기')
  await button('허용하고 연결').click()
  await page.getByRole('heading', { name: '어느 페이지에 올릴까요?' }).waitFor()
  await page.getByText('지금은 하늘빵집에 연결되어 있어요').waitFor()
  expect(new URL(page.url()).search).toBe('')
  await page.reload()
  await page.getByRole('radio', { name: /바다횟집/ }).waitFor()
  await expectSoundHere('social-choose')
  expect(await button('바꿔서 연결하기').isDisabled()).toBe(true)
  await page.getByRole('radio', { name: /부산 어묵골목/ }).click()
  await button('바꿔서 연결하기').click()
  await page.getByText('부산 어묵골목, 연결했어요.').waitFor()
  await card('페이스북').getByText('@busaneomuk').waitFor()
})

it.each([
  ['인스타그램', 'haneul.bakery'],
  ['유튜브', 'haneulbakery'],
  ['틱톡', 'haneulbakery'],
])('connects %s', async (network, handle) => {
  await goTo(network, '김하늘')
  await button('허용하고 연결').click()
  await card(network).getByText('연결됨', { exact: true }).waitFor()
  await card(network).getByText(`@${handle}`).waitFor()
  expect(new URL(page.url()).search).toBe('')
})

it('shows what is connected and how long', async () => {
  await expectSoundHere('social-connected', widths.desk)
})

it('remembers what is chosen beforehand', async () => {
  await card('인스타그램').getByRole('switch').check()
  await expect.poll(() => card('인스타그램').getByRole('switch').isChecked()).toBe(true)
  await page.reload()
  await expect.poll(() => card('인스타그램').getByRole('switch').isChecked()).toBe(true)
})

it('disconnects after saying what becomes of scheduled posts', async () => {
  await button('페이스북 연결 끊기').click()
  const question = page.getByRole('dialog', { name: '부산 어묵골목, 연결을 끊을까요?' })
  await question.getByText('예약해 둔 게시물은').waitFor()
  await expectSoundPart(page, question, 'social-disconnect')
  await question.getByRole('button', { name: '연결 끊기' }).click()
  await card('페이스북').getByText('연결 안 됨').waitFor()
  expect(visitor.faults).toEqual([])
})
