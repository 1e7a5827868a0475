import type { Campaign, CampaignPost } from '@clipmint/contract'
import { beforeAll, describe, expect, it } from 'vitest'

import { shortTemplates, useCampaignDesk } from '../support/campaigning.ts'
import { languagesOr } from '../support/every.ts'
import { goOneAfterAnother } from '../support/one-after-another.ts'
import { usePoster } from '../support/poster.ts'
import { expectSoundPart } from '../support/screen.ts'
import { until } from '../support/until.ts'
import { makingMs, widths } from '../support/visit.ts'

const campaigning = useCampaignDesk()
const dayMs = 86_400_000

const words = {
  ko: {
    calendar: '게시 캘린더',
    zone: /한국 표준시/u,
    today: '오늘',
    next: '다음 주',
    week: '주',
    month: '월',
    suggestions: '영상 만들기 좋은 날',
    newProduct: /^새 상품 /u,
    mix: '게시물 구성',
    openedOn: '가게를 연 날',
    notOpened: '가게를 연 날은 1900년부터 오늘까지의 날짜로 골라 주세요.',
    save: '저장',
    forget: '지우기',
    anniversary: '개업 4주년',
    forDay: '무슨 날에 맞출까요? (선택)',
    ofOpening: '개업 기념일',
    lastDay: '마지막 날',
    moved: /19:00\(으\)로 옮겼어요|19:00으로 옮겼어요|19:00로 옮겼어요/u,
    past: '지난 시간으로는 옮길 수 없어요.',
    notMoved: '옮기지 못했어요',
    move: '시간 바꾸기',
    time: '시간',
    moveDone: '이 시간으로 바꾸기',
    see: '게시물 보기',
    approve: '승인하기',
    held: '멈춤',
    title: '달력 머그',
  },
  en: {
    calendar: 'Posting calendar',
    zone: /Korean Standard Time/u,
    today: 'Today',
    next: 'Next week',
    week: 'Week',
    month: 'Month',
    suggestions: 'Good days for a video',
    newProduct: /^New: /u,
    mix: 'Content mix',
    openedOn: 'Opening day',
    notOpened: 'The day your shop opened must be between 1900 and today.',
    save: 'Save',
    forget: 'Remove',
    anniversary: '4 years since you opened',
    forDay: 'For a special day? (optional)',
    ofOpening: 'Opening anniversary',
    lastDay: 'Last day',
    moved: /^Moved to .* 19:00/u,
    past: 'You can’t move a post into the past.',
    notMoved: 'Couldn’t move the post',
    move: 'Change the time',
    time: 'Time',
    moveDone: 'Move to this time',
    see: 'View post',
    approve: 'Approve',
    held: 'On hold',
    title: 'Calendar mug',
  },
}

