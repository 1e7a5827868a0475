import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Project, Product as Goods } from '@clipmint/contract'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it, onTestFinished } from 'vitest'

import { useSharedDesk } from '../support/desk.ts'
import { dropFiles } from '../support/drop-files.ts'
import { untilAlive } from '../support/first-page.ts'
import { demoOwner } from '../support/owner.ts'
import { drawPhotos } from '../support/photos.ts'
import { expectSound } from '../support/screen.ts'
import { widths } from '../support/visit.ts'

const desk = useSharedDesk()
let photos: string[]

beforeAll(async () => {
  photos = await drawPhotos(desk.browser, 3)
})

const words = {
  ko: {
    choose: '사진을 놓거나 고르기',
    sample: '예시 사진으로 보기',
    own: '내 사진으로 보기',
    ask: '영상 3개 보기',
    playAll: '모두 재생',
    stopAll: '모두 멈춤',
    keep: /^이 영상 다듬기/,
    door: '데모 사장님으로 바로 체험하기',
    name: '손으로 빚은 머그',
    info: '흙을 손으로 빚어 1250도에서 구웠어요. 손잡이가 손에 감겨서 편해요. 네 가지 색이 있어요.',
    price: '28,000',
  },
  en: {
    choose: 'Drop or choose photos',
    sample: 'Try sample photos',
    own: 'Use my photos',
    ask: 'Show me 3 videos',
    playAll: 'Play all',
    stopAll: 'Pause all',
    keep: /^Edit this video/,
    door: 'Try it as the demo owner',
    name: 'Hand-thrown mug',
    info: 'Each mug is thrown by hand and fired at 1250 degrees. The handle fits your hand. It comes in four colours.',
    price: '28',
  },
} as const
type Say = (typeof words)[keyof typeof words]

/** The promise: from the last press to films that play. */
const MOST_MS = 10_000

it('shows three films of dropped photographs and words, and makes the chosen one after a sign-in and a reload', async () => {
  const say = words.ko
  const { page, context, faults } = await desk.visit({ language: 'ko', moves: true })
  const calls = callsOf(page)
  await page.goto('/')
  await page.getByRole('button', { name: say.choose }).waitFor()
  await page.waitForLoadState('networkidle')
  // What makes films is fetched for who brings something, not for who looks.
  expect(calls.scripts.filter((url) => /tryout|browser-/.test(url))).toEqual([])

  await dropFiles(page.locator('[data-over]').first(), photos)
  await fillWords(page, say)
  await page.getByRole('button', { name: say.ask }).click()
  await expectMoving(page, 3)
  const titles = await page.locator('figure[data-playing] figcaption b').allInnerTexts()
  expect(new Set(titles).size).toBe(3)
  expect(calls.paid).toEqual([])

  // Everything is still there after a reload, and plays by itself.
  await page.reload()
  await expectMoving(page, 3)
  expect(await page.locator('[name=name]').inputValue()).toBe(say.name)
  await expectSound(page, 'landing-films')

  await page.getByRole('button', { name: say.keep }).nth(1).click()
  await page.waitForURL('**/auth/signin**')
  await page.reload()
  expect(calls.paid).toEqual([])
  await page.getByRole('button', { name: say.door }).click()
  await page.waitForURL('**/app/*')
  await expectMade(page, say)
  // What became a video is not lying about.
  await page.goto('/')
  await page.getByText(say.sample).waitFor()
  expect(await page.locator('[name=name]').count()).toBe(0)
  await context.close()
  expect(faults).toEqual([])
})

