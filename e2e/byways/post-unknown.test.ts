import type { Reservation } from '@clipmint/contract'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { useDesk } from '../support/desk.ts'
import { languagesOr } from '../support/every.ts'
import { goOneAfterAnother } from '../support/one-after-another.ts'
import { usePoster } from '../support/poster.ts'
import { usePostingDesk } from '../support/posting.ts'
import { expectSoundPart } from '../support/screen.ts'

const posting = usePostingDesk(useDesk())

const words = {
  ko: {
    caption: '비 오는 날엔 수제비',
    unknown: '알 수 없어요',
    notThere: '페이스북, 안 올라갔어요, 다시 보내기',
    ask: '페이스북에 다시 보낼까요?',
    twice: '똑같은 게시물이 두 번 보이게 돼요',
    keep: '보내지 않기',
    send: '다시 보내기',
    look: '페이스북, 다시 확인하기',
    posts: 'SNS 게시물',
  },
  en: {
    caption: 'Soup for a rainy day',
    unknown: 'Unknown',
    notThere: 'Facebook, It’s not there. Send it again',
    ask: 'Send it to Facebook again?',
    twice: 'people will see it twice',
    keep: 'Don’t send',
    send: 'Send it again',
    look: 'Facebook, Check again',
    posts: 'Posts',
  },
}

/** Has every post of a page be one of which nobody knows, until its owner has that settled; gives how they did. */
async function knowNothing(page: Page): Promise<() => string | undefined> {
  let settled: { settle: { way: string } } | undefined
  await page.route('**/v3/reservation/directupload/*', async (route) => {
    if (settled !== undefined || route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const said = (await response.json()) as { result: Reservation }
    const unknown = { status: 'unknown', url: null, failure: null, publishedAt: null, nextAt: null }
    const targets = said.result.targets.map((target) => ({ ...target, ...unknown }))
    return route.fulfill({ response, json: { ...said, result: { ...said.result, status: 6, targets } } })
  })
  await page.route('**/v3/reservation/autoupload/retry/*', async (route) => {
    settled = route.request().postDataJSON()
    const { pathname } = new URL(route.request().url())
    const url = `${posting.desk.product.url}/v3/reservation/directupload/${pathname.split('/').at(-1)}`
    await route.fulfill({ response: await route.fetch({ url, method: 'GET' }) })
  })
  return () => settled?.settle.way
}

describe.each(languagesOr('ko'))('settles a post of which nobody knows (%s)', (language) => {
  const poster = usePoster(posting, language)
  const said = words[language]
  goOneAfterAnother()

  it('says what to do, and warns of sending again what may be there', async () => {
    const { page, card, button } = poster
    await poster.connect('facebook')
    await poster.write(posting.video, said.caption, ['facebook'])
    await poster.postNow(1)
    await card('facebook', 'reels').getByText(poster.said.posted, { exact: true }).waitFor()
    const howSettled = await knowNothing(page)
    await page.reload()
    await card('facebook', 'reels').getByText(said.unknown, { exact: true }).waitFor()
    await poster.expectSoundHere('post-unknown')
    await button(said.notThere).click()
    const question = page.getByRole('dialog', { name: said.ask })
    await question.getByText(said.twice).waitFor()
    await expectSoundPart(page, question, `${language}-post-not-there`)
    await question.getByRole('button', { name: said.keep }).click()
    expect(howSettled()).toBeUndefined()
    await button(said.notThere).click()
    await question.getByRole('button', { name: said.send }).click()
    await expect.poll(howSettled).toBe('send')
    await page.unrouteAll({ behavior: 'wait' })
  })

  it('looks again at the network, and shows the post that is there after all', async () => {
    const { page, card, button } = poster
    const howSettled = await knowNothing(page)
    await page.reload()
    await button(said.look).click()
    await card('facebook', 'reels').getByText(poster.said.posted, { exact: true }).waitFor()
    expect(howSettled()).toBe('look')
    await page.unrouteAll({ behavior: 'wait' })
  })

  it('is among the posts of all products', async () => {
    const { page } = poster
    await page.goto('/upload/products')
    const posts = page.getByRole('region', { name: said.posts, exact: true })
    await posts.getByRole('link', { name: said.caption }).first().waitFor()
    expect(await posts.getByRole('link', { name: said.caption }).count()).toBe(1)
    await poster.expectSoundHere('desk-all-posts')
  })
})
