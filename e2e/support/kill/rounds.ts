import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Project } from '@clipmint/contract'
import type { Page, Response } from 'playwright-core'

import { demoLogin, enterBy } from '../enter.ts'
import { demoOwner, type Owner } from '../owner.ts'
import { drawPhotos } from '../photos.ts'
import { type Product, startProduct } from '../product.ts'
import { until } from '../until.ts'
import { openBrowser } from '../visit.ts'
import { Ledger } from './ledger.ts'
import { type MortalBrowser, openMortalBrowser } from './mortal-browser.ts'
import { type JournalChange, type Place, placesOf } from './places.ts'

export type KillReport = {
  rounds: number
  /** Of each kind: words, pictures, colours, music. */
  edits: Record<string, number>
  /** Edits that the server had said to have, and others that the browser had written down, when everything died. */
  acknowledged: number
  journaled: number
  /** One line for each of those that was gone. */
  lost: string[]
  /** Edits that nobody had promised yet, and how many of them were there again all the same. */
  unpromised: number
  unpromisedThere: number
  /** How often the owner was asked about a conflict, though nobody else edits. */
  asked: number
  browserKills: number
  tabCrashes: number
  serverKills: number
}

/** Every so many rounds the server dies too. */
const SERVER_EVERY = 5
const PHOTOS = 5

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
    const { owner, project } = await prepare(product)
    const places = await placesOf(owner, project)
    const run = new KillRun({ product, owner, profile, places, id: project._id, random: dice(seed) })
    await run.signIn()
    for (let round = 1; round <= rounds; round += 1) onRound(`round ${round}: ${await run.round(round)}`)
    return await run.finish()
  } finally {
    await product.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function prepare({ url }: Product): Promise<{ owner: Owner; project: Project }> {
  const browser = await openBrowser()
  const owner = await demoOwner(url)
  const { requestId } = await owner.addPlan(await drawPhotos(browser, PHOTOS))
  await browser.close()
  const { _id } = await owner.addProject(requestId)
  return { owner, project: await owner.ask<Project>('GET', `/v3/subtemplate/${_id}`) }
}

type Parts = {
  product: Product
  owner: Owner
  profile: string
  places: readonly Place[]
  id: string
  random: () => number
}

class KillRun {
  readonly #parts: Parts
  readonly #ledger: Ledger
  readonly #edits: Record<string, number> = {}
  readonly #counts = { rounds: 0, asked: 0, browserKills: 0, tabCrashes: 0, serverKills: 0 }
  #marks = 0

  constructor(parts: Parts) {
    this.#parts = parts
    this.#ledger = new Ledger(parts.places)
  }

  /** Goes in once; the profile remembers it. */
  async signIn(): Promise<void> {
    const { profile, product } = this.#parts
    const browser = await openMortalBrowser(profile)
    await enterBy(browser.page, demoLogin, product.url)
    await browser.close()
  }

  async round(number: number): Promise<string> {
    const { profile, places, random } = this.#parts
    const browser = await openMortalBrowser(profile)
    const { page } = browser
    await this.#open(page)
    await this.#compare(page, `round ${number}`)
    page.on('response', (response) => this.#hear(response))
    const edits = 1 + Math.floor(random() * 10)
    for (let edit = 1; edit <= edits; edit += 1) {
      const place = places[Math.floor(random() * places.length)]
      if (place) await this.#edit(page, place)
      await sleep(random() ** 2 * 900)
    }
    const death = random() < 0.25 ? 'tab' : 'browser'
    const isServer = number % SERVER_EVERY === 0
    await this.#end(browser, { death, isServer })
    this.#counts.rounds += 1
    const { lost } = this.#ledger
    return `${edits} edits, ${death}${isServer ? ' and server' : ''} killed, ${lost.length} lost so far`
  }

  /** Opens it a last time, lets it save, and compares what the server has. */
  async finish(): Promise<KillReport> {
    const { owner, profile, places, id } = this.#parts
    const browser = await openMortalBrowser(profile)
    const { page } = browser
    await this.#open(page)
    await this.#compare(page, 'at the end')
    const shown: string[] = []
    for (const place of places) shown.push(await place.read(page))
    const stored = async () => {
      const project = await owner.ask<Project>('GET', `/v3/subtemplate/${id}`)
      return places.map((place) => place.sent(project))
    }
    // A colour that was never changed is the template's own, which no save says.
    await until(stored, (all) => all.every((value, at) => value === undefined || value === shown[at]))
    await browser.close()
    const { lost, acknowledged, journaled, unpromised, unpromisedThere } = this.#ledger
    const promises = { lost, acknowledged, journaled, unpromised, unpromisedThere }
    return { ...this.#counts, ...promises, edits: this.#edits }
  }

  /** The editor, once the video stands. */
  async #open(page: Page): Promise<void> {
    const { product, id } = this.#parts
    await page.goto(`${product.url}/app/${id}`)
    const field = page.locator('[data-slot-field]').first()
    const door = page.getByRole('button', { name: /데모 사장님/ })
    await field.or(door).waitFor()
    // A browser that died just after its session was renewed has forgotten the new one: it goes in again.
    if (page.url().includes('/auth/')) {
      await door.click()
      await field.waitFor()
    }
  }

  async #compare(page: Page, when: string): Promise<void> {
    for (const place of this.#parts.places) this.#ledger.compare(place, await place.read(page), when)
    this.#counts.asked += await page.getByRole('button', { name: /^함께 바뀐 곳/ }).count()
  }

  async #edit(page: Page, place: Place): Promise<void> {
    this.#marks += 1
    this.#ledger.wrote(place, await place.write(page, this.#marks, this.#ledger.tried(place)))
    const [kind = ''] = place.field.split('/')
    this.#edits[kind] = (this.#edits[kind] ?? 0) + 1
    if (kind === 'media') await this.#noteFollowers(page)
  }

  /** Places that a template shows alike take a picture together. */
  async #noteFollowers(page: Page): Promise<void> {
    for (const place of this.#parts.places.filter(({ field }) => field.startsWith('media/'))) {
      const shown = await place.read(page)
      if (shown !== this.#ledger.tried(place).at(-1)) this.#ledger.wrote(place, shown)
    }
  }

  /** Ends it all at a moment of chance. Half of the time somebody looks before what the journal promises. */
  async #end(
    browser: MortalBrowser,
    { death, isServer }: { death: string; isServer: boolean },
  ): Promise<void> {
    const { product, random } = this.#parts
    if (isServer && random() < 0.5) await product.kill()
    if (random() < 0.5) this.#ledger.journaledAre(await browser.page.evaluate(readJournal))
    await sleep(random() ** 3 * 1_500)
    if (death === 'tab') await browser.crashTab()
    if (isServer) await product.kill()
    await browser.kill()
    if (isServer) await product.restart()
    this.#counts.browserKills += death === 'browser' ? 1 : 0
    this.#counts.tabCrashes += death === 'tab' ? 1 : 0
    this.#counts.serverKills += isServer ? 1 : 0
  }

  /** The server's word that it has an edit, as it reaches the page. */
  #hear(response: Response): void {
    const request = response.request()
    if (request.method() !== 'PATCH' || !request.url().includes(this.#parts.id) || !response.ok()) return
    this.#ledger.saved(request.postDataJSON() ?? {})
  }
}

/** Runs in the page: the changes that the editor has written down on this device. */
function readJournal(): Promise<JournalChange[]> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open('clipmint.editor')
    opening.addEventListener('error', () => fail(new Error('The journal cannot be opened.')))
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('journals').objectStore('journals').getAll()
      reading.addEventListener('error', () => fail(new Error('The journal cannot be read.')))
      reading.addEventListener('success', () => {
        opening.result.close()
        done(reading.result.flatMap(({ changes }: { changes: JournalChange[] }) => changes))
      })
    })
  })
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