it('plays the film in the middle of a phone, and keeps one without a price as a video alone, in English', async () => {
  const say = words.en
  const { page, context, faults } = await desk.visit({
    language: 'en',
    width: widths.phone,
    moves: true,
  })
  await page.goto('/')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: say.choose }).click()
  await (await chooser).setFiles(photos.slice(0, 1))
  await fillWords(page, { ...say, price: '' })
  await page.getByRole('button', { name: say.ask }).click()
  await expectMoving(page, 1)
  await page.locator('figure[data-playing]').last().scrollIntoViewIfNeeded()
  await expect
    .poll(() => page.locator('figure[data-playing]').last().getAttribute('data-playing'))
    .toBe('true')
  await expectMoving(page, 1)
  await expectSound(page, 'landing-films-phone')

  await page.getByRole('button', { name: say.keep }).last().click()
  await page.getByRole('button', { name: say.door }).click()
  await page.waitForURL('**/app/*')
  const { ask } = await demoOwner(desk.product.url)
  const video = await ask<Project>('GET', `/v3/subtemplate/${idIn(page)}`)
  expect(Object.values(video.userSource.text).map(({ value }) => value)).toContain(say.name)
  expect(video.files).toHaveLength(1)
  const { list } = await ask<{ list: Goods[] }>('GET', '/v3/product')
  expect(list.map(({ name }) => name)).not.toContain(say.name)
  await context.close()
  expect(faults).toEqual([])
})

it('refuses what is no picture and words that say nothing, each where it is', async () => {
  const say = words.ko
  const { page, context } = await desk.visit({ language: 'ko' })
  const folder = await mkdtemp(join(tmpdir(), 'clipmint-broken-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const broken = join(folder, 'broken.jpg')
  await writeFile(broken, 'no picture at all')
  await page.goto('/')
  await untilAlive(page)
  await dropFiles(page.locator('[data-over]').first(), [broken])
  await page.getByRole('alert').filter({ hasText: 'broken.jpg' }).waitFor()
  await page.locator('[name=name]').fill(say.name)
  await page.locator('[name=info]').fill('ㅋㅋㅋ')
  await page.getByRole('button', { name: say.ask }).click()
  await page.getByRole('alert').filter({ hasText: '사진' }).last().waitFor()
  expect(await page.locator('[name=info]').getAttribute('aria-invalid')).toBe('true')
  expect(await page.locator('figure[data-playing]').count()).toBe(0)
  await context.close()
})

it('stands still for who asked for less motion, until they press play, with the example', async () => {
  const say = words.ko
  const { page, context } = await desk.visit({ language: 'ko' })
  await page.goto('/')
  await page.route('**/beanie-*.webp', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: say.sample }).click()
  await page.getByRole('alert').filter({ hasText: '불러오지 못했어요' }).waitFor()
  await page.getByRole('button', { name: say.sample }).click()
  await expect.poll(() => page.locator('figure[data-playing] canvas[data-drawn="true"]').count()).toBe(3)
  expect(await page.locator('figure[data-playing="true"]').count()).toBe(0)
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime === Infinity,
        ).length,
  )
  expect(moving).toBe(0)
  // An invented shop's film is nobody's to keep.
  expect(await page.getByRole('button', { name: say.keep }).count()).toBe(0)
  await page.getByRole('button', { name: say.playAll }).click()
  await expectMoving(page, 3)
  await page.getByRole('button', { name: say.stopAll }).click()
  await page.getByRole('button', { name: say.own }).click()
  await page.locator('[name=name]').waitFor()
  await context.close()
})

