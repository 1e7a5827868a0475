import { describe, expect, it } from 'vitest'

import { useSharedDesk } from '../support/desk.ts'
import { languagesOr } from '../support/every.ts'
import { goOneAfterAnother } from '../support/one-after-another.ts'
import { nameOf, usePoster } from '../support/poster.ts'
import { usePostingDesk } from '../support/posting.ts'
import { expectSoundPart } from '../support/screen.ts'

const posting = usePostingDesk(useSharedDesk())

const words = {
  ko: {
    caption: '오늘만 한 개 더',
    partly: '일부만 올렸어요',
    ended: '계정 연결이 끝나서 올리지 못했어요. 다시 연결해 주세요.',
    reconnect: '다시 연결하기',
    broken: '다시 연결해 주세요',
    endedThere: '연결이 끝났어요',
    mustReconnect: '다시 연결해야 올릴 수 있어요',
    posts: 'SNS 게시물',
    toPost: '게시물로 가서 다시 올리기',
    retry: '실패한 1곳에 다시 올리기',
    everywhere: '올렸어요',
    policy: '네트워크의 운영 정책에 맞지 않는다고 해요',
    lookThere: '페이스북에서 확인하기',
    toPhone: '휴대폰으로 보내기',
    code: '영상 파일을 여는 코드',
  },
  en: {
    caption: 'One more, today only',
    partly: 'Partly posted',
    ended: 'The connection had ended. Reconnect the account.',
    reconnect: 'Reconnect',
    broken: 'Reconnect',
    endedThere: 'The connection has ended',
    mustReconnect: 'Reconnect to post here',
    posts: 'Posts',
    toPost: 'Go to the post and try again',
    retry: 'Try the failed post again',
    everywhere: 'Posted',
    policy: 'The network says it breaks its policies.',
    lookThere: 'Look at Facebook',
    toPhone: 'Send to my phone',
    code: 'Code that opens the video file',
  },
}

describe.each(languagesOr('en'))('mends a post that failed (%s)', (language) => {
  const poster = usePoster(posting, language)
  const { expectSeen, expectSoundHere } = poster
  const said = words[language]
  let post = ''
  goOneAfterAnother()

  it('says that a connection ended, and how to mend it, where the owner took the app out at the network', async () => {
    const { page } = poster
    for (const network of ['instagram', 'youtube'] as const) await poster.connect(network)
    const route = 'POST /upload/youtube/v3/videos'
    await posting.networks.misbehave({ network: 'youtube', route, effect: { kind: 'revoke' } })
    await poster.write(posting.video, said.caption, ['instagram', 'youtube'])
    await poster.postNow(2)
    post = page.url()
    await page.getByText(said.partly).first().waitFor()
    await poster.card('youtube', 'shorts').getByText(said.ended).first().waitFor()
    await expectSoundHere('post-partly')
  })

  it('shows the same everywhere that the account is met, and keeps its posts', async () => {
    const { page } = poster
    await poster.card('youtube', 'shorts').getByRole('link', { name: said.reconnect }).click()
    await poster.card('youtube').getByText(said.broken, { exact: true }).first().waitFor()
    await poster.card('youtube').getByText(said.endedThere).waitFor()
    await expectSoundHere('account-ended')
    await page.goto(`/upload/new/${posting.video._id}`)
    await page.getByText(said.mustReconnect).waitFor()
    const box = page.getByRole('checkbox', { name: nameOf('youtube', null, language), exact: true })
    expect(await box.count()).toBe(0)
    await page.goto(`/projects/done/${posting.video._id}`)
    await page.getByRole('region', { name: said.posts, exact: true }).getByText(said.caption).waitFor()
  })

  it('posts again to where it failed alone, once it is connected again', async () => {
    const { page } = poster
    await page.goto(post)
    await poster.card('youtube', 'shorts').getByRole('link', { name: said.reconnect }).click()
    await page.getByRole('link', { name: said.toPost }).waitFor()
    await poster.connectByHand('youtube', 'reconnect', true)
    await expectSoundHere('account-for-post')
    await page.getByRole('link', { name: said.toPost }).click()
    await page.waitForURL(post)
    await poster.button(said.retry).click()
    await page.getByText(said.everywhere, { exact: true }).first().waitFor()
    await expectSeen('youtube', 'shorts', said.caption)
    await expectSeen('instagram', 'reels', said.caption)
  })

  it('says why a network refused a post, and has it sent to a phone to be posted there by hand', async () => {
    const { page, button } = poster
    await poster.connect('facebook')
    const effect = { kind: 'http', preset: 'meta.368' }
    await posting.networks.misbehave({ network: 'facebook', route: 'POST /{page}/video_reels*', effect })
    await poster.write(posting.video, said.caption, ['facebook'])
    await poster.postNow(1)
    const facebook = poster.card('facebook', 'reels')
    await facebook.getByText(said.policy).first().waitFor()
    // The stand-in's own page: no real network is led to from the sandbox.
    const look = facebook.getByRole('link', { name: said.lookThere })
    await expect.poll(() => look.getAttribute('href')).toBe('/sandbox/facebook/feed')
    await expectSoundHere('post-failed')

    await button(said.toPhone).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('img', { name: said.code }).waitFor()
    await dialog.getByText(said.caption).waitFor()
    await expectSoundPart(page, dialog, `${language}-post-to-phone`)
    await page.keyboard.press('Escape')
    await button(said.retry).click()
    await expectSeen('facebook', 'reels', said.caption)
  })
})
