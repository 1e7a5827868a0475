import type { Project } from '@clipmint/contract'
import { beforeAll, expect, it } from 'vitest'

import { useSharedDesk } from '../support/desk.ts'
import { languagesOr } from '../support/every.ts'
import { agreeToAll, enterAsNewOwner, giveCard, openCardWindow } from '../support/pay.ts'
import { drawPhotos } from '../support/photos.ts'
import { expectSoundAtEveryWidth, expectSoundPart, expectSoundScreen } from '../support/screen.ts'
import { widths } from '../support/visit.ts'

const desk = useSharedDesk()
let photos: string[]

beforeAll(async () => {
  photos = await drawPhotos(desk.browser, 2, { tiled: true })
})

const words = {
  ko: {
    pay: '9,900원 결제하기',
    gone: '워터마크를 없앴습니다.',
    see: '영상 보기',
    none: '워터마크가 없는 영상이에요',
    buy: '크레딧 사기',
    fifty: '39,000원 결제하기',
    added: '크레딧 50개를 더했습니다.',
    history: '결제 내역 보기',
    refund: '크레딧 50개 환불받기',
    really: '환불받기',
    loses: '크레딧 50개가 바로 빠집니다.',
    refunded: '환불했습니다.',
    line: '구매 크레딧 환불',
  },
  en: {
    pay: 'Pay $7.90',
    gone: 'The watermark is gone.',
    see: 'See the video',
    none: 'This video has no watermark',
    buy: 'Buy credits',
    fifty: 'Pay $32.00',
    added: '50 credits were added.',
    history: 'Payment history',
    refund: 'Get a refund of 50 credits',
    really: 'Get a refund',
    loses: 'Its 50 credits go at once.',
    refunded: 'Refunded.',
    line: 'Bought credits refunded',
  },
}

it.for(languagesOr('ko'))('takes the mark off one video, once (%s)', async (language) => {
  const said = words[language]
  const { page, faults, context } = await desk.visit({ language })
  const owner = await enterAsNewOwner(page, desk.product.url)
  const { requestId } = await owner.addPlan(photos)
  const { _id: id } = await owner.addProject(requestId, { isShort: true })
  const get = () => owner.ask<Project>('GET', `/v3/subtemplate/${id}`)
  expect((await get()).watermark).toBe(true)
  await page.goto(`/projects/purchase/${id}`)
  await page.getByRole('button', { name: said.pay }).waitFor()
  await expectSoundAtEveryWidth(page, { name: `${language}-remove-mark`, axeAt: widths.phone })
  await page.setViewportSize({ width: widths.desk, height: 900 })
  await agreeToAll(page)
  await giveCard(await openCardWindow(page))
  await page.getByText(said.gone).waitFor()
  await expectSoundScreen(page, { name: `${language}-mark-gone`, axeAt: widths.desk })
  const { watermark, watermarkFreeUntil } = await get()
  expect([watermark, watermarkFreeUntil !== null]).toEqual([false, true])
  await page.getByRole('link', { name: said.see }).click()
  await page.waitForURL(`**/projects/done/${id}`)
  // It is not sold twice.
  await page.goto(`/projects/purchase/${id}`)
  await page.getByRole('heading', { name: said.none }).waitFor()
  expect(faults).toEqual([])
  await context.close()
})

it.for(languagesOr('en'))(
  'buys credits on a phone, where the window takes the page’s place, and has them refunded (%s)',
  async (language) => {
    const said = words[language]
    const { page, faults, context } = await desk.visit({
      language,
      width: widths.phone,
      isMobile: true,
    })
    const owner = await enterAsNewOwner(page, desk.product.url)
    type Credits = { credits: { left: number } }
    const left = async () => (await owner.ask<Credits>('GET', '/v3/user/limit')).credits.left
    const before = await left()
    await page.goto('/account/credits')
    await page.getByRole('link', { name: said.buy }).click()
    await page.waitForURL('**/purchase')
    await page.locator('input[name="pack"]').nth(1).check()
    await page.getByRole('button', { name: said.fifty }).waitFor()
    await agreeToAll(page)
    await page.getByRole('button', { name: said.fifty }).click()
    await page.waitForURL('**/sandbox/*/window**')
    await giveCard(page)
    await page.getByText(said.added).waitFor()
    await page.waitForURL(/\/purchase\/[\da-f-]+\/success$/)
    expect(await left()).toBe(before + 50)
    // Once more opened, it tells the same and gives nothing more.
    await page.reload()
    await page.getByText(said.added).waitFor()
    expect(await left()).toBe(before + 50)

    await page.getByRole('link', { name: said.history }).click()
    await page.waitForURL('**/account/payments')
    const refund = page.getByRole('button', { name: said.refund })
    await refund.waitFor()
    await expectSoundAtEveryWidth(page, { name: `${language}-pack-refundable`, axeAt: widths.phone })
    await page.setViewportSize({ width: widths.phone, height: 780 })
    await refund.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(said.loses).waitFor()
    await expectSoundPart(page, dialog, `${language}-pack-refund`)
    await dialog.getByRole('button', { name: said.really }).click()
    await page.getByText(said.refunded).waitFor()
    await refund.waitFor({ state: 'detached' })
    await expectSoundAtEveryWidth(page, { name: `${language}-pack-refunded`, axeAt: widths.desk })
    expect(await left()).toBe(before)
    await page.goto('/account/credits')
    await page.getByText(said.line).waitFor()
    await expectSoundAtEveryWidth(page, { name: `${language}-pack-ledger`, axeAt: widths.phone })
    expect(faults).toEqual([])
    await context.close()
  },
)
