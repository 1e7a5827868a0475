import { setTimeout as sleep } from 'node:timers/promises'

import type { Project, TemplateCard } from '@clipmint/contract'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { demoLogin, enterBy } from '../support/enter.ts'
import { demoOwner, type Owner } from '../support/owner.ts'
import { drawPhotos } from '../support/photos.ts'
import { type Product, startProduct } from '../support/product.ts'
import { untilDrawn } from '../support/screen.ts'
import { heights, newVisitor, openBrowser, type Visitor, widths } from '../support/visit.ts'

let product: Product
let browser: Browser
let owner: Owner
let project: Project
let visitor: Visitor
let page: Page

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
  owner = await demoOwner(product.url)
  const { requestId } = await owner.addPlan(await drawPhotos(browser, 1))
  project = await owner.addProject(requestId)
  visitor = await newVisitor(browser, { url: product.url, language: 'en' })
  page = visitor.page
  await enterBy(page, demoLogin)
  await page.goto(`/app/${project._id}`)
  await page.getByRole('textbox').first().waitFor()
})

afterAll(async () => {
  await browser?.close()
  await product?.close()
})

async function stand(width: number): Promise<void> {
  await page.setViewportSize({ width, height: heights[width] ?? 900 })
}

it('opens a field as far as its words go, right under its name', async () => {
  for (const width of [widths.desk, widths.tablet]) {
    await stand(width)
    const { short, long } = await fillField()
    expect(short.top - short.counter.bottom, `the gap at ${width}`).toBeLessThan(12)
    expect(long.hidden, `what is cut at ${width}`).toBe(0)
    expect(long.height, `the height at ${width}`).toBeGreaterThan(short.height + 15)
  }
})

it('counts the letters inside the field on a phone', async () => {
  await stand(widths.phone)
  const { short, long } = await fillField()
  expect(long.hidden).toBe(0)
  for (const { top, bottom, counter } of [short, long]) {
    expect(counter.top).toBeGreaterThan(top)
    expect(counter.bottom).toBeLessThan(bottom)
  }
})

it('shows where the keyboard is on every button, on light ground and on dark', async () => {
  await stand(widths.desk)
  for (const name of ['Undo', 'Keyboard shortcuts', 'Next scene', /^Make video/]) {
    const button = page.getByRole('button', { name }).first()
    // The bar is laid out anew while it finds how many buttons the screen holds.
    await expect
      .poll(() => ringOf(button), { message: `the ring of ${String(name)}` })
      .toEqual({ style: 'solid', width: '2px', colour: 'rgb(0, 134, 107)' })
  }
  await page.goto('/store')
  const find = page.locator('[data-tone=dark]').getByRole('button', { name: 'Find' })
  expect(await ringOf(find)).toEqual({ style: 'solid', width: '2px', colour: 'rgb(0, 194, 154)' })
})

it('brings back all that was typed beyond what a field takes, after the page was loaded anew', async () => {
  await stand(widths.desk)
  await page.goto(`/app/${project._id}`)
  const field = page.getByRole('textbox').first()
  const words = 'A mug thrown by hand, fired at 1250 degrees, glazed in four colours and more'
  await field.fill(words)
  const begins = async () => {
    const { userSource } = await owner.ask<Project>('GET', `/v3/subtemplate/${project._id}`)
    return Object.values(userSource.text).some(({ value }) => words.startsWith(value) && value.length > 3)
  }
  await expect.poll(begins).toBe(true)
  await page.reload()
  await expect.poll(() => field.inputValue()).toBe(words)
})

it('leaves the space bar to the switch that has the keyboard', async () => {
  await page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name: 'Music' }).click()
  const onBeat = page.getByRole('switch', { name: 'Snap to the beat' })
  await onBeat.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => onBeat.isChecked()).toBe(false)
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
})

