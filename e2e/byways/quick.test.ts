import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { demoLogin, enterBy } from '../support/enter.ts'
import { measureKeys, percentile } from '../support/latency.ts'
import { readMp4 } from '../support/mp4.ts'
import { demoOwner } from '../support/owner.ts'
import { drawPhotos } from '../support/photos.ts'
import { type Product, startProduct } from '../support/product.ts'
import { untilDrawn } from '../support/screen.ts'
import { secondsSince, tell } from '../support/tell.ts'
import { newVisitor, openBrowser } from '../support/visit.ts'

// What these print depends on the machine and on what else it does; docs/performance.md says what is expected of it.

let product: Product
let browser: Browser
let photos: string[]

beforeAll(async () => {
  const began = performance.now()
  product = await startProduct({}, { fromNothing: true })
  tell(`ready ${secondsSince(began)} s after the start`)
  browser = await openBrowser()
  photos = await drawPhotos(browser, 3)
})

afterAll(async () => {
  await browser?.close()
  await product?.close()
})

it('shows each key in the preview and saves soon after the last', async () => {
  const owner = await demoOwner(product.url)
  const { requestId } = await owner.addPlan(photos)
  const { _id } = await owner.addProject(requestId)
  const { page, faults } = await newVisitor(browser, { url: product.url, language: 'ko' })
  await enterBy(page, demoLogin)
  // What every page of the site shares is in the browser already.
  await page.goto('/')
  const began = performance.now()
  await page.goto(`/app/${_id}`)
  await untilDrawn(page)
  tell(`the editor shows the video ${secondsSince(began)} s after it was asked for`)

  await page.getByRole('textbox').first().click()
  const keys = Array.from({ length: 30 }, (_, index) => (index % 2 === 0 ? 'x' : 'Backspace'))
  const delays = await measureKeys(page, keys)
  const figure = (share: number) => Math.round(percentile(delays, share))
  tell(`from a key to its frame: half within ${figure(0.5)} ms, 95 of 100 within ${figure(0.95)} ms`)
  expect(delays).toHaveLength(keys.length)

  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes(`/subtemplate/${_id}`),
  )
  const lastKey = performance.now()
  await page.keyboard.press('y')
  await saved
  await page
    .getByRole('status')
    .filter({ hasText: /저장됨/ })
    .waitFor()
  tell(`saved ${secondsSince(lastKey)} s after the last key`)
  expect(faults).toEqual([])
})

const tour = fileURLToPath(new URL('../../tools/tour.sh', import.meta.url))

it.runIf(['/usr/bin/curl', '/usr/local/bin/curl'].some((path) => existsSync(path)))(
  'does the main job over the API, as tools/tour.sh shows it',
  async () => {
    const out = join(product.folder, 'tour.mp4')
    const began = performance.now()
    const said = await run('bash', [tour, product.url, out, ...photos])
    tell(`the tour took ${secondsSince(began)} s`)
    expect(said).toContain('saved')
    const file = readMp4(readFileSync(out))
    expect(file.video).toMatchObject({ width: 1_080, height: 1_920 })
    expect(file.seconds).toBeGreaterThanOrEqual(10)
    expect(file.seconds).toBeLessThanOrEqual(20)
  },
)

/** What a command says; throws with it when the command fails. */
function run(command: string, args: readonly string[]): Promise<string> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) =>
      code === 0 ? done(said) : fail(new Error(`${command} ended with ${code}: ${said}`)),
    )
  })
}
