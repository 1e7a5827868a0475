import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { useSharedDesk } from '../support/desk.ts'
import { languagesOr } from '../support/every.ts'
import { goOneAfterAnother } from '../support/one-after-another.ts'
import { usePoster } from '../support/poster.ts'
import { useLinkingDesk } from '../support/posting.ts'
import { expectSoundPart } from '../support/screen.ts'
import { widths } from '../support/visit.ts'

const linking = useLinkingDesk(useSharedDesk())

const words = {
  ko: {
    uploading: '업로드',
    accounts: /SNS 계정 연결/u,
    promise: '직접 올린 영상과 시작한 캠페인의 영상만 게시하고',
    none: '연결 안 됨',
    cancel: '취소',
    notConnected: '페이스북 계정을 연결하지 못했어요',
    denied: '페이스북에서 동의하지 않아서',
    toAll: '계정 목록으로',
    post: '페이지에 게시하기',
    missing: '페이스북 권한이 빠졌어요',
    howTo: '이렇게 하면 권한을 줄 수 있어요',
    noPage: '페이스북 페이지 중에 연결할 수 있는 것이 없어요.',
    makeOne: '페이스북에서 페이지를 만들어요.',
    linked: '하늘빵집, 연결했어요.',
    which: '어느 페이지에 올릴까요?',
    now: '지금은 하늘빵집에 연결되어 있어요',
    replace: '바꿔서 연결하기',
    linkedOther: '부산 어묵골목, 연결했어요.',
    end: '페이스북 연결 끊기',
    endAsk: '부산 어묵골목, 연결을 끊을까요?',
    scheduled: '예약해 둔 게시물은',
    endDo: '연결 끊기',
  },
  en: {
    uploading: 'Upload',
    accounts: /Social accounts/u,
    promise: 'those of the campaigns that you start',
    none: 'Not connected',
    cancel: 'Cancel',
    notConnected: 'Your Facebook account was not connected',
    denied: 'You didn’t agree on Facebook',
    toAll: 'Back to the accounts',
    post: 'Publish on your Pages',
    missing: 'permission',
    howTo: 'How to give the permission',
    noPage: 'There is no Facebook',
    makeOne: 'Create a Page on Facebook.',
    linked: '하늘빵집 is connected.',
    which: 'Which Page do you post to?',
    now: '하늘빵집 is connected now',
    replace: 'Change to this one',
    linkedOther: '부산 어묵골목 is connected.',
    end: 'Disconnect Facebook',
    endAsk: 'Disconnect 부산 어묵골목?',
    scheduled: 'Scheduled posts won’t go out',
    endDo: 'Disconnect',
  },
}

describe.each(languagesOr('en'))('connects an account (%s)', (language) => {
  const poster = usePoster(linking, language)
  const { expectSoundHere } = poster
  const said = words[language]
  const facebook = (): Locator => poster.card('facebook')
  goOneAfterAnother()

  /** Goes to Facebook from its card, and says there who one is. */
  async function goAs(person: string, by: 'connect' | 'reconnect' = 'connect'): Promise<void> {
    const { page, button } = poster
    await page.goto('/upload/account/all')
    await button(poster.said[by](language === 'ko' ? '페이스북' : 'Facebook')).click()
    await page.getByRole('link', { name: person }).click()
  }

  it('begins at the entrance of uploading, which the menu leads to', async () => {
    const { page } = poster
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: said.uploading, exact: true }).click()
    await page.getByRole('heading', { name: said.uploading, level: 1 }).waitFor()
    await page.getByRole('link', { name: said.accounts }).click()
    await facebook().getByText(said.none).waitFor()
    await page.getByText(said.promise).waitFor()
    expect(new URL(page.url()).pathname).toBe('/upload/account/all')
  })

  it('says that nothing was connected where the owner does not agree', async () => {
    const { page, button } = poster
    await goAs('김하늘')
    await button(said.cancel).click()
    await page.getByRole('heading', { name: said.notConnected }).waitFor()
    await page.getByText(said.denied).waitFor()
    await expectSoundHere('social-denied')
    await page.getByRole('link', { name: said.toAll }).click()
    await facebook().getByText(said.none).waitFor()
  })

  it('shows what to do where a permission was unticked, and where there is no page', async () => {
    const { page, button } = poster
    await goAs('김하늘')
    await page.getByLabel(said.post).uncheck()
    await button(poster.said.allow).click()
    await page.getByText(said.missing).first().waitFor()
    await page.getByRole('heading', { name: said.howTo }).waitFor()
    await expectSoundHere('social-unticked')
    await goAs('이미나')
    await button(poster.said.allow).click()
    await page.getByText(said.noPage).waitFor()
    await page.getByText(said.makeOne).waitFor()
    await expectSoundHere('social-no-page')
  })

  it('connects the only page that can be at once, and keeps nothing of the exchange in the address', async () => {
    const { page, button } = poster
    await goAs('김하늘')
    await button(poster.said.allow).click()
    await page.getByText(said.linked).waitFor()
    await facebook().getByText('@haneulbakery').waitFor()
    const width = () =>
      facebook()
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(width).toBeGreaterThan(0)
    expect(new URL(page.url()).search).toBe('')
  })

  it('asks before another page takes its place, and gives two to choose from', async () => {
    const { page, button } = poster
    await goAs('박바다', 'reconnect')
    await button(poster.said.allow).click()
    await page.getByRole('heading', { name: said.which }).waitFor()
    await page.getByText(said.now).waitFor()
    expect(new URL(page.url()).search).toBe('')
    await page.reload()
    await page.getByRole('radio', { name: /바다횟집/u }).waitFor()
    await expectSoundHere('social-choose')
    expect(await button(said.replace).isDisabled()).toBe(true)
    await page.getByRole('radio', { name: /부산 어묵골목/u }).click()
    await button(said.replace).click()
    await page.getByText(said.linkedOther).waitFor()
    await facebook().getByText('@busaneomuk').waitFor()
  })

  it('remembers what is chosen beforehand', async () => {
    const chosen = (): Locator => facebook().getByRole('switch')
    const isChosen = await chosen().isChecked()
    await chosen().setChecked(!isChosen)
    await poster.page.reload()
    await expect.poll(() => chosen().isChecked()).toBe(!isChosen)
    await expectSoundHere('social-connected', widths.tablet)
  })

  it('disconnects after saying what becomes of scheduled posts', async () => {
    const { page, button } = poster
    await button(said.end).click()
    const question = page.getByRole('dialog', { name: said.endAsk })
    await question.getByText(said.scheduled).waitFor()
    await expectSoundPart(page, question, `${language}-social-disconnect`)
    await question.getByRole('button', { name: said.endDo }).click()
    await facebook().getByText(said.none).waitFor()
  })
})
