import type { Product as Goods } from '@clipmint/contract'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { dropFiles } from '../support/drop-files.ts'
import { demoOwner } from '../support/owner.ts'
import { drawPhotos } from '../support/photos.ts'
import { type Product, startProduct } from '../support/product.ts'
import { newVisitor, openBrowser } from '../support/visit.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

const name = '손으로 빚은 화분'
const safe = '사진은 이 브라우저에만 있어요.'

it('keeps a film over a lost answer, a reload and a plan that failed, and makes nothing twice', async () => {
  const { page, context } = await newVisitor(browser, { url: product.url, language: 'ko' })
  const asked = countAsked(page)
  await page.goto('/')
  await page.getByRole('button', { name: '사진을 놓거나 고르기' }).waitFor()
  await dropFiles(page.locator('[data-over]').first(), await drawPhotos(browser, 3))
  await page.locator('[name=name]').fill(name)
  await page
    .locator('[name=info]')
    .fill('흙을 손으로 빚어 1250도에서 구웠어요. 물이 잘 빠져요. 네 가지 색이 있어요.')
  await page.locator('[name=price]').fill('18,000')
  await page.getByText(safe).waitFor()
  await page.getByRole('button', { name: '영상 3개 보기' }).click()

  await loseAnswer(page)
  await page
    .getByRole('button', { name: /^이 영상 다듬기/ })
    .first()
    .click()
  await expectWaiting(page)
  await page.getByRole('button', { name: '데모 사장님으로 바로 체험하기' }).click()
  await page.getByText('연결이 끊겼어요. 인터넷을 확인하고 다시 해 보세요.').waitFor()
  // They are on their way by now.
  expect(await page.getByText(safe).count()).toBe(0)

  // It goes on by itself after a reload.
  await failPlan(page)
  await page.reload()
  await page.getByText('AI 기획을 끝내지 못했어요. 다시 시도해 주세요.').waitFor()
  await page.getByRole('button', { name: '다시 해 보기' }).click()
  await page.waitForURL('**/app/*')

  const { ask } = await demoOwner(product.url)
  const { list } = await ask<{ list: Goods[] }>('GET', '/v3/product')
  const made = list.filter((one) => one.name === name)
  expect(made).toHaveLength(1)
  expect(made[0]?.videoCount).toBe(1)
  expect(asked).toEqual({ photos: 3, plans: 2, videos: 1 })
  await context.close()
})

/** A newcomer is led to the sign-up, which knows of the film, and so does the sign-in beside it. */
async function expectWaiting(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: '고른 영상이 기다리고 있어요', level: 1 })
  await page.getByText('가입하면 바로 이어서 다듬어요.').waitFor()
  await heading.waitFor()
  expect(new URL(page.url()).searchParams.get('mode')).toBe('signup')
  await page.getByRole('link', { name: '로그인하기' }).click()
  await page.getByText('로그인하면 바로 이어서 다듬어요.').waitFor()
  await heading.waitFor()
}

/** How often the page asked for what must not be made twice; a plan that failed is asked for anew. */
function countAsked(page: Page): { photos: number; plans: number; videos: number } {
  const asked = { photos: 0, plans: 0, videos: 0 }
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    const { pathname } = new URL(request.url())
    if (pathname === '/ai/asset') asked.photos += 1
    if (pathname.startsWith('/v3/airequest/')) asked.plans += 1
    if (pathname === '/v3/subtemplate') asked.videos += 1
  })
  return asked
}

/** The product is registered, and the answer is lost on its way back. */
async function loseAnswer(page: Page): Promise<void> {
  let isLost = false
  await page.route(
    ({ pathname }) => pathname === '/v3/product',
    async (route) => {
      if (isLost || route.request().method() !== 'POST') return route.fallback()
      isLost = true
      await route.fetch()
      return route.abort()
    },
  )
}

/** The first plan that is asked for from now on has failed, for good. */
async function failPlan(page: Page): Promise<void> {
  let failed = ''
  await page.route('**/v3/airequest/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (route.request().method() !== 'GET' || (failed !== '' && failed !== pathname)) return route.fallback()
    failed = pathname
    const answer = await route.fetch()
    const said = (await answer.json()) as { result: object }
    return route.fulfill({
      response: answer,
      json: { ...said, data: null, result: { ...said.result, status: 9 } },
    })
  })
}
