import type { Asset, Project, Recommendation } from '@clipmint/contract'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { demoLogin, enterBy } from '../support/enter.ts'
import { goOneAfterAnother } from '../support/one-after-another.ts'
import { demoOwner, type Owner } from '../support/owner.ts'
import { drawPhotos } from '../support/photos.ts'
import { type Product, startProduct } from '../support/product.ts'
import { expectSound, pictureOf, untilDrawn } from '../support/screen.ts'
import { until } from '../support/until.ts'
import { newVisitor, openBrowser, type Visitor, widths } from '../support/visit.ts'

let product: Product
let browser: Browser
let owner: Owner
let visitor: Visitor
let page: Page
let project: Project
/** The picture that stands in the first place for a thing without its ground. */
let assetId: string

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
  const photos = await drawPhotos(browser, 3)
  owner = await demoOwner(product.url)
  const { requestId } = await owner.addPlan(photos)
  await until(
    async () => (await files()).map(({ cutout }) => cutout.status),
    (statuses) => statuses.every((status) => status === 'made'),
    120_000,
  )
  project = await addCutoutProject(requestId)
  visitor = await newVisitor(browser, { url: product.url, language: 'ko' })
  page = visitor.page
  await enterBy(page, demoLogin)
})

afterAll(async () => {
  await browser?.close()
  await product?.close()
})

goOneAfterAnother()

const files = async () => (await owner.ask<{ list: Asset[] }>('GET', '/ai/asset?type=image&limit=3')).list
const cutoutNow = async () => (await files()).find(({ _id }) => _id === assetId)?.cutout
const button = (name: string | RegExp, from: Page | Locator = page) => from.getByRole('button', { name })
const dialog = () => page.getByRole('dialog', { name: /^오려낸 모양 다듬기$|^직접 오려내기$/ })
const paper = () => button(/^사진을 붓으로/, dialog())
const theSwitch = () => page.getByRole('switch', { name: '배경 지우기' })

/** A video in a template of the family that shows things without their ground. */
async function addCutoutProject(requestId: string): Promise<Project> {
  const { list } = await owner.ask<{ list: Recommendation[] }>(
    'GET',
    `/ai/design/recommendation/${requestId}`,
  )
  const found = list.find(({ template }) => template.family === 'cutout')
  const design = found?.template.designs.find(({ ratio }) => ratio === '9:16')
  if (!found || !design) throw new Error('No template for things without their ground was recommended.')
  return owner.ask('POST', '/v3/subtemplate', {
    templateId: found.template._id,
    designId: design._id,
    requestId,
    scenarioId: found.scenarioId,
  })
}

/** The first place of the video for a thing without its ground, with its number among the frames of the panel. */
function firstPlace({ scenes }: Project['template']): string {
  const layers = scenes.flatMap((scene) => scene.layers)
  const layer = layers.find((one) => one.kind === 'media' && one.cutout !== null)
  if (!layer) throw new Error('The template has no such place.')
  return layer.id
}

it('opens a video whose pictures are cut out, and says so at their place', async () => {
  const whole = await owner.ask<Project>('GET', `/v3/subtemplate/${project._id}`)
  assetId = whole.userSource.media[firstPlace(whole.template)]?.assetId ?? ''
  await openPlace()
  await theSwitch().waitFor()
  expect(await theSwitch().isChecked()).toBe(true)
  await expectSound(page, 'cut-out-field')
})

it('switches it off and on, and the picture follows', async () => {
  const cut = await pictureOf(page)
  await theSwitch().click({ force: true })
  await expect.poll(async () => (await cutoutNow())?.status).toBe('off')
  await expect.poll(() => pictureOf(page)).not.toBe(cut)
  await theSwitch().click({ force: true })
  await expect.poll(async () => (await cutoutNow())?.status).toBe('made')
  await expect.poll(() => pictureOf(page)).toBe(cut)
})

it('is painted over by mouse, taken back, and painted by keys', async () => {
  await button('다듬기').click()
  await paper().waitFor()
  const before = await drawn()
  await stroke(0.35, 0.5, 0.65, 0.5)
  expect(await drawn()).not.toBe(before)
  await button('되돌리기', dialog()).click()
  await expect.poll(drawn).toBe(before)
  await button('다시 하기', dialog()).click()
  await button('처음으로', dialog()).click()
  await expect.poll(drawn).toBe(before)
  await paper().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await expect.poll(drawn).not.toBe(before)
  await expectSound(page, 'cut-out-dialog')
})

it('keeps what was painted, shows it in the video, and has it still when it is opened again', async () => {
  const before = await pictureOf(page)
  await button('적용', dialog()).click()
  await dialog().waitFor({ state: 'hidden' })
  expect(await cutoutNow()).toMatchObject({ status: 'made', isTouched: true })
  await expect.poll(() => pictureOf(page)).not.toBe(before)
  const { strokes } = await owner.ask<{ strokes: unknown[] }>('GET', `/ai/asset/${assetId}/cutout`)
  expect(strokes).toHaveLength(2)
  await button('다듬기').click()
  await paper().waitFor()
  await expect.poll(() => button('되돌리기', dialog()).isEnabled()).toBe(true)
  await button('처음으로', dialog()).click()
  await button('적용', dialog()).click()
  await dialog().waitFor({ state: 'hidden' })
  expect(await cutoutNow()).toMatchObject({ isTouched: false })
})

