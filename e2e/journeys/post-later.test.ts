import { describe, expect, it } from 'vitest'

import { useSharedDesk } from '../support/desk.ts'
import { languagesOr } from '../support/every.ts'
import { goOneAfterAnother } from '../support/one-after-another.ts'
import { usePoster } from '../support/poster.ts'
import { usePostingDesk } from '../support/posting.ts'
import { expectSoundPart } from '../support/screen.ts'
import { widths } from '../support/visit.ts'

const posting = usePostingDesk(useSharedDesk())

const words = {
  ko: {
    home: 'Asia/Seoul',
    zone: '한국 표준시',
    caption: '내일 저녁에 만나요',
    setTime: '시간 정하기',
    goodTimes: '많이 보는 시간',
    time: '시간',
    tooSoon: '지금부터 10분 뒤부터 고를 수 있어요.',
    plan: /에 1곳 예약하기$/u,
    planned: '올릴 예정',
    move: '시간 바꾸기',
    moved: '이 시간으로 바꾸기',
    goesOut: /20:15에 올라가요/u,
    trail: '지나온 일',
    movedTo: /올릴 시간을 .* 20:15/u,
    unlinked: '올릴 계정의 연결이 끊겨 있어요.',
    cancel: '올리지 않기',
    cancelAsk: '이 게시물을 올리지 않을까요?',
    nothing: '아직 아무 데도 올라가지 않았어요',
    callOff: '올리지 않기',
    cancelled: '취소했어요',
    again: '이 영상 또 올리기',
    sendNow: '지금 올리기',
    out: '올렸어요',
  },
  en: {
    home: 'America/New_York',
    zone: 'Eastern Standard Time',
    caption: 'See you tomorrow evening',
    setTime: 'Set a time',
    goodTimes: 'When people watch',
    time: 'Time',
    tooSoon: 'Choose a time at least 10 minutes from now.',
    plan: /^Schedule 1 post for/u,
    planned: 'Scheduled',
    move: 'Change the time',
    moved: 'Move to this time',
    goesOut: /Goes out .* 20:15/u,
    trail: 'What happened',
    movedTo: /Moved to .* 20:15/u,
    unlinked: 'The account is no longer connected.',
    cancel: 'Cancel post',
    cancelAsk: 'Cancel this post?',
    nothing: 'Nothing has been posted yet.',
    callOff: 'Cancel post',
    cancelled: 'Cancelled',
    again: 'Post this video again',
    sendNow: 'Post now',
    out: 'Posted',
  },
}

describe.each(languagesOr('en'))('posts at a time of its owner’s (%s)', (language) => {
  const said = words[language]
  const poster = usePoster(posting, language, said.home)
  const { expectSeen, expectSoundHere, expectSoundScreenHere } = poster
  goOneAfterAnother()

  it('takes a time on the owner’s own clock, and none that is too soon', async () => {
    const { page, button } = poster
    await poster.connect('facebook')
    await poster.write(posting.video, said.caption, ['facebook'])
    await button(said.setTime).click()
    await page.getByText(said.zone).waitFor()
    const time = page.getByLabel(said.time, { exact: true })
    const today = await page.locator('input[type="date"]').getAttribute('min')
    await page.locator('input[type="date"]').fill(today ?? '')
    await time.fill('00:00')
    await expect.poll(() => page.getByText(said.tooSoon).count()).toBe(2)
    expect(await button(said.plan).isDisabled()).toBe(true)
    await page.getByRole('group', { name: said.goodTimes }).getByRole('button').last().click()
    await time.fill('19:30')
    await expectSoundHere('post-later', widths.tablet)
    await button(said.plan).click()
    await page.getByText(said.planned).first().waitFor()
    await page.getByText(/19:30/u).first().waitFor()
    await page.getByText(said.zone).waitFor()
    await expectSoundScreenHere('post-planned')
  })

  it('moves it to another time', async () => {
    const { page, button } = poster
    await button(said.move).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(said.time, { exact: true }).fill('20:15')
    await expectSoundPart(page, dialog, `${language}-post-move`)
    await dialog.getByRole('button', { name: said.moved }).click()
    await page.getByText(said.goesOut).waitFor()
    await page.getByText(said.trail).click()
    await poster.card('facebook', 'reels').getByText(said.movedTo).waitFor()
  })

  it('says before its time that the account is not connected, and that all is well once it is again', async () => {
    const { page } = poster
    const post = page.url()
    await posting.owner.ask('DELETE', '/v3/user/snsAccountLink?type=facebook')
    const facebook = poster.card('facebook', 'reels')
    await facebook.getByText(said.unlinked).waitFor()
    await expectSoundHere('post-waits-unlinked')
    await poster.connect('facebook')
    await page.goto(post)
    await page.getByText(said.goesOut).waitFor()
    await expect.poll(() => facebook.getByText(said.unlinked).count()).toBe(0)
  })

  it('calls it off without losing its words', async () => {
    const { page, button } = poster
    await button(said.cancel).click()
    const question = page.getByRole('dialog', { name: said.cancelAsk })
    await question.getByText(said.nothing).waitFor()
    await expectSoundPart(page, question, `${language}-post-cancel`)
    await question.getByRole('button', { name: said.callOff }).click()
    await page.getByText(said.cancelled).first().waitFor()
    await expectSoundHere('post-cancelled')
    expect(await posting.networks.countSeen('facebook', said.caption)).toBe(0)
    await button(said.again).click()
    await expect.poll(() => page.getByLabel(poster.said.caption).first().inputValue()).toBe(said.caption)
  })

  it('sends at once what was to wait, after asking', async () => {
    const { page, button } = poster
    await button(said.plan).click()
    await page.getByText(said.planned).first().waitFor()
    await button(said.sendNow).click()
    const question = page.getByRole('dialog', { name: said.sendNow })
    await expectSoundPart(page, question, `${language}-post-send-now`)
    await question.getByRole('button', { name: said.sendNow }).click()
    await page.getByText(said.out, { exact: true }).first().waitFor()
    await expectSeen('facebook', 'reels', said.caption)
  })
})
