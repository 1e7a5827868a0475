// node e2e/figures/editor.ts: the editor's own figures: how soon a video opens, how soon an edit is seen and saved, and
// how a project of thirty photographs and five clips plays, and what its tab holds in memory.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import type { Asset, Project, StoreCard } from '@clipmint/contract'
import type { Browser, Page } from 'playwright-core'

import { demoLogin, enterBy } from '../support/enter.ts'
import { openMortalBrowser } from '../support/kill/mortal-browser.ts'
import { demoOwner, type Owner } from '../support/owner.ts'
import { drawPhotos } from '../support/photos.ts'
import { openPlainTab } from '../support/plain-tab.ts'
import { startProduct } from '../support/product.ts'
import { tell } from '../support/tell.ts'
import { until } from '../support/until.ts'
import { newVisitor, openBrowser } from '../support/visit.ts'

const PHOTOS = 30
const CLIPS = 5
const EDITS = 40
const PLAY_MS = 10_000

/** What the page notes of its stage: when it was drawn on, and when a key changed a field. */
type Watched = typeof globalThis & { drawnAt: number[]; typedAt: number }

const product = await startProduct()
const browser = await openBrowser()
const folder = mkdtempSync(join(tmpdir(), 'clipmint-clips-'))
try {
  const owner = await demoOwner(product.url)
  const project = await fullProject(owner)
  await measureOpening(project)
  await measureEdits(project)
  await measurePlaying(project)
} finally {
  await browser.close()
  await product.close()
  rmSync(folder, { recursive: true, force: true })
}

/** A video in the template with the most places for pictures, five of them clips. */
async function fullProject(owner: Owner): Promise<string> {
  const photos = await owner.addPhotos(await drawPhotos(browser, PHOTOS))
  const clips = await addClips(owner)
  const { list } = await owner.ask<{ list: StoreCard[] }>(
    'GET',
    '/v3/design/group?limit=100&templateRatio=9:16',
  )
  const projects: Project[] = []
  for (const { _id, designs } of list.slice(0, 40)) {
    const designId = designs.find(({ ratio }) => ratio === '9:16')?._id
    projects.push(await owner.ask<Project>('POST', '/v3/subtemplate', { templateId: _id, designId }))
  }
  const placed = projects
    .map((one) => ({ one, places: placesOf(one) }))
    .toSorted((a, b) => b.places.length - a.places.length)
  const [fullest] = placed
  if (!fullest) throw new Error('The store is empty.')
  const { one, places } = fullest
  const takeClip = places.filter(({ accept }) => accept.includes('video')).slice(0, CLIPS)
  const media = Object.fromEntries(
    places.map(({ id }, index) => {
      const clip = clips[takeClip.findIndex((place) => place.id === id)]
      return [id, { assetId: (clip ?? photos[index % photos.length])?._id }]
    }),
  )
  await owner.ask('PATCH', `/v3/subtemplate/${one._id}`, { userSource: { ...one.userSource, media } })
  tell(
    `${places.length} places, ${takeClip.length} of them with clips; ${photos.length} photographs and ${clips.length} clips`,
  )
  return one._id
}

function placesOf({ template }: Project): { id: string; accept: readonly string[] }[] {
  return template.scenes.flatMap(({ layers }) =>
    layers.flatMap((layer) => (layer.kind === 'media' ? { id: layer.id, accept: layer.slot.accept } : [])),
  )
}

/** The reference clips of the render benchmark, upright and on their side, 1080p. */
async function addClips(owner: Owner): Promise<Asset[]> {
  const bench = fileURLToPath(new URL('../../packages/engine/src/cli/bench.ts', import.meta.url))
  await new Promise((done, fail) => {
    const child = spawn(process.execPath, [bench, 'make', folder], { stdio: 'inherit' })
    child.once('exit', done)
    child.once('error', fail)
  })
  const paths = Array.from({ length: CLIPS }, (_, index) => join(folder, `clip-${index % 2}.mp4`))
  const sent: Asset[] = []
  for (const path of paths) sent.push(...(await owner.addPhotos([path])))
  await until(
    async () => (await owner.ask<{ list: Asset[] }>('GET', '/ai/asset?type=video&limit=40')).list,
    (list) => list.every(({ status }) => status === 'ready'),
    120_000,
  )
  return sent
}

async function measureOpening(id: string): Promise<void> {
  const { page, context } = await newVisitor(browser, { url: product.url, language: 'ko' })
  await page.addInitScript(watchStage)
  await enterBy(page, demoLogin)
  await page.goto('/')
  await context.clearCookies({ name: 'none' })
  tell(`opened for the first time: ${await open(page, id)} ms to the picture on the stage`)
  tell(`again in the same browser: ${await open(page, id)} ms`)
  await context.close()
}

