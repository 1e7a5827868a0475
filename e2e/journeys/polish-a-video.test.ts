import { readFile } from 'node:fs/promises'

import type { Project } from '@clipmint/contract'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'

import { chooseShortest } from '../support/choose-shortest.ts'
import { useDesk } from '../support/desk.ts'
import { readMp4 } from '../support/mp4.ts'
import { goOneAfterAnother } from '../support/one-after-another.ts'
import type { Owner } from '../support/owner.ts'
import { drawPhotos } from '../support/photos.ts'
import { expectSound, pictureOf, untilDrawn } from '../support/screen.ts'
import { secondsSince, tell } from '../support/tell.ts'
import { makingMs, type Visitor } from '../support/visit.ts'

/** The journey whose videos are drawn: it waits for one, and has another wait behind it. */
const desk = useDesk()
let owner: Owner
let visitor: Visitor
let page: Page
let requestId = ''
let photos: string[]

beforeAll(async () => {
  photos = await drawPhotos(desk.browser, 4)
  owner = await desk.owner()
  ;({ requestId } = await owner.addPlan(photos.slice(0, 3)))
  visitor = await desk.visit({ language: 'ko', moves: true })
  page = visitor.page
  await desk.enter(page)
})

goOneAfterAnother()

const button = (name: string | RegExp, from: Page | Locator = page) => from.getByRole('button', { name })
const tool = (name: string) => page.getByRole('navigation', { name: '도구' }).getByRole('button', { name })
const stage = () => page.getByRole('img', { name: /영상$/ })

/** Does something to the video and waits until its picture shows it. */
async function seen(change: () => Promise<unknown>): Promise<void> {
  const before = await pictureOf(page)
  await change()
  await expect.poll(() => pictureOf(page)).not.toBe(before)
}

const saved = () =>
  page
    .getByRole('status')
    .filter({ hasText: /저장됨/ })
    .waitFor()

it('shows templates that move, with the owner’s own words and pictures', async () => {
  await page.goto(`/product/store/product/${requestId}`)
  const cards = page.getByRole('radio', { name: /초/ })
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(12)
  await page.locator('label').filter({ has: cards }).first().hover()
  const moving = page.locator('canvas[data-shown=true]')
  await moving.waitFor()
  const first = await moving.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  await expect.poll(() => moving.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())).not.toBe(first)
  await page.getByText('1:1', { exact: true }).click()
  await chooseShortest(page)
  await button(/이 템플릿으로 만들기/).click()
  await page.waitForURL('**/app/**')
  await untilDrawn(page)
})

it('changes words, picture, crop, colour, music, title and shape, each seen at once and saved by itself', async () => {
  const title = page.getByRole('textbox').first()
  await seen(() => title.fill('아침을 여는 머그'))
  await saved()

  await tool('미디어').click()
  await page.getByRole('list', { name: '사진 자리' }).getByRole('button').first().click()
  await seen(() => page.getByRole('list', { name: '파일' }).getByRole('button', { name: /mug-3/ }).click())
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: '올리기', exact: true }).click()
  await (await choosing).setFiles(photos[3] ?? '')
  await seen(() => page.getByRole('list', { name: '파일' }).getByRole('button', { name: /mug-4/ }).waitFor())

  await button('자르기', page.getByRole('region', { name: '미디어' })).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('slider', { name: '확대' }).press('ArrowRight')
  await button('오른쪽으로', dialog).click()
  await seen(() => dialog.getByRole('button', { name: '적용', exact: true }).click())

  await tool('색').click()
  // Which of them this scene wears is the template's choice.
  await seen(async () => {
    for (const [role, color] of [
      ['대표 색', '#1a7f5a'],
      ['보조 색', '#5a1a7f'],
      ['강조 색', '#7f5a1a'],
      ['바탕 색', '#eaf6f0'],
    ] as const)
      await page.getByRole('textbox', { name: role }).fill(color)
  })

  await tool('음악').click()
  const tracks = page.getByRole('list', { name: '음악 목록' })
  const name = await tracks.locator('[aria-pressed=false] b').nth(2).innerText()
  await button(new RegExp(`^${name}`), tracks).click()
  await tracks.getByRole('button', { name, pressed: true }).waitFor()

  await button(/^제목/).click()
  await page.getByRole('textbox', { name: '제목', exact: true }).fill('겨울 머그 이야기')
  await page.getByRole('textbox', { name: '제목', exact: true }).press('Enter')

  await button(/비율 1:1 바꾸기/).click()
  await seen(() => page.getByRole('menuitemradio', { name: /4:5/ }).click())
  await saved()

  await page.reload()
  await untilDrawn(page)
  await expect.poll(() => title.inputValue()).toBe('아침을 여는 머그')
  const project = await owner.ask<Project>('GET', `/v3/subtemplate/${page.url().split('/').at(-1)}`)
  const shown = Object.values(project.userSource.media).find(({ crop }) => crop?.['1:1'])
  expect(project.files.find(({ _id }) => _id === shown?.assetId)?.originalName).toBe('mug-4.jpg')
  expect(project).toMatchObject({
    title: '겨울 머그 이야기',
    ratio: '4:5',
    changedColor: { primary: '#1a7f5a', paper: '#eaf6f0' },
    bgm: { trackId: expect.any(String) },
  })
})

