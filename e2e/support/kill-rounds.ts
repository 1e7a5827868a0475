import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Project } from '@clipmint/contract'
import type { Locator, Page, Response } from 'playwright-core'

import { openMortalBrowser } from './mortal-browser.ts'
import { demoOwner, enterAsDemo, type Owner } from './owner.ts'
import { drawPhotos } from './photos.ts'
import { type Product, startProduct } from './product.ts'
import { until } from './until.ts'
import { openBrowser } from './visit.ts'

export type KillReport = {
  rounds: number
  edits: number
  acknowledged: number
  browserKills: number
  tabCrashes: number
  serverKills: number
  /** One line for each acknowledged edit that was gone. */
  lost: string[]
  /** Edits that nobody had acknowledged when everything died, and that were there again all the same. */
  survivedUnsaved: number
  unsaved: number
}

/** Every so many rounds the server dies too. */
const SERVER_EVERY = 5

/** What each field was told, in order, and how far of it the server or the page has said to be safe. */
type Field = { written: string[]; safe: number }

/**
 * Opens a video, edits it at random, kills the browser, its tab or the server at a random moment, opens it again and
 * compares, `rounds` times. The same seed makes the same edits; when exactly things die is up to the machine.
 */
export async function killAndReload(
  rounds: number,
  seed: number,
  onRound: (line: string) => void,
): Promise<KillReport> {
  const product = await startProduct()
  const profile = mkdtempSync(join(tmpdir(), 'clipmint-profile-'))
  try {
    const { owner, projectId } = await prepare(product)
    const run = new KillRun({ product, owner, profile, projectId, random: dice(seed) })
    await run.signIn()
    for (let round = 1; round <= rounds; round += 1) onRound(`round ${round}: ${await run.round(round)}`)
    return await run.finish()
  } finally {
    await product.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function prepare({ url }: Product): Promise<{ owner: Owner; projectId: string }> {
  const browser = await openBrowser()
  const photos = await drawPhotos(browser, 2)
  await browser.close()
  const owner = await demoOwner(url)
  const { requestId } = await owner.addPlan(photos)
  return { owner, projectId: (await owner.addProject(requestId))._id }
}

type Parts = { product: Product; owner: Owner; profile: string; projectId: string; random: () => number }

class KillRun {
  readonly #parts: Parts
  readonly #fields = new Map<string, Field>()
  readonly #report: KillReport = {
    rounds: 0,
    edits: 0,
    acknowledged: 0,
    browserKills: 0,
    tabCrashes: 0,
    serverKills: 0,
    lost: [],
    survivedUnsaved: 0,
    unsaved: 0,
  }

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Goes in once; the profile remembers it. */
  async signIn(): Promise<void> {
    const browser = await openMortalBrowser(this.#parts.profile)
    await enterAsDemo(atHome(browser.page, this.#parts.product.url), 'ko')
    await browser.close()
  }

  async round(number: number): Promise<string> {
    const { product, profile, random } = this.#parts
    const browser = await openMortalBrowser(profile)
    const { page } = browser
    const fields = await this.#open(page)
    await this.#compare(fields, `round ${number}`)
    page.on('response', (response) => void this.#hear(response))
    const edits = 1 + Math.floor(random() * 10)
    for (let edit = 1; edit <= edits; edit += 1) {
      await this.#edit(fields, `${number}-${edit}`)
      await sleep(random() ** 2 * 900)
    }
    const isServer = number % SERVER_EVERY === 0
    const death = random() < 0.25 ? 'tab' : 'browser'
    if (isServer && random() < 0.5) await product.kill()
    await sleep(random() ** 3 * 1_500)
    if (death === 'tab') await browser.crashTab()
    if (isServer) await product.kill()
    await browser.kill()
    if (isServer) await product.restart()
    this.#report.rounds += 1
    this.#report.browserKills += death === 'browser' ? 1 : 0
    this.#report.tabCrashes += death === 'tab' ? 1 : 0
    this.#report.serverKills += isServer ? 1 : 0
    return `${edits} edits, ${death}${isServer ? ' and server' : ''} killed`
  }

  /** Opens it a last time, lets it save, and compares what the server has. */
  async finish(): Promise<KillReport> {
    const { owner, profile, projectId } = this.#parts
    const browser = await openMortalBrowser(profile)
    const fields = await this.#open(browser.page)
    await this.#compare(fields, 'at the end')
    const shown = await Promise.all(fields.map((field) => field.inputValue()))
    await until(async () => {
      const { userSource } = await owner.ask<Project>('GET', `/v3/subtemplate/${projectId}`)
      const values = Object.values(userSource.text).map(({ value }) => value)
      return shown.every((value) => values.includes(value))
    }, Boolean)
    await browser.close()
    return this.#report
  }

  /** The editor's text fields, once the video stands. */
  async #open(page: Page): Promise<Locator[]> {
    const { product, projectId } = this.#parts
    const home = atHome(page, product.url)
    await home.goto(`/app/${projectId}`)
    const boxes = page.getByRole('textbox')
    await boxes
      .first()
      .or(page.getByRole('button', { name: /데모 사장님/ }))
      .waitFor()
    // A browser that died just after its session was renewed has forgotten the new one: it goes in again.
    if (page.url().includes('/auth/')) {
      await page.getByRole('button', { name: /데모 사장님/ }).click()
      await boxes.first().waitFor()
    }
    return (await boxes.all()).slice(0, 6)
  }

  async #edit(fields: readonly Locator[], mark: string): Promise<void> {
    const { random } = this.#parts
    const field = fields[Math.floor(random() * fields.length)]
    if (!field) return
    const words = `e${mark}`
    const known = this.#fieldOf(await keyOf(field))
    known.written.push(words)
    this.#report.edits += 1
    await field.fill(words)
  }

  /** The server's word that it has an edit, as it reaches the page. */
  async #hear(response: Response): Promise<void> {
    const request = response.request()
    if (request.method() !== 'PATCH' || !request.url().includes(this.#parts.projectId) || !response.ok())
      return
    const body = request.postDataJSON() as { userSource?: Project['userSource'] } | null
    for (const [slotId, { value }] of Object.entries(body?.userSource?.text ?? {})) {
      const known = this.#fields.get(slotId)
      const at = known?.written.indexOf(value) ?? -1
      if (!known || at <= known.safe) continue
      this.#report.acknowledged += at - known.safe
      known.safe = at
    }
  }

  async #compare(fields: readonly Locator[], when: string): Promise<void> {
    for (const field of fields) {
      const known = this.#fieldOf(await keyOf(field))
      const shown = await field.inputValue()
      if (known.written.length === 0) {
        known.written.push(shown)
        known.safe = 0
        continue
      }
      const at = known.written.indexOf(shown)
      if (at < known.safe) this.#report.lost.push(`${when}: ${shown} instead of ${known.written[known.safe]}`)
      this.#report.unsaved += known.written.length - 1 - known.safe
      this.#report.survivedUnsaved += Math.max(0, at - known.safe)
      // What is shown now is what counts from here on.
      known.written.splice(0, known.written.length, shown)
      known.safe = 0
    }
  }

  #fieldOf(key: string): Field {
    const known = this.#fields.get(key) ?? { written: [], safe: -1 }
    this.#fields.set(key, known)
    return known
  }
}

/** Which place of the video a field writes. */
async function keyOf(field: Locator): Promise<string> {
  return (await field.getAttribute('data-slot-field')) ?? ''
}

/** The same page, with addresses of the site instead of whole ones. */
function atHome(page: Page, url: string): Page {
  const goto = page.goto.bind(page)
  page.goto = (path, options) => goto(new URL(path, url).href, options)
  return page
}

/** The same dice on every run (mulberry32). */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