async function open(page: Page, id: string): Promise<number> {
  const began = performance.now()
  await page.goto(`/app/${id}`, { waitUntil: 'commit' })
  await page.waitForFunction(() => ((globalThis as Watched).drawnAt?.length ?? 0) > 0)
  await page.getByRole('textbox').first().waitFor()
  return Math.round(performance.now() - began)
}

async function measureEdits(id: string): Promise<void> {
  const { page, context } = await openEditor(browser, id)
  const field = page.locator('[data-slot-field]').first()
  await field.click()
  await page.waitForTimeout(2_000)
  const seen: number[] = []
  for (let edit = 0; edit < EDITS; edit += 1) {
    await page.evaluate(() => ((globalThis as Watched).drawnAt = []))
    await page.keyboard.press(edit % 2 === 0 ? 'a' : 'Backspace')
    await page.waitForFunction(() => (globalThis as Watched).drawnAt.length > 0)
    seen.push(
      await page.evaluate(() => ((globalThis as Watched).drawnAt[0] ?? 0) - (globalThis as Watched).typedAt),
    )
  }
  const sorted = seen.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? NaN)
  tell(`an edit is seen after ${at(0.5)} ms (median), ${at(0.95)} ms (95 of 100)`)
  const saved = page.waitForResponse((it) => it.request().method() === 'PATCH' && it.url().includes(id))
  await page.keyboard.press('b')
  const typed = performance.now()
  await saved
  tell(`saved ${Math.round(performance.now() - typed)} ms after the last key`)
  await context.close()
}

/** In a tab that nothing watches: what a browser keeps for its inspector is not the editor's. */
async function measurePlaying(id: string): Promise<void> {
  const profile = join(folder, 'profile')
  await signIn(profile)
  const tab = await openPlainTab(profile)
  await tab.open(`${product.url}/app/${id}`, watchStage)
  await until(
    () => tab.run(() => (globalThis as Watched).drawnAt?.length ?? 0),
    (drawn) => drawn > 0,
  )
  await sleep(5_000)
  for (const round of ['first time', 'second time']) {
    await tab.run(() => {
      ;(globalThis as Watched).drawnAt = []
      document.querySelector<HTMLButtonElement>('button[aria-label="재생"]')?.click()
    })
    await sleep(PLAY_MS)
    const drawn = await tab.run(() => (globalThis as Watched).drawnAt)
    await tab.run(() => document.querySelector<HTMLButtonElement>('button[aria-label="멈춤"]')?.click())
    // Each round plays from the start: where the film ends within it, its frames end too.
    await tab.run(() =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true })),
    )
    await sleep(2_000)
    const gaps = drawn.slice(1).map((at, index) => at - (drawn[index] ?? at))
    const late = gaps.filter((gap) => gap > 1_000 / 30 + 8).length
    const seconds = ((drawn.at(-1) ?? 0) - (drawn[0] ?? 0)) / 1_000
    tell(
      `played the ${round}: ${(drawn.length / seconds).toFixed(1)} frames a second, ${late} of ${gaps.length} late, ` +
        `the longest ${Math.round(Math.max(...gaps))} ms; the tab holds ${await tab.megabytes()} MB`,
    )
  }
  await tab.close()
}

/** Leaves a person signed in on a profile. */
async function signIn(profile: string): Promise<void> {
  const own = await openMortalBrowser(profile)
  await enterBy(own.page, demoLogin, product.url)
  await own.close()
}

async function openEditor(visitors: Browser, id: string) {
  const visitor = await newVisitor(visitors, { url: product.url, language: 'ko' })
  await visitor.page.addInitScript(watchStage)
  await enterBy(visitor.page, demoLogin)
  await visitor.page.goto('/')
  await open(visitor.page, id)
  return visitor
}

/** Runs in the page before anything else: notes each frame the stage is drawn in, and when a field was typed in. */
function watchStage(): void {
  const watched = globalThis as Watched
  watched.drawnAt = []
  addEventListener('beforeinput', () => (watched.typedAt = performance.now()), true)
  const note = (context: CanvasRenderingContext2D) => {
    const { canvas } = context
    if (!(canvas instanceof HTMLCanvasElement) || canvas.getAttribute('role') !== 'img') return
    const now = performance.now()
    if (now - (watched.drawnAt.at(-1) ?? 0) > 4) watched.drawnAt.push(now)
  }
  for (const name of ['drawImage', 'fillRect', 'clearRect', 'putImageData', 'fill'] as const) {
    const own = CanvasRenderingContext2D.prototype[name] as (...given: unknown[]) => unknown
    CanvasRenderingContext2D.prototype[name] = function drawn(
      this: CanvasRenderingContext2D,
      ...given: unknown[]
    ) {
      note(this)
      return own.apply(this, given)
    } as never
  }
}
