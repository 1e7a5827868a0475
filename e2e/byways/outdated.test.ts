import type { AiRequest, Project, ProjectCard } from '@clipmint/contract'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { demoLogin, enterBy } from '../support/enter.ts'
import { demoOwner, type Owner } from '../support/owner.ts'
import { drawPhotos } from '../support/photos.ts'
import { type Product, startProduct } from '../support/product.ts'
import { expectSound } from '../support/screen.ts'
import { until } from '../support/until.ts'
import { newVisitor, openBrowser, widths } from '../support/visit.ts'

let product: Product
let browser: Browser
let owner: Owner
let goodsId: string
let requestId: string

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
  owner = await demoOwner(product.url)
  const plan = await owner.addPlan(await drawPhotos(browser, 4))
  goodsId = plan.product._id
  requestId = plan.requestId
})

afterAll(async () => {
  await browser?.close()
  await product?.close()
})

const get = (id: string) => owner.ask<Project>('GET', `/v3/subtemplate/${id}`)
const wordsOf = ({ userSource }: Project) =>
  Object.values(userSource.text)
    .map(({ value }) => value)
    .join('\n')
const made = (id: string) =>
  until(
    () => get(id),
    ({ renderState }) => renderState === 'done',
    180_000,
  )

it('finds the videos that show an old price and brings them up to date with one button', async () => {
  const done = await owner.addProject(requestId)
  expect(wordsOf(done)).toContain('28,000원')
  const open = await owner.ask<Project>('POST', '/v3/subtemplate/replica', { subtemplateId: done._id })
  await owner.ask('PATCH', `/v3/subtemplate/${done._id}/status`, { status: 1 })
  await made(done._id)
  const before = (await get(done._id)).video

  const { page, faults } = await newVisitor(browser, { url: product.url, language: 'ko' })
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await enterBy(page, demoLogin)
  await page.goto(`/product/${goodsId}?edit=true`)
  await page.getByLabel('가격').fill('24,500')
  await button(/^저장/).click()
  await page.getByText('바뀐 정보를 아직 담지 않은 영상이 2개 있어요.').waitFor()
  await page.getByText('오래된 정보').first().waitFor()
  await expectSound(page, 'outdated-product')
  await button('살펴보고 바꾸기').click()
  const dialog = page.getByRole('dialog', { name: '바뀐 정보 담기' })
  await dialog.getByText('28,000원 → 24,500원').first().waitFor()
  await expectSound(page, 'outdated-dialog')
  await dialog.getByRole('button', { name: '2개 바꾸기' }).click()
  await page.getByText('1개를 새로 만들고 있어요. 1개의 글을 바꿨어요.').waitFor()
  await page.getByText('바뀐 정보를 아직 담지 않은', { exact: false }).waitFor({ state: 'detached' })

  const renewed = await made(done._id)
  expect(renewed.video?.renderedAt).not.toBe(before?.renderedAt)
  for (const video of [renewed, await get(open._id)]) {
    expect(wordsOf(video)).toContain('24,500원')
    expect(wordsOf(video)).not.toContain('28,000원')
  }
  await page.goto('/projects')
  await page.getByRole('heading', { name: '내 영상' }).waitFor()
  await page.getByText(renewed.title).first().waitFor()
  expect(await page.getByText('오래된 정보').count()).toBe(0)
  expect(faults).toEqual([])
})

it('changes a promotion with a phone, in English, and its videos with it', async () => {
  const { page, faults } = await newVisitor(browser, {
    url: product.url,
    language: 'en',
    width: widths.phone,
  })
  const promotion = {
    regularPrice: 24_500,
    discountPrice: 19_600,
    currency: 'KRW',
    startAt: '2099-11-01',
    endAt: '2099-11-30',
    text: '겨울맞이 할인이에요.',
  }
  const { _id } = await owner.ask<AiRequest>('POST', `/v3/airequest/v2/${goodsId}`, {
    category: 'promotion',
    promotion,
  })
  await until(
    () => owner.ask<AiRequest>('GET', `/v3/airequest/${_id}`),
    ({ status }) => status === 2,
  )
  const video = await owner.addProject(_id)
  expect(wordsOf(video)).toContain('19,600원')

  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await enterBy(page, demoLogin)
  await page.goto(`/product/${goodsId}`)
  await button('Change prices or dates').click()
  const dialog = page.getByRole('dialog', { name: 'Change prices or dates' })
  await dialog.getByLabel('Discounted price').fill('30000')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('The discounted price cannot be above the regular price.').waitFor()
  await expectSound(page, 'phone-promotion-change')
  await dialog.getByLabel('Discounted price').fill('12,250')
  await dialog.getByLabel('Last day').fill('2099-12-05')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await button('Look and update').click()
  await page.getByText('19,600원 → 12,250원').waitFor()
  await expectSound(page, 'phone-outdated-dialog')
  await button('Update the video').click()
  await page.getByText('One video has the new words.').waitFor()

  const now = await get(video._id)
  expect(wordsOf(now)).toContain('12,250원')
  expect(wordsOf(now)).toContain('50%')
  expect(now.endsAt).toBe('2099-12-05T15:00:00.000Z')
  const { list } = await owner.ask<{ list: ProjectCard[] }>('GET', '/v3/subtemplate/outdated')
  expect(list).toEqual([])
  expect(faults).toEqual([])
})