it('keeps the video in sight on a tablet while what is in hand is adjusted', async () => {
  await stand(widths.tablet)
  await page.goto(`/app/${project._id}`)
  const opener = page.getByRole('button', { name: 'Open or close adjustments' })
  const sheet = page.getByRole('region', { name: 'Adjust', exact: true })
  await opener.click()
  const video = await page.getByRole('img', { name: /^Video “/ }).boundingBox()
  const adjustments = await sheet.boundingBox()
  if (!adjustments || !video) throw new Error('The adjustments or the video cannot be seen.')
  expect(adjustments.x + adjustments.width).toBeLessThanOrEqual(video.x)
  const onStage = page.locator('[data-stage-slot]')
  for (const slot of await onStage.all()) {
    const name = (await slot.getAttribute('aria-label'))?.split(': ').at(-1) ?? ''
    await slot.dispatchEvent('click')
    await sheet.getByRole('heading', { name, exact: true }).waitFor()
  }
  // Its words are written above it meanwhile, and another tool takes only the panel.
  await openTool('Text', { isOpen: true })
  await page.getByRole('textbox').first().fill('A mug in sight')
  await page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name: 'Colours' }).click()
  await page.getByRole('textbox', { name: 'Primary' }).waitFor()
  const closing = [
    () => page.getByRole('button', { name: 'Close', exact: true }).click(),
    () => page.keyboard.press('Escape'),
  ]
  for (const close of closing) {
    await sheet.waitFor()
    await close()
    await sheet.waitFor({ state: 'detached' })
    await expect.poll(() => opener.evaluate((it) => it === document.activeElement)).toBe(true)
    await opener.click()
  }
})

it('makes a video of its own in another ratio, with the same words, and leaves this one as it is', async () => {
  await stand(widths.desk)
  await openTool('Ratio')
  const make = page.getByRole('button', { name: 'Make separately, 16:9' })
  const save = '**/v3/subtemplate/*'
  await page.route(save, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()))
  await openTool('Text', { isOpen: true })
  await page.getByRole('textbox').first().fill('Said last')
  await openTool('Ratio', { isOpen: true })
  // Without its last words it is not made.
  await make.click()
  await page.getByText('The connection was lost').waitFor()
  await page.unroute(save)
  await make.press('Enter')
  await page.getByText('A separate 16:9 video is ready to edit.').waitFor()
  await expect.poll(() => make.evaluate((it) => it === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect.poll(() => page.url()).not.toContain(project._id)
  const [here, there] = await Promise.all(
    [project._id, page.url().split('/').at(-1)].map((id) =>
      owner.ask<Project>('GET', `/v3/subtemplate/${id}`),
    ),
  )
  expect([here?.userSource.ratio, there?.userSource.ratio]).toEqual(['9:16', '16:9'])
  expect(there?.userSource.text).toEqual(here?.userSource.text)
  expect(Object.values(there?.userSource.text ?? {}).map(({ value }) => value)).toContain('Said last')
})

it('tells where the shop’s name in a template comes from, and goes there', async () => {
  const search = encodeURIComponent('장바구니 합계')
  const { list } = await owner.ask<{ list: TemplateCard[] }>('GET', `/v3/design/group?search=${search}`)
  const template = list.find(({ slug }) => slug === 'receipt-mart')
  const own = await owner.ask<Project>('POST', '/v3/subtemplate', {
    templateId: template?._id,
    designId: template?.designs.find(({ ratio }) => ratio === '9:16')?._id,
  })
  await stand(widths.desk)
  await page.goto(`/app/${own._id}`)
  await page.getByText('Your shop’s name shows here once you add it under Brand.').waitFor()
  await page.getByRole('button', { name: 'Add the name' }).click()
  await page.getByLabel('Brand name').fill('Mint Bakery')
  await openTool('Text', { isOpen: true })
  await page.getByText('The video shows your brand name, “Mint Bakery”, here.').waitFor()
  await page.getByRole('button', { name: 'Change the name' }).click()
  await expect.poll(() => page.getByLabel('Brand name').inputValue()).toBe('Mint Bakery')
})

it('rewrites the words also while nothing can be saved, and one step takes that back', async () => {
  await stand(widths.desk)
  await openTool('Text')
  const save = '**/v3/subtemplate/*'
  await page.route(save, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()))
  const field = page.getByRole('textbox').first()
  await field.fill('Not saved yet')
  await page.getByRole('button', { name: 'Rewrite all' }).click()
  await page.getByRole('button', { name: /^Change \d+ lines?$/ }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => field.inputValue()).not.toBe('Not saved yet')
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(() => field.inputValue()).toBe('Not saved yet')
  await page.unroute(save)
})

it('shows the music of the video before all other music, and on a phone the way to more under it', async () => {
  for (const width of Object.values(widths)) {
    await stand(width)
    await page.goto(`/app/${project._id}`)
    await page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name: 'Music' }).click()
    const chosen = page.getByRole('region', { name: 'Music of this video' })
    await expect.poll(() => chosen.getByRole('button', { pressed: true }).innerText()).toMatch(/BPM/)
    const search = page.getByRole('searchbox', { name: 'Find by name, mood or style' })
    const lists = page.getByRole('radiogroup', { name: 'List' })
    const more = width === widths.phone ? lists : search
    await expect.poll(() => more.evaluate(isInSight), { message: `the way to more at ${width}` }).toBe(true)
    const levels = chosen.getByRole('button', { name: 'Volume and fade' })
    if (width === widths.phone) await levels.click()
    await chosen.getByRole('slider', { name: 'Volume' }).waitFor()
  }
})

