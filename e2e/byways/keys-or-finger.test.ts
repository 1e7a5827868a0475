import { readFile } from 'node:fs/promises'

import type { Project } from '@clipmint/contract'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { Finger } from '../support/finger.ts'
import { Keyboard } from '../support/keyboard.ts'
import { readMp4 } from '../support/mp4.ts'
import { demoOwner, type Owner } from '../support/owner.ts'
import { drawPhotos } from '../support/photos.ts'
import { type Product, startProduct } from '../support/product.ts'
import { expectSound, pictureOf, untilDrawn } from '../support/screen.ts'
import { tell } from '../support/tell.ts'
import { makingMs, newVisitor, openBrowser, widths } from '../support/visit.ts'

let product: Product
let browser: Browser
let owner: Owner
let photos: string[]

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
  photos = await drawPhotos(browser, 2)
  owner = await demoOwner(product.url)
})

afterAll(async () => {
  await browser?.close()
  await product?.close()
})

it('goes from the sign-in to a downloaded video by the keyboard alone, in Korean', async () => {
  const { page, context, faults } = await newVisitor(browser, { url: product.url, language: 'ko' })
  const keys = new Keyboard(page)
  const { keyboard } = page
  // A key is quicker than the browser is to begin to listen for the window that it opens.
  page.on('filechooser', () => undefined)
  const button = (name: string | RegExp, from: Page | Locator = page) => from.getByRole('button', { name })
  await page.goto('/auth/signin')
  await keys.press(button(/데모 사장님/))
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'))

  const menus = page.getByRole('navigation', { name: '주요 메뉴' })
  await keys.press(button('영상 만들기', menus))
  await keys.press(menus.getByRole('link', { name: /^템플릿/ }))
  await page.waitForURL('**/store')
  await keys.reach(page.getByRole('combobox', { name: '템플릿 찾기' }))
  await keyboard.type('ㅋㅍ')
  await expect.poll(() => page.getByRole('option').first().innerText()).toBe('카페')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('groupName') === '카페')
  const shortOnes = page.waitForResponse(/duration=under10/)
  await keys.press(page.getByRole('checkbox', { name: '10초 미만' }), 'Space')
  await shortOnes
  await page.locator('[data-card]').first().waitFor()
  await keys.press(page.locator('[data-card] a'))
  await page.waitForURL('**/store/*')

  await untilDrawn(page)
  await keys.reach(button('사진을 놓거나 고르기'))
  await choose(page, () => keyboard.press('Enter'), photos[0])
  await page.getByRole('img', { name: '넣은 사진 1' }).waitFor()
  await keys.write(page.getByLabel('첫 문구'), '오늘의 커피')
  await keys.press(button(/이 템플릿으로 만들기/))
  await page.waitForURL('**/app/*')

  // The address is the editor's a while before the store's page has gone.
  const words = page.locator('[data-slot-field]')
  await words.first().waitFor()
  await untilDrawn(page)
  await seen(page, () => keys.write(words.first(), '아침 커피'))
  await keyboard.press('Enter')
  await expect.poll(() => words.nth(1).evaluate((field) => field === document.activeElement)).toBe(true)
  await keyboard.press('Escape')

  await keyboard.press('2')
  await keys.press(page.getByRole('list', { name: '사진 자리' }).getByRole('button'))
  await keys.reach(button('올리기', page.getByRole('list', { name: '파일' })))
  await seen(page, () => choose(page, () => keyboard.press('Enter'), photos[1]))
  const crop = button('자르기', page.getByRole('region', { name: '미디어' }))
  await keys.press(crop)
  const dialog = page.getByRole('dialog')
  await keys.reach(button(/^보이는 부분/, dialog))
  for (const key of ['=', '=', 'ArrowRight', 'ArrowDown']) await keyboard.press(key)
  await keys.reach(dialog.getByRole('button', { name: '적용', exact: true }))
  await seen(page, () => keyboard.press('Enter'))
  await dialog.waitFor({ state: 'detached' })
  await keys.expectKept('after cropping')

  await keyboard.press('3')
  await keys.press(button(/라벤더/, page.getByRole('region', { name: '색 조합' })))
  await keyboard.press('4')
  const tracks = page.getByRole('list', { name: '음악 목록' })
  await keys.press(tracks.locator('button[aria-pressed=false]:has(b)').nth(2))

  const undo = (step: string) => button(`${step} 되돌리기`)
  await undo('음악 바꾸기').waitFor()
  await keyboard.press('Control+z')
  await undo('색 바꾸기').waitFor()
  await keyboard.press('Control+z')
  await undo('자르기').waitFor()
  await keyboard.press('Control+Shift+z')
  await keyboard.press('Control+y')
  await undo('음악 바꾸기').waitFor()

  await keys.reach(button(/^검사/), { back: true })
  await keyboard.press('Enter')
  await dialog.getByRole('status').waitFor()
  await keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await keys.expectKept('after the checks')
  await keyboard.press('Control+Enter')
  await expectAllSaved(page, '아침 커피')
  const make = button(/^영상 만들기/, dialog)
  await expect.poll(() => make.isEnabled()).toBe(true)
  await keys.press(make)
  await page.getByRole('progressbar', { name: '영상 만들기' }).waitFor()
  const finished = page.getByRole('link', { name: '완성된 영상 보기' })
  await finished.waitFor({ timeout: makingMs })
  await keys.press(finished)
  await page.waitForURL('**/projects/done/**')

  await keys.press(page.locator('video'), 'Space')
  await expectPlaying(page)
  await keys.reach(page.getByRole('link', { name: 'MP4 받기' }))
  await expectDownload(page, () => keyboard.press('Enter'))
  tell(`by the keyboard alone: Tab ${keys.steps} times`)
  await context.close()
  expect(keys.unseen, 'what had the focus and could not be seen').toEqual([])
  expect(faults).toEqual([])
})

