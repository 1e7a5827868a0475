import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'

import { useSharedDesk } from '../support/desk.ts'
import type { Owner } from '../support/owner.ts'
import { drawPhotos } from '../support/photos.ts'
import { expectSound, expectSoundPart, untilDrawn } from '../support/screen.ts'
import { widths } from '../support/visit.ts'

const desk = useSharedDesk()
let owner: Owner
let photos: string[]
let goodsId: string

beforeAll(async () => {
  owner = await desk.owner()
  photos = await drawPhotos(desk.browser, 6, { tiled: true })
  goodsId = (await owner.addPlan(photos)).product._id
})

const reviews = [
  ['손에 감겨서 정말 편해요! 색도 예뻐요.', '김민지', '2025-10-03'],
  ['두 개 샀어요. 010-1234-5678로 또 주문했어요.', '이서준', '2025-09-12'],
  ['매일 아침 커피를 마셔요. 따뜻함이 오래가요.', '박하나', '2025-08-30'],
] as const

it('makes a review ad, word for word, in Korean', async () => {
  const { page, faults } = await desk.visit({ language: 'ko' })
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await desk.enter(page)
  await page.goto(`/product/${goodsId}`)
  await page.getByRole('link', { name: /리뷰 광고/ }).click()
  await page.getByRole('heading', { name: /어떤 리뷰를 보여 줄까요/ }).waitFor()
  await button('리뷰 영상 기획하기').click()
  await page.getByText('리뷰를 5자 이상 적어 주세요.').first().waitFor()
  await expectSound(page, 'reviews-empty')

  for (const [index, [text, author, day]] of reviews.entries()) {
    const number = index + 1
    await page.getByLabel(`리뷰 ${number} 내용`).fill(text)
    await page.getByLabel(`리뷰 ${number} 쓴 사람`).fill(author)
    await page.getByLabel(`리뷰 ${number} 쓴 날`).fill(day)
    await addPicture(page, number)
  }
  await page.locator('q', { hasText: '손에 감겨서 정말 편해요! 색도 예뻐요' }).waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel('리뷰 3 쓴 사람').inputValue()).toBe('박하나')
  await page.getByRole('listitem').getByRole('img').nth(2).waitFor()
  await page.getByLabel(/손님이 직접 쓴 리뷰이고/).check()
  await expectSound(page, 'reviews')
  await button('리뷰 영상 기획하기').click()

  await page.waitForURL('**/product/store/review/**')
  await untilDrawn(page)
  await page
    .getByText(/김\*\*|손에 감겨서 정말 편해요/)
    .first()
    .waitFor()
  await expectSound(page, 'review-templates')
  await page.getByText('크레딧은 들지 않아요').waitFor()
  // A link that says it stopped leads to the plan, as it is sound.
  const planUrl = page.url()
  await page.goto(`/ai/error?request=${planUrl.split('/').at(-1)}`)
  await page.waitForURL(planUrl)
  const { scenarios: stories } = await owner.readPlan(new URL(page.url()).pathname.split('/').at(-1) ?? '')
  const labelled = stories.flatMap(({ lines }) =>
    lines.filter(({ sub }) => sub.some((text) => text.startsWith('실제 '))),
  )
  expect(labelled.length).toBeGreaterThanOrEqual(stories.length)
  for (const { headline, pointIds } of labelled) {
    expect(pointIds).toEqual([expect.stringMatching(/^r\d$/u)])
    expect(headline.join('\n')).toMatch(/편해요|예뻐요|샀어요|마셔요|오래가요/u)
  }
  await page.getByText('크레딧은 들지 않아요').waitFor()
  await button('다른 이야기로 바꾸기').click()
  await page.getByText(/더 다양해졌어요|그대로 두었어요/).waitFor({ timeout: 60_000 })
  await untilDrawn(page)
  await button(/이 템플릿으로 만들기/).click()
  await page.waitForURL('**/app/**')
  const { list } = await owner.ask<{ list: { _id: string }[] }>('GET', '/v3/subtemplate?limit=1')
  const video = await owner.ask<{ userSource: { text: Record<string, { value: string }> } }>(
    'GET',
    `/v3/subtemplate/${list[0]?._id}`,
  )
  const shown = Object.values(video.userSource.text)
    .map(({ value }) => value)
    .join('\n')
  expect(shown).not.toMatch(/민지|서준|하나|1234|5678/u)
  expect(shown).toMatch(/편해요|예뻐요|샀어요|마셔요|오래가요/u)
  expect(faults).toEqual([])
})

