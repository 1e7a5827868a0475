import type { Project } from '@clipmint/contract'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'

import { useDesk } from '../support/desk.ts'
import { demoLogin, enterBy } from '../support/enter.ts'
import { demoOwner } from '../support/owner.ts'
import { drawPhotos } from '../support/photos.ts'
import { expectSoundAtEveryWidth } from '../support/screen.ts'
import { until } from '../support/until.ts'
import { makingMs, type Visitor, widths } from '../support/visit.ts'

const desk = useDesk()
const videos = { ko: '', en: '' }

const mug = {
  name: 'Hand-thrown mug',
  info: 'Thrown by hand in a small workshop. The handle fits four fingers. Comes in four colours. Holds 300 ml. Goes in the dishwasher. Each one is signed under the foot.',
  language: 'en' as const,
}

beforeAll(async () => {
  const owner = await demoOwner(desk.product.url)
  const photos = await drawPhotos(desk.browser, 3)
  const planOf = { ko: await owner.addPlan(photos), en: await owner.addPlan(photos, mug) }
  for (const language of ['ko', 'en'] as const) {
    const { _id: id } = await owner.addProject(planOf[language].requestId, { isShort: true })
    await owner.ask('PATCH', `/v3/subtemplate/${id}/status`, { status: 1 })
    const stateNow = async () => (await owner.ask<Project>('GET', `/v3/subtemplate/${id}`)).renderState
    await until(stateNow, (state) => state === 'done', makingMs)
    videos[language] = id
  }
}, makingMs)

const words = {
  ko: {
    caption: '문구',
    suggested: '문구 추천',
    more: '더 보기',
    undo: '되돌리기',
    tags: '해시태그 추천',
    addAll: '모두 넣기',
    recent: '최근 문구',
    noRecent: '아직 쓴 것이 없어요.',
    mine: '제가 쓴 문구예요.',
  },
  en: {
    caption: 'Caption',
    suggested: 'Suggested captions',
    more: 'Show more',
    undo: 'Undo',
    tags: 'Suggested hashtags',
    addAll: 'Add all',
    recent: 'Recent captions',
    noRecent: 'Nothing used yet.',
    mine: 'My own words.',
  },
} as const

describe.each(['ko', 'en'] as const)('suggested words in %s', (language) => {
  const said = words[language]
  let visitor: Visitor
  let page: Page
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const caption = () => page.getByLabel(said.caption, { exact: false }).first()
  const begun = async () => (await caption().inputValue()).split('\n')[0]
  const firstLines = async () => (await choices().allInnerTexts()).map((text) => text.split('\n')[0])
  const choices = () => page.getByRole('list', { name: said.suggested }).getByRole('button')

  beforeAll(async () => {
    visitor = await desk.visit({ language })
    page = visitor.page
    await enterBy(page, demoLogin)
    await page.goto(`/upload/new/${videos[language]}`)
    await caption().fill(said.mine)
  })

  it('are tried in the field by a tap, and taken back with what was there before', async () => {
    await button(said.suggested).click()
    await choices().first().waitFor()
    expect(await choices().count()).toBe(5)
    const [first, second] = await firstLines()
    await choices().nth(0).click()
    await expect.poll(begun).toBe(first)
    await choices().nth(1).click()
    await expect.poll(begun).toBe(second)
    expect(await choices().nth(1).getAttribute('aria-pressed')).toBe('true')
    await expectSoundAtEveryWidth(page, { name: `captions-${language}`, axeAt: widths.phone })
    await page.setViewportSize({ width: widths.desk, height: 900 })
    await button(said.undo).click()
    await expect.poll(() => caption().inputValue()).toBe(said.mine)
    expect(await button(said.undo).count()).toBe(0)
  })

  it('are ten at most, and reached by keys alone', async () => {
    await button(said.more).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => choices().count()).toBe(10)
    await expect
      .poll(() =>
        choices()
          .nth(5)
          .evaluate((node) => node === document.activeElement),
      )
      .toBe(true)
    expect(await button(said.more).count()).toBe(0)
    const lines = await firstLines()
    expect(new Set(lines).size).toBe(10)
    await page.keyboard.press('Enter')
    await expect.poll(begun).toBe(lines[5])
  })

  it('come with hashtags, put in one by one or all at once', async () => {
    await button(said.tags).click()
    const tags = page.getByRole('list', { name: said.tags }).getByRole('button')
    await tags.first().waitFor()
    const names = (await tags.allInnerTexts()).filter((name) => name.startsWith('#'))
    expect(names.length).toBeGreaterThanOrEqual(5)
    await tags.nth(0).click()
    expect(await tags.nth(0).getAttribute('aria-pressed')).toBe('true')
    await page.getByText(language === 'ko' ? '1/10개' : '1/10', { exact: true }).waitFor()
    await tags.nth(0).click()
    await button(said.addAll).click()
    const count = `${names.length}/10`
    await page.getByText(language === 'ko' ? `${count}개` : count, { exact: true }).waitFor()
    await expectSoundAtEveryWidth(page, { name: `hashtags-${language}`, axeAt: widths.desk })
  })

  it('stand beside those that were used before', async () => {
    await button(said.recent).click()
    await page.getByText(said.noRecent).waitFor()
    expect(await choices().count()).toBe(0)
    expect(visitor.faults).toEqual([])
    await visitor.context.close()
  })
})
