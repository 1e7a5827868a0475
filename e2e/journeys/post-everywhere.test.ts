import { networkIds } from '@clipmint/contract'
import { describe, expect, it } from 'vitest'

import { useSharedDesk } from '../support/desk.ts'
import { languagesOr } from '../support/every.ts'
import { goOneAfterAnother } from '../support/one-after-another.ts'
import { usePoster } from '../support/poster.ts'
import { usePostingDesk } from '../support/posting.ts'
import { widths } from '../support/visit.ts'

const posting = usePostingDesk(useSharedDesk())

const words = {
  ko: {
    caption: '오늘 아침 7시, 갓 구운 소금빵이 나왔어요.',
    story: '인스타그램 스토리',
    title: /^제목/u,
    settings: '틱톡 설정',
    privacy: '공개 범위',
    missing: '「공개 범위」를 골라 주세요.',
    goThere: '설정으로 가기',
    onlyMe: '나만',
    comments: '댓글 허용',
    disclosure: '광고 표시',
    branded: '다른 브랜드와의 협찬',
    conflict: '협찬 영상은 「나만」으로 올릴 수 없어요.',
    paid: /유료 파트너십/u,
    turnOn: /브랜디드 콘텐츠 정책과 음악 사용 확인에 동의하게 돼요」 항목을 켜 주세요/u,
    policy: '브랜디드 콘텐츠 정책 보기',
    own: '내 브랜드',
    promotional: /홍보 콘텐츠/u,
    music: '게시하면 틱톡의 음악 사용 확인에 동의하게 돼요',
    everywhere: '올렸어요',
    trail: '지나온 일',
    began: '올리기를 시작했어요.',
    out: '게시물이 올라갔어요.',
  },
  en: {
    caption: 'Fresh salt bread, out of the oven at 7.',
    story: 'Instagram Story',
    title: /^Title/u,
    settings: 'TikTok settings',
    privacy: 'Who can watch',
    missing: 'Choose “Who can watch”.',
    goThere: 'Go to the settings',
    onlyMe: 'Only me',
    comments: 'Allow comments',
    disclosure: 'Commercial content',
    branded: 'Branded content',
    conflict: 'Branded content cannot be posted for only you.',
    paid: /“Paid partnership”/u,
    turnOn: /Turn on “By posting, you agree to TikTok's Branded Content Policy/u,
    policy: 'Read the Branded Content Policy',
    own: 'Your brand',
    promotional: /“Promotional content”/u,
    music: "By posting, you agree to TikTok's Music Usage Confirmation",
    everywhere: 'Posted',
    trail: 'What happened',
    began: 'Posting started.',
    out: 'The post is live.',
  },
}

describe.each(languagesOr('ko'))('posts one video to all networks (%s)', (language) => {
  const poster = usePoster(posting, language)
  const { expectSeen, expectSeenOnFeed, expectSoundHere } = poster
  const said = words[language]
  goOneAfterAnother()

  it('connects each network', async () => {
    for (const network of networkIds) await poster.connectByHand(network)
    await expectSoundHere('accounts')
  })

  it('asks what TikTok wants asked, and chooses nothing of it for its owner', async () => {
    const { page, button } = poster
    await poster.write(posting.video, said.caption, networkIds)
    await page.getByRole('button', { name: said.story, exact: true }).click()
    await page.getByLabel(said.title).fill(said.caption)
    const tiktok = page.getByRole('region', { name: said.settings })
    const privacy = tiktok.getByRole('combobox', { name: said.privacy })
    expect(await privacy.inputValue()).toBe('')
    for (const box of await tiktok.getByRole('switch').all()) expect(await box.isChecked()).toBe(false)
    await page.getByText(said.missing).waitFor()
    await expectSoundHere('post-all')
    expect(await button(poster.said.postNow(5)).isDisabled()).toBe(true)

    await button(said.goThere).first().click()
    await expect.poll(() => privacy.evaluate((field) => field === document.activeElement)).toBe(true)
    await privacy.click()
    await page.getByRole('option', { name: said.onlyMe }).click()
    const disclosure = tiktok.getByRole('combobox', { name: said.disclosure })
    await disclosure.click()
    await page.getByRole('option', { name: said.branded }).click()
    await page.getByText(said.conflict).waitFor()
    await page.getByText(said.turnOn).waitFor()
    await tiktok.getByText(said.paid).waitFor()
    await tiktok.getByRole('link', { name: said.policy }).waitFor()
    await expectSoundHere('post-paid', 0)
    await disclosure.click()
    await page.getByRole('option', { name: said.own }).click()
    await tiktok.getByText(said.promotional).waitFor()
    await tiktok.getByLabel(said.comments).check()
    await tiktok.getByLabel(said.music).check()
    await expect.poll(() => page.getByText(poster.said.ready).count()).toBe(5)
    await expectSoundHere('post-all-ready', widths.tablet)
  })

  it('posts to all of them at once, and tells what happened until people see it', async () => {
    const { page } = poster
    await poster.postNow(5)
    await expectSoundHere('post-sending', 0)
    await page.getByText(said.everywhere, { exact: true }).first().waitFor()
    const instagram = poster.card('instagram', 'reels')
    await instagram.getByText(said.trail).click()
    await instagram.getByText(said.began).waitFor()
    await instagram.getByText(said.out).waitFor()
    await expectSoundHere('post-out')
  })

  it('is seen once on the feed of each', async () => {
    await expectSeen('facebook', 'reels', said.caption)
    await expectSeen('instagram', 'reels', said.caption)
    await expectSeen('instagram', 'story', '')
    await expectSeen('youtube', 'shorts', said.caption)
    // TikTok tells no address of a post that is for its owner alone.
    await expectSeenOnFeed('tiktok', said.caption)
  })
})
