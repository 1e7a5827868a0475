import type { Campaign, CampaignPost } from '@clipmint/contract'
import { describe, expect, it } from 'vitest'

import { useCampaignDesk } from '../support/campaigning.ts'
import { languagesOr } from '../support/every.ts'
import { addPlace } from '../support/finished-video.ts'
import { goOneAfterAnother } from '../support/one-after-another.ts'
import { nameOf, usePoster } from '../support/poster.ts'
import { expectSoundPart } from '../support/screen.ts'
import { until } from '../support/until.ts'
import { makingMs, widths } from '../support/visit.ts'

const campaigning = useCampaignDesk()

const words = {
  ko: {
    begin: /^(?:첫 )?캠페인 만들기$/u,
    product: '상품',
    place: '매장',
    title: '캠페인 이름',
    ownTitle: '월수금 머그',
    noName: '이름을 30자 이내로 입력해 주세요.',
    kind: '템플릿 종류',
    cafe: '카페',
    week: '일주일에 3크레딧을 써요.',
    times: /매주 월·수·금 19:00/u,
    go: '캠페인 시작하기',
    making: /영상 만드는 중|만들 예정/u,
    toApprove: '승인할 것 1개',
    see: '보고 승인하기',
    video: '영상 바꾸기',
    useVideo: /^지금 쓰는 영상/u,
    refused: '지금은 바꿀 수 없어요.',
    edit: '문구 고치기',
    caption: '겨울 아침엔 따뜻한 머그',
    save: '문구 저장하기',
    approve: '승인하기',
    planned: '올릴 예정',
    now: '지금 올리기',
    back: '캠페인으로 돌아가기',
    stop: '잠시 멈추기',
    stopped: '멈췄어요',
    because: /^직접 멈춘 캠페인이에요\./u,
    resume: '다시 시작하기',
    rename: '이름 바꾸기',
    otherTitle: '새 머그 이야기',
    saveName: '저장',
    change: '설정 바꾸기',
    saturday: '토',
    changeDo: '변경 내용 저장하기',
    timesThen: /매주 월·수·금·토 19:00/u,
    left: /^지난번에 고치다 만 내용이/u,
    reset: '저장된 설정으로 되돌리기',
    begunOtherwise: '이 캠페인은 고치기 전 내용으로 이미 시작됐어요.',
    seeBegun: '시작된 캠페인 열기',
    headline: '머그의 날',
    notBegun: /^캠페인을 아직 시작하지 않았어요/u,
    skip: '이번은 건너뛰기',
    skipped: '건너뛰었어요',
    skippedBy: '올리지 않기로 했어요.',
    cancel: '캠페인 취소하기',
    cancelled: '취소했어요',
    campaigns: '캠페인',
    next: /^다음 게시물 /u,
    coming: '다가오는 게시물',
    promotion: '할인이나 행사를 알리기',
    discount: '할인가',
    lastDay: '끝나는 날',
    news: '알릴 말',
    sale: '둘이 오면 하나 더 드려요',
    above: '할인가는 정가보다 높을 수 없어요.',
    boast: '동네에서 최고인 머그예요',
    law: /^「동네에서 최고」 표시광고법/u,
    lawful: /^안전한 말로: /u,
    stale: /^바뀌기 전 정보가 담겨 있어요/u,
    renew: '지금 새로 만들기',
    remade: /^영상을 새로 만들고 있어요/u,
    more: (name: string) => `${name} 더 보기`,
    hide: '숨기기',
    stops: /캠페인 1개가 멈추고/u,
    hidden: /숨겨서 멈췄어요/u,
    show: '다시 보이기',
    notOffered: /^비공개 계정이라 「모두」는 고를 수 없어요\./u,
    privacy: '공개 범위',
    off: '모두',
    open: '「공개 범위」를 골라 주세요.',
  },
  en: {
    begin: /^Create (?:your first )?campaign$/u,
    product: 'Product',
    place: 'Place',
    title: 'Campaign name',
    ownTitle: 'Mugs thrice a week',
    noName: 'Enter a name of up to 30 characters.',
    kind: 'Kind of template',
    cafe: 'Café',
    week: 'Uses 3 credits a week.',
    times: /every Mon, Wed, and Fri at 19:00/u,
    go: 'Start campaign',
    making: /Making the video|Planned/u,
    toApprove: '1 to approve',
    see: 'Review and approve',
    video: 'Change video',
    useVideo: /^In this post now/u,
    refused: 'It can’t be changed now.',
    edit: 'Edit caption',
    caption: 'A warm mug for winter mornings',
    save: 'Save caption',
    approve: 'Approve',
    planned: 'Scheduled',
    now: 'Post now',
    back: 'Back to campaign',
    stop: 'Pause campaign',
    stopped: 'Paused',
    because: /^You paused this campaign\./u,
    resume: 'Resume',
    rename: 'Rename',
    otherTitle: 'Another mug',
    saveName: 'Save',
    change: 'Settings',
    saturday: 'Sat',
    changeDo: 'Save changes',
    timesThen: /every Mon, Wed, Fri, and Sat at 19:00/u,
    left: /^These are the unsaved changes/u,
    reset: 'Go back to the saved settings',
    begunOtherwise: /^This campaign has already started/u,
    seeBegun: 'Open the campaign',
    headline: 'Mug day',
    notBegun: /^The campaign hasn’t started/u,
    skip: 'Skip this post',
    skipped: 'Skipped',
    skippedBy: 'This one was skipped.',
    cancel: 'Cancel campaign',
    cancelled: 'Cancelled',
    campaigns: 'Campaigns',
    next: /^Next post/u,
    coming: 'Upcoming posts',
    promotion: 'Promote a sale or event',
    discount: 'Discounted price',
    lastDay: 'Last day',
    news: 'What to say',
    sale: 'Bring a friend and get one more',
    above: 'The discounted price cannot be above the regular price.',
    boast: 'The best mug in town',
    law: /^“The best” Fair Labeling/u,
    lawful: /^Safe words: /u,
    stale: /^It shows what has changed since\./u,
    renew: 'Remake it now',
    remade: /^The video is being made anew/u,
    more: (name: string) => `More for ${name}`,
    hide: 'Hide',
    stops: /Its running campaign stops/u,
    hidden: /its product is hidden/u,
    show: 'Show again',
    notOffered: '“Followers” is for private accounts alone.',
    privacy: 'Who can watch',
    off: 'Followers',
    open: 'Choose “Who can watch”.',
  },
}