it('undoes and redoes, and plays', async () => {
  const title = page.getByRole('textbox').first()
  await title.fill('한 번 더')
  await button(/되돌리기/).click()
  await expect.poll(() => title.inputValue()).toBe('아침을 여는 머그')
  await button(/다시 하기/).click()
  await expect.poll(() => title.inputValue()).toBe('한 번 더')
  const playhead = page.getByRole('slider', { name: '재생 위치' })
  const before = Number(await playhead.inputValue())
  await button('재생').click()
  await expect.poll(async () => Number(await playhead.inputValue())).toBeGreaterThan(before)
  await button('멈춤').click()
  await stage().waitFor()
})

it('makes the video, and calls off a second one that waits', async () => {
  const began = performance.now()
  await button(/^영상 만들기/).click()
  await button(/^영상 만들기/, page.getByRole('dialog')).click()
  await page.getByRole('progressbar', { name: '영상 만들기' }).waitFor()
  await expectSound(page, 'editor-making')
  const first = page.url().split('/').at(-1) ?? ''

  await button('복제해서 편집').click()
  await page.waitForURL((url) => url.pathname.startsWith('/app/') && !url.pathname.endsWith(first))
  await untilDrawn(page)
  await button(/^영상 만들기/).click()
  await button(/^영상 만들기/, page.getByRole('dialog')).click()
  await page.getByText(/번째로 기다리고 있어요/).waitFor()
  await button('만들기 취소').click()
  await button(/^영상 만들기/).waitFor()

  await page.goto('/projects')
  await page.getByRole('progressbar').first().waitFor()
  await expectSound(page, 'projects-making')
  await page.goto(`/projects/done/${first}`)
  await page.getByRole('link', { name: 'MP4 받기' }).waitFor({ timeout: makingMs })
  tell(`from asking to the finished file: ${secondsSince(began)} s`)
})

it('gives a file that plays anywhere, and lists it under all and done', async () => {
  const project = await owner.ask<Project>('GET', `/v3/subtemplate/${page.url().split('/').at(-1)}`)
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'MP4 받기' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toBe('겨울 머그 이야기 4x5.mp4')
  const file = readMp4(await readFile(await download.path()))
  expect(file.boxes.indexOf('moov')).toBeLessThan(file.boxes.indexOf('mdat'))
  expect(file).toMatchObject({
    video: { width: 1_080, height: 1_350 },
    sound: { channels: 2, sampleRate: 48_000 },
  })
  expect(Math.abs(file.seconds * 1_000 - (project.video?.durationMs ?? 0))).toBeLessThanOrEqual(34)
  const played = await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    video.muted = true
    await video.play()
    await new Promise((done) => video.addEventListener('timeupdate', done, { once: true }))
    return { width: video.videoWidth, height: video.videoHeight, seconds: video.duration }
  })
  expect(played).toMatchObject({ width: 1_080, height: 1_350 })
  expect(Math.abs(played.seconds - file.seconds)).toBeLessThan(0.1)

  for (const path of ['/projects', '/projects/done']) {
    await page.goto(path)
    await page.getByRole('heading', { name: '겨울 머그 이야기', exact: true }).waitFor()
  }
  await page.goto('/projects')
  await page.getByRole('heading', { name: '겨울 머그 이야기 (2)' }).waitFor()
  expect(visitor.faults).toEqual([])
})