it('tells of all files that were turned away in one message, with the reason of each, closed at once', async () => {
  await stand(widths.desk)
  await openTool('Media')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await (
    await choosing
  ).setFiles([badFile('empty.jpg', 0), badFile('half.jpg', 400), badFile('offer.pdf', 400)])
  await page.getByRole('alert').filter({ hasText: '3 files could not be added.' }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(1)
  await page.getByText('Which and why').click()
  const shown = page.locator('dl:has(dd) > div:has(dt):has(dd)')
  await shown.nth(2).waitFor()
  const reasons = await shown.allInnerTexts()
  const told = reasons.map((reason) => reason.split('\n').join(' '))
  expect(told).toContain('The file is empty. Please choose the original again. empty.jpg')
  expect(told.join(' | ')).toContain(
    'The file is damaged, or its content is not what its name says. half.jpg',
  )
  expect(told.some((reason) => reason.endsWith('offer.pdf'))).toBe(true)
  await page.getByRole('button', { name: 'Dismiss what could not be added' }).click()
  await page.getByText('Which and why').waitFor({ state: 'detached' })
})

it('frames an emoji as wide as it is drawn, though its font comes after it', async () => {
  await stand(widths.desk)
  await page.route(/noto-color-emoji/, async (route) => {
    await sleep(1_000)
    await route.continue()
  })
  await openTool('Text')
  const field = page.getByRole('textbox').nth(1)
  await field.click()
  // The frame stands once the words before are measured; not every template has some there.
  await field.fill('Mug')
  await widthInHand(page)
  await field.fill('😀😀😀😀')
  await page
    .getByRole('status')
    .filter({ hasText: /Saved \d/ })
    .waitFor()
  // Opened anew, the page has the font before it measures anything.
  const again = await visitor.context.newPage()
  await again.goto(page.url())
  await again.getByRole('textbox').nth(1).click()
  const drawn = await widthInHand(again)
  await again.close()
  await expect.poll(() => widthInHand(page)).toBeCloseTo(drawn, 0)
})

it('warns of words that are still the sample before the video is made, the price first, and makes it all the same', async () => {
  await page.goto(`/app/${(await fromStore())._id}`)
  await page.getByRole('textbox').first().waitFor()
  const make = page.getByRole('button', { name: /^Make video/ })
  await make.click()
  const dialog = page.getByRole('dialog')
  const claims = dialog.getByRole('listitem').filter({ hasText: 'A price or a promise is still the sample.' })
  const first = claims.getByRole('button', { name: /^Fix/ }).first()
  await expect.poll(() => first.innerText()).toMatch(/\d/)
  await expect.poll(() => dialog.getByRole('button', { name: /^Make video/ }).isEnabled()).toBe(true)

  await first.click()
  const field = page.locator('textarea:focus')
  await field.waitFor()
  const sample = await field.inputValue()
  await field.fill('12,000')
  await make.click()
  await expect.poll(() => dialog.innerText()).toContain('still the')
  expect(await dialog.innerText()).not.toContain(sample)
  await page.keyboard.press('Escape')
})

it('plays again from the start for whoever wishes that, also at the next visit', async () => {
  await stand(widths.desk)
  await page.goto(`/app/${project._id}`)
  const position = page.getByRole('slider', { name: 'Position' })
  const playing = page.getByRole('button', { name: 'Pause', exact: true })
  const playTheEnd = async () => {
    await untilDrawn(page)
    await position.press('End')
    for (let frame = 0; frame < 15; frame += 1) await position.press('ArrowLeft')
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await playing.waitFor()
  }
  await playTheEnd()
  await playing.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Play again from the start' }).click()
  await page.keyboard.press('Escape')
  await page.reload()
  await playTheEnd()
  const length = Number(await position.getAttribute('max'))
  await expect.poll(async () => Number(await position.inputValue())).toBeLessThan(length / 2)
  await playing.waitFor()
  await page.evaluate(() => localStorage.removeItem('clipmint.editor.preferences'))
})

it('keeps each control of the player in reach, also while the video is made', async () => {
  await page.goto(`/app/${project._id}`)
  await untilDrawn(page)
  await expectPlayerInReach('editing')
  await owner.ask('PATCH', `/v3/subtemplate/${project._id}/status`, { status: 1 })
  await page.reload()
  await page.getByRole('progressbar', { name: 'Making the video' }).waitFor()
  await expectPlayerInReach('making')
  expect(visitor.faults).toEqual([])
})

/** Opens a tool of the editor, which is opened anew unless it `isOpen`. */
async function openTool(name: string, { isOpen = false } = {}): Promise<void> {
  if (!isOpen) await page.goto(`/app/${project._id}`)
  await page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name }).click()
}

