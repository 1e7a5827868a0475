import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { languagesOr } from '../support/every.ts'
import { bytesOf, FIRST_PAGE_BYTES, scriptsOfFirstPage, untilAlive } from '../support/first-page.ts'
import { type Product, startProduct } from '../support/product.ts'
import { newVisitor, openBrowser } from '../support/visit.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await product.close()
})

it.for(['ko', 'en'] as const)(
  'asks a newcomer for little JavaScript before they do anything (%s)',
  async (language) => {
    const { page, context, faults } = await newVisitor(browser, { url: product.url, language })
    const scripts = await scriptsOfFirstPage(page)
    const heaviest = scripts.slice(0, 6).map(({ file, bytes }) => `${bytes} ${file}`)
    expect(scripts.length).toBeGreaterThan(0)
    expect(bytesOf(scripts), `the heaviest: ${heaviest.join(', ')}`).toBeLessThanOrEqual(FIRST_PAGE_BYTES)
    expect(faults).toEqual([])
    await context.close()
  },
)

it.for(languagesOr('en'))('comes to life where it was drawn, letter by letter (%s)', async (language) => {
  const { page, context, faults } = await newVisitor(browser, { url: product.url, language, width: 360 })
  // What is on the screen before the scripts are there.
  await context.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('h1')?.setAttribute('data-test', 'first'),
    )
  })
  await page.goto('/')
  await untilAlive(page)
  expect(await page.locator('h1').getAttribute('data-test')).toBe('first')
  await page.getByRole('contentinfo').getByText('English').waitFor()
  expect(await page.evaluate(lettersWithoutFace)).toEqual([])
  // What React finds other than drawn is drawn anew, and told as a fault.
  expect(faults).toEqual([])
  await context.close()
})

it('can be pressed once all of it lives, and not before', async () => {
  const { page, context, faults } = await newVisitor(browser, { url: product.url, language: 'ko' })
  await context.addInitScript(noteLifeless)
  await page.goto('/')
  await untilAlive(page)
  expect(await page.evaluate(() => document.documentElement.dataset['lifeless'])).toBe('')
  expect(faults).toEqual([])
  await context.close()
})

it('stays where it is when a photograph is dropped before its scripts have come', async () => {
  const { page, context } = await newVisitor(browser, { url: product.url, language: 'ko' })
  await page.route(/\/assets\/(?!wake).*\.js/, () => undefined)
  await page.goto('/')
  await page.locator('#site[inert]').waitFor()
  const isKept = () =>
    page.evaluate(() => !document.body.dispatchEvent(new Event('drop', { bubbles: true, cancelable: true })))
  await expect.poll(isKept).toBe(true)
  await context.close()
})

/** Letters of the first screen that are not in the font that comes with it. */
function lettersWithoutFace(): string[] {
  const faces = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('')
  const known = new Set(
    [...faces.matchAll(/U\+([0-9a-f]+)/gi)].map(([, code = '']) => Number.parseInt(code, 16)),
  )
  const texts = document.createTreeWalker(document.querySelector('#site') ?? document, NodeFilter.SHOW_TEXT)
  const unknown = new Set<string>()
  while (texts.nextNode()) {
    const { parentElement: within, data } = texts.currentNode as Text
    if (!within || within.closest('style, footer')) continue
    for (const letter of data) if (letter > ' ' && !known.has(letter.codePointAt(0) ?? 0)) unknown.add(letter)
  }
  return [...unknown]
}

/** Runs in the page: notes what could be pressed that nothing answers for yet, as the page lets itself be pressed. */
function noteLifeless(): void {
  addEventListener('DOMContentLoaded', () => {
    const site = document.querySelector('#site[inert]')
    if (!site) return
    const lives = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
    new MutationObserver(() => {
      const lifeless = [...site.querySelectorAll('a, button')].filter((element) => !lives(element))
      document.documentElement.dataset['lifeless'] = lifeless
        .map(({ textContent }) => textContent)
        .join(' · ')
    }).observe(site, { attributes: true, attributeFilter: ['inert'] })
  })
}