it('makes a promotion with a phone, in English, and loads it again', async () => {
  const { page, faults } = await desk.visit({
    language: 'en',
    width: widths.phone,
  })
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await desk.enter(page)
  await page.goto(`/product/${goodsId}`)
  await page.getByRole('link', { name: /Promotion/ }).click()
  await page.getByLabel('Discounted price').fill('30000')
  await page.getByLabel('Last day').fill('2099-12-31')
  await page.getByLabel('What to say').fill('겨울맞이 할인이에요. 감기가 싹 나아요.')
  await button('Plan promotion videos').click()
  await page.getByText('The discounted price cannot be above the regular price.').waitFor()
  await expectSound(page, 'phone-promotion-refused')
  await page.getByLabel('Discounted price').fill('19000')
  await page.getByText('32% off').waitFor()
  await button('Plan promotion videos').click()
  await page.waitForURL('**/product/store/promotion/**')
  await untilDrawn(page)
  await expectSound(page, 'phone-promotion-templates')
  // Who comes to the last template by keys sees the whole of it above the bar.
  const lastOne = page.getByRole('radio').last()
  await lastOne.focus()
  const bar = page.getByRole('region', { name: 'The chosen template' })
  const edges = async () => [await lastOne.boundingBox(), await bar.boundingBox()] as const
  await expect
    .poll(async () => {
      const [card, foot] = await edges()
      return card && foot && card.height > 100 && card.y >= 0 && card.y + card.height <= foot.y
    })
    .toBe(true)
  const leftOut = page.getByRole('region', { name: /^Not in this video: \d+ things? you wrote$/ })
  await leftOut.getByText('Advertising law doesn’t allow this.').waitFor()
  await leftOut.getByText('감기가 싹 나아요').waitFor()
  await leftOut.getByText(/only medicines may claim/).waitFor()
  await leftOut.getByRole('link', { name: 'Edit promotion' }).waitFor()
  await expectSoundPart(page, leftOut, 'phone-promotion-left-out')
  await button(/Use this template/).click()
  await page.waitForURL('**/app/**')

  await page.goto(`/product/${goodsId}?make=promotion`)
  await page.getByLabel('What to say').fill('다른 말')
  await button('Past inputs').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /손으로 빚은 머그/ })
    .click()
  await page.getByRole('dialog', { name: 'Load this input?' }).getByRole('button', { name: 'Load' }).click()
  await expect
    .poll(() => page.getByLabel('What to say').inputValue())
    .toBe('겨울맞이 할인이에요. 감기가 싹 나아요.')
  await expect.poll(() => page.getByLabel('Discounted price').inputValue()).toBe('19,000')
  expect(faults).toEqual([])
})

it('tells what a plan leaves out, why, and where to change the words, in Korean', async () => {
  const { page, faults } = await desk.visit({ language: 'ko' })
  const long =
    '그늘진 언덕 아래에서 바람과 볕을 번갈아 맞으며 천천히 자라도록 정성을 다해 돌보아 온 다육이에요'
  const info = `${long}. 이 다육을 보면 두통이 싹 사라져요. 화이트. 문의 010-1234-5678. 손바닥만 해요.`
  const { _id } = (await owner.addPlan(photos)).product
  await owner.ask('PATCH', `/v3/product/${_id}`, { name: '다육이', info })
  const request = await owner.ask<{ _id: string }>('POST', `/v3/airequest/v2/${_id}`, {})
  await desk.enter(page)
  await page.goto(`/product/store/product/${request._id}`)
  await untilDrawn(page)
  const stories = page.getByRole('group', { name: '이야기 고르기' })
  const chosen = stories.locator('div').filter({ has: page.getByRole('radio', { checked: true }) })
  const leftOut = chosen.getByRole('region', { name: '이 영상에 없는 말 3개' })
  await expect
    .poll(() => leftOut.locator('q').allTextContents())
    .toEqual(['이 다육을 보면 두통이 싹 사라져요', '화이트', '문의 010-1234-5678'])
  await leftOut.getByText(/의약품만 할 수 있어요/).waitFor()
  await leftOut.getByText(/이렇게 바꿔 보세요/).waitFor()
  for (const width of [widths.phone, widths.tablet, widths.desk]) {
    await page.setViewportSize({ width, height: 900 })
    // It stands open below the chosen story, the whole width of which is on the screen.
    await expect.poll(() => leftOut.locator('q').first().isVisible()).toBe(true)
    const { x, width: across } = (await chosen.boundingBox()) ?? { x: -1, width: 0 }
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + across).toBeLessThanOrEqual(width)
    await expectSoundPart(page, leftOut, `left-out-${width}`)
  }

  // It goes along with the choice, and what is chosen stays in sight, also in Safari, which holds nothing in its place.
  await page.addStyleTag({ content: '* { overflow-anchor: none }' })
  await page.setViewportSize({ width: widths.desk, height: 500 })
  for (const story of [stories.locator('label').first(), stories.locator('label').last()]) {
    await story.evaluate((label) => label.scrollIntoView({ block: 'start' }))
    await story.click()
    await story.locator('..').getByRole('region').waitFor()
    await expect.poll(async () => (await story.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  }

  await leftOut.getByRole('link', { name: '설명 수정' }).click()
  await page.waitForURL(`**/product/${_id}?edit=true`)
  await expect.poll(() => page.getByRole('textbox', { name: /설명/ }).inputValue()).toContain(long)
  expect(faults).toEqual([])
})

async function addPicture(page: Page, number: number): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: `리뷰 ${number} 사진 넣기` }).click()
  await (await choosing).setFiles(photos.slice(number - 1, number))
  await page
    .getByRole('list', { name: `리뷰 ${number} 사진` })
    .getByRole('img')
    .waitFor()
}