it('does the same with a finger on a phone of 360 px, in English', async () => {
  const { page, context, faults } = await newVisitor(browser, {
    url: product.url,
    language: 'en',
    width: widths.phone,
  })
  const finger = new Finger(page)
  const button = (name: string | RegExp, from: Page | Locator = page) => from.getByRole('button', { name })
  const tool = (name: string) => button(name, page.getByRole('navigation', { name: 'Tools' }))
  await page.goto('/auth/signin')
  await finger.tap(button(/demo owner/))
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'))

  await finger.tap(button('Menu'))
  await finger.tap(page.getByRole('dialog').getByRole('link', { name: 'Templates', exact: true }))
  await page.waitForURL('**/store')
  await finger.write(page.getByRole('combobox', { name: 'Find a template' }), 'caf')
  await finger.tap(page.getByRole('option', { name: 'Café', exact: true }))
  await page.waitForURL((url) => url.searchParams.has('groupName'))
  await finger.tap(button(/filter/i))
  const shortOnes = page.waitForResponse(/duration=under10/)
  await finger.tap(page.getByRole('dialog').getByText('Under 10 s', { exact: true }))
  await shortOnes
  await finger.tap(button(/^Show \d+ template/, page.getByRole('dialog')))
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await finger.tap(page.locator('[data-card] a'))
  await page.waitForURL('**/store/*')

  await untilDrawn(page)
  await choose(page, () => finger.tap(button('Drop or choose photos')), photos[0])
  await page.getByRole('img', { name: 'Your photo 1' }).waitFor()
  await finger.write(page.getByLabel('First line'), 'Our coffee')
  await finger.tap(button(/Use this template/))
  await page.waitForURL('**/app/*')

  const words = page.locator('[data-slot-field]')
  await words.first().waitFor()
  await untilDrawn(page)
  await seen(page, () => finger.write(words, 'Fresh coffee'))
  await finger.tap(tool('Photos'))
  const upload = button('Gallery')
  await seen(page, () => choose(page, () => finger.tap(upload), photos[1]))
  await finger.tap(page.getByRole('button', { name: 'Crop', exact: true }))
  const dialog = page.getByRole('dialog')
  await finger.tap(button('Larger', dialog))
  await finger.tap(dialog.getByRole('button', { name: 'Right', exact: true }))
  await seen(page, () => finger.tap(dialog.getByRole('button', { name: 'Apply', exact: true })))
  await dialog.waitFor({ state: 'detached' })
  await finger.tap(tool('Colours'))
  await finger.tap(button(/Lavender/, page.getByRole('region', { name: 'Colour sets' })))
  await finger.tap(tool('Music'))
  const tracks = page.getByRole('list', { name: 'Tracks' })
  await finger.tap(tracks.locator('button[aria-pressed=false]:has(b)').nth(2))

  const undo = (step: string) => button(`Undo: ${step}`)
  await undo('change music').waitFor()
  await finger.tap(undo('change music'))
  await finger.tap(undo('change colour'))
  await undo('crop').waitFor()
  await finger.tap(button('Redo: change colour'))
  await finger.tap(button('Redo: change music'))
  await undo('change music').waitFor()

  await finger.tap(button(/^Checks/))
  await dialog.getByRole('status').waitFor()
  await finger.tap(button('Close', dialog))
  await dialog.waitFor({ state: 'detached' })
  await finger.tap(button(/^Make video/))
  await expectAllSaved(page, 'Fresh coffee')
  const make = button(/^Make video/, dialog)
  await expect.poll(() => make.isEnabled()).toBe(true)
  await finger.tap(make)
  await page.getByRole('progressbar', { name: 'Making the video' }).waitFor()
  await expectSound(page, 'phone-making')
  const finished = page.getByRole('link', { name: 'See the finished video' })
  await finished.waitFor({ timeout: makingMs })
  await finger.tap(finished)
  await page.waitForURL('**/projects/done/**')
  await expectSound(page, 'phone-done')

  // The browser's own button for it is in the lower left corner.
  const { height = 0 } = (await page.locator('video').boundingBox()) ?? {}
  await page.locator('video').tap({ position: { x: 28, y: height - 40 } })
  await expectPlaying(page)
  await expectDownload(page, () => finger.tap(page.getByRole('link', { name: 'Download MP4' })))
  await page.goto('/projects')
  await page.getByRole('heading').nth(1).waitFor()
  await expectSound(page, 'phone-projects')
  await context.close()
  expect(finger.small, 'what was smaller than a finger').toEqual([])
  expect(faults).toEqual([])
})

