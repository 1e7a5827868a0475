// node e2e/figures/music-start.ts [--tracks 12] [--pages 4]: how soon a track is heard after a press on its button in the
// editor: as the first thing in a fresh browser, one after the other of many styles, and the same one again.
import { parseArgs } from 'node:util'

import type { MusicTrack } from '@clipmint/contract'
import type { Browser, Page } from 'playwright-core'

import { demoLogin, enterBy } from '../support/enter.ts'
import { demoOwner, type Owner } from '../support/owner.ts'
import { drawPhotos } from '../support/photos.ts'
import { startProduct } from '../support/product.ts'
import { tell } from '../support/tell.ts'
import { newVisitor, openBrowser } from '../support/visit.ts'

/** Milliseconds from a press to the sound's beginning, and from there to its first sample that can be heard. */
type Start = { ms: number; silentMs: number }
type Watched = typeof globalThis & { pressedAt: number; starts: Start[] }

/** What a preview promises. */
const MOST_MS = 500

const { values } = parseArgs({
  options: { tracks: { type: 'string', default: '12' }, pages: { type: 'string', default: '4' } },
})
const product = await startProduct()
const browser = await openBrowser()
try {
  const owner = await demoOwner(product.url)
  const { requestId } = await owner.addPlan(await drawPhotos(browser, 3))
  const { _id } = await owner.addProject(requestId)
  const tracks = await tracksOfStyles(owner, Number(values.tracks))
  const cold: number[] = []
  for (const track of tracks.slice(0, Number(values.pages))) {
    const page = await openMusic(browser, _id)
    cold.push(await listen(page, track, 'first in a fresh browser'))
    await page.context().close()
  }
  const page = await openMusic(browser, _id)
  const warm: number[] = []
  for (const track of tracks) warm.push(await listen(page, track, 'after others'))
  const again: number[] = []
  for (const track of tracks.slice(0, 4)) again.push(await listen(page, track, 'again'))
  for (const [name, all] of Object.entries({ cold, warm, again })) tell(`${name}: ${summary(all)}`)
} finally {
  await browser.close()
  await product.close()
}

/** One track of each of so many styles, from moods as different as there are. */
async function tracksOfStyles({ ask }: Owner, most: number): Promise<MusicTrack[]> {
  const { list } = await ask<{ list: MusicTrack[] }>('GET', '/ai/music?limit=100&length=15')
  const moods = new Set(list.flatMap((track) => track.moods))
  const lists = await Promise.all(
    [...moods].map((mood) => ask<{ list: MusicTrack[] }>('GET', `/ai/music?limit=20&length=15&mood=${mood}`)),
  )
  const styles = new Map<string, MusicTrack>()
  for (let place = 0; place < 20; place += 1) {
    for (const { list: ofMood } of lists) {
      const track = ofMood[place]
      if (track?.style && !styles.has(track.style.id)) styles.set(track.style.id, track)
    }
  }
  return [...styles.values()].slice(0, most)
}

/** The editor with its music panel, in a browser that was never here. */
async function openMusic(visitors: Browser, projectId: string): Promise<Page> {
  const { page } = await newVisitor(visitors, { url: product.url, language: 'ko' })
  await page.addInitScript(watchSound)
  await enterBy(page, demoLogin)
  await page.goto(`/app/${projectId}`)
  await page.getByRole('navigation', { name: '도구' }).getByRole('button', { name: '음악' }).click()
  await page.getByRole('list', { name: '음악 목록' }).locator('li').nth(3).waitFor()
  return page
}

/** Runs in the page before anything else: notes when a sound begins, counted from the last press. */
function watchSound(): void {
  const watched = globalThis as Watched
  watched.starts = []
  addEventListener('click', ({ timeStamp }) => (watched.pressedAt = timeStamp), true)
  const begin: unknown = Reflect.get(AudioBufferSourceNode.prototype, 'start')
  AudioBufferSourceNode.prototype.start = function start(when = 0, offset = 0) {
    const samples = this.buffer?.getChannelData(0)
    const from = Math.round(offset * (this.buffer?.sampleRate ?? 0))
    const heard = samples?.subarray(from).findIndex((sample) => Math.abs(sample) > 0.003) ?? 0
    const silentMs = (heard * 1000) / (this.buffer?.sampleRate ?? 1)
    watched.starts.push({ ms: performance.now() - watched.pressedAt, silentMs })
    if (typeof begin === 'function') begin.call(this, when, offset)
  }
}

/** Presses a track's button and tells how soon it is heard; presses again to stop it. */
async function listen(page: Page, { name, style }: MusicTrack, how: string): Promise<number> {
  await page.getByRole('searchbox').fill(name.ko)
  const row = page.getByRole('list', { name: '음악 목록' }).locator('li', { hasText: name.ko })
  const button = row.first().getByRole('button').first()
  await button.waitFor()
  await page.waitForTimeout(700)
  await page.evaluate(() => ((globalThis as Watched).starts = []))
  await button.click()
  await page.waitForFunction(() => (globalThis as Watched).starts.length > 0)
  const [start] = await page.evaluate(() => (globalThis as Watched).starts)
  await button.click()
  if (!start) throw new Error('Nothing was heard.')
  const heardMs = Math.round(start.ms + start.silentMs)
  tell(
    `${how}: ${name.ko} (${style?.id}) heard after ${heardMs} ms, ${Math.round(start.silentMs)} of it silence`,
  )
  return heardMs
}

function summary(all: readonly number[]): string {
  const sorted = all.toSorted((a, b) => a - b)
  const middle = sorted[sorted.length >> 1] ?? 0
  const late = all.filter((ms) => ms > MOST_MS).length
  return `median ${middle} ms, longest ${sorted.at(-1)} ms, ${late} of ${all.length} over ${MOST_MS} ms`
}
