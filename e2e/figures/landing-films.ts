// node e2e/figures/landing-films.ts [--visits 5]: how soon a visitor's photographs and words are three films that play on
// the first page, in a fresh browser each time; what that page fetched before, and how much of it shifted as it came.
import { parseArgs } from 'node:util'

import type { Browser, Page } from 'playwright-core'

import { drawPhotos } from '../support/photos.ts'
import { startProduct } from '../support/product.ts'
import { tell } from '../support/tell.ts'
import { newVisitor, openBrowser } from '../support/visit.ts'

type Watched = typeof globalThis & { shift: number; pressedAt: number; playingAt: number }
type Visit = { filmsMs: number; scriptKb: number; shift: number }

const FILMS = 3

const { values } = parseArgs({ options: { visits: { type: 'string', default: '5' } } })
const product = await startProduct()
const browser = await openBrowser()
try {
  const photos = await drawPhotos(browser, FILMS)
  const visits: Visit[] = []
  for (let visit = 0; visit < Number(values.visits); visit += 1) visits.push(await measure(browser, photos))
  tell(`three films play after ${summary(visits.map(({ filmsMs }) => filmsMs))} ms`)
  tell(`scripts before anything was brought: ${summary(visits.map(({ scriptKb }) => scriptKb))} KB`)
  tell(`layout shift: ${Math.max(...visits.map(({ shift }) => shift)).toFixed(3)} at most`)
} finally {
  await browser.close()
  await product.close()
}

async function measure(fresh: Browser, photos: readonly string[]): Promise<Visit> {
  const { page, context } = await newVisitor(fresh, { url: product.url, language: 'ko' })
  await page.addInitScript(watchShift)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const scriptKb = await page.evaluate(scriptsInKb)
  const shift = await page.evaluate(() => (globalThis as Watched).shift)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: '사진을 놓거나 고르기' }).click()
  await (await chooser).setFiles(photos)
  await fillWords(page)
  await page.evaluate(watchFilms, FILMS)
  await page.getByRole('button', { name: '영상 3개 보기' }).click()
  await page.waitForFunction(() => (globalThis as Watched).playingAt > 0)
  const filmsMs = await page.evaluate(() => {
    const { playingAt, pressedAt } = globalThis as Watched
    return playingAt - pressedAt
  })
  await context.close()
  return { filmsMs, scriptKb, shift }
}

async function fillWords(page: Page): Promise<void> {
  await page.locator('[name=name]').fill('손으로 빚은 머그')
  await page
    .locator('[name=info]')
    .fill('흙을 손으로 빚어 구웠어요. 손잡이가 손에 감겨서 편해요. 네 가지 색이 있어요.')
  await page.locator('[name=price]').fill('28,000')
}

/** Runs in the page: adds up what shifts without a press. */
function watchShift(): void {
  const watched = globalThis as Watched
  watched.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) watched.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page: notes the press and the frame in which so many films have begun to play. */
function watchFilms(films: number): void {
  const watched = globalThis as Watched
  watched.playingAt = 0
  document.addEventListener('click', () => (watched.pressedAt = performance.now()), {
    capture: true,
    once: true,
  })
  const look = () => {
    const playing = document.querySelectorAll('figure[data-playing="true"] canvas[data-shown="true"]').length
    if (playing >= films) watched.playingAt = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Runs in the page: what its scripts weighed on the way. */
function scriptsInKb(): number {
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js')) as PerformanceResourceTiming[]
  return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1_024
}

function summary(all: readonly number[]): string {
  const sorted = all.toSorted((one, other) => one - other).map(Math.round)
  return `${sorted[Math.floor(sorted.length / 2)]} (${sorted[0]} to ${sorted.at(-1)})`
}
