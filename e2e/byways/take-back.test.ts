import { fileURLToPath } from 'node:url'

import type { Asset, Project } from '@clipmint/contract'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { demoLogin, enterBy } from '../support/enter.ts'
import { demoOwner, type Owner } from '../support/owner.ts'
import { drawPhotos } from '../support/photos.ts'
import { type Product, startProduct } from '../support/product.ts'
import { untilDrawn } from '../support/screen.ts'
import { until } from '../support/until.ts'
import { newVisitor, openBrowser, type Visitor } from '../support/visit.ts'

/** 0.8 seconds, which is less than any scene. */
const shortClip = fileURLToPath(new URL('../support/media/short-clip.mp4', import.meta.url))

let product: Product
let browser: Browser
let owner: Owner
let visitor: Visitor
let page: Page
let photos: string[]
let requestId = ''
let project: Project

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
  photos = await drawPhotos(browser, 2)
  owner = await demoOwner(product.url)
  ;({ requestId } = await owner.addPlan(photos))
  visitor = await newVisitor(browser, { url: product.url, language: 'ko' })
  page = visitor.page
  await enterBy(page, demoLogin)
})

afterAll(async () => {
  await browser?.close()
  await product?.close()
})

beforeEach(async () => {
  project = await owner.addProject(requestId)
  await page.goto(`/app/${project._id}`)
  await untilDrawn(page)
})

const button = (name: string | RegExp) => page.getByRole('button', { name })
const tool = (name: string) => page.getByRole('navigation', { name: '도구' }).getByRole('button', { name })
const onServer = () => owner.ask<Project>('GET', `/v3/subtemplate/${project._id}`)
const saved = () =>
  page
    .getByRole('status')
    .filter({ hasText: /저장됨 \d/ })
    .waitFor()

it('keeps a name that was typed just before its tab was closed', async () => {
  await tool('브랜드').click()
  await page.getByLabel('브랜드 이름').pressSequentially('민트상점')
  const other = await visitor.context.newPage()
  await page.close({ runBeforeUnload: true })
  page = other
  await until(
    async () => (await onServer()).brand.name,
    (name) => name === '민트상점',
  )
  await page.goto(`/app/${project._id}`)
  await tool('브랜드').click()
  await expect.poll(() => page.getByLabel('브랜드 이름').inputValue()).toBe('민트상점')
})

it('takes a brand that was put on whole back in one step: name, logo and colours', async () => {
  await tool('브랜드').click()
  await page.getByLabel('브랜드 이름').fill('민트상점')
  const choosing = page.waitForEvent('filechooser')
  await button('로고 올리기').click()
  await (await choosing).setFiles(photos[0] ?? '')
  await button('다른 로고').waitFor()
  await tool('색').click()
  await page.getByRole('textbox', { name: '대표 색' }).fill('#1a7f5a')
  await tool('브랜드').click()
  await button('브랜드로 저장').click()
  await button('브랜드 적용').waitFor()
  const { brand } = await until(
    onServer,
    ({ brand: now, changedColor }) => now.logo !== null && changedColor.primary === '#1a7f5a',
  )

  const { _id: kept } = project
  project = await owner.addProject(requestId)
  await owner.ask('PATCH', `/v3/subtemplate/${project._id}`, { brandName: '옛 이름', brandLogo: null })
  expect(project._id).not.toBe(kept)
  await page.goto(`/app/${project._id}`)
  await tool('브랜드').click()
  await button('브랜드 적용').click()
  await until(onServer, ({ brand: now }) => now.logo?._id === brand.logo?._id && now.name === '민트상점')
  await expect.poll(async () => (await onServer()).changedColor.primary).toBe('#1a7f5a')
  await button(/되돌리기/).click()
  await expect.poll(() => page.getByLabel('브랜드 이름').inputValue()).toBe('옛 이름')
  await until(onServer, ({ brand: now, changedColor }) => now.logo === null && !changedColor.primary)
  await expect.poll(async () => (await onServer()).brand).toEqual({ name: '옛 이름', logo: null })
})

it('brings a logo back that another took the place of', async () => {
  await tool('브랜드').click()
  for (const [photo, words] of [
    [photos[0], /(로고 올리기|다른 로고)/],
    [photos[1], '다른 로고'],
  ] as const) {
    const before = (await onServer()).brand.logo?._id
    const choosing = page.waitForEvent('filechooser')
    await button(words).click()
    await (await choosing).setFiles(photo ?? '')
    await until(onServer, ({ brand }) => brand.logo !== null && brand.logo._id !== before)
  }
  const second = (await onServer()).brand.logo?._id
  await button(/되돌리기/).click()
  await saved()
  await until(onServer, ({ brand }) => brand.logo !== null && brand.logo._id !== second)
  await page.reload()
  await untilDrawn(page)
  expect((await onServer()).brand.logo?.originalName).toBe('mug-1.jpg')
})

it('lets a clip that is too short stay still instead of beginning again, and takes that back', async () => {
  const [clip] = await owner.addPhotos([shortClip])
  const ready = () =>
    owner
      .ask<{ list: Asset[] }>('GET', '/ai/asset?limit=40')
      .then(({ list }) => list.find(({ _id }) => _id === clip?._id))
  await until(ready, (asset) => asset?.status === 'ready')
  const slots = project.template.scenes.flatMap((scene) => scene.layers)
  const slot = slots.find((layer) => layer.kind === 'media' && layer.slot.accept.includes('video'))
  const source = project.userSource
  const media = { ...source.media, [slot?.id ?? '']: { assetId: clip?._id ?? '' } }
  await owner.ask('PATCH', `/v3/subtemplate/${project._id}`, { userSource: { ...source, media } })
  await page.reload()
  await untilDrawn(page)
  const end = async () => (await onServer()).userSource.media[slot?.id ?? '']?.end

  await tool('미디어').click()
  await page.getByRole('list', { name: '사진 자리' }).getByRole('button').first().click()
  const trim = page.getByRole('region', { name: '미디어' }).getByRole('button', { name: '구간' })
  await trim.click()
  const again = page.getByRole('switch', { name: '끝나면 처음부터 다시 재생' })
  const begins = await again.isChecked()
  await page.getByRole('dialog').locator('label').filter({ hasText: '끝나면 처음부터' }).first().click()
  await page.getByText(/마지막 화면에 멈춰 있어요/).waitFor()
  await button('적용').click()
  expect(begins).toBe(true)
  await until(end, (now) => now === 'freeze')
  await page.reload()
  await untilDrawn(page)
  await tool('미디어').click()
  await page.getByRole('list', { name: '사진 자리' }).getByRole('button').first().click()
  await trim.click()
  await expect.poll(() => again.isChecked()).toBe(false)
  await page.getByRole('dialog').locator('label').filter({ hasText: '끝나면 처음부터' }).first().click()
  await button('적용').click()
  await until(end, (now) => now === undefined)
  await button(/되돌리기/).click()
  await until(end, (now) => now === 'freeze')
  expect(visitor.faults).toEqual([])
})
