import type { Project } from '@clipmint/contract'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { demoLogin, enterBy } from '../support/enter.ts'
import { demoOwner, type Owner } from '../support/owner.ts'
import { drawPhotos } from '../support/photos.ts'
import { type Product, startProduct } from '../support/product.ts'
import { expectSound } from '../support/screen.ts'
import { newVisitor, openBrowser, type Visitor, widths } from '../support/visit.ts'

let product: Product
let browser: Browser
let owner: Owner
let project: Project
let visitor: Visitor
let page: Page

const height = 740

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
  owner = await demoOwner(product.url)
  const { requestId } = await owner.addPlan(await drawPhotos(browser, 3))
  project = await owner.addProject(requestId)
  visitor = await newVisitor(browser, {
    url: product.url,
    language: 'ko',
    width: widths.phone,
    isMobile: true,
  })
  page = visitor.page
  await page.setViewportSize({ width: widths.phone, height })
  await enterBy(page, demoLogin)
  await page.goto(`/app/${project._id}`)
  await page.getByRole('textbox').first().waitFor()
})

afterAll(async () => {
  await browser?.close()
  await product?.close()
})

const tabs = () => page.getByRole('navigation', { name: '도구' }).getByRole('button')
const tab = (name: string) => tabs().filter({ hasText: name })

it('has nothing to press that is smaller than a fingertip, in any tool, low or raised', async () => {
  const names = await tabs().allInnerTexts()
  expect(names).toHaveLength(7)
  for (const name of names) {
    await tab(name).tap()
    for (const raise of [false, true]) {
      const handle = page.getByRole('button', { name: /크게 보기|작게 보기/ })
      if ((await handle.getAttribute('aria-expanded')) !== String(raise)) await handle.tap()
      await expect.poll(() => handle.getAttribute('aria-expanded')).toBe(String(raise))
      await expectSound(page, `phone-${name}-${raise ? 'raised' : 'low'}`)
      await expect.poll(() => page.evaluate(tooSmall), { message: `what is small in ${name}` }).toEqual([])
    }
  }
})

it('shows the first tracks as soon as the music is opened', async () => {
  await tab('음악').tap()
  const track = page.getByRole('list', { name: '음악 목록' }).getByRole('listitem').first()
  const make = page.getByRole('button', { name: /^영상 만들기/ })
  const room = async () => {
    const [row, foot] = [await track.boundingBox(), await make.boundingBox()]
    return (foot?.y ?? 0) - (row?.y ?? height)
  }
  await expect.poll(room).toBeGreaterThan(24)
})

it('raises and lowers the sheet under a finger that drags its head', async () => {
  await tab('글').tap()
  const handle = page.getByRole('button', { name: /크게 보기|작게 보기/ })
  const drag = async (by: number) => {
    const box = await handle.boundingBox()
    const from = { x: (box?.x ?? 0) + 100, y: (box?.y ?? 0) + 20 }
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x, from.y + by, { steps: 4 })
    await page.mouse.up()
  }
  await drag(-120)
  await expect.poll(() => handle.getAttribute('aria-expanded')).toBe('true')
  await drag(-60)
  await expect.poll(() => handle.getAttribute('aria-expanded')).toBe('true')
  await drag(200)
  await expect.poll(() => handle.getAttribute('aria-expanded')).toBe('false')
})

it('lets nothing lie on the video but its own player, so that the service’s mark is seen', async () => {
  for (const [ratio, shape] of [
    ['9:16', 9 / 16],
    ['1:1', 1],
    ['16:9', 16 / 9],
  ] as const) {
    await tab('비율').tap()
    const shapes = page.getByRole('button', { name: /^\d+:\d+/ })
    await shapes
      .filter({ hasText: new RegExp(`^${ratio}`) })
      .first()
      .tap()
    // A lower one scrolls its sheet, and what has gone above its edge would be taken for what lies on the video.
    await shapes.first().scrollIntoViewIfNeeded()
    await expect.poll(() => page.evaluate(shapeOfVideo)).toBeCloseTo(shape, 1)
    await expect.poll(() => page.evaluate(overVideo), { message: `what lies over ${ratio}` }).toEqual([])
  }
})

it('says in one slim line that somebody edits it elsewhere', async () => {
  const other = await visitor.context.newPage()
  await other.goto(`/app/${project._id}`)
  const line = page.getByRole('status').filter({ hasText: '다른 곳에서 편집 중' })
  await line.waitFor()
  expect((await line.boundingBox())?.height).toBeLessThanOrEqual(48)
  await expect.poll(() => page.evaluate(tooSmall)).toEqual([])
  await line.getByRole('button', { name: '여기에서 편집' }).tap()
  await line.waitFor({ state: 'detached' })
  await other.close()
})

it('shows the video alone when the phone is turned on its side, also on a long phone', async () => {
  for (const size of [
    { width: 740, height: 360 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size)
    await page.getByRole('button', { name: /^영상 만들기/ }).waitFor({ state: 'hidden' })
    const stage = page.getByRole('img', { name: /영상$/ })
    await expect.poll(async () => (await stage.boundingBox())?.height).toBeGreaterThan(size.height * 0.85)
    await page.getByRole('navigation', { name: '도구' }).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: '재생' }).waitFor()
  }
  await page.setViewportSize({ width: widths.phone, height })
  await page.getByRole('navigation', { name: '도구' }).waitFor()
})

/** Runs in the page: what can be pressed, and is smaller than 44 pixels. A label that holds its control is one with it. */
function tooSmall(): string[] {
  const seen = (element: Element) => {
    const { width, height: tall, top, bottom } = element.getBoundingClientRect()
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return isSeen && width > 2 && tall > 2 && bottom > 0 && top < innerHeight
  }
  return [...document.querySelectorAll('button, a, input, textarea, summary, label:has(input)')]
    .filter((element) => seen(element) && !element.closest('[data-slot-layer]') && !element.closest('p'))
    .filter((element) => element.tagName !== 'INPUT' || !element.closest('label'))
    .flatMap((element) => {
      const { width, height: tall } = element.getBoundingClientRect()
      return width < 43.5 || tall < 43.5
        ? [`${element.outerHTML.slice(0, 120)} is ${Math.round(width)} × ${Math.round(tall)}`]
        : []
    })
}

/** Runs in the page: how wide the video on screen is for its height. */
function shapeOfVideo(): number {
  const canvas = [...document.querySelectorAll('canvas')].toSorted((a, b) => b.clientWidth - a.clientWidth)[0]
  return canvas ? canvas.clientWidth / canvas.clientHeight : 0
}

/** Runs in the page: what can be pressed on the upper half of the video, besides the places in it. */
function overVideo(): string[] {
  const canvas = [...document.querySelectorAll('canvas')].toSorted((a, b) => b.clientWidth - a.clientWidth)[0]
  const video = canvas?.getBoundingClientRect()
  if (!video) return ['no video']
  return [...document.querySelectorAll('button, a')]
    .filter((element) => !element.closest('[data-slot-layer]') && element.checkVisibility())
    .filter((element) => {
      const box = element.getBoundingClientRect()
      const isBeside = box.right <= video.left || box.left >= video.right
      return !isBeside && box.bottom > video.top && box.top < (video.top + video.bottom) / 2
    })
    .map((element) => element.outerHTML.slice(0, 160))
}