it('is touched up with a finger on a phone, where everything fits', async () => {
  const phone = await openPhone()
  const onPhone = phone.page
  await button('Touch up', onPhone).tap()
  const sheet = button(/^The picture to paint on/, onPhone)
  const canvas = sheet.locator('canvas')
  await canvas.waitFor()
  const before = await canvas.evaluate((one: HTMLCanvasElement) => one.toDataURL())
  await sheet.tap()
  await expect.poll(() => canvas.evaluate((one: HTMLCanvasElement) => one.toDataURL())).not.toBe(before)
  await expectSound(onPhone, 'cut-out-phone')
  await phone.context.close()
})

it('is cut out by hand where it was not by itself, by mouse and on a phone', async () => {
  const [cropped] = await owner.addPhotos(await drawPhotos(browser, 1, { cropped: true }))
  const own = () => owner.ask<{ list: Asset[] }>('GET', '/ai/asset?type=image&limit=9')
  const cutoutOf = async () => (await own()).list.find(({ _id }) => _id === cropped?._id)?.cutout
  await until(cutoutOf, (now) => now?.status === 'refused', 120_000)
  const whole = await owner.ask<Project>('GET', `/v3/subtemplate/${project._id}`)
  const media = { ...whole.userSource.media, [firstPlace(whole.template)]: { assetId: cropped?._id } }
  await owner.ask('PATCH', `/v3/subtemplate/${project._id}`, {
    userSource: { ...whole.userSource, media },
  })
  await openPlace()
  await page.getByText('상품이 사진 밖으로 잘려서 오려내지 않았어요').waitFor()
  await expectSound(page, 'cut-out-refused')
  // A line tells for a while of the phone that edits it too, and leaves the video less room.
  const before = await pictureOf(page)
  await showOnPhone('phone-cut-out-refused')
  await button('직접 오려내기').click()
  await paper().waitFor()
  await page.getByText('한 곳이라도 칠하면 적용할 수 있어요.').waitFor()
  await expectSound(page, 'cut-out-by-hand')
  await stroke(0.3, 0.95, 0.7, 0.95)
  await button('적용', dialog()).click()
  await dialog().waitFor({ state: 'hidden' })
  expect(await cutoutOf()).toMatchObject({ status: 'made', isTouched: true })
  await expect.poll(() => pictureOf(page)).not.toBe(before)
  await theSwitch().waitFor()
  await button('다듬기').click()
  await paper().waitFor()
  await button('처음으로', dialog()).click()
  await button('적용', dialog()).click()
  await button('직접 오려내기').waitFor()
  await expect.poll(() => pictureOf(page)).toBe(before)
})

/** The way to the brush on a phone, in English. */
async function showOnPhone(name: string): Promise<void> {
  const phone = await openPhone()
  await button('Cut it out by hand', phone.page).waitFor()
  await expectSound(phone.page, name)
  await button('Cut it out by hand', phone.page).tap()
  await button(/^The picture to paint on/, phone.page).waitFor()
  await expectSound(phone.page, `${name}-opened`)
  await phone.context.close()
}

/** The video on a phone, at its first place for a picture. */
async function openPhone(): Promise<Visitor> {
  const phone = await newVisitor(browser, {
    url: product.url,
    language: 'en',
    width: widths.phone,
    isMobile: true,
  })
  await enterBy(phone.page, demoLogin)
  await phone.page.goto(`/app/${project._id}`)
  await untilDrawn(phone.page)
  await phone.page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name: 'Photos' }).tap()
  await phone.page.locator('button[aria-pressed][aria-label*="mug-"]').first().tap()
  return phone
}

/** Opens the video at its first place for a thing without its ground. */
async function openPlace(): Promise<void> {
  await page.goto(`/app/${project._id}`)
  await untilDrawn(page)
  await page.getByRole('navigation', { name: '도구' }).getByRole('button', { name: '미디어' }).click()
  const frames = page.getByRole('list', { name: '사진 자리' }).getByRole('button')
  const field = page.getByText(/이 자리에는 배경 없이|오려내지 않았어요/)
  for (let index = 0; index < (await frames.count()); index += 1) {
    await frames.nth(index).click()
    if (await field.isVisible()) break
  }
}

/** What the sheet of the dialog shows. */
function drawn(): Promise<string> {
  return paper()
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
}

async function stroke(fromX: number, fromY: number, toX: number, toY: number): Promise<void> {
  const box = await paper().boundingBox()
  if (!box) throw new Error('There is nothing to paint on.')
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
  await page.mouse.move(...at(fromX, fromY))
  await page.mouse.down()
  await page.mouse.move(...at((fromX + toX) / 2, (fromY + toY) / 2), { steps: 4 })
  await page.mouse.move(...at(toX, toY), { steps: 4 })
  await page.mouse.up()
}
