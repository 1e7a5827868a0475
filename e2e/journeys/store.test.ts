import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'

import { useSharedDesk } from '../support/desk.ts'
import { drawPhotos } from '../support/photos.ts'
import { pictureOf, untilDrawn } from '../support/screen.ts'
import { widths } from '../support/visit.ts'

const desk = useSharedDesk()
let photos: string[]

beforeAll(async () => {
  photos = await drawPhotos(desk.browser, 1)
})

const words = {
  ko: {
    search: '템플릿 찾기',
    filters: '필터',
    ratio: '1:1',
    show: /템플릿 \d+개 보기/,
    choose: '사진을 놓거나 고르기',
    headline: '첫 문구',
    play: '재생',
    position: '재생 위치',
    soundOn: '소리 켜기',
    soundOff: '소리 끄기',
    make: /이 템플릿으로 만들기/,
    door: /데모 사장님/,
  },
  en: {
    search: 'Find a template',
    filters: 'Filters',
    ratio: '1:1',
    show: /Show \d+ template/,
    choose: 'Drop or choose photos',
    headline: 'First line',
    play: 'Play',
    position: 'Position',
    soundOn: 'Turn sound on',
    soundOff: 'Turn sound off',
    make: /Use this template/,
    door: /demo owner/,
  },
} as const

it('is searched by initials, filtered, tried with a photograph, liked and made, at a desk', async () => {
  const { page, context, faults } = await desk.visit({ language: 'ko' })
  const say = words.ko
  await page.goto('/store')
  await untilPosters(page)

  // Initial consonants find a tag; the arrow and Enter choose it, and the address says so.
  await page.getByRole('combobox', { name: say.search }).fill('ㅋㅍ')
  await expect.poll(() => page.getByRole('option').first().innerText()).toBe('카페')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('groupName') === '카페')
  await page.getByText(say.ratio, { exact: true }).first().click()
  await page.waitForURL((url) => url.searchParams.get('templateRatio') === '1:1')
  await page.goBack()
  await page.waitForURL((url) => !url.searchParams.has('templateRatio'))
  await page.goForward()
  await page.waitForURL((url) => url.searchParams.get('templateRatio') === '1:1')

  // A visitor's like waits for the sign-in and is done when they are back.
  await expect.poll(() => page.getByLabel(say.ratio, { exact: true }).first().isChecked()).toBe(true)
  await untilPosters(page)
  const card = page.locator('[data-card]').first()
  const title = await card.getByRole('heading').innerText()
  const heart = card.getByRole('button', { name: `${title} 좋아요` })
  await card.hover()
  await heart.click()
  await page.getByRole('button', { name: say.door }).click()
  await page.waitForURL('**/store?**')
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')

  await card.getByRole('link').click()
  await page.waitForURL('**/store/*')
  await tryAndMake(page, { say, headline: '오늘의 커피', signsIn: false })
  await context.close()
  expect(faults).toEqual([])
})

it('keeps a visitor’s photograph through the sign-in and makes their video, on a phone in English', async () => {
  const { page, context, faults } = await desk.visit({
    language: 'en',
    width: widths.phone,
  })
  const say = words.en
  await page.goto('/store')
  await untilPosters(page)
  await page.getByRole('button', { name: say.filters }).click()
  await page.getByRole('dialog').getByText('Calm', { exact: true }).click()
  await page.waitForURL((url) => url.searchParams.get('style') === 'calm')
  await page.getByRole('dialog').getByRole('button', { name: say.show }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await untilPosters(page)

  // Going back from a template finds the place that was left.
  const left = page.locator('[data-card] a').nth(5)
  await left.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(200)
  await left.click()
  await page.waitForURL('**/store/*')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)

  await page.locator('[data-card] a').nth(5).click()
  await page.waitForURL('**/store/*')
  await tryAndMake(page, { say, headline: 'Our coffee', signsIn: true })
  await context.close()
  expect(faults).toEqual([])
})