/** How wide the frame of the slot in hand is, in thousandths of the stage, which a notice may make smaller. */
function widthInHand(from: Page): Promise<number> {
  const frame = from.getByRole('button', { name: /^Text: /, pressed: true })
  return frame.evaluate((element) => {
    const stage = element.parentElement?.getBoundingClientRect().width ?? 0
    return (element.getBoundingClientRect().width / stage) * 1_000
  })
}

/** What says that it is a picture, and is none. */
function badFile(name: string, bytes: number) {
  return { name, mimeType: 'image/jpeg', buffer: Buffer.alloc(bytes, 'GIF') }
}

/** A video as the store begins it, with a picture in every place and words in none of the owner's. */
async function fromStore(): Promise<Project> {
  const { templateId, designId, files } = project
  const fresh = await owner.ask<Project>('POST', '/v3/subtemplate', { templateId, designId })
  const layers = fresh.template.scenes.flatMap((scene) => scene.layers)
  const places = layers.filter((layer) => layer.kind === 'media' && layer.slot)
  const media = Object.fromEntries(places.map(({ id }) => [id, { assetId: files[0]?._id }]))
  const userSource = { ...fresh.userSource, media }
  return owner.ask('PATCH', `/v3/subtemplate/${fresh._id}`, { rev: fresh.rev, userSource })
}

async function expectPlayerInReach(when: string): Promise<void> {
  for (const width of [widths.desk, widths.tablet]) {
    await stand(width)
    const player = page.getByRole('group', { name: 'Player' })
    await player.getByRole('slider').waitFor()
    await expect.poll(() => player.evaluate(outOfReach), { message: `${when} at ${width}` }).toEqual([])
  }
}

/** Runs in the page: whether the middle of a thing can be pressed without scrolling. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** Runs in the page: the controls whose middle or edges are covered, or lie outside of the bar. */
function outOfReach(bar: Element): string[] {
  const room = bar.getBoundingClientRect()
  const controls = [...bar.querySelectorAll('button, input')]
  const hits = (control: Element, x: number, y: number) =>
    control.contains(document.elementFromPoint(x, y)) &&
    x >= room.left &&
    x <= room.right &&
    y >= room.top &&
    y <= room.bottom
  const lost = controls.filter((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    return ![
      [x, y],
      [left + 2, y],
      [right - 2, y],
      [x, top + 2],
      [x, bottom - 2],
    ].every(([atX = 0, atY = 0]) => hits(control, atX, atY))
  })
  const slider = bar.querySelector('input')?.clientWidth ?? 0
  return [
    ...(controls.length < 5 ? [`only ${controls.length} controls`] : []),
    ...(slider < 120 ? [`a scrubber of ${slider} px`] : []),
    ...lost.map((control) => control.getAttribute('aria-label') ?? control.outerHTML.slice(0, 80)),
  ]
}

/** The first field with few words and with many. */
async function fillField() {
  const field = page.getByRole('textbox').first()
  await field.fill('Mug')
  const short = await placeOf(field)
  await field.fill('A mug thrown by hand, fired at 1250 degrees, glazed in four colours and more')
  return { short, long: await placeOf(field) }
}

/** Where a field is, what of its words it hides, and where the counter of its letters is. */
function placeOf(field: Locator) {
  return field.evaluate((element) => {
    const { top, bottom, height } = element.getBoundingClientRect()
    const slot = element.closest('[data-counter]')?.querySelector('[aria-hidden=true]')
    const counter = slot?.getBoundingClientRect()
    return {
      top,
      bottom,
      height,
      hidden: element.scrollHeight - element.clientHeight,
      counter: { top: counter?.top ?? 0, bottom: counter?.bottom ?? 0 },
    }
  })
}

/** The outline of a button that the keyboard has come to. */
async function ringOf(button: Locator): Promise<{ style: string; width: string; colour: string }> {
  // After a key, the focus that a script gives shows as the keyboard's does.
  await button.page().keyboard.press('Tab')
  await button.focus()
  return button.evaluate((element) => {
    const { outlineStyle: style, outlineWidth: width, outlineColor: colour } = getComputedStyle(element)
    return { style, width, colour }
  })
}
