import type { Project } from '@clipmint/contract'
import { beforeAll, describe, expect, it } from 'vitest'

import { useDesk } from '../support/desk.ts'
import { languagesOr } from '../support/every.ts'
import { finishPlaceVideo } from '../support/finished-video.ts'
import { goOneAfterAnother } from '../support/one-after-another.ts'
import { usePoster } from '../support/poster.ts'
import { usePostingDesk } from '../support/posting.ts'
import { makingMs } from '../support/visit.ts'

const posting = usePostingDesk(useDesk())
let placeVideo: Project

beforeAll(async () => {
  placeVideo = await finishPlaceVideo(posting.owner)
}, makingMs)

const words = {
  ko: {
    uploading: '업로드',
    products: /상품 영상 올리기/u,
    places: /매장 영상 올리기/u,
    choose: '올릴 영상 고르기',
    postOf: (title: string) => `${title}, SNS에 올리기`,
    place: /^골목국수 성수/u,
    later: '시간 정하기',
    plan: /에 1곳 예약하기$/u,
    planned: '올릴 예정',
    back: '업로드로 돌아가기',
    posts: 'SNS 게시물',
    caption: '점심엔 국수 한 그릇 어때요',
  },
  en: {
    uploading: 'Upload',
    products: /Post product videos/u,
    places: /Post place videos/u,
    choose: 'Choose a video to post',
    postOf: (title: string) => `Post ${title} to social media`,
    place: /^골목국수 성수/u,
    later: 'Set a time',
    plan: /^Schedule 1 post for/u,
    planned: 'Scheduled',
    back: 'Back to posting',
    posts: 'Posts',
    caption: 'A bowl of noodles for lunch?',
  },
}

describe.each(languagesOr('ko'))('begins a post at the desk of products or places (%s)', (language) => {
  const poster = usePoster(posting, language)
  const { expectSoundHere } = poster
  const said = words[language]
  goOneAfterAnother()

  it('leads from the menu to a product’s finished video, and to its form', async () => {
    const { page } = poster
    await poster.connect('facebook')
    await page.goto('/?kbPay=1')
    await page.getByRole('banner').getByRole('link', { name: said.uploading, exact: true }).click()
    await page.getByRole('link', { name: said.products }).click()
    await page.getByRole('heading', { name: said.choose }).waitFor()
    await page.getByRole('link', { name: said.postOf(posting.video.title) }).waitFor()
    expect(await page.getByRole('link', { name: said.postOf(placeVideo.title) }).count()).toBe(0)
    await expectSoundHere('desk-products')
    await page.getByRole('link', { name: said.postOf(posting.video.title) }).click()
    await page.waitForURL(`**/upload/new/${posting.video._id}`)
  })

  it('keeps places to themselves, and lists what was posted of the one that is chosen', async () => {
    const { page, button } = poster
    await page.goto('/upload')
    await page.getByRole('link', { name: said.places }).click()
    await page.getByRole('button', { name: said.place }).click()
    await page.getByRole('link', { name: said.postOf(placeVideo.title) }).click()
    await page.getByRole('checkbox').first().check()
    await page.getByLabel(poster.said.caption).first().fill(said.caption)
    await button(said.later).click()
    await button(said.plan).click()
    await page.getByText(said.planned).first().waitFor()
    await page.getByRole('link', { name: said.back }).click()
    await page.waitForURL(`**/upload/places?of=${placeVideo.placeId}`)
    const posts = page.getByRole('region', { name: said.posts, exact: true })
    await posts.getByRole('link', { name: said.caption }).waitFor()
    await expectSoundHere('desk-places')
  })
})
