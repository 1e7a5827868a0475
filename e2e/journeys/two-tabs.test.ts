import type { Project } from '@clipmint/contract'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { demoLogin, enterBy } from '../support/enter.ts'
import { setOffline } from '../support/offline.ts'
import { demoOwner, type Owner } from '../support/owner.ts'
import { drawPhotos } from '../support/photos.ts'
import { type Product, startProduct } from '../support/product.ts'
import { expectSoundPart } from '../support/screen.ts'
import { newVisitor, openBrowser, type Visitor } from '../support/visit.ts'

let product: Product
let browser: Browser
let owner: Owner
let id: string
let visitor: Visitor
/** Two tabs of one person: the second one is cut off from time to time. */
let here: Page
let there: Page
/** The texts' places, as their fields stand one under the other. */
let places: string[]

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct({}, { videos: 'grey' }), openBrowser()])
  owner = await demoOwner(product.url)
  const { requestId } = await owner.addPlan(await drawPhotos(browser, 2, { tiled: true }))
  id = (await owner.addProject(requestId))._id
  visitor = await newVisitor(browser, { url: product.url, language: 'ko' })
  await enterBy(visitor.page, demoLogin)
  here = visitor.page
  there = await visitor.context.newPage()
  for (const tab of [here, there]) await open(tab)
  places = await fields(here).evaluateAll((all) => all.map((field) => field.dataset['slotField'] ?? ''))
})

afterAll(async () => {
  await browser?.close()
  await product?.close()
})

const fields = (tab: Page) => tab.locator('[data-slot-field]')
const conflict = (tab: Page) => tab.getByRole('button', { name: /^함께 바뀐 곳/ })

async function open(tab: Page): Promise<void> {
  await tab.goto(`/app/${id}`)
  await fields(tab).nth(4).waitFor()
}

async function tool(tab: Page, name: string): Promise<void> {
  await tab.getByRole('navigation', { name: '도구' }).getByRole('button', { name }).click()
}

async function write(tab: Page, words: Record<number, string>): Promise<void> {
  await tool(tab, '글')
  for (const [at, line] of Object.entries(words)) await fields(tab).nth(Number(at)).fill(line)
}

async function paint(tab: Page, role: string, color: string): Promise<void> {
  await tool(tab, '색')
  await tab.getByRole('textbox', { name: role }).fill(color)
}

const saved = (tab: Page) =>
  tab
    .getByRole('status')
    .filter({ hasText: /^저장됨/ })
    .waitFor()

const read = () => owner.ask<Project>('GET', `/v3/subtemplate/${id}`)

/** What the server has, each text by its place among the fields. */
async function stored() {
  const { userSource, changedColor, bgm, files } = await read()
  const nameOf = (assetId: string) => files.find(({ _id }) => _id === assetId)?.originalName
  return {
    texts: places.map((place) => userSource.text[place]?.value),
    pictures: Object.values(userSource.media).map(({ assetId }) => nameOf(assetId)),
    colors: changedColor,
    trackId: bgm.trackId,
  }
}

it('merges five edits of a tab that was offline with those of the other, and asks about the same place alone', async () => {
  const began = await stored()
  await setOffline(there, true)
  await write(here, { 0: '여기 하나', 1: '여기 둘' })
  await paint(here, '강조 색', '#7f5a1a')
  await saved(here)

  await write(there, { 0: '저기 하나', 2: '저기 셋' })
  await tool(there, '미디어')
  await there.getByRole('list', { name: '사진 자리' }).getByRole('button').first().click()
  await there.getByRole('list', { name: '파일' }).locator('button[aria-pressed=false]').first().click()
  await paint(there, '대표 색', '#1a7f5a')
  await tool(there, '음악')
  await there.getByRole('button', { name: '음악 없음' }).click()
  // A picture's partners follow it, so that there may be more fields than edits.
  await there
    .getByRole('status')
    .filter({ hasText: /오프라인 \([5-9]\)/ })
    .waitFor()

  await setOffline(there, false)
  await conflict(there).filter({ hasText: '1' }).waitFor()
  await expect.poll(stored).toMatchObject({
    texts: ['저기 하나', '여기 둘', '저기 셋', ...began.texts.slice(3)],
    colors: { accent: '#7f5a1a', primary: '#1a7f5a' },
    trackId: null,
  })
  const merged = await stored()
  expect(merged.pictures).not.toEqual(began.pictures)

  await conflict(there).click()
  const asked = there.getByRole('dialog').getByRole('listitem')
  await asked.first().waitFor()
  await expectSoundPart(there, there.getByRole('dialog'), 'conflict')
  expect(await asked.count()).toBe(1)
  expect(await asked.innerText()).toContain('다른 곳: 여기 하나')
  await asked.getByRole('button', { name: '다른 것으로 바꾸기' }).click()
  await saved(there)
  await expect.poll(stored).toEqual({ ...merged, texts: merged.texts.with(0, '여기 하나') })
  // Whoever never answers, or closes the page first, still finds what the other wrote.
  await tool(there, '기록')
  await there.getByText('다른 곳에서 고친 내용').waitFor()
})

