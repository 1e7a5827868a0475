import type { Project } from '@clipmint/contract'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { demoLogin, enterBy } from '../support/enter.ts'
import { goOneAfterAnother } from '../support/one-after-another.ts'
import { demoOwner } from '../support/owner.ts'
import { drawPhotos } from '../support/photos.ts'
import { type Product, startProduct } from '../support/product.ts'
import { expectSoundAtEveryWidth, expectSoundPart } from '../support/screen.ts'
import { until } from '../support/until.ts'
import { makingMs, newVisitor, openBrowser, type Visitor, widths } from '../support/visit.ts'

let product: Product
let browser: Browser
let visitor: Visitor
let page: Page
let video: Project
let stateOfVideo: () => Promise<string>
let makeVideo: () => Promise<unknown>

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
  visitor = await newVisitor(browser, { url: product.url, language: 'ko' })
  page = visitor.page
  await enterBy(page, demoLogin)
  const owner = await demoOwner(product.url)
  const { requestId } = await owner.addPlan(await drawPhotos(browser, 3))
  video = await owner.addProject(requestId, { isShort: true })
  stateOfVideo = async () => (await owner.ask<Project>('GET', `/v3/subtemplate/${video._id}`)).renderState
  makeVideo = () => owner.ask('PATCH', `/v3/subtemplate/${video._id}/status`, { status: 1 })
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})
goOneAfterAnother()

const desk = { width: widths.desk, height: 900 }
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const setFault = (fault: string) =>
  fetch(`${product.url}/sandbox/faults/cafe24`, { method: 'POST', body: new URLSearchParams({ fault }) })

it('says what is wrong with a shop’s id, and what will be read of the shop', async () => {
  await page.goto('/services/cafe24')
  await page.getByRole('heading', { name: '이런 것만 써요' }).waitFor()
  await button('카페24에서 동의하기').click()
  await page.getByText('쇼핑몰 아이디를 적어 주세요.').waitFor()
  await page.getByLabel('쇼핑몰 아이디').fill('민트 마켓')
  await page.getByText('영문 소문자와 숫자로만').waitFor()
  await expectSoundAtEveryWidth(page, { name: 'shop-connect', axeAt: widths.phone })
  await page.setViewportSize(desk)
})

it('comes back when the owner does not agree, and when the code cannot be used', async () => {
  await page.getByLabel('쇼핑몰 아이디').fill('https://mintmarket.cafe24.com/product/list.html')
  await button('카페24에서 동의하기').click()
  await page.getByRole('heading', { name: '민트마켓에 Clipmint를 연결할까요?' }).waitFor()
  await expectSoundAtEveryWidth(page, { name: 'shop-consent', axeAt: widths.phone })
  await page.setViewportSize(desk)
  await button('취소').click()
  await page.getByText('연결을 그만뒀어요').waitFor()

  await setFault('used-code')
  await connect('mintmarket')
  await page.getByRole('heading', { name: '쇼핑몰을 연결하지 못했어요' }).waitFor()
  await expectSoundAtEveryWidth(page, { name: 'shop-failed', axeAt: widths.phone })
  await page.setViewportSize(desk)
  await setFault('none')
  await button('처음부터 다시 연결하기').click()
})

/** Names a shop and agrees at Cafe24. */
async function connect(mall: string): Promise<void> {
  await page.getByLabel('쇼핑몰 아이디').fill(mall)
  await button('카페24에서 동의하기').click()
  await button('동의하고 연결').click()
}

it('connects a shop, and keeps nothing of the exchange in the address', async () => {
  await connect('mintmarket')
  await page.getByText('연결됨').waitFor()
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('checkbox', { name: '크림 머그컵' }).waitFor()
  await expectSoundAtEveryWidth(page, { name: 'shop-products', axeAt: widths.desk })
  await page.setViewportSize(desk)
})

it('imports three products with their pictures, one of them from a shelf', async () => {
  await page.getByRole('checkbox', { name: '크림 머그컵' }).check()
  await page.getByRole('checkbox', { name: '먹색 머그컵' }).check()
  await button('디저트 아래 분류').click()
  await button('과일 잼').click()
  await page.getByRole('checkbox', { name: '민트 감귤 잼' }).check()
  await expectSoundAtEveryWidth(page, { name: 'shop-chosen', axeAt: widths.phone })
  await page.setViewportSize(desk)
  await button('3개 가져오기').click()
  await page.getByRole('heading', { name: '상품 3개를 가져왔어요' }).waitFor()
  await page.getByText('가져왔어요', { exact: true }).first().waitFor()
  await expectSoundAtEveryWidth(page, { name: 'shop-imported', axeAt: widths.phone })
  await page.setViewportSize(desk)
  await page.getByRole('link', { name: '내 상품 보기' }).click()
  for (const name of ['크림 머그컵', '먹색 머그컵', '민트 감귤 잼']) {
    // The whole card opens its product; its picture says nothing that the name does not.
    const picture = page.getByRole('link', { name }).locator('img')
    await picture.waitFor()
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((element) => (element as HTMLImageElement).naturalWidth), {
        timeout: 20_000,
      })
      .toBeGreaterThan(200)
  }
  await page.getByText('12,900원').first().waitFor()
  await expectSoundAtEveryWidth(page, { name: 'shop-in-products', axeAt: widths.desk })
  await page.setViewportSize(desk)
})