it('tells of itself in seven sections, whose rows go round in two minutes until they are stopped', async () => {
  const { page, context, faults } = await desk.visit({ language: 'ko', moves: true })
  await page.goto('/')
  await goOn(page)
  await page.locator('#landing-closing').waitFor()
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  expect(await page.getByRole('heading', { level: 2 }).count()).toBe(6)
  const track = page.locator('[class*=track]').first()
  const place = () => track.evaluate((element) => getComputedStyle(element).transform)
  expect(await track.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('120s')
  const before = await place()
  await expect.poll(place).not.toBe(before)
  await page.getByRole('button', { name: '멈춤', exact: true }).first().click()
  await page.mouse.move(5, 5)
  await page.locator('[data-moving="false"]:has(#landing-cases)').waitFor()
  // A pause holds from the next frame on, which a busy machine is slow to draw.
  const passes = async () => {
    const from = await place()
    await page.waitForTimeout(500)
    return (await place()) !== from
  }
  await expect.poll(passes).toBe(false)
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${desk.product.url}/`)
  await page.getByRole('link', { name: '무료로 시작하기' }).last().click()
  await page.waitForURL('**/auth/signin')
  await context.close()
  expect(faults).toEqual([])
})

it('offers help with the making to who comes from the partner’s payment app, and sends what they ask', async () => {
  const { page, context, faults } = await desk.visit({ language: 'ko' })
  await page.goto('/?kbPay=1')
  await goOn(page)
  await page.locator('#landing-consulting').waitFor()
  // It is remembered by this browser.
  await page.goto('/')
  await goOn(page)
  await page.locator('#landing-consulting').waitFor()
  expect(await page.locator('#landing-closing').count()).toBe(0)
  expect(await page.getByRole('button', { name: words.ko.choose }).count()).toBe(0)
  expect(await page.locator('[data-family]').getAttribute('data-family')).toBe('localshop')
  await expectSound(page, 'landing-partner')

  await page.getByRole('button', { name: '상담 신청하기' }).click()
  await page.getByText('이메일 주소를 확인해 주세요.').waitFor()
  await page.getByLabel('이름').fill('김사장')
  await page.getByLabel('답을 받을 이메일').fill('boss@example.com')
  await page.getByLabel('어떤 영상이 필요하세요?').fill('동네 빵집의 새 메뉴 영상이 필요해요.')
  await page.getByRole('button', { name: '상담 신청하기' }).click()
  await page.getByText(/boss@example.com/).waitFor()
  await context.close()
  expect(faults).toEqual([])
})

/** What the page fetched: its scripts, and calls that cost something or belong to a member. */
function callsOf(page: Page): { scripts: string[]; paid: string[] } {
  const calls: { scripts: string[]; paid: string[] } = { scripts: [], paid: [] }
  page.on('request', (request) => {
    const url = request.url()
    if (request.resourceType() === 'script') calls.scripts.push(url)
    if (/\/airequest|\/user\/limit|\/ai\/asset|\/v3\/product|\/subtemplate|\/invoice/.test(url))
      calls.paid.push(url)
  })
  return calls
}

async function fillWords(
  page: Page,
  { name, info, price }: Pick<Say, 'name' | 'info'> & { price: string },
): Promise<void> {
  await page.locator('[name=name]').fill(name)
  await page.locator('[name=info]').fill(info)
  await page.locator('[name=price]').fill(price)
}

/** Holds the page to so many films that change, soon enough. */
async function expectMoving(page: Page, count: number): Promise<void> {
  await expect
    .poll(() => page.evaluate(movingFilms), { message: 'films that move', timeout: MOST_MS, interval: 200 })
    .toBeGreaterThanOrEqual(count)
}

/** Runs in the page: how many films' canvases change within some frames. */
async function movingFilms(): Promise<number> {
  const canvases = [
    ...document.querySelectorAll<HTMLCanvasElement>('figure[data-playing="true"] canvas[data-shown="true"]'),
  ]
  const before = canvases.map((canvas) => canvas.toDataURL())
  await new Promise((done) => setTimeout(done, 400))
  return canvases.filter((canvas, index) => canvas.toDataURL() !== before[index]).length
}

function idIn(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** Holds the owner's storage to what was shown: the product, and the video of it with their words and photographs. */
async function expectMade(page: Page, { name, info }: Say): Promise<void> {
  const { ask } = await demoOwner(desk.product.url)
  const { list } = await ask<{ list: Goods[] }>('GET', '/v3/product')
  const made = list.filter((one) => one.name === name)
  expect(made).toHaveLength(1)
  expect(made[0]).toMatchObject({ info, price: 28_000, currency: 'KRW' })
  expect(made[0]?.sources).toHaveLength(3)
  const video = await ask<Project>('GET', `/v3/subtemplate/${idIn(page)}`)
  const said = Object.values(video.userSource.text).map(({ value }) => value)
  expect(said.join(' ')).toContain('1250도')
  expect(video.files.map(({ _id }) => _id).toSorted()).toEqual(
    made[0]?.sources.map(({ _id }) => _id).toSorted(),
  )
  await page.getByText(name).first().waitFor()
}

/** Goes on to what stands under the first screen, which comes then. */
async function goOn(page: Page): Promise<void> {
  await untilAlive(page)
  await page.mouse.wheel(0, 1_000)
}
