import { readFile } from 'node:fs/promises'

import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'

import { chooseShortest } from '../support/choose-shortest.ts'
import { useSharedDesk } from '../support/desk.ts'
import { readMp4 } from '../support/mp4.ts'
import { drawPhotos } from '../support/photos.ts'
import { expectSound, expectSoundPart, pictureOf, untilDrawn } from '../support/screen.ts'
import { secondsSince, tell } from '../support/tell.ts'
import { makingMs, widths } from '../support/visit.ts'

const desk = useSharedDesk()
let photos: string[]

beforeAll(async () => {
  photos = await drawPhotos(desk.browser, 3, { tiled: true })
})

it('takes a newcomer from the first page to a downloaded video, in Korean', async () => {
  const { context, page, faults } = await desk.visit({ language: 'ko' })
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await page.goto('/')
  await page.getByRole('link', { name: '무료로 시작하기' }).first().click()

  await page.getByRole('link', { name: '이메일로 가입하기' }).click()
  await page.getByLabel('이메일').fill('sana@green.example')
  await page.getByLabel('비밀번호', { exact: true }).fill('green-12345')
  await page.getByLabel('비밀번호 한 번 더').fill('green-12345')
  await button('다음').click()
  await page.getByLabel('휴대폰 번호').fill('010-2345-6789')
  await button('인증번호 받기').click()
  const code = page.getByLabel('인증번호 6자리')
  await code.waitFor()
  await expectSound(page, 'sign-up-2')
  await code.fill(await codeFromInbox(context))
  await button('다음').click()
  await page.getByLabel('이름').fill('사나')
  await page.getByLabel('모두 동의해요').check()
  await expectSound(page, 'sign-up-3')
  await button(/읽어 보기$/)
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  await expectSoundPart(page, page.getByRole('dialog'), 'agreement')
  await page.keyboard.press('Escape')
  await button('가입하고 시작하기').click()
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
  await expectSound(page, 'first-page-of-a-member')

  await page.goto('/product')
  await page.getByLabel('상품 이름').fill('손으로 빚은 머그')
  await page
    .getByLabel('상품 설명')
    .fill('흙을 손으로 빚어 1250도에서 구운 머그예요. 손잡이가 손에 감겨서 편해요. 네 가지 색이 있어요.')
  await page.getByLabel('가격', { exact: true }).fill('28000')
  const uploads = countUploads(page)
  await choosePhotos(page, '파일 고르기')
  await button('장점 찾기').click()

  await page.waitForURL('**/product/store/product/**')
  await page.locator('canvas[data-drawn=true]').first().waitFor()
  tell(`first preview ${secondsSince(uploads.lastAt())} s after the last of ${uploads.count()} uploads`)
  expect(uploads.count()).toBe(photos.length)
  await untilDrawn(page)
  await chooseShortest(page)
  await button(/이 템플릿으로 만들기/).click()

  await page.waitForURL('**/app/**')
  await untilDrawn(page)
  await expectCoached(page, '다 됐으면 만들기')
  const words = page.getByRole('textbox').first()
  const before = await pictureOf(page)
  await words.fill('오늘의 머그')
  await expect.poll(() => pictureOf(page)).not.toBe(before)
  await page
    .getByRole('status')
    .filter({ hasText: /저장됨/ })
    .waitFor()
  await page.reload()
  await expect.poll(() => words.inputValue()).toBe('오늘의 머그')
  expect(await page.locator('[data-coach-mark]').count()).toBe(0)

  await button(/^영상 만들기/).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^영상 만들기/ })
    .click()
  await page.getByRole('link', { name: '완성된 영상 보기' }).click({ timeout: makingMs })
  await page.waitForURL('**/projects/done/**')
  await expectDownload(page, 'MP4 받기')

  await page.goto('/projects')
  await page.getByRole('heading', { name: '손으로 빚은 머그' }).waitFor()
  await page.getByText('무료 영상 2/3 남음').first().waitFor()
  expect(faults).toEqual([])
})

