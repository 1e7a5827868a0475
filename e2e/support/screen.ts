import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import axe from 'axe-core'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

import { every } from './every.ts'
import { heights, widths } from './visit.ts'

type Violation = {
  id: string
  impact: string | null
  nodes: { target: string[]; failureSummary?: string }[]
}

const pictures = process.env['E2E_PICTURES']

/**
 * Holds the screen in view, once it is quiet, to what every screen owes: nothing serious for axe, nothing wider than
 * the screen, and nothing to read or press beyond its side. Like the next two it is for the way of a journey, where
 * it looks when all is gone through; in the sample, `every-screen`, the journeys it names and `every-panel` look at
 * each screen and panel.
 */
export async function expectSound(page: Page, name = new URL(page.url()).pathname): Promise<void> {
  await page.getByRole('heading').first().waitFor()
  if (!every) return
  await untilQuiet(page)
  await expectInside(page, name)
  await expectAccessible(page, name)
}

type AtEveryWidth = { name: string; axeAt: number }

/** Holds a page on the way of a journey to that on a phone, a tablet and a desk. */
export async function expectSoundAtEveryWidth(page: Page, looking: AtEveryWidth): Promise<void> {
  await page.getByRole('heading').first().waitFor()
  if (every) await expectSoundScreen(page, looking)
}

/** Holds what has been opened on the way of a journey, and the screen around it, to the same. */
export async function expectSoundPart(page: Page, part: Locator, name: string): Promise<void> {
  await part.waitFor()
  if (every) await expectSoundPanel(page, part, name)
}

/** Holds a page to it on a phone, a tablet and a desk; axe, which is slow, looks at one of them. */
export async function expectSoundScreen(page: Page, { name, axeAt }: AtEveryWidth): Promise<void> {
  await page.getByRole('heading').first().waitFor()
  await untilQuiet(page)
  for (const width of Object.values(widths)) {
    await page.setViewportSize({ width, height: heights[width] ?? 900 })
    await nextFrames(page)
    await expectInside(page, `${name}-${width}`)
    if (width === axeAt) await expectAccessible(page, `${name}-${width}`)
  }
}

/**
 * Holds what has been opened over the screen, and the screen around it, to the same once what it asked the server for
 * stands there; axe looks at the opened part.
 */
export async function expectSoundPanel(page: Page, part: Locator, name: string): Promise<void> {
  await untilQuiet(page)
  await untilStill(page)
  await expectInside(page, name)
  expect(await seriousFaults(page, part), `what axe finds in ${name}`).toBe('')
}

async function expectInside(page: Page, name: string): Promise<void> {
  await takePicture(page, name)
  await expect
    .poll(() => page.evaluate(beyondTheSide), {
      message: `what lies beyond the side of ${name}`,
      timeout: 10_000,
    })
    .toEqual([])
  expect(await page.evaluate(cutOffIcons), `icons that are cut off in ${name}`).toEqual([])
  expect(await page.evaluate(cutOffLabels), `labels that are cut off in ${name}`).toEqual([])
}

async function expectAccessible(page: Page, name: string): Promise<void> {
  // What says something for a moment may be on its way out, and hard to read.
  await untilStill(page)
  expect(await seriousFaults(page), `what axe finds in ${name}`).toBe('')
}

/** Runs in the page: what can be read or pressed, but lies outside of the screen where nothing scrolls to it. */
function beyondTheSide(): string[] {
  const tooWide = document.documentElement.scrollWidth - innerWidth
  const scrolls = (element: Element): boolean => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true
    }
    return false
  }
  const outside = [...document.querySelectorAll('h1, h2, p, label, button, a, input, textarea')].filter(
    (element) => {
      const { left, right, width } = element.getBoundingClientRect()
      const isSeen = width > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      return isSeen && (right > innerWidth + 1 || (left < -1 && right > 1)) && !scrolls(element)
    },
  )
  return [
    ...(tooWide > 0 ? [`the page itself by ${tooWide} px`] : []),
    ...outside.map((element) => element.outerHTML.slice(0, 160)),
  ]
}

