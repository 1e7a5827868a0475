import type { Project } from '@clipmint/contract'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'

import { useSharedDesk } from '../support/desk.ts'
import { goOneAfterAnother } from '../support/one-after-another.ts'
import type { Owner } from '../support/owner.ts'
import { drawPhotos } from '../support/photos.ts'
import { expectSoundAtEveryWidth } from '../support/screen.ts'
import { type Visitor, widths } from '../support/visit.ts'

const desk = useSharedDesk()
let owner: Owner
let visitor: Visitor
let page: Page

const titles = ['봄 머그', '여름 머그', '가을 머그']

beforeAll(async () => {
  owner = await desk.owner()
  const { requestId } = await owner.addPlan(await drawPhotos(desk.browser, 3, { tiled: true }))
  for (const title of titles) {
    const { _id } = await owner.addProject(requestId)
    await owner.ask('PATCH', `/v3/subtemplate/${_id}`, { title })
  }
  visitor = await desk.visit({ language: 'ko' })
  page = visitor.page
  await desk.enter(page)
  await page.goto('/projects')
})

goOneAfterAnother()

const button = (name: string) => page.getByRole('button', { name, exact: true })
const shown = () => page.getByRole('heading', { level: 2 }).allTextContents()
const tab = (name: string) => page.getByRole('group', { name: '영상 상태' }).getByRole('button', { name })
const tidy = async (item: string) => {
  await button('영상 정리').click()
  await page.getByRole('menuitem', { name: item }).click()
}
const searchField = () => page.getByRole('searchbox', { name: '제목으로 찾기' })
const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
/** What the keyboard is on, by name; nothing when it is nowhere. */
const holder = () =>
  page.evaluate(() => {
    const { activeElement, body } = document
    if (activeElement === null || activeElement === body) return ''
    return activeElement.ariaLabel ?? activeElement.textContent
  })
/** A press on a page so fresh that the part of the site which shows questions is still on its way. */
const askBeforeQuestionsCome = async (name: string) => {
  let come = () => undefined as void
  const isPressed = new Promise<void>((resolve) => (come = resolve))
  await page.route('**/assets/overlays-*.js', async (route) => {
    await isPressed
    await route.continue()
  })
  await button(name).waitFor()
  await page.reload()
  await button(name).click()
  come()
  await page.getByRole('dialog').waitFor()
  await page.unroute('**/assets/overlays-*.js')
}
const inTrash = async () =>
  (await owner.ask<{ list: Project[] }>('GET', '/v3/subtemplate?status=3')).list.map(({ title }) => title)

it('puts the videos in another order, and keeps it in the address', async () => {
  await expect.poll(shown).toEqual(['가을 머그', '여름 머그', '봄 머그'])
  await page.getByRole('combobox', { name: '순서' }).click()
  await page.getByRole('option', { name: '제목순' }).click()
  await expect.poll(shown).toEqual(['가을 머그', '봄 머그', '여름 머그'])
  await page.reload()
  await expect.poll(shown).toEqual(['가을 머그', '봄 머그', '여름 머그'])
})

it('throws several away at once, and takes them back from the notice', async () => {
  await tidy('여러 개 고르기')
  await page.getByRole('checkbox', { name: '봄 머그 고르기' }).check()
  await page.getByRole('checkbox', { name: '여름 머그 고르기' }).check()
  await expectSoundAtEveryWidth(page, { name: 'my-videos-choosing', axeAt: widths.phone })
  await button('휴지통으로').click()
  await page.getByText('영상 2개를 휴지통으로 옮겼어요.').waitFor()
  await expect.poll(shown).toEqual(['가을 머그'])
  // The first of them meets a busy server.
  let refusals = 0
  await page.route('**/v3/subtemplate/*/status*', (route) => {
    refusals += 1
    if (refusals > 1) return route.continue()
    const body = { code: 'TOO_MANY_REQUESTS', message: '잠시 뒤에 다시 해 주세요.', retryable: true }
    return route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: body })
  })
  // It is said for a second only: somebody looks from before the press.
  const resting = page.getByText('잠시 쉬었다가 이어서 되돌릴게요.').waitFor()
  await Promise.all([resting, button('되돌리기').click()])
  await page.getByText('영상 2개를 되돌렸어요.').waitFor()
  expect(refusals).toBe(3)
  await page.unroute('**/v3/subtemplate/*/status*')
  await expect.poll(shown).toEqual(titles.toSorted())
  expect(await inTrash()).toEqual([])
})

