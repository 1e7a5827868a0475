// node e2e/figures/store-scroll.ts [--cards 500]: how soon the store shows cards, and how smoothly it scrolls.
import { parseArgs } from 'node:util'

import type { StoreCard } from '@clipmint/contract'
import type { Page } from 'playwright-core'

import { startProduct } from '../support/product.ts'
import { tell } from '../support/tell.ts'
import { newVisitor, openBrowser } from '../support/visit.ts'

type Answer = { result: { list: StoreCard[]; total: number; next: string | null; totalIsRough: boolean } }
type Scroll = { frames: number; long: number; longest: number; players: number; cards: number }

const { values } = parseArgs({ options: { cards: { type: 'string', default: '500' } } })
const most = Number(values.cards)
const product = await startProduct()
const browser = await openBrowser()
try {
  for (const visit of ['first visit', 'second visit in the same browser']) {
    const { page, context } = await newVisitor(browser, { url: product.url, language: 'ko' })
    if (visit !== 'first visit') {
      await open(page)
      await page.waitForTimeout(5_000)
    }
    const { cards, posters } = await open(page)
    tell(`${visit}: ${cards} ms to the first cards, ${posters} ms to the first row of posters`)
    await context.close()
  }
  const { page, context } = await newVisitor(browser, { url: product.url, language: 'ko' })
  await multiply(page, most)
  await open(page)
  // The posters of the templates there are: drawn once, whoever scrolls.
  await page.waitForTimeout(3_000)
  const scroll = await page.evaluate(scrollThrough, most)
  tell(
    `${scroll.cards} cards scrolled: ${scroll.frames} frames, ${scroll.long} over 16.7 ms, the longest ${scroll.longest.toFixed(1)} ms; ` +
      `at most ${scroll.players} players alive`,
  )
  await context.close()
} finally {
  await browser.close()
  await product.close()
}

/** Milliseconds until cards with their names, and until four with their stills, are on the screen. */
async function open(page: Page): Promise<{ cards: number; posters: number }> {
  const began = performance.now()
  await page.goto('/store', { waitUntil: 'commit' })
  await page.locator('[data-card]').nth(3).waitFor()
  const cards = Math.round(performance.now() - began)
  await page.locator('[data-card] img').nth(3).waitFor()
  return { cards, posters: Math.round(performance.now() - began) }
}

/** Answers the store's list with its own cards over and over, each under an id of its own. */
async function multiply(page: Page, count: number): Promise<void> {
  const known = new Map<string, string>()
  let real: StoreCard[] = []
  await page.route('**/v3/design/group?**', async (route) => {
    const url = new URL(route.request().url())
    if (real.length === 0) {
      url.searchParams.set('limit', '100')
      url.searchParams.delete('after')
      const answer = (await (await route.fetch({ url: url.href })).json()) as Answer
      real = answer.result.list
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

/** Runs in the page: scrolls to the end as a steady finger does, and counts frames. */
async function scrollThrough(cards: number): Promise<Scroll> {
  const seen = new Set<string>()
  const times: number[] = []
  let players = 0
  let last = 0
  let still = 0
  await new Promise<void>((done) => {
    const frame = (now: number) => {
      if (last > 0) times.push(now - last)
      last = now
      for (const card of document.querySelectorAll<HTMLElement>('[data-card]'))
        seen.add(card.dataset['card'] ?? '')
      players = Math.max(players, document.querySelectorAll('[data-card] canvas').length)
      const before = scrollY
      scrollBy(0, 24)
      still = scrollY === before ? still + 1 : 0
      if ((seen.size >= cards && still > 5) || still > 300) done()
      else requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
  // A frame that is late by a rounding is not late.
  const long = times.filter((time) => time > 16.7 + 0.5)
  return { frames: times.length, long: long.length, longest: Math.max(...times), players, cards: seen.size }
}