describe.each(languagesOr('ko'))('the posting calendar (%s)', (language) => {
  const poster = usePoster(campaigning, language, 'Asia/Seoul')
  const { expectSoundHere } = poster
  const said = words[language]
  let campaign: Campaign
  goOneAfterAnother()

  /** A post a day at 19:00 in Seoul: the last of a week that is far enough ahead to be moved either way. */
  beforeAll(async () => {
    await poster.connect('facebook')
    const times = Object.fromEntries(['1', '2', '3', '4', '5', '6', '7'].map((day) => [day, '19:00']))
    const look = { purpose: 'everyday', language, goal: 'known', gender: 'all', ages: [], tone: 'casual' }
    const id = crypto.randomUUID()
    campaign = await campaigning.owner.ask('POST', `/v3/reservation/autoupload/${campaigning.goods._id}`, {
      ...look,
      _id: id,
      title: said.title,
      category: 'product',
      template: await shortTemplates(campaigning.owner),
      creations: 1,
      schedule: { times, zone: 'Asia/Seoul' },
      targets: [{ platform: 'facebook', type: 'reels', settings: {} }],
      story: false,
      hashtags: [],
      approval: true,
      onSilence: 'skip',
      endsOn: null,
    })
    // Tomorrow's is made at once, whatever the hour; how many more are is the clock's affair.
    await until(
      () => slotOf(dayFrom(1)),
      ({ status }) => status === 1,
      makingMs,
    )
  }, makingMs)

  /** The slot of a day, wherever it has been moved. */
  async function slotOf(day: string): Promise<CampaignPost> {
    const [from, to] = [new Date(Date.now() - 7 * dayMs), new Date(Date.now() + 40 * dayMs)]
    const period = `startAt=${from.toISOString()}&endAt=${to.toISOString()}`
    const path = `/v3/reservation/campaign/reservation/${campaign._id}?${period}`
    const { list } = await campaigning.owner.ask<{ list: CampaignPost[] }>('GET', path)
    const slot = list.find((one) => one.day === day)
    if (!slot) throw new Error(`There is no slot on ${day}.`)
    return slot
  }

  const dayFrom = (days: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format(Date.now() + days * dayMs)
  /** Sunday and the days after it, of the week after next. */
  const sunday = () => {
    const weekday = new Date(`${dayFrom(0)}T00:00:00Z`).getUTCDay()
    return 14 - weekday
  }
  const entryOf = (day: string) => poster.page.locator(`[data-entry="${campaign._id} ${day} 0"]`)
  const cellOf = (day: string) => poster.page.locator(`td[data-day="${day}"]`)
  const seen = async (day: string) => (await slotOf(day)).uploadAt

  it('shows posts on their days in the owner’s own zone, and what is worth a video beside them', async () => {
    const { page } = poster
    await page.goto('/upload')
    await page.getByRole('link', { name: said.calendar }).click()
    await page.getByText(said.zone).first().waitFor()
    // The month is a heading, and is read out as another is shown.
    await page.getByRole('status').getByRole('heading', { level: 2 }).first().waitFor()
    await page.getByRole('heading', { name: said.suggestions }).waitFor()
    await page.getByText(said.newProduct).first().waitFor()
    await page.getByRole('heading', { name: said.mix }).waitFor()
    await page.locator('[data-entry]').first().waitFor()
    await expectSoundHere('calendar-month', language === 'ko' ? widths.desk : widths.phone)
    await page.goto(`/upload/calendar?view=week&day=${dayFrom(sunday())}`)
    await entryOf(dayFrom(sunday())).waitFor()
    await expectSoundHere('calendar-week', language === 'ko' ? widths.phone : widths.desk)
  })

  it('suggests the anniversary of the shop as long as its owner says when it opened', async () => {
    const { page } = poster
    const day = dayFrom(10)
    const field = page.getByLabel(said.openedOn)
    const save = page.getByRole('button', { name: said.save, exact: true })
    await field.fill(day)
    await save.click()
    await page.getByText(said.notOpened).waitFor()
    await field.fill(`${Number(day.slice(0, 4)) - 4}${day.slice(4)}`)
    await save.click()
    const suggested = page.getByRole('listitem').filter({ hasText: said.anniversary })
    await suggested.waitFor()
    await expectSoundHere('calendar-anniversary', language === 'ko' ? widths.phone : widths.desk)
    await suggested.getByRole('link').click()
    // The campaign is for that day, and over with it.
    await expect
      .poll(() => page.getByRole('combobox', { name: said.forDay }).inputValue())
      .toContain(said.ofOpening)
    expect(await page.getByLabel(said.lastDay).inputValue()).toBe(day)
    await expectSoundHere('campaign-for-a-day', language === 'ko' ? widths.phone : widths.desk)
    await page.goBack()
    await page.getByRole('button', { name: said.forget, exact: true }).click()
    await field.waitFor()
    await expect.poll(() => suggested.count()).toBe(0)
  })

  it('moves a post by mouse to another day, and keeps its time', async () => {
    const { page } = poster
    const [from, to] = [dayFrom(sunday()), dayFrom(sunday() + 2)]
    await entryOf(from).dragTo(cellOf(to))
    await cellOf(to).locator(entryOf(from)).waitFor()
    await page.getByText(said.moved).first().waitFor()
    await expect.poll(() => seen(from)).toBe(`${to}T10:00:00.000Z`)
  })

  it('moves a post by keyboard, and the keyboard goes with it', async () => {
    const { page } = poster
    const [from, to] = [dayFrom(sunday() + 4), dayFrom(sunday() + 5)]
    await entryOf(from).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await cellOf(to).locator(entryOf(from)).waitFor()
    await expect.poll(() => seen(from)).toBe(`${to}T10:00:00.000Z`)
    await expect.poll(() => entryOf(from).evaluate((it) => it === document.activeElement)).toBe(true)
  })

  it('moves a post by keyboard into another week, and the keyboard goes with it there and back', async () => {
    const { page } = poster
    const [slot, here, there] = [dayFrom(sunday() + 4), dayFrom(sunday() + 5), dayFrom(sunday() + 12)]
    const isHeld = () => entryOf(slot).evaluate((it) => it === document.activeElement)
    await page.keyboard.press('Shift+ArrowDown')
    await cellOf(there).locator(entryOf(slot)).waitFor()
    await expect.poll(isHeld).toBe(true)
    await expect.poll(() => seen(slot)).toBe(`${there}T10:00:00.000Z`)
    await page.keyboard.press('Shift+ArrowUp')
    await cellOf(here).locator(entryOf(slot)).waitFor()
    await expect.poll(isHeld).toBe(true)
    await expect.poll(() => seen(slot)).toBe(`${here}T10:00:00.000Z`)
  })

  it('moves a post to another time by a dialog', async () => {
    const { page } = poster
    const day = dayFrom(sunday() + 1)
    await entryOf(day).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('link', { name: said.see }).waitFor()
    await expectSoundPart(page, dialog, `${language}-calendar-entry`)
    await dialog.getByRole('button', { name: said.move }).click()
    await dialog.getByLabel(said.time, { exact: true }).fill('08:15')
    await dialog.getByRole('button', { name: said.moveDone }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => seen(day)).toBe(`${dayFrom(sunday())}T23:15:00.000Z`)
  })

  it('puts a post back, and says why, when it cannot be moved', async () => {
    const { page } = poster
    const [from, to] = [dayFrom(sunday() + 6), dayFrom(sunday() + 3)]
    await page.route('**/v3/reservation/autoupload/**', async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue()
      const refusal = { code: 'RESERVATIONS_UNDER_WAY', message: '…', requestId: 'r', retryable: false }
      return route.fulfill({ json: refusal })
    })
    await entryOf(from).dragTo(cellOf(to))
    await page.getByText(said.notMoved).waitFor()
    await cellOf(from).locator(entryOf(from)).waitFor()
    expect(await cellOf(to).locator(entryOf(from)).count()).toBe(0)
    await page.unroute('**/v3/reservation/autoupload/**')
  })

  it('lets nothing be moved into the past', async () => {
    const { page } = poster
    await page.goto(`/upload/calendar?view=week&day=${dayFrom(1)}`)
    const entry = entryOf(dayFrom(1))
    await entry.focus()
    await page.keyboard.press('Shift+ArrowUp')
    await page.getByText(said.past).waitFor()
    expect(await cellOf(dayFrom(1)).locator(entry).count()).toBe(1)
    await page.goto(`/upload/calendar?day=${dayFrom(0)}`)
    await page.locator('[data-entry]').first().waitFor()
    // On the first or the last day of some months a month does not show both days.
    if ((await cellOf(dayFrom(-1)).count()) === 0 || (await entry.count()) === 0) return
    await entry.dragTo(cellOf(dayFrom(-1)))
    await page.getByText(said.past).waitFor()
    expect(await cellOf(dayFrom(1)).locator(entry).count()).toBe(1)
  })

  it('says of a post whose campaign stands still that it is on hold, and asks for no approval', async () => {
    const { page } = poster
    const entry = entryOf(dayFrom(1))
    await entry.waitFor()
    const path = `/v3/reservation/campaign/${campaign._id}`
    await campaigning.owner.ask('PATCH', path, { act: 'stop' })
    await expect.poll(() => entry.getAttribute('data-tone-of')).toBe('plain')
    await entry.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(said.held, { exact: true }).waitFor()
    expect(await dialog.getByRole('button', { name: said.approve }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await campaigning.owner.ask('PATCH', path, { act: 'resume' })
    await expect.poll(() => entry.getAttribute('data-tone-of')).toBe('warn')
  })

  it('lets a post be approved where it stands on the calendar', async () => {
    const { page } = poster
    const entry = entryOf(dayFrom(1))
    expect(await entry.getAttribute('data-tone-of')).toBe('warn')
    await entry.click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('video').waitFor()
    await expectSoundPart(page, dialog, `${language}-calendar-approve`)
    await dialog.getByRole('button', { name: said.approve }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => entry.getAttribute('data-tone-of')).not.toBe('warn')
    const path = `/v3/reservation/campaign/${campaign._id}`
    await campaigning.owner.ask('PATCH', path, { act: 'cancel' })
  })
})