it('keeps what is liked in a list with the store’s filters, where a like is taken back and put back', async () => {
  const { page, context, faults } = await desk.visit({ language: 'ko' })
  await page.goto('/account/likes?templateRatio=1:1')
  await page.getByRole('button', { name: words.ko.door }).click()
  await page.waitForURL('**/account/likes?**')
  await page.goto('/store?order=newest')
  await untilPosters(page)
  const liked = page.locator('[data-card] button[aria-pressed="true"]')
  for (let count = 0; count < 3; count += 1) {
    const before = await liked.count()
    await page.locator('[data-card] button[aria-pressed="false"]').first().click()
    await expect.poll(() => liked.count()).toBeGreaterThan(before)
  }

  await page.getByRole('button', { name: /님의 계정/ }).click()
  await page.getByRole('link', { name: '좋아요한 템플릿' }).last().click()
  await page.waitForURL('**/account/likes')
  await page.getByRole('heading', { level: 1, name: '좋아요한 템플릿' }).waitFor()
  await untilPosters(page)
  const found = () => page.getByRole('heading', { level: 2 }).first().innerText()
  const before = Number(/\d+/.exec(await found())?.[0])
  expect(before).toBeGreaterThanOrEqual(3)

  // The keyboard goes on to the card beside the one that has gone.
  const title = await page.locator('[data-card]').first().getByRole('heading').innerText()
  const beside = await page.locator('[data-card]').nth(1).getByRole('heading').innerText()
  await heartOf(page, 0).press('Enter')
  await expect.poll(found).toBe(`템플릿 ${before - 1}개`)
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe(`${beside} 좋아요`)
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect.poll(found).toBe(`템플릿 ${before}개`)
  await expect.poll(() => page.locator('[data-card]').first().getByRole('heading').innerText()).toBe(title)

  await page.getByRole('navigation', { name: '계정 메뉴' }).waitFor()
  await page.getByRole('button', { name: '필터' }).click()
  await page.getByRole('dialog').getByText(words.ko.ratio, { exact: true }).click()
  await page.waitForURL((url) => url.searchParams.get('templateRatio') === '1:1')
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/account/likes' && url.search === '')
  await context.close()
  expect(faults).toEqual([])
})

function heartOf(page: Page, at: number) {
  return page.locator('[data-card]').nth(at).getByRole('button')
}

type Trying = { say: (typeof words)['ko' | 'en']; headline: string; signsIn: boolean }

/** Tries the template on screen with a photograph and a headline, makes the video, and finds both in the editor. */
async function tryAndMake(page: Page, { say, headline, signsIn }: Trying): Promise<void> {
  await untilDrawn(page)
  await page.getByLabel(say.headline).fill(' ')
  const uploads = countUploads(page)
  const before = await pictureOf(page)
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: say.choose }).click()
  await (await choosing).setFiles(photos)
  await expect.poll(() => pictureOf(page)).not.toBe(before)
  await page.getByLabel(say.headline).fill(headline)
  expect(uploads()).toBe(0)
  await goByKeys(page, say)
  await page.getByRole('button', { name: say.make }).click()
  if (signsIn) await page.getByRole('button', { name: say.door }).click()
  await page.waitForURL('**/app/*')
  await expect.poll(() => wordsInEditor(page)).toContain(headline)
  expect(uploads()).toBe(1)
}

/** Moves the film on screen, standing still, by frame and by scene, and turns its sound on and off. */
async function goByKeys(page: Page, say: Trying['say']): Promise<void> {
  const position = page.getByRole('slider', { name: say.position })
  await page.getByRole('button', { name: say.play, exact: true }).waitFor()
  const frame = async () => Number(await position.inputValue())
  await position.press('Home')
  await position.press('ArrowRight')
  await expect.poll(frame).toBe(1)
  await position.press('Shift+ArrowRight')
  await expect.poll(frame).toBeGreaterThan(10)
  await position.press('Shift+ArrowLeft')
  await expect.poll(frame).toBe(0)
  await page.getByRole('button', { name: say.soundOn }).click()
  await page.getByRole('button', { name: say.soundOff }).click()
  await page.getByRole('button', { name: say.soundOn }).waitFor()
}

/** What stands in the fields of the editor. */
function wordsInEditor(page: Page): Promise<string[]> {
  return page
    .getByRole('textbox')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
}

function countUploads(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/ai/asset')) count += 1
  })
  return () => count
}

/** Waits until cards show their stills. */
async function untilPosters(page: Page): Promise<void> {
  // The cards of what was asked for before stay until the new ones are there.
  await page.locator('[aria-busy=true]:has([data-card])').waitFor({ state: 'detached' })
  await page.locator('[data-card] img').nth(1).waitFor()
}
