// node e2e/figures/store-scroll.ts [--cards 500]: how soon the store shows cards, and how smoothly it scrolls, first with
// posters that the browser draws and then with loops. Nothing plays while it scrolls: after each screenful the pointer
// rests on a card until that plays. It begins with some minutes of making the loops.
import { parseArgs } from 'node:util'

import type { StoreCard } from '@clipmint/contract'
import type { Browser, Page } from 'playwright-core'

import { startProduct } from '../support/product.ts'
import { tell } from '../support/tell.ts'
import { until } from '../support/until.ts'
import { newVisitor, openBrowser } from '../support/visit.ts'

type Answer = { result: { list: StoreCard[]; total: number; next: string | null; totalIsRough: boolean } }
/** What the page notes of itself: each frame's milliseconds and whether it scrolled then, and what was seen alive. */
type Watched = {
  frames: { ms: number; isScrolling: boolean }[]
  isScrolling: boolean
  players: number
  videos: number
  cards: Set<string>
  played: Set<string>
}
type Watching = typeof globalThis & { watched: Watched }

/** One shape of the store, so that the loops of the first page are soon made. */
const TALL = 'templateRatio=9:16'
const MAKING_MS = 3_600_000
/** How far a finger scrolls before it rests, how far with each frame, and how long it waits for the card to play. */
const SCREENFUL = 1_500
const STEP = 24
const REST_MS = 1_500

const { values } = parseArgs({ options: { cards: { type: 'string', default: '500' } } })
const most = Number(values.cards)
const product = await startProduct({ STORE_LOOPS: 'now' })
const browser = await openBrowser()
try {
  const began = performance.now()
  await until(firstPage, (cards) => cards.every(hasLoop), MAKING_MS)
  tell(`the loops of the first page made in ${Math.round((performance.now() - began) / 1_000)} s`)
  await product.kill()
  await product.restart({ STORE_LOOPS: 'off' })
  for (const withLoops of [false, true]) {
    tell(withLoops ? 'with loops' : 'without loops')
    await measureVisits(browser, withLoops)
    await measureScroll(browser, withLoops)
  }
} finally {
  await browser.close()
  await product.close()
}

async function firstPage(): Promise<StoreCard[]> {
  const answer = (await (await fetch(`${product.url}/v3/design/group?${TALL}&lang=ko`)).json()) as Answer
  return answer.result.list
}

function hasLoop({ designs }: StoreCard): boolean {
  return designs.some(({ ratio, loop }) => ratio === '9:16' && Boolean(loop))
}

async function measureVisits(visitors: Browser, withLoops: boolean): Promise<void> {
  for (const visit of ['first visit', 'second visit in the same browser']) {
    const { page, context } = await newVisitor(visitors, { url: product.url, language: 'ko' })
    if (!withLoops) await hideLoops(page)
    if (visit !== 'first visit') {
      await open(page)
      await page.waitForTimeout(5_000)
    }
    const { cards, posters } = await open(page)
    tell(`${visit}: ${cards} ms to the first cards, ${posters} ms to the first row of posters`)
    await context.close()
  }
}

async function measureScroll(visitors: Browser, withLoops: boolean): Promise<void> {
  const { page, context } = await newVisitor(visitors, { url: product.url, language: 'ko' })
  await multiply(page, { count: most, withLoops })
  await open(page)
  // The posters of the templates there are: drawn once, whoever scrolls.
  await page.waitForTimeout(3_000)
  await page.evaluate(watch)
  let rests = 0
  for (let seen = 0; seen < most; rests += 1) {
    const { cards, isEnd } = await page.evaluate(scrollOn, { screenful: SCREENFUL, step: STEP })
    // Not twice the same place: a browser takes no notice of a pointer that stays.
    await page.mouse.move(700 + (rests % 2), 500)
    await page.waitForFunction(hasPlayed, null, { timeout: REST_MS }).catch(() => {})
    if (isEnd && cards === seen) break
    seen = cards
  }
  const { frames, players, videos, cards, played } = await page.evaluate(told)
  for (const isScrolling of [true, false]) {
    const times = frames.filter((frame) => frame.isScrolling === isScrolling).map(({ ms }) => ms)
    // A frame that is late by a rounding is not late.
    const late = times.filter((ms) => ms > 16.7 + 0.5).length
    tell(
      `${isScrolling ? 'scrolling' : 'resting'}: ${times.length} frames, ${late} over 16.7 ms, the longest ${Math.max(...times).toFixed(1)} ms`,
    )
  }
  tell(
    `${cards} cards, ${rests} rests, ${played} cards played; at most ${players} players and ${videos} videos alive`,
  )
  await context.close()
}

