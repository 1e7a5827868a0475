import type { CampaignPost, CampaignPostDetail } from '@clipmint/contract'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'

import { askForApproval } from '../support/ask-for-approval.ts'
import { useCampaignDesk } from '../support/campaigning.ts'
import { goOneAfterAnother } from '../support/one-after-another.ts'
import { usePoster } from '../support/poster.ts'
import { expectSound, expectSoundAtEveryWidth } from '../support/screen.ts'
import { makingMs, type Visitor, widths } from '../support/visit.ts'

const campaigning = useCampaignDesk()

const words = {
  ko: {
    ways: '어떻게 할까요?',
    open: '승인을 기다리고 있어요',
    silence: /아무도 승인하지 않으면 올라가지 않아요/u,
    approve: '승인',
    change: '고치기',
    skip: '건너뛰기',
    skips: /이 게시물은 올라가지 않아요/u,
    caption: '문구',
    own: '겨울 아침엔 따뜻한 머그',
    approveNow: '승인하기',
    approveChanged: '고쳐서 승인',
    save: '저장만 하기',
    saved: '고친 내용을 저장했어요. 승인은 아직이에요.',
    wrong: '머그 <하나> & 둘',
    fault: '< > & 글자는 문구에 쓸 수 없어요.',
    mend: '문구 고치기',
    skipNow: '이번은 건너뛰기',
    approved: '승인했어요',
    skipped: '건너뛰기로 했어요',
    name: '이름',
    comment: '의견',
    say: '의견 남기기',
    needName: /누구의 의견인지/u,
    said: '가격이 잠깐만 보여요.',
    goTo: /장면 보기$/u,
    ended: '쓸 수 없는 링크예요',
    make: '확인 링크 만들기',
    link: '확인 링크',
    copy: '링크 복사',
    copied: '링크를 복사했어요.',
    comments: '의견 1개',
    told: '영상에 의견이 달렸어요.',
    ownLanguage: '한국어',
    other: 'English',
    otherOpen: 'Waiting for approval',
    turnOff: '그만 받기',
    isOff: '이제 월요일 요약 메일을 보내지 않아요.',
  },
  en: {
    ways: 'What would you like to do?',
    open: 'Waiting for approval',
    silence: /If nobody approves it by/u,
    approve: 'Approve',
    change: 'Edit',
    skip: 'Skip',
    skips: /If you skip it, this post won’t go out/u,
    caption: 'Caption',
    own: 'A warm mug for winter mornings',
    approveNow: 'Approve this post',
    approveChanged: 'Approve with edits',
    save: 'Just save',
    saved: 'Your edits are saved. The post isn’t approved yet.',
    wrong: 'A mug <only> & now',
    fault: 'Captions can’t include < > &',
    mend: 'Edit the caption',
    skipNow: 'Skip this post',
    approved: 'Approved',
    skipped: 'Skipped',
    name: 'Your name',
    comment: 'Comment',
    say: 'Comment',
    needName: /so it’s clear who says this/u,
    said: 'The price is shown too briefly.',
    goTo: /^Go to/u,
    ended: 'This link doesn’t work',
    make: 'Get a review link',
    link: 'Review link',
    copy: 'Copy link',
    copied: 'The link is copied.',
    comments: 'Comments: 1',
    told: 'There is a comment on its video.',
    ownLanguage: 'English',
    other: '한국어',
    otherOpen: '승인을 기다리고 있어요',
    turnOff: 'Stop these emails',
    isOff: 'You won’t get the digest any more.',
  },
}

let posts: CampaignPost[] = []
let links: string[] = []

const detail = (post: CampaignPost | undefined) =>
  campaigning.owner.ask<CampaignPostDetail>('GET', `/v3/reservation/autoupload/${post?._id}`)

