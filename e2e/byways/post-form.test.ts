import { describe, expect, it } from 'vitest'

import { useDesk } from '../support/desk.ts'
import { languagesOr } from '../support/every.ts'
import { goOneAfterAnother } from '../support/one-after-another.ts'
import { usePoster } from '../support/poster.ts'
import { usePostingDesk } from '../support/posting.ts'

const posting = usePostingDesk(useDesk())

const words = {
  ko: {
    post: 'SNS에 올리기',
    connect: '페이스북 연결하기',
    facebook: '페이스북',
    instagram: '인스타그램',
    chooseFirst: '올릴 곳을 골라 주세요',
    caption: '오늘 아침 7시, 갓 구운 소금빵이 나왔어요.',
    handle: '@haneulbakery',
    type: '쓰고 스페이스나 엔터를 눌러요',
    more: '더 쓰기',
    counted: (count: number) => `${count}/10개`,
    twice: '이미 넣은 해시태그예요: bread',
    remove: '#아침빵 빼기',
    forbidden: '🥐 & 글자는 문구에 쓸 수 없어요.',
    mend: '고쳐 쓰기',
    fixCaption: '문구 고치기',
    kindFault: '동영상: 1:1, 16:9, 4:5 영상만 올릴 수 있어요.',
    alone: '인스타그램에만 다르게 쓰기',
    aloneOf: '인스타그램에 쓸 문구',
    preview: '미리 보기',
  },
  en: {
    post: 'Post to social media',
    connect: 'Connect Facebook',
    facebook: 'Facebook',
    instagram: 'Instagram',
    chooseFirst: 'Choose where to post',
    caption: 'Fresh salt bread, out of the oven at 7.',
    handle: '@riverscoffee',
    type: 'Type, then press space or Enter',
    more: 'Add more',
    counted: (count: number) => `${count}/10`,
    twice: 'You already added this hashtag: bread',
    remove: 'Remove #아침빵',
    forbidden: 'Captions can’t include 🥐 &',
    mend: 'Fix it',
    fixCaption: 'Edit the caption',
    kindFault: 'Video: only videos of 1:1, 16:9, 4:5.',
    alone: 'Write something different for Instagram',
    aloneOf: 'Caption for Instagram',
    preview: 'Preview',
  },
}

describe.each(languagesOr('ko'))('writes a post (%s)', (language) => {
  const poster = usePoster(posting, language)
  const { expectSoundHere } = poster
  const said = words[language]
  const caption = () => poster.page.getByLabel(poster.said.caption).first()
  goOneAfterAnother()

  it('lets nothing be chosen that is not connected, and shows the way there', async () => {
    const { page, button } = poster
    await page.goto(`/projects/done/${posting.video._id}`)
    await page.getByRole('link', { name: said.post }).click()
    await page.getByRole('link', { name: said.connect }).waitFor()
    expect(await page.getByRole('checkbox', { name: said.facebook, exact: true }).count()).toBe(0)
    expect(await button(said.chooseFirst).isDisabled()).toBe(true)
    await expectSoundHere('post-unlinked')
  })

  it('keeps what was written while its owner connects an account', async () => {
    const { page } = poster
    await caption().fill(said.caption)
    await page.getByRole('link', { name: said.connect }).click()
    for (const network of ['facebook', 'instagram'] as const) await poster.connectByHand(network)
    await page.goto(`/upload/new/${posting.video._id}`)
    await page.getByText(said.handle).waitFor()
    await expect.poll(() => caption().inputValue()).toBe(said.caption)
  })

  it('takes hashtags that are pasted at once, and says of one that it is there already', async () => {
    const { page } = poster
    await page.getByRole('checkbox', { name: said.facebook, exact: true }).check()
    await page.getByText(said.kindFault).waitFor()
    await page.getByPlaceholder(said.type).fill('#bread #망원동빵집 아침빵 ')
    await page.getByText(said.counted(3), { exact: true }).waitFor()
    await page.getByPlaceholder(said.more).fill('bread ')
    await page.getByText(said.twice).waitFor()
    await poster.button(said.remove).click()
    await expect.poll(() => page.getByText(said.counted(2), { exact: true }).count()).toBe(1)
  })

  it('says by the button which letters a caption may not hold, leads to them, and writes them another way', async () => {
    const { page, button } = poster
    await page.getByText(poster.said.ready).waitFor()
    await caption().fill('salt bread 🥐 & coffee')
    await expect.poll(() => page.getByText(said.forbidden).count()).toBe(2)
    expect(await page.getByText(poster.said.ready).count()).toBe(0)
    expect(await button(poster.said.postNow(1)).isDisabled()).toBe(true)
    await expectSoundHere('post-form-faults')
    await button(said.fixCaption).click()
    await expect.poll(() => caption().evaluate((field) => field === document.activeElement)).toBe(true)
    await button(said.mend).click()
    expect(await caption().inputValue()).toBe('salt bread and coffee')
    await page.getByText(poster.said.ready).waitFor()
  })

  it('says another thing on one network alone', async () => {
    const { page } = poster
    await page.getByRole('checkbox', { name: said.instagram, exact: true }).check()
    await page.getByLabel(said.alone).check()
    await page.getByRole('group', { name: said.aloneOf }).getByLabel(poster.said.caption).fill(said.caption)
    const preview = page.getByRole('region', { name: said.preview, exact: true })
    await preview.getByText('salt bread').waitFor()
    await preview.getByRole('button', { name: said.instagram }).click()
    await preview.getByText(said.caption).waitFor()
    await expectSoundHere('post-own-words')
  })
})