/** Lets the store answer as it does before any loop is made. */
async function hideLoops(page: Page): Promise<void> {
  await page.route('**/v3/design/group?**', async (route) => {
    const answer = (await (await route.fetch()).json()) as Answer
    await route.fulfill({
      json: { ...answer, result: { ...answer.result, list: answer.result.list.map(withoutLoops) } },
    })
  })
}

function withoutLoops(card: StoreCard): StoreCard {
  return { ...card, designs: card.designs.map((design) => ({ ...design, loop: null })) }
}

/** Milliseconds until cards with their names, and until four with their stills, are on the screen. */
async function open(page: Page): Promise<{ cards: number; posters: number }> {
  const began = performance.now()
  await page.goto(`/store?${TALL}`, { waitUntil: 'commit' })
  await page.locator('[data-card]').nth(3).waitFor()
  const cards = Math.round(performance.now() - began)
  await page.waitForFunction(() => {
    const stills = [...document.querySelectorAll<HTMLImageElement>('[data-card] img')]
    return stills.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length > 3
  })
  return { cards, posters: Math.round(performance.now() - began) }
}

/** Answers the store's list with its own cards over and over, each under an id of its own. */
async function multiply(
  page: Page,
  { count, withLoops }: { count: number; withLoops: boolean },
): Promise<void> {
  const known = new Map<string, string>()
  let real: StoreCard[] = []
  await page.route('**/v3/design/group?**', async (route) => {
    const url = new URL(route.request().url())
    if (real.length === 0) {
      url.searchParams.set('limit', '30')
      url.searchParams.delete('after')
      const answer = (await (await route.fetch({ url: url.href })).json()) as Answer
      real = withLoops ? answer.result.list : answer.result.list.map(withoutLoops)
    }
    const from = Number(url.searchParams.get('after') ?? 0)
    const list = Array.from({ length: Math.min(30, count - from) }, (_, index) => {
      const card = real[(from + index) % real.length]
      if (!card) throw new Error('The store is empty.')
      const _id = `00000000-0000-4000-8000-${String(from + index).padStart(12, '0')}`
      known.set(_id, card._id)
      return { ...card, _id }
    })
    const next = from + list.length < count ? String(from + list.length) : null
    const result = { list, page: 1, limit: 30, total: count, totalIsRough: false, next }
    await route.fulfill({ json: { code: 'SUCCESS', message: '', result } })
  })
  await page.context().route('**/v3/design/detail/**', async (route) => {
    const url = new URL(route.request().url())
    const id = url.pathname.split('/').at(-1) ?? ''
    url.pathname = `/v3/design/detail/${known.get(id) ?? id}`
    await route.fulfill({ response: await route.fetch({ url: url.href }) })
  })
}

/** Runs in the page, from now on with each frame. */
function watch(): void {
  const watched: Watched = {
    frames: [],
    isScrolling: false,
    players: 0,
    videos: 0,
    cards: new Set(),
    played: new Set(),
  }
  ;(globalThis as Watching).watched = watched
  let last = 0
  const frame = (now: number) => {
    if (last > 0) watched.frames.push({ ms: now - last, isScrolling: watched.isScrolling })
    last = now
    for (const card of document.querySelectorAll<HTMLElement>('[data-card]'))
      watched.cards.add(card.dataset['card'] ?? '')
    const videos = [...document.querySelectorAll('video')]
    watched.players = Math.max(watched.players, document.querySelectorAll('[data-card] canvas').length)
    watched.videos = Math.max(watched.videos, videos.length)
    for (const video of videos)
      if (video.currentTime > 0)
        watched.played.add(video.closest<HTMLElement>('[data-card]')?.dataset['card'] ?? '')
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

/** Runs in the page: scrolls on as a steady finger does. */
async function scrollOn({ screenful, step }: { screenful: number; step: number }) {
  const { watched } = globalThis as Watching
  let isEnd = false
  watched.isScrolling = true
  for (let scrolled = 0; scrolled < screenful; scrolled += step) {
    const before = scrollY
    scrollBy(0, step)
    isEnd = scrollY === before
    await new Promise(requestAnimationFrame)
  }
  watched.isScrolling = false
  return { cards: watched.cards.size, isEnd }
}

/** Runs in the page: whether a card plays, by a loop or drawn here. */
function hasPlayed(): boolean {
  const [video] = document.querySelectorAll<HTMLVideoElement>('[data-card] video')
  return (video?.currentTime ?? 0) > 0.3 || document.querySelector('[data-card] canvas') !== null
}

/** Runs in the page. */
function told() {
  const { frames, players, videos, cards, played } = (globalThis as Watching).watched
  return { frames, players, videos, cards: cards.size, played: played.size }
}