it('brings those edits to the other tab at its next save, and asks nothing there', async () => {
  await write(here, { 3: '여기 넷' })
  await saved(here)
  await expect.poll(() => fields(here).nth(2).inputValue()).toBe('저기 셋')
  await expect.poll(async () => (await stored()).texts[3]).toBe('여기 넷')
  expect(await fields(here).nth(0).inputValue()).toBe('여기 하나')
  expect(await conflict(here).count()).toBe(0)
})

it('keeps five edits through a reload without a network, and lets one’s own stand where one wishes', async () => {
  await write(there, { 1: '저기 둘' })
  await saved(there)
  await setOffline(there, true)
  const before = await stored()
  await write(there, { 0: 'ㄱ', 1: 'ㄴ', 2: 'ㄷ', 3: 'ㄹ', 4: 'ㅁ' })
  await there.getByRole('status').filter({ hasText: '오프라인 (5)' }).waitFor()
  // What a page says as it goes gets past the emulation; nobody is there to hear it.
  await product.kill()
  await there.reload().catch(() => undefined)
  expect(await fields(there).count(), 'fields without a network').toBe(0)
  await product.restart()
  await write(here, { 0: '여기 다시' })
  await saved(here)
  await expect.poll(async () => (await stored()).texts[0]).toBe('여기 다시')

  await setOffline(there, false)
  await open(there)
  await conflict(there).filter({ hasText: '1' }).waitFor()
  const own = ['ㄱ', 'ㄴ', 'ㄷ', 'ㄹ', 'ㅁ']
  await expect.poll(stored).toEqual({ ...before, texts: [...own, ...before.texts.slice(5)] })
  await conflict(there).click()
  const asked = there.getByRole('dialog').getByRole('listitem')
  await asked.first().waitFor()
  expect(await asked.count()).toBe(1)
  await asked.getByRole('button', { name: '지금대로 두기' }).click()
  await saved(there)
  const settled = await stored()
  expect(settled).toEqual({ ...before, texts: [...own, ...before.texts.slice(5)] })

  // What was answered is not asked again, in neither tab.
  await write(there, { 1: '저기 끝' })
  await saved(there)
  await write(here, { 5: '여기 끝' })
  await saved(here)
  await expect
    .poll(stored)
    .toEqual({ ...settled, texts: settled.texts.with(1, '저기 끝').with(5, '여기 끝') })
  for (const tab of [here, there]) expect(await conflict(tab).count()).toBe(0)
  expect(visitor.faults).toEqual([])
})

it('tells of work that cannot be saved while the video is in the trash, and saves it once it is out', async () => {
  await setOffline(there, true)
  await write(there, { 2: '저기 휴지통' })
  await there.getByRole('status').filter({ hasText: '오프라인 (1)' }).waitFor()
  await owner.ask('PATCH', `/v3/subtemplate/${id}/status`, { status: 3 })
  await setOffline(there, false)
  await there.getByRole('region', { name: '휴지통에 있는 영상이에요' }).waitFor()
  await there.getByRole('status').filter({ hasText: '저장하지 못했어요' }).waitFor()
  expect(await there.getByRole('button', { name: '저장하지 못했어요' }).count(), 'nothing to be done').toBe(0)
  expect((await stored()).texts[2]).not.toBe('저기 휴지통')

  await there.getByRole('button', { name: '휴지통에서 꺼내기' }).click()
  await saved(there)
  expect((await stored()).texts[2]).toBe('저기 휴지통')
  expect(visitor.faults).toEqual([])
})