describe.each(['ko', 'en'] as const)('a post that is decided about by its link (%s)', (language) => {
  const said = words[language]
  const index = language === 'ko' ? 0 : 1
  const poster = usePoster(campaigning, language)
  goOneAfterAnother()
  let guest: Visitor
  let page: Page
  const button = (name: string | RegExp, on = page) =>
    on.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' })
  const way = (name: string) =>
    page.getByRole('group', { name: said.ways }).getByRole('button', { name, exact: true })

  /** Signs that no caption may hold are told of before anything is sent, with the way to the field. */
  async function expectFaultTold(): Promise<void> {
    await page.getByLabel(said.caption).first().fill(said.wrong)
    await expect.poll(() => page.getByText(said.fault).count()).toBe(2)
    expect(await button(said.save).isDisabled()).toBe(true)
    expect(await button(said.approveChanged).isDisabled()).toBe(true)
    await button(said.mend).click()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-field')))
      .toBe('caption')
    await expectSoundAtEveryWidth(page, { name: `${language}-approval-fault`, axeAt: widths.phone })
  }

  beforeAll(async () => {
    await poster.connect('facebook')
    if (posts.length === 0) ({ posts, links } = await askForApproval(campaigning))
    guest = await campaigning.desk.visit({ language })
    ;({ page } = guest)
  }, makingMs)

  it('is shown to whoever has the link, with what was pressed chosen and nothing decided', async () => {
    const answer = await page.goto(`${links[index]}?do=skip`)
    expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow')
    await page.getByText(said.open).waitFor()
    await page.getByText(said.silence).waitFor()
    await page.getByText(said.skips).waitFor()
    await expectSoundAtEveryWidth(page, { name: `${language}-approval-skip`, axeAt: widths.phone })
    await page.goto(`${links[index]}?do=approve`)
    await button(said.approveNow).waitFor()
    await expectSoundAtEveryWidth(page, { name: `${language}-approval`, axeAt: widths.desk })
    const { status, trail } = await detail(posts[index])
    expect(status).toBe(1)
    expect(trail.filter(({ by }) => by === 'link')).toEqual([])
  })

  it('is read in the language of whoever opens it, who may take the other', async () => {
    await page.getByText(said.other).click()
    await page.getByText(said.otherOpen).waitFor()
    await page.getByText(said.ownLanguage).click()
    await page.getByText(said.open).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
  })

  it('takes a comment at the moment where the video stands, and goes back to it', async () => {
    const now = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
    const goTo = (seconds: number) =>
      page.locator('video').evaluate((video: HTMLVideoElement, at) => {
        video.currentTime = at
      }, seconds)
    await expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.readyState))
      .toBeGreaterThan(0)
    await goTo(1.5)
    await page.getByText('0:01.5').waitFor()
    await button(said.say).click()
    await page.getByText(said.needName).waitFor()
    await page.keyboard.type('박하나')
    await page.getByRole('textbox', { name: said.comment, exact: true }).fill(said.said)
    await button(said.say).click()
    await page.getByText(said.said).waitFor()
    await page.getByText(said.comments).waitFor()
    await goTo(0)
    await button(said.goTo).click()
    await expect.poll(now).toBe(1.5)
    const { comments } = await detail(posts[index])
    expect(comments).toMatchObject([{ name: '박하나', text: said.said, atMs: 1_500 }])
  })

  it('is given out by its owner, too', async () => {
    await poster.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await poster.page.goto(`/upload/campaigns/posts/${posts[index]?._id}`)
    await button(said.make, poster.page).click()
    const link = poster.page.getByRole('textbox', { name: said.link })
    await link.waitFor()
    expect(await link.evaluate((it) => it === document.activeElement)).toBe(true)
    await button(said.copy, poster.page).click()
    await poster.page.getByText(said.copied).waitFor()
    await poster.page.getByText(said.said).waitFor()
    await poster.expectSoundHere('approval-owner')
    await button(said.goTo, poster.page).click()
    const screen = poster.page.locator('video')
    await expect.poll(() => screen.evaluate((video: HTMLVideoElement) => video.currentTime)).toBe(1.5)
    const copied = await poster.page.evaluate(() => navigator.clipboard.readText())
    // Whose browser copies nothing reads it there.
    expect(await link.inputValue()).toBe(copied)
    await page.goto(copied)
    await page.getByText(said.open).waitFor()
    expect(page.url()).toContain('/approval/')
  })

  it.runIf(language === 'ko')(
    'is approved with changes once, and who was slower sees what was decided',
    async () => {
      const other = await guest.context.newPage()
      await other.goto(`${links[index]}?do=skip`)
      await button(said.skipNow, other).waitFor()
      // A tab that stands behind another comes last on a busy machine.
      await page.bringToFront()
      await way(said.change).click()
      await expectFaultTold()
      await page.getByLabel(said.caption).first().fill(said.own)
      await expectSoundAtEveryWidth(page, { name: `${language}-approval-change`, axeAt: widths.phone })
      await button(said.approveChanged).dblclick()
      await page.getByText(said.approved, { exact: true }).waitFor()
      await other.bringToFront()
      await button(said.skipNow, other).click()
      await other.getByText(said.approved, { exact: true }).waitFor()
      await other.close()
      await expectSoundAtEveryWidth(page, { name: `${language}-approval-approved`, axeAt: widths.phone })
      const { status, copy, trail } = await detail(posts[index])
      expect([status, copy]).toEqual([2, said.own])
      expect(trail.filter(({ kind }) => ['approved', 'skipped'].includes(kind))).toMatchObject([
        { kind: 'approved', by: 'link' },
      ])
    },
  )

  it.runIf(language === 'en')(
    'is changed, asked about anew by another link, and skipped by keys alone',
    async () => {
      const before = page.url()
      await way(said.change).click()
      await expectFaultTold()
      await page.getByLabel(said.caption).first().fill(said.own)
      await expectSoundAtEveryWidth(page, { name: `${language}-approval-change`, axeAt: widths.desk })
      await button(said.save).click()
      await expect.poll(() => page.url()).not.toBe(before)
      await page.getByText(said.saved).waitFor()
      await page.getByText(said.own).waitFor()
      await expectSoundAtEveryWidth(page, { name: `${language}-approval-saved`, axeAt: widths.phone })
      await way(said.skip).focus()
      await page.keyboard.press('Space')
      await button(said.skipNow).focus()
      await page.keyboard.press('Enter')
      await page.getByText(said.skipped, { exact: true }).waitFor()
      await expectSoundAtEveryWidth(page, { name: `${language}-approval-skipped`, axeAt: widths.phone })
      expect(await detail(posts[index])).toMatchObject({ status: 8, skip: 'owner', copy: said.own })
      await page.goto(before)
      await page.getByText(said.skipped, { exact: true }).waitFor()
      expect(await button(said.skipNow).count()).toBe(0)
    },
  )

  it('tells its owner in the bell, and is nothing once it is made up', async () => {
    const kinds = async () => {
      const { list } = await campaigning.owner.ask<{ list: { kind: string }[] }>(
        'GET',
        '/v3/notification?limit=50',
      )
      return list.map(({ kind }) => kind)
    }
    expect(await kinds()).toContain(language === 'ko' ? 'approval-approved' : 'approval-skipped')
    expect(await kinds()).toContain('approval-commented')
    await poster.page.goto('/projects')
    await poster.page.getByRole('button', { name: /^(알림|Notifications)/u }).click()
    await poster.page.getByText(said.told).first().waitFor()
    await expectSound(poster.page, `${language}-approval-bell`)
    await page.goto(`${links[index]?.slice(0, -3)}xyz`)
    await page.getByText(said.ended).waitFor()
  })

  it('leaves the weekly mail by the link at its foot', async () => {
    let on = true
    await page.route('**/v3/digest/**', (route) => {
      if (route.request().method() === 'POST') ({ on } = route.request().postDataJSON())
      return route.fulfill({ json: { code: 'SUCCESS', result: { on } } })
    })
    await page.goto('/digest/AZAZ')
    await button(said.turnOff).waitFor()
    await expectSoundAtEveryWidth(page, { name: `${language}-digest`, axeAt: widths.phone })
    expect(on).toBe(true)
    await button(said.turnOff).click()
    await page.getByText(said.isOff).waitFor()
    await guest.context.close()
    expect(guest.faults).toEqual([])
  })
})
