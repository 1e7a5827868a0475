import { beforeAll, describe, expect, it } from 'vitest'

import { useDesk } from '../support/desk.ts'
import { languagesOr } from '../support/every.ts'
import { operate } from '../support/operator.ts'
import { agreeToAll, enterAsNewOwner, giveCard, openCardWindow } from '../support/pay.ts'
import { expectSoundAtEveryWidth, expectSoundPart } from '../support/screen.ts'
import { widths } from '../support/visit.ts'

const desk = useDesk()

const words = {
  ko: {
    paid: '결제했습니다',
    change: '결제 카드 바꾸기',
    give: '새 카드 등록하기',
    changed: '결제 카드를 바꿨습니다',
    back: '결제 내역으로',
    failed: '카드를 바꾸지 못했습니다',
    one: '29,000원',
    refundFirst: '먼저 환불받기',
    goOn: '카드 등록하고 이어 쓰기',
    registered: '결제 카드를 등록했습니다',
    notRegistered: '카드를 등록하지 못했습니다',
  },
  en: {
    paid: 'Paid',
    change: 'Change the card',
    give: 'Give a new card',
    changed: 'Your card was changed',
    back: 'To my payments',
    failed: 'Your card was not changed',
    one: '$24.00',
    refundFirst: 'Get a refund first',
    goOn: 'Register a card and go on',
    registered: 'Your card was registered',
    notRegistered: 'Your card was not registered',
  },
}

it.for(languagesOr('ko'))(
  'gives another card for the charges to come, without a charge (%s)',
  async (language) => {
    const said = words[language]
    const { page, faults, context } = await desk.visit({ language })
    await enterAsNewOwner(page, desk.product.url)
    await page.goto('/subscribe?plan=1')
    await agreeToAll(page)
    await giveCard(await openCardWindow(page))
    await page.getByRole('heading', { name: said.paid }).waitFor()

    const openWindow = async () => {
      await page.goto('/account/payments')
      await page.getByRole('button', { name: said.change }).click()
      const dialog = page.getByRole('dialog', { name: said.change })
      await dialog.waitFor()
      await expectSoundPart(page, dialog, `${language}-change-card`)
      await agreeToAll(page)
      const [popup] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('button', { name: said.give }).click(),
      ])
      return popup
    }
    // A window that is closed changes nothing.
    await (await openWindow()).close()
    await page.getByRole('heading', { name: said.failed }).waitFor()
    await expectSoundAtEveryWidth(page, { name: `${language}-card-not-changed`, axeAt: widths.phone })
    await page.setViewportSize({ width: widths.desk, height: 900 })

    await giveCard(await openWindow())
    await page.getByRole('heading', { name: said.changed }).waitFor()
    await expectSoundAtEveryWidth(page, { name: `${language}-card-changed`, axeAt: widths.desk })
    await page.setViewportSize({ width: widths.desk, height: 900 })
    await page.getByRole('link', { name: said.back }).click()
    await page.waitForURL('**/account/payments')
    // The plan alone was paid.
    const payments = page.locator('ol > li')
    await payments.first().waitFor()
    expect(await payments.count()).toBe(1)
    expect(await payments.first().innerText()).toContain(said.one)
    await expectSoundAtEveryWidth(page, { name: `${language}-payments-after`, axeAt: widths.phone })
    await page.setViewportSize({ width: widths.desk, height: 900 })

    // Who would leave now is told what becomes of what they paid.
    await page.goto('/account/withdrawal')
    await page.getByRole('link', { name: said.refundFirst }).waitFor()
    await expectSoundAtEveryWidth(page, { name: `${language}-leaving`, axeAt: widths.desk })
    expect(faults).toEqual([])
    await context.close()
  },
)

describe('a plan that began free', () => {
  beforeAll(async () => {
    const coupon = ['--kind', 'PERCENT', '--percent', '100', '--code', 'FREE2222']
    await operate(desk.product, ['coupons', 'create', ...coupon, '--name-ko', '무료', '--name-en', 'Free'])
  })

  it.for(languagesOr('en'))('goes on once a first card is registered (%s)', async (language) => {
    const said = words[language]
    const { page, faults, context } = await desk.visit({ language })
    const owner = await enterAsNewOwner(page, desk.product.url)
    const { _id: couponId } = await owner.ask<{ _id: string }>('POST', '/v3/coupon/FREE2222')
    const consent = { purchase: true, gateway: true }
    const wish = { planType: 1, currency: 'KRW', couponId, consent }
    await owner.ask('POST', '/v3/invoice2/payment/request', wish)
    const openWindow = async () => {
      await page.goto('/account/payments')
      await page.getByRole('link', { name: said.goOn }).click()
      await agreeToAll(page)
      const [popup] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('button', { name: said.goOn }).click(),
      ])
      return popup
    }
    await (await openWindow()).close()
    await page.getByRole('heading', { name: said.notRegistered }).waitFor()
    await expectSoundAtEveryWidth(page, { name: `${language}-card-not-registered`, axeAt: widths.phone })
    await page.setViewportSize({ width: widths.desk, height: 900 })
    await giveCard(await openWindow())
    await page.getByRole('heading', { name: said.registered }).waitFor()
    await expectSoundAtEveryWidth(page, { name: `${language}-card-registered`, axeAt: widths.desk })
    expect(faults).toEqual([])
    await context.close()
  })
})
