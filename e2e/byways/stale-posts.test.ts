import type { Project, Reservation } from '@clipmint/contract'
import { beforeAll, describe, expect, it } from 'vitest'

import { useDesk } from '../support/desk.ts'
import { languagesOr } from '../support/every.ts'
import { goOneAfterAnother } from '../support/one-after-another.ts'
import { drawPhotos } from '../support/photos.ts'
import { usePoster } from '../support/poster.ts'
import { useLinkingDesk } from '../support/posting.ts'
import { expectSound } from '../support/screen.ts'
import { until } from '../support/until.ts'
import { heights, makingMs, widths } from '../support/visit.ts'

const linking = useLinkingDesk(useDesk())
const dayMs = 86_400_000
let video: Project

beforeAll(async () => {
  const { owner, desk } = linking
  const { requestId } = await owner.addPlan(await drawPhotos(desk.browser, 4))
  const { _id } = await owner.addProject(requestId)
  await owner.ask('PATCH', `/v3/subtemplate/${_id}/status`, { status: 1 })
  video = await made(_id)
}, makingMs)

const made = (id: string) =>
  until(
    () => linking.owner.ask<Project>('GET', `/v3/subtemplate/${id}`),
    ({ renderState }) => renderState === 'done',
    180_000,
  )

const words = {
  ko: {
    caption: '손으로 빚은 머그',
    found: '예약 게시물 1개에 바뀌기 전 정보가 담겨 있어요.',
    badge: '오래된 정보',
    look: '살펴보고 바꾸기',
    title: '바뀐 정보 담기',
    posts: '함께 바꿀 예약 게시물',
    renew: '영상 1개 바꾸고 예약 교체하기',
    making: '예약 게시물 1개는 새 영상이 다 되면 그 영상으로 올려요.',
    remade: '영상을 새로 만들고 있어요. 다 되면 그 영상으로 바꿔서 정한 시간에 올려요.',
    stale: '바뀌기 전 정보가 담겨 있어서 이대로는 올라가지 않아요.',
    keep: '이대로 올리기',
    kept: '이대로 올릴게요.',
    found2: '바뀌기 전 정보가 담겨 있어요',
    know: '알고 있어요. 이대로 올릴게요',
    submit: /지금 1곳에 올리기/u,
  },
  en: {
    caption: 'A mug thrown by hand',
    found: 'One scheduled post shows details from before they changed.',
    badge: 'Old details',
    look: 'Look and update',
    title: 'Show the new details',
    posts: 'Scheduled posts to update',
    renew: 'Update the video and its posts',
    making: 'One scheduled post goes out with its new video once that is done.',
    remade: 'Once it is done, the post goes out with it at the time you chose.',
    stale: 'It shows details from before they changed, so it will not go out like this.',
    keep: 'Post it as it is',
    kept: 'It will be posted as it is.',
    found2: 'It shows details from before they changed',
    know: 'I know. Post it as it is',
    submit: /Post to 1 place now/u,
  },
}

describe.each(languagesOr('ko'))('a scheduled post whose price changes (%s)', (language) => {
  const poster = usePoster(linking, language)
  const said = words[language]
  const [was, now] = language === 'ko' ? [28_000, 24_500] : [24_500, 26_500]
  const won = (price: number) => `${price.toLocaleString('en')}원`
  let postId: string
  goOneAfterAnother()

  const price = (amount: number) =>
    linking.owner.ask('PATCH', `/v3/product/${video.productId}`, { price: amount })
  const post = (id = postId) => linking.owner.ask<Reservation>('GET', `/v3/reservation/directupload/${id}`)
  const schedule = (days: number) =>
    linking.owner.ask<Reservation>('POST', `/v3/reservation/directupload/${video._id}`, {
      words: { caption: `${said.caption} ${won(was)}`, hashtags: [], title: '' },
      targets: [{ platform: 'facebook', type: 'reels' }],
      uploadAt: new Date(Date.now() + days * dayMs).toISOString(),
      requestKey: crypto.randomUUID(),
    })

  it(
    'is found beside its video, and gets the new one by the same button',
    { timeout: makingMs },
    async () => {
      const { page, button } = poster
      await poster.connect('facebook')
      postId = (await schedule(2))._id
      expect((await post()).stale).toBeNull()
      await price(now)
      await page.goto(`/product/${video.productId}`)
      await page.getByText(said.found, { exact: false }).waitFor()
      await button(said.look).click()
      const dialog = page.getByRole('dialog', { name: said.title })
      await dialog.getByRole('heading', { name: said.posts }).waitFor()
      expect(await dialog.getByText(`${won(was)} → ${won(now)}`).count()).toBe(2)
      await poster.expectSoundHere('stale-dialog')
      await dialog.getByRole('button', { name: said.renew }).click()
      await page.getByText(said.making, { exact: false }).waitFor()
      await page.goto(`/upload/posts/${postId}`)
      await page.getByText(said.remade, { exact: false }).waitFor()
      await until(
        () => linking.owner.ask<Project>('GET', `/v3/subtemplate/${video._id}`),
        ({ renderState }) => renderState === 'done',
        180_000,
      )
      const renewed = await until(post, ({ stale }) => stale === null, 120_000)
      expect(renewed).toMatchObject({ status: 2, copy: `${said.caption} ${won(now)}` })
      await page.getByText(`${said.caption} ${won(now)}`).waitFor()
    },
  )

  it('says on its own page that it will not go out, until its owner keeps it as it is', async () => {
    const { page, button } = poster
    await price(was)
    await page.goto('/upload/products')
    await page.getByText(said.badge).first().scrollIntoViewIfNeeded()
    await expectSound(page, `${language}-stale-list`)
    await page.goto(`/upload/posts/${postId}`)
    await page.getByText(said.stale).waitFor()
    await poster.expectSoundHere('stale-post')
    await button(said.keep).click()
    await page.getByRole('dialog').getByRole('button', { name: said.keep }).click()
    await page.getByText(said.kept).waitFor()
    await page.getByText(said.stale).waitFor({ state: 'detached' })
    expect((await post()).stale).toBeNull()
  })

  it('is not made of an old price without a word, but of one that its owner knows of', async () => {
    const { page, button } = poster
    await poster.write(video, said.caption, ['facebook'])
    await page.getByText(said.found2, { exact: false }).waitFor()
    expect(await button(said.submit).isDisabled()).toBe(true)
    for (const width of [widths.phone, widths.desk]) {
      await page.setViewportSize({ width, height: heights[width] ?? 900 })
      await page.getByLabel(said.know).scrollIntoViewIfNeeded()
      await expectSound(page, `${language}-stale-form-${width}`)
    }
    await page.getByLabel(said.know).check()
    await expect.poll(() => button(said.submit).isEnabled()).toBe(true)
    await price(now)
    await linking.owner.ask('DELETE', `/v3/reservation/directupload/${postId}`)
  })
})