/** Runs in the page: icons larger than the button that they are cut off by. */
function cutOffIcons(): string[] {
  const icons = [...document.querySelectorAll('button svg, a svg')].filter((icon) => {
    const button = icon.closest('button, a')
    if (!button || getComputedStyle(button).overflow !== 'hidden') return false
    const [inner, outer] = [icon.getBoundingClientRect(), button.getBoundingClientRect()]
    return inner.height > outer.height + 1 || inner.width > outer.width + 1
  })
  return icons.map((icon) => icon.closest('button, a')?.outerHTML.slice(0, 160) ?? '')
}

/** Runs in the page: what a button says of itself that is wider than its box, and so ends in three dots or in nothing. */
function cutOffLabels(): string[] {
  const labels =
    '.mantine-Button-label, .mantine-SegmentedControl-label, .mantine-Tabs-tabLabel, [role="tab"]'
  return [...document.querySelectorAll(labels)]
    .filter((label) => {
      const isSeen = label.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const isCut =
        getComputedStyle(label).overflowX !== 'visible' && label.scrollWidth > label.clientWidth + 1
      return isSeen && label.clientWidth > 1 && isCut
    })
    .map((label) => `${label.textContent}: ${label.scrollWidth} px in ${label.clientWidth} px`)
}

/** Two frames: what answers to a new width or wish has answered. */
function nextFrames(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** What axe finds that is serious or critical on the screen or in a part of it, as lines that say where; '' if nothing. */
async function seriousFaults(page: Page, part: Locator = page.locator('html')): Promise<string> {
  // What fades in is hard to read for a moment: the page is looked at as those see it who ask for less motion.
  const wasCalm = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await nextFrames(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const violations = await part.evaluate(async (element) => {
    const { axe: checker } = globalThis as unknown as { axe: Checker }
    const within = element === document.documentElement ? document : element
    return (await checker.run(within, { resultTypes: ['violations'] })).violations
  })
  if (!wasCalm) await page.emulateMedia({ reducedMotion: null })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    )
    .join('\n')
}

type Checker = {
  run: (within: Node, options: { resultTypes: ['violations'] }) => Promise<{ violations: Violation[] }>
}

/** Waits until what moves into its place has arrived, two seconds at most; what moves for ever is not waited for. */
async function untilStill(page: Page): Promise<void> {
  await nextFrames(page)
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect, playState }) => {
      return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
    })
    const arrived = Promise.allSettled(passing.map(({ finished }) => finished))
    await Promise.race([arrived, new Promise((done) => setTimeout(done, 2_000))])
  })
  await nextFrames(page)
}

/** Waits until nothing on the page has changed for a moment; what never stops moving is waited for two seconds. */
async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((quiet) => {
        let timer = setTimeout(done, 300)
        const end = setTimeout(done, 2_000)
        const watch = new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(done, 300)
        })
        watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
        function done(): void {
          clearTimeout(end)
          watch.disconnect()
          quiet()
        }
      }),
  )
}

/** Keeps a picture of the screen when E2E_PICTURES names a folder, for people to look at. */
async function takePicture(page: Page, name: string): Promise<void> {
  if (!pictures) return
  mkdirSync(pictures, { recursive: true })
  await page.screenshot({ path: join(pictures, `${name.replaceAll('/', '_')}.png`) })
}

/** Waits until the largest canvas of the screen shows more than a few colours. */
export async function untilDrawn(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(colorsSeen)).toBeGreaterThan(8)
}

/** The largest canvas of the screen as it looks now. */
export function pictureOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvases = [...document.querySelectorAll('canvas')]
    return canvases.toSorted((a, b) => b.clientWidth - a.clientWidth)[0]?.toDataURL() ?? ''
  })
}

/** Runs in the page. */
function colorsSeen(): number {
  const canvases = [...document.querySelectorAll('canvas')].toSorted((a, b) => b.clientWidth - a.clientWidth)
  const [canvas] = canvases
  const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
  if (!data) return 0
  const seen = new Set<number>()
  // A thousand places of it, however small it is.
  const step = 4 * Math.max(1, Math.floor(data.length / 4_000))
  for (let at = 0; at < data.length; at += step)
    seen.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0))
  return seen.size
}