describe.each(languagesOr('ko'))('a campaign from its beginning to a post (%s)', (language) => {
  const poster = usePoster(campaigning, language)
  const { expectSoundHere, expectSoundScreenHere } = poster
  const said = words[language]
  let id: string
  goOneAfterAnother()

  const read = () => campaigning.owner.ask<Campaign>('GET', `/v3/reservation/campaign/${id}`)

  it('is begun with a product, says what it will do and what it takes, and keeps what was typed', async () => {
    const { page, button } = poster
    await poster.connect('facebook')
    await page.goto('/upload/products')
    await page.getByRole('link', { name: said.begin }).first().click()
    await expectSoundHere('campaign-new-empty')
    await button(said.go).click()
    await page.getByText(said.noName).waitFor()
    await page.getByRole('combobox', { name: said.product }).click()
    await page.getByRole('option', { name: campaigning.goods.name }).first().click()
    await page.getByText(said.week).waitFor()
    await page.getByText(said.times).first().waitFor()
    await page.getByLabel(said.title).fill(said.ownTitle)
    await page.getByRole('combobox', { name: said.kind }).click()
    await page.getByRole('option', { name: said.cafe }).click()
    await page.reload()
    await expect.poll(() => page.getByLabel(said.title).inputValue()).toBe(said.ownTitle)
    await expect.poll(() => page.getByRole('combobox', { name: said.kind }).inputValue()).toBe(said.cafe)
    await page.getByText(said.week).waitFor()
    await expectSoundHere('campaign-new')
    await button(said.go).click()
    await page.waitForURL(/\/upload\/campaigns\/[\da-f-]{36}$/u)
    id = page.url().split('/').at(-1) ?? ''
    expect((await read()).template).toEqual({ by: 'fit', category: 'cafe' })
    await page.getByText(said.making).first().waitFor()
  })

  it('makes its first video at once, and has its owner see and approve it', async () => {
    const { page, button } = poster
    await until(read, ({ toApprove }) => toApprove === 1, makingMs)
    await page.getByText(said.toApprove).waitFor()
    await expectSoundScreenHere('campaign')
    await page.getByRole('link', { name: said.see }).click()
    await page.locator('video').waitFor()
    await expectSoundScreenHere('campaign-post')
    await button(said.video).click()
    const videos = page.getByRole('dialog')
    await videos.getByRole('button', { name: said.useVideo }).first().waitFor()
    await expectSoundPart(page, videos, `${language}-campaign-video`)
    // Refused, it can be tried again from where the keyboard is.
    await page.route('**/v3/reservation/subtemplate/**', (route) =>
      route.fulfill({
        json: { code: 'RESERVATIONS_UNDER_WAY', message: said.refused, requestId: 'r', retryable: false },
      }),
    )
    const use = videos.getByRole('button', { name: said.useVideo }).first()
    await use.focus()
    await page.keyboard.press('Enter')
    await videos.getByText(said.refused).waitFor()
    expect(await use.evaluate((it) => it === document.activeElement)).toBe(true)
    await page.unroute('**/v3/reservation/subtemplate/**')
    await page.keyboard.press('Escape')
    // What no field here shows stays as it is.
    const path = `/v3/reservation/autoupload/${page.url().split('/').at(-1)}`
    const { copy, tags } = await campaigning.owner.ask<CampaignPost>('GET', path)
    const headed = { caption: copy, hashtags: tags, title: said.headline }
    await campaigning.owner.ask('PATCH', path, { words: headed })
    await page.reload()
    await button(said.edit).click()
    await page.getByLabel(poster.said.caption).first().waitFor()
    await expectSoundHere('campaign-post-words')
    const caption = page.getByLabel(poster.said.caption).first()
    await caption.fill(`${said.caption}\n${said.boast}`)
    await page.getByText(said.law).waitFor()
    await expectSoundHere('campaign-post-words-law')
    await button(said.lawful).click()
    await expect.poll(() => page.getByText(said.law).count()).toBe(0)
    expect((await caption.inputValue()).split('\n')[0]).toBe(said.caption)
    expect(await caption.inputValue()).not.toContain(said.boast)
    await caption.fill(said.caption)
    await button(said.save).click()
    await page.getByText(said.caption).first().waitFor()
    expect((await campaigning.owner.ask<CampaignPost>('GET', path)).title).toBe(said.headline)
    // What tells of it offers the same.
    await page.getByRole('main').getByRole('button', { name: said.approve }).click()
    await page.getByText(said.planned).first().waitFor()
    await expectSoundHere('campaign-post-planned')
  })

  it('posts it, and it is seen on the network', async () => {
    const { page, button } = poster
    await button(said.now).click()
    const question = page.getByRole('dialog', { name: said.now })
    await question.getByRole('button', { name: said.now }).click()
    await poster.expectSeen('facebook', 'reels', said.caption)
    await expectSoundHere('campaign-post-out')
  })

  it('is renamed, changed, stopped, and goes on from its next time on', async () => {
    const { page, button } = poster
    await page.getByRole('link', { name: said.back }).click()
    await button(said.rename).click()
    const dialog = page.getByRole('dialog')
    await expectSoundPart(page, dialog, `${language}-campaign-rename`)
    await dialog.getByLabel(said.title).fill(said.otherTitle)
    await dialog.getByRole('button', { name: said.saveName }).click()
    await page.getByRole('heading', { name: said.otherTitle }).waitFor()
    await page.getByRole('link', { name: said.change }).click()
    await button(said.saturday).click()
    await expectSoundScreenHere('campaign-change')
    await page.reload()
    await page.getByText(said.left).waitFor()
    await expectSoundHere('campaign-change-left')
    await button(said.reset).click()
    await expect.poll(() => page.getByText(said.left).count()).toBe(0)
    // Nothing of it is left to be saved.
    await button(said.changeDo).click()
    await page.getByRole('link', { name: said.change }).click()
    await button(said.saturday).click()
    // What was left is not put over what was done since.
    await campaigning.owner.ask('PATCH', `/v3/reservation/campaign/${id}`, { changes: { approval: false } })
    await button(said.changeDo).click()
    await page.getByText(said.timesThen).waitFor()
    expect(await read()).toMatchObject({ approval: false, title: said.otherTitle })
    await campaigning.owner.ask('PATCH', `/v3/reservation/campaign/${id}`, { changes: { approval: true } })
    await button(said.stop).click()
    await page.getByText(said.because).waitFor()
    await expectSoundHere('campaign-stopped')
    await page.goto('/upload/products')
    const list = page.getByRole('region', { name: said.campaigns, exact: true })
    await list.getByText(said.because).waitFor()
    await expectSoundHere('desk-campaigns')
    await list.getByRole('button', { name: said.resume }).first().click()
    await until(read, ({ status, nextAt }) => status <= 2 && nextAt !== null)
  })

  it('stands on the page of its product, stops while that is hidden, and leads to another of it', async () => {
    const { page, button } = poster
    await page.goto(`/product/${campaigning.goods._id}`)
    const list = page.getByRole('region', { name: said.campaigns, exact: true })
    const first = list.getByRole('listitem').first()
    await first.getByText(said.otherTitle).waitFor()
    await first.getByText(said.next).waitFor()
    await expectSoundHere('product-campaigns')
    const inMenu = async (word: string) => {
      await button(said.more(campaigning.goods.name)).click()
      await page.getByRole('menuitem', { name: word }).click()
    }
    await inMenu(said.hide)
    const question = page.getByRole('dialog')
    await question.getByText(said.stops).waitFor()
    await expectSoundPart(page, question, `${language}-product-hide`)
    await question.getByRole('button', { name: said.hide }).click()
    await first.getByText(said.hidden).waitFor()
    await expectSoundHere('product-hidden')
    await inMenu(said.show)
    await first.getByRole('button', { name: said.resume }).click()
    await until(read, ({ status }) => status <= 2)
    await list.getByRole('link', { name: said.begin }).click()
    await expect
      .poll(() => page.getByRole('combobox', { name: said.product }).inputValue())
      .toBe(campaigning.goods.name)
  })

  it('leaves out a post, and is called off', async () => {
    const { page, button } = poster
    const from = new Date().toISOString()
    const to = new Date(Date.now() + 14 * 86_400_000).toISOString()
    const path = `/v3/reservation/campaign/reservation/${id}?startAt=${from}&endAt=${to}`
    const { list } = await campaigning.owner.ask<{ list: CampaignPost[] }>('GET', path)
    const last = list.at(-1)
    await page.goto(`/upload/campaigns/posts/${id}_${last?.day}_${last?.no}`)
    await button(said.skip).click()
    const question = page.getByRole('dialog')
    await expectSoundPart(page, question, `${language}-campaign-skip`)
    await question.getByRole('button', { name: said.skip }).click()
    await page.getByText(said.skippedBy).first().waitFor()
    await page.getByRole('link', { name: said.back }).click()
    // Its day is still to come.
    await page.getByRole('region', { name: said.coming }).getByText(said.skippedBy).waitFor()
    await expectSoundHere('campaign-left-out')
    await button(said.cancel).click()
    const asked = page.getByRole('dialog')
    await expectSoundPart(page, asked, `${language}-campaign-cancel`)
    await asked.getByRole('button', { name: said.cancel }).click()
    await page.getByText(said.cancelled).first().waitFor()
    await expectSoundHere('campaign-cancelled', widths.tablet)
  })

  it('tells of a sale, by its price and its last day', async () => {
    const { page, button } = poster
    await page.goto(`/upload/campaigns/new?product=${campaigning.goods._id}`)
    await page.getByLabel(said.promotion).click()
    await page.getByLabel(said.discount, { exact: true }).fill('99000')
    await page.getByLabel(said.news).fill(said.boast)
    await page.getByText(said.law).waitFor()
    await page.getByLabel(said.news).fill(said.sale)
    await expect.poll(() => page.getByText(said.law).count()).toBe(0)
    await button(said.go).click()
    await page.getByText(said.above).waitFor()
    await expectSoundHere('campaign-new-sale')
    const lastDay = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    await page.getByLabel(said.discount, { exact: true }).fill('19900')
    await page.getByLabel(said.lastDay, { exact: true }).fill(lastDay)
    // It is begun, and nobody hears of it.
    await page.route(
      '**/v3/reservation/autoupload/**',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await button(said.go).click()
    await page.getByText(said.notBegun).waitFor()
    await page.getByLabel(said.title).fill(said.ownTitle)
    await button(said.go).click()
    await page.getByText(said.begunOtherwise).waitFor()
    await expectSoundHere('campaign-new-begun-otherwise')
    await page.getByRole('link', { name: said.seeBegun }).click()
    await page.waitForURL(/\/upload\/campaigns\/[\da-f-]{36}$/u)
    const path = `/v3/reservation/campaign/${page.url().split('/').at(-1)}`
    const sale = await campaigning.owner.ask<Campaign>('GET', path)
    expect(sale).toMatchObject({ category: 'promotion', productId: campaigning.goods._id })
    await page.getByText(said.sale).first().waitFor()
    await expectSoundHere('campaign-sale')
    // What waits for its time says which prices it shows that are not so any more, and is made anew by a press.
    await until(
      () => campaigning.owner.ask<Campaign>('GET', path),
      ({ toApprove }) => toApprove > 0,
      makingMs,
    )
    await page.getByRole('link', { name: said.see }).click()
    await page.getByRole('main').getByRole('button', { name: said.approve }).click()
    await page.getByText(said.planned).first().waitFor()
    const goods = `/v3/product/${campaigning.goods._id}`
    const { price } = await campaigning.owner.ask<{ price: number }>('GET', goods)
    await campaigning.owner.ask('PATCH', goods, { price: price + 1_000 })
    await page.reload()
    await page.getByText(said.stale).waitFor()
    await expectSoundHere('campaign-post-stale')
    await button(said.renew).click()
    await page.getByText(said.remade).first().waitFor()
    await expect.poll(() => page.getByText(said.stale).count()).toBe(0)
    await campaigning.owner.ask('PATCH', path, { act: 'cancel' })
    await campaigning.owner.ask('PATCH', goods, { price })
  })

  it('offers of a network only what the linked account allows, and says at each field what is open', async () => {
    const { page, button } = poster
    await poster.connect('tiktok')
    await page.goto(`/upload/campaigns/new?product=${campaigning.goods._id}`)
    await page.getByRole('checkbox', { name: nameOf('tiktok', null, language), exact: true }).check()
    const settings = page.locator('[data-settings="tiktok"]')
    await settings.getByText(said.notOffered).waitFor()
    await button(said.go).click()
    await settings.getByText(said.open).waitFor()
    await expectSoundHere('campaign-new-tiktok')
    await settings.getByLabel(said.privacy).click()
    const option = page.getByRole('option', { name: said.off, exact: true })
    expect(await option.getAttribute('data-combobox-disabled')).toBe('true')
    await page.keyboard.press('Escape')
  })

  it('is begun of a place as well, and stands at the desk of places', async () => {
    const { page, button } = poster
    const place = await addPlace(campaigning.owner)
    await page.goto(`/place/${place._id}?kbPay=1`)
    const here = page.getByRole('region', { name: said.campaigns, exact: true })
    await here.getByRole('link', { name: said.begin }).waitFor()
    await expectSoundHere('place-campaigns')
    await here.getByRole('link', { name: said.begin }).click()
    await expect.poll(() => page.getByRole('combobox', { name: said.place }).inputValue()).toBe(place.name)
    await expect.poll(() => page.getByLabel(said.title).inputValue()).toContain(place.name)
    await expectSoundHere('campaign-new-place')
    // The account of the step before is asked for settings of its own.
    await page.getByRole('checkbox', { name: nameOf('tiktok', null, language), exact: true }).uncheck()
    await button(said.go).click()
    await page.waitForURL(/\/upload\/campaigns\/[\da-f-]{36}$/u)
    const placeCampaign = page.url().split('/').at(-1)
    await page.goto('/upload/places')
    const list = page.getByRole('region', { name: said.campaigns, exact: true })
    await list.getByRole('link', { name: place.name }).first().waitFor()
    await campaigning.owner.ask('PATCH', `/v3/reservation/campaign/${placeCampaign}`, { act: 'cancel' })
  })
})