it('says of what is there already, and of what cannot come, why', async () => {
  await page.goto('/services/cafe24')
  await page.getByText('가져왔어요', { exact: true }).first().waitFor()
  await button('정리 중인 상품').click()
  await page.getByRole('checkbox', { name: '사진 없는 엽서' }).check()
  await page.getByRole('checkbox', { name: '엽서', exact: true }).check()
  await button('2개 가져오기').click()
  await page.getByText('쓸 수 있는 사진이 없어요').waitFor()
  await page.getByText('설명이 너무 짧아요').waitFor()
  await expectSoundAtEveryWidth(page, { name: 'shop-not-imported', axeAt: widths.desk })
  await page.setViewportSize(desk)
})

it('has the way to send images, and says so while there is no finished video', async () => {
  await page.getByText('이미지 보내기', { exact: true }).click()
  await page.getByText('아직 완성한 영상이 없어요').waitFor()
  await expectSoundAtEveryWidth(page, { name: 'shop-send-nothing', axeAt: widths.phone })
  await page.setViewportSize(desk)
})

it('sends the still of a finished video, and says where it lies', async () => {
  await makeVideo()
  await until(stateOfVideo, (state) => state === 'done', makingMs)
  await page.goto('/services/cafe24?tab=send')
  await page.getByRole('checkbox', { name: video.title }).check()
  await expectSoundAtEveryWidth(page, { name: 'shop-send', axeAt: widths.phone })
  await page.setViewportSize(desk)
  await button('1개 쇼핑몰로 보내기').click()
  await page.getByRole('heading', { name: '이미지 1개를 보냈어요' }).waitFor()
  const path = await page.locator('code').first().textContent()
  expect(path).toContain('/mintmarket/web/upload/')
  const still = await fetch(path ?? '')
  expect([still.status, still.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  await expectSoundAtEveryWidth(page, { name: 'shop-sent', axeAt: widths.phone })
  await page.setViewportSize(desk)
})

it('unlinks after a question; what was imported stays', async () => {
  await button('연결 끊기').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('가져온 상품과 만든 영상은 그대로 남아요').waitFor()
  await expectSoundPart(page, dialog, 'shop-unlink')
  await dialog.getByRole('button', { name: '연결 끊기' }).click()
  await page.getByLabel('쇼핑몰 아이디').waitFor()
  await page.goto('/products')
  await page.getByRole('link', { name: '먹색 머그컵' }).waitFor()
})

it('is opened from the shop’s administration, whose signature is looked at', async () => {
  await page.goto('/sandbox/cafe24')
  await expectSoundAtEveryWidth(page, { name: 'shop-sandbox', axeAt: widths.phone })
  await page.setViewportSize(desk)
  const mall = page.locator('[data-mall=mintmarket]')
  await mall.getByRole('link', { name: '빈칸이 +인 서명' }).click()
  await page.getByRole('heading', { name: 'mintmarket 쇼핑몰을 연결할까요?' }).waitFor()
  await page.getByText('김민트 사장 님이 열었어요').waitFor()
  await expectSoundAtEveryWidth(page, { name: 'shop-launch', axeAt: widths.phone })
  await page.setViewportSize(desk)
  await button('연결하기').click()
  await button('동의하고 연결').click()
  await page.getByText('연결됨').waitFor()

  await page.goto('/sandbox/cafe24')
  await mall.getByRole('link', { name: '틀린 서명' }).click()
  await page.getByText('카페24에서 온 주소가 아니에요').waitFor()
  await button('계속하기').click()
  await page.getByText('연결됨').waitFor()
})

it('is disconnected before the owner’s eyes when the shop removes the app', async () => {
  const remove = (key: string) =>
    fetch(`${product.url}/sandbox/cafe24/mintmarket/remove`, {
      method: 'POST',
      body: new URLSearchParams({ key }),
    }).then((answer) => answer.json())
  expect(await remove('wrong')).toEqual({ status: 403 })
  await page.getByText('연결됨').waitFor()
  expect(await remove('right')).toEqual({ status: 204 })
  await page.getByLabel('쇼핑몰 아이디').waitFor()
  expect(visitor.faults).toEqual([])
})

it('speaks English', async () => {
  const { context, page: english, faults } = await newVisitor(browser, { url: product.url, language: 'en' })
  await enterBy(english, demoLogin)
  await english.goto('/services/cafe24')
  await english.getByRole('heading', { name: 'Connect your shop' }).waitFor()
  await expectSoundAtEveryWidth(english, { name: 'shop-connect-en', axeAt: widths.phone })
  await english.setViewportSize(desk)
  await english.getByRole('button', { name: 'mintmarket', exact: true }).click()
  await english.getByRole('button', { name: 'Agree at Cafe24' }).click()
  await english.getByRole('button', { name: 'Agree and connect' }).click()
  await english.getByText('Connected', { exact: true }).waitFor()
  await english.getByText('Imported', { exact: true }).first().waitFor()
  await expectSoundAtEveryWidth(english, { name: 'shop-products-en', axeAt: widths.desk })
  await context.close()
  expect(faults).toEqual([])
})
