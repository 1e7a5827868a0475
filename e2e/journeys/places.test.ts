import type { Place, PlaceMissed, Project, ProjectCard } from '@clipmint/contract'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'

import { useSharedDesk } from '../support/desk.ts'
import { expectSoundAtEveryWidth, expectSoundPart, expectSoundScreen, untilDrawn } from '../support/screen.ts'
import { widths } from '../support/visit.ts'

/** A place is collected within a minute, also on a machine that does much else. */
const collectMs = 90_000

const desk = useSharedDesk()

// What the map refuses, it would refuse the next file as well.
afterAll(() => misbehave('none'))

/** What the map app's share sheet gives of a shop, as the sandbox's page shows it. */
async function sharedText(page: Page, shop: string): Promise<string> {
  await page.goto('/sandbox/places?lang=ko')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: shop }) })
  return (await card.locator('.text', { hasText: '[네이버 지도]' }).textContent()) ?? ''
}

/** The second journey begins without a place, as the first does. */
async function removeAll(): Promise<void> {
  const { ask } = await desk.owner()
  const { list } = await ask<{ list: { _id: string }[] }>('GET', '/v3/place?kbPay=1')
  for (const { _id } of list) await ask('DELETE', `/v3/place/${_id}?kbPay=1`)
}

/** The words of the owner's newest video, a line each. */
async function wordsOfNewest(): Promise<string> {
  const { ask } = await desk.owner()
  const { list } = await ask<{ list: ProjectCard[] }>('GET', '/v3/subtemplate?limit=1&sort=made')
  const { userSource } = await ask<Project>('GET', `/v3/subtemplate/${list[0]?._id}`)
  return Object.values(userSource.text)
    .map(({ value }) => value)
    .join('\n')
}

async function misbehave(fault: string): Promise<void> {
  await fetch(`${desk.product.url}/sandbox/faults/places-naver`, {
    method: 'POST',
    body: new URLSearchParams({ fault }),
  })
}

const isCollected = (page: Page) =>
  page
    .getByRole('heading', { name: '매장 정보를 모으고 있어요' })
    .waitFor({ state: 'hidden', timeout: collectMs })