it('offers to tidy a whole list only while the whole list is on screen', async () => {
  const whole = page.getByRole('menuitem', { name: '진행 중인 영상 모두 휴지통으로' })
  await button('영상 정리').click()
  await whole.waitFor()
  await page.keyboard.press('Escape')
  await searchField().fill('봄')
  await expect.poll(shown).toEqual(['봄 머그'])
  await button('영상 정리').click()
  await page.getByRole('menuitem', { name: '여러 개 고르기' }).waitFor()
  await expect.poll(() => whole.count()).toBe(0)
  await page.keyboard.press('Escape')
  await searchField().fill('')
  await expect.poll(shown).toHaveLength(3)
})

it('throws away all of a status in one folder, and nothing of another', async () => {
  const card = (await owner.ask<{ list: Project[] }>('GET', '/v3/subtemplate?search=봄')).list[0]
  const other = await owner.ask<Project>('POST', '/v3/subtemplate', {
    templateId: card?.templateId,
    designId: card?.designId,
    title: '상품 없는 영상',
  })
  await page.reload()
  await page
    .getByRole('group', { name: '상품과 매장별로 보기' })
    .getByRole('button', { name: /손으로 빚은/ })
    .click()
  await expect.poll(shown).toHaveLength(3)
  await tidy('진행 중인 영상 모두 휴지통으로')
  await page.getByRole('dialog').getByText('「손으로 빚은 머그」 안의 영상만 옮겨요.').waitFor()
  await confirm('휴지통으로')
  await page.getByText('영상 3개를 휴지통으로 옮겼어요.').waitFor()
  expect((await inTrash()).toSorted()).toEqual(titles.toSorted())
  await page.goto('/projects')
  await expect.poll(shown).toEqual([other.title])
})

it('empties the trash for good, one by one or as a whole', async () => {
  await tab('휴지통').click()
  await expect.poll(shown).toHaveLength(3)
  await page.getByText('30일 뒤 지워져요').first().waitFor()
  await button('여러 개 고르기').click()
  await page.getByRole('checkbox', { name: '봄 머그 고르기' }).check()
  await button('되돌리기').click()
  await page.getByText('「봄 머그」를 되돌렸어요.').waitFor()
  await searchField().fill('여름')
  await expect.poll(shown).toEqual(['여름 머그'])
  await expect.poll(() => button('휴지통 비우기').count()).toBe(0)
  await searchField().fill('')
  await askBeforeQuestionsCome('휴지통 비우기')
  await page.keyboard.press('Escape')
  await expect.poll(holder).toBe('휴지통 비우기')
  await button('여름 머그 더 보기').click()
  await page.getByRole('menuitem', { name: '완전히 지우기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '취소' }).click()
  await expect.poll(holder).toBe('여름 머그 더 보기')
  // On a slow machine the dialog still holds the keyboard when it says that it has closed.
  const machine = await page.context().newCDPSession(page)
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 30 })
  await button('휴지통 비우기').click()
  await confirm('휴지통 비우기')
  await page.getByText('휴지통이 비어 있어요').waitFor()
  await expect.poll(holder).not.toBe('')
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  expect(await inTrash()).toEqual([])
  await tab('전체').click()
  await expect.poll(async () => (await shown()).toSorted()).toEqual(['봄 머그', '상품 없는 영상'])
  expect(visitor.faults).toEqual([])
})