async function choose(page: Page, open: () => Promise<void>, photo = ''): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await open()
  await (await choosing).setFiles(photo)
}

/** Does something to the video and waits until its picture shows it. */
async function seen(page: Page, change: () => Promise<void>): Promise<void> {
  const before = await pictureOf(page)
  await change()
  await expect.poll(() => pictureOf(page)).not.toBe(before)
}

/** The server has the words, the second picture with its crop, the colours and the music. */
async function expectAllSaved(page: Page, words: string): Promise<void> {
  const id = page.url().split('/').at(-1)
  const read = () => owner.ask<Project>('GET', `/v3/subtemplate/${id}`)
  await expect.poll(async () => Object.keys((await read()).changedColor).length).toBeGreaterThan(2)
  const { userSource, files, bgm, template } = await read()
  expect(Object.values(userSource.text).map(({ value }) => value)).toContain(words)
  const cropped = Object.values(userSource.media).find(({ crop }) => crop !== undefined)
  expect(files.find(({ _id }) => _id === cropped?.assetId)?.originalName).toBe('mug-2.jpg')
  expect(bgm.trackId).not.toBe(template.music)
}

async function expectPlaying(page: Page): Promise<void> {
  const now = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(now).toBeGreaterThan(0)
}

async function expectDownload(page: Page, ask: () => Promise<void>): Promise<void> {
  const saving = page.waitForEvent('download')
  await ask()
  const download = await saving
  expect(download.suggestedFilename()).toMatch(/\.mp4$/)
  const { video, sound, seconds } = readMp4(await readFile(await download.path()))
  expect({ video, sound }).toMatchObject({ video: { width: 1_080 }, sound: { channels: 2 } })
  expect(seconds).toBeLessThan(10)
}