it('brings a shop over from a shared text, with its menu, pictures and reviews', async () => {
  const { page, faults, context } = await desk.visit({ language: 'ko' })
  await desk.enter(page)
  // There is nothing of it for who is no card-pay user.
  await page.goto('/places')
  await page.getByRole('heading', { name: '여기에는 아무것도 없어요' }).waitFor()

  const shared = await sharedText(page, '골목국수 성수')
  expect(shared).toContain('https://naver.me/shop109')
  await page.goto('/places?kbPay=1')
  await page.getByRole('link', { name: '첫 매장 등록하기' }).click()
  const link = page.getByRole('textbox', { name: '매장 링크' })
  const start = page.getByRole('button', { name: '매장 정보 가져오기' })
  await start.click()
  await page.getByText('매장 링크를 붙여 넣어 주세요.').waitFor()
  await link.fill('여기예요 https://naver.me/away1')
  await start.click()
  await page.getByText('사용 권한이 있는지 확인해 주세요.').waitFor()
  await page.getByRole('checkbox', { name: '내 가게이거나 사용 권한이 있어요' }).check()
  await start.click()
  await page.getByText('네이버 지도나 카카오맵의 링크를 붙여 넣어 주세요.').waitFor()
  // One that closed for good is not begun.
  await link.fill('https://naver.me/shop108')
  await start.click()
  await page.getByText('폐업 처리되지 않았는지 확인해 주세요.').waitFor()
  await expectSoundAtEveryWidth(page, { name: 'ko-place-new', axeAt: widths.desk })

  await page.setViewportSize({ width: widths.desk, height: 900 })
  await link.fill(shared)
  await start.click()
  await page.getByRole('heading', { name: '매장 정보를 모으고 있어요' }).waitFor()
  await page.getByRole('heading', { name: '골목국수 성수', level: 1 }).waitFor({ timeout: collectMs })
  await expectSoundPart(page, page.locator('main'), 'ko-place-collecting')
  await isCollected(page)
  // A sound shop comes whole, but for pictures that a machine which does much else is too slow for.
  const { ask } = await desk.owner()
  const shop = await ask<Place>('GET', `/v3/place/${page.url().split('/').at(-1)?.split('?')[0]}?kbPay=1`)
  const isLate = ({ fault }: PlaceMissed) => fault === 'timeout' || fault === 'picture_late'
  expect(shop.missed.filter((missed) => !isLate(missed))).toEqual([])
  expect(shop.status).toBe(shop.missed.length === 0 ? 'ready' : 'partial')
  const reviews = page.getByRole('listitem').filter({ hasText: '**' })
  await expect.poll(() => reviews.count()).toBe(20)
  expect(await page.getByText('김나무').count()).toBe(0)
  await page.getByRole('link', { name: '예약 페이지 열기' }).waitFor()
  await expectSoundScreen(page, { name: 'ko-place', axeAt: widths.desk })

  // What is chosen of the menu has a picture among it.
  await page.setViewportSize({ width: widths.desk, height: 900 })
  await page.getByRole('checkbox', { name: '어린이 국수 5,000원' }).check()
  await page.getByText('사진이 있는 메뉴를 하나 이상 골라 주세요.').waitFor()
  expect(await page.getByRole('button', { name: '메뉴 저장' }).isDisabled()).toBe(true)
  await page.getByRole('checkbox', { name: '골목 멸치국수 9,000원' }).check()
  await page.getByRole('button', { name: '메뉴 저장' }).click()
  await page.getByText('영상에 넣을 메뉴를 저장했어요.').waitFor()
  await page.reload()
  await expect
    .poll(() => page.getByRole('checkbox', { name: '골목 멸치국수 9,000원' }).isChecked())
    .toBe(true)

  // What its owner puts right.
  await page.getByRole('button', { name: '고치기' }).click()
  await page.getByRole('textbox', { name: '전화' }).fill('02-987-6543')
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await page.getByRole('link', { name: '02-987-6543' }).waitFor()

  await page.getByRole('button', { name: /새로 불러오기|다시 불러오기/ }).click()
  await page.getByText(/^\d+분 뒤에 다시 불러올 수 있어요\.$/).waitFor()

  // Videos of it, with its menu and pictures in the templates.
  const placeUrl = page.url()
  await page.locator('#main').getByRole('button', { name: '영상 만들기' }).click()
  await page.waitForURL('**/place/store/place/**')
  await page.getByRole('heading', { level: 1, name: '어떤 이야기로 알릴까요?' }).waitFor()
  await page.getByText('골목 멸치국수').first().waitFor()
  await expectSoundScreen(page, { name: 'ko-place-templates', axeAt: widths.desk })
  await page.setViewportSize({ width: widths.desk, height: 900 })
  await page.goto(placeUrl)

  // A review ad of it: guests' own words, masked, with the day left to the owner where the map tells no year.
  await page.getByRole('link', { name: '리뷰 광고 만들기' }).click()
  await page.getByRole('heading', { level: 1, name: '골목국수 성수, 어떤 리뷰를 보여 줄까요?' }).waitFor()
  await expectSoundAtEveryWidth(page, { name: 'ko-place-review-ad', axeAt: widths.desk })
  await page.setViewportSize({ width: widths.desk, height: 900 })
  const days = page.locator('input[type="date"]')
  // Five, or as many as came with their pictures within the minute on a machine that does much else.
  expect(await days.count()).toBeGreaterThanOrEqual(3)
  for (const day of await days.all()) await day.fill('2025-10-03')
  await page.locator('[data-path="consent"]').check()
  await page.getByRole('button', { name: '리뷰 영상 기획하기' }).click()
  await page.waitForURL('**/place/store/review/**')
  await untilDrawn(page)
  await page.getByRole('button', { name: /이 템플릿으로 만들기/ }).click()
  await page.waitForURL('**/app/**')
  expect(await wordsOfNewest()).toMatch(/2025\.10/u)
  await page.goto(placeUrl)

  // The same shop by another link is the same place.
  await page.goto('/place')
  await link.fill('https://m.place.naver.com/restaurant/1000000109/home')
  await page.getByRole('checkbox', { name: '내 가게이거나 사용 권한이 있어요' }).check()
  await start.click()
  await page.getByText('이미 등록한 매장이라 바로 열었어요.').waitFor()

  await page.getByRole('button', { name: '골목국수 성수 즐겨찾기' }).click()
  await page.goto('/places?show=liked')
  await page.getByText('골목국수 성수').first().waitFor()
  await expectSoundAtEveryWidth(page, { name: 'ko-places', axeAt: widths.phone })

  await page.setViewportSize({ width: widths.desk, height: 900 })
  await page.getByRole('link', { name: '골목국수 성수' }).first().click()
  await page.getByRole('button', { name: '골목국수 성수 더 보기' }).click()
  await expectSoundPart(page, page.getByRole('menu'), 'ko-place-menu')
  await page.getByRole('menuitem', { name: '지우기' }).click()
  await expectSoundPart(page, page.getByRole('dialog'), 'ko-place-delete')
  await page.getByRole('dialog').getByRole('button', { name: '지우기' }).click()
  await page.getByText('골목국수 성수를 지웠어요.').waitFor()
  await page.getByRole('link', { name: '첫 매장 등록하기' }).waitFor()
  expect(faults).toEqual([])
  await context.close()
})

it('keeps what came when the map refuses the rest, and says what is missing, in English too', async () => {
  const { page, faults, context } = await desk.visit({ language: 'en' })
  await removeAll()
  await desk.enter(page)
  await page.goto('/place?kbPay=1')
  await misbehave('reviews-busy')
  await page.getByRole('textbox', { name: 'Link to the place' }).fill('https://naver.me/shop102')
  await page.getByRole('checkbox', { name: 'It is my shop, or I may use its listing' }).check()
  await page.getByRole('button', { name: 'Import the place' }).click()
  await page.getByText(/^Not all came over: .*Reviews$/).waitFor({ timeout: collectMs })
  await page.getByRole('checkbox', { name: '크림 라테 7,000원' }).waitFor()
  await misbehave('none')
  await expectSoundAtEveryWidth(page, { name: 'en-place-partial', axeAt: widths.phone })
  expect(faults).toEqual([])
  await context.close()
})