// From there on: keys-or-finger.test.ts.
it('comes as far as the editor and its tools with a phone, in English', async () => {
  const { page, faults } = await desk.visit({
    language: 'en',
    width: widths.phone,
  })
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await page.goto('/')
  await desk.enter(page)

  await page.goto('/product')
  await choosePhotos(page, 'Choose files')
  await page.getByLabel(/^Name/).fill('Hand-thrown mug')
  await page
    .getByLabel('Information')
    .fill(
      'Each mug is thrown by hand and fired at 1250 degrees. The handle fits your hand. It comes in four colours.',
    )
  await page.getByLabel(/^Price/).fill('24')
  await button('Find selling points').click()
  await page.waitForURL('**/product/store/product/**')
  await untilDrawn(page)
  await expectChoiceKept(page)
  await button(/Use this template/).click()

  await page.waitForURL('**/app/**')
  await untilDrawn(page)
  const first = page.getByRole('dialog', { name: 'Done? Make the video' })
  await first.waitFor()
  await expectSound(page, 'phone-coach')
  await page.keyboard.press('Escape')
  await first.waitFor({ state: 'detached' })
  await page.reload()
  await untilDrawn(page)
  expect(await page.getByRole('dialog').count()).toBe(0)
  const words = page.getByRole('textbox').first()
  const before = await pictureOf(page)
  await words.fill('Our mug')
  await expect.poll(() => pictureOf(page)).not.toBe(before)
  await page.getByRole('status').filter({ hasText: /Saved/ }).waitFor()
  for (const tool of ['Photos', 'Colours', 'Music', 'Ratio', 'Text']) {
    const choice = page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name: tool })
    await choice.click()
    await expect.poll(() => choice.getAttribute('aria-current')).toBe('true')
  }
  expect(faults).toEqual([])
})

/** The code that the sandbox's inbox shows in another tab. */
async function codeFromInbox(context: BrowserContext): Promise<string> {
  const inbox = await context.newPage()
  await inbox.goto('/sandbox/inbox')
  const message = inbox
    .getByRole('listitem')
    .filter({ hasText: /인증번호/ })
    .and(inbox.locator('[data-to="01023456789"]'))
    .first()
  await message.waitFor()
  const [code = ''] = /(?<!\d)\d{6}(?!\d)/.exec(await message.innerText()) ?? []
  await expectSound(inbox, 'inbox')
  await inbox.close()
  return code
}

/** A template is chosen anywhere on its card, also on the sign that plays it, and another story keeps it. */
async function expectChoiceKept(page: Page): Promise<void> {
  const title = page.getByRole('region', { name: 'The chosen template' }).locator('b')
  const first = await title.innerText()
  await page
    .getByRole('button', { name: new RegExp(`^(?:Preview|Stop) (?!${first}$)`) })
    .nth(1)
    .click()
  await expect.poll(() => title.innerText()).not.toBe(first)
  const chosen = await title.innerText()
  const stories = page.getByRole('group', { name: 'Choose a story' })
  await stories.locator('label:not(:has(:checked))').last().click()
  await page.waitForURL(/scenario=/)
  expect(await title.innerText()).toBe(chosen)
}

/** The editor's one mark of what a product's video still needs has the keyboard, holds nobody, and leaves it where it pointed. */
async function expectCoached(page: Page, name: string): Promise<void> {
  const mark = page.getByRole('dialog', { name })
  await mark.waitFor()
  expect(await page.getByRole('dialog').count()).toBe(1)
  await expect.poll(() => mark.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await expectSound(page, `coach-${name}`)
  await page.keyboard.press('Enter')
  await mark.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('영상 만들기')
}

async function choosePhotos(page: Page, words: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: words }).click()
  await (await choosing).setFiles(photos)
}

/** How many files have gone up, and when the last one was there, by `performance.now()`. */
function countUploads(page: Page): { count: () => number; lastAt: () => number } {
  const ends: number[] = []
  page.on('requestfinished', (request) => {
    if (request.method() === 'POST' && request.url().includes('/ai/asset')) ends.push(performance.now())
  })
  return { count: () => ends.length, lastAt: () => ends.at(-1) ?? 0 }
}

/** The button saves a whole MP4 in the shape of a phone, whose index comes first, so that it plays while it loads. */
async function expectDownload(page: Page, name: string): Promise<void> {
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  const download = await saving
  expect(download.suggestedFilename()).toMatch(/\.mp4$/)
  const file = readMp4(await readFile(await download.path()))
  expect(file.boxes.indexOf('moov')).toBeLessThan(file.boxes.indexOf('mdat'))
  expect(file).toMatchObject({ video: { width: 1_080, height: 1_920 }, sound: { channels: 2 } })
  expect(file.seconds).toBeGreaterThanOrEqual(5)
}