it('does not bring a promotion’s video up to date with a price below its discounted one', async () => {
  const price = (amount: number) => owner.ask('PATCH', `/v3/product/${goodsId}`, { price: amount })
  await price(24_900)
  const promotion = {
    regularPrice: 24_900,
    discountPrice: 19_900,
    currency: 'KRW',
    startAt: '2099-11-01',
    endAt: '2099-11-30',
    text: '겨울맞이 할인이에요.',
  }
  const { _id } = await owner.ask<AiRequest>('POST', `/v3/airequest/v2/${goodsId}`, {
    category: 'promotion',
    promotion,
  })
  await until(
    () => owner.ask<AiRequest>('GET', `/v3/airequest/${_id}`),
    ({ status }) => status === 2,
  )
  const video = await owner.addProject(_id)
  expect(wordsOf(video)).toContain('24,900원')
  await price(15_000)
  const { list } = await owner.ask<{ list: ProjectCard[] }>('GET', '/v3/subtemplate/outdated')
  const subtemplateIds = list.map(({ _id: id }) => id)
  expect(subtemplateIds).toContain(video._id)
  // The others show no promotion and are brought up to date; this one is left.
  await owner.ask('POST', '/v3/subtemplate/outdated', { subtemplateIds })
  expect(wordsOf(await get(video._id))).toContain('24,900원')

  const { page, faults } = await newVisitor(browser, { url: product.url, language: 'ko' })
  await enterBy(page, demoLogin)
  await page.goto('/projects')
  await page.getByRole('button', { name: '살펴보고 바꾸기' }).click()
  const dialog = page.getByRole('dialog', { name: '바뀐 정보 담기' })
  const item = dialog.getByRole('listitem').filter({ hasText: '24,900원 → 15,000원' })
  await item.getByText('새 정가가 할인가보다 낮아서', { exact: false }).waitFor()
  expect(await dialog.getByRole('button', { name: /개 바꾸기$/ }).count()).toBe(0)
  await expectSound(page, 'outdated-broken')
  await item.getByRole('link', { name: '할인가 바꾸러 가기' }).click()
  await page.waitForURL(new RegExp(`/product/${goodsId}`))
  await page.getByRole('button', { name: '가격·기간 바꾸기' }).first().click()
  const change = page.getByRole('dialog', { name: '가격·기간 바꾸기' })
  expect(await change.getByLabel('정가').inputValue()).toBe('15,000')
  await change.getByLabel('할인가').fill('12,000')
  await change.getByRole('button', { name: '저장' }).click()
  await change.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '살펴보고 바꾸기' }).click()
  await page.getByRole('button', { name: /개 바꾸기$/ }).click()
  await page.getByText('글을 바꿨어요', { exact: false }).waitFor()
  const now = wordsOf(await get(video._id))
  expect(now).toContain('12,000원')
  expect(now).not.toMatch(/19,900원|24,900원/u)
  expect(faults).toEqual([])
  await owner.ask('DELETE', '/v3/subtemplate', { subtemplateIds: [video._id] })
})

it.each(['ko', 'en'] as const)(
  'shows and makes a video of an older plan with the price of today, in %s',
  async (language) => {
    const price = language === 'ko' ? 31_500 : 32_500
    await owner.ask('PATCH', `/v3/product/${goodsId}`, { price })
    const { page, faults } = await newVisitor(browser, { url: product.url, language, width: widths.phone })
    await enterBy(page, demoLogin)
    await page.goto(`/product/store/product/${requestId}`)
    const won = `${price.toLocaleString('en')}원`
    await page.getByText(`28,000원 → ${won}`, { exact: false }).waitFor()
    await expectSound(page, `outdated-choice-${language}`)
    await page
      .getByRole('button', { name: language === 'ko' ? /이 템플릿으로 만들기/ : /Use this template/ })
      .click()
    await page.waitForURL(/\/app\//)
    const video = await get(page.url().split('/').at(-1) ?? '')
    expect(wordsOf(video)).toContain(won)
    expect(wordsOf(video)).not.toContain('28,000원')
    const outdated = () => owner.ask<{ list: ProjectCard[] }>('GET', '/v3/subtemplate/outdated')
    const isFound = async () => (await outdated()).list.some(({ _id }) => _id === video._id)
    expect(await isFound()).toBe(false)
    await owner.ask('PATCH', `/v3/product/${goodsId}`, { price: 28_000 })
    expect(await isFound()).toBe(true)
    expect(faults).toEqual([])
  },
)
