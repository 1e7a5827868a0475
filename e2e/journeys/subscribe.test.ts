import { expect, it } from 'vitest'

import { useSharedDesk } from '../support/desk.ts'
import { agreeToAll, enterAsNewOwner, giveCard, openCardWindow } from '../support/pay.ts'
import { expectSoundAtEveryWidth, expectSoundPart, expectSoundScreen } from '../support/screen.ts'
import { type Language, widths } from '../support/visit.ts'

const desk = useSharedDesk()

const words = {
  ko: {
    fairUse: '공정한 이용의 기준 보기',
    start: '시작하기',
    pay: '29,000원 결제하기',
    window: '카드 창에서 결제를 이어 가 주세요',
    agree: '동의해 주세요.',
    paid: '결제했습니다',
    history: '결제 내역 보기',
    cancel: '해지하기',
    keep: '그대로 쓰기',
    refund: '환불받기',
    refunded: '환불했습니다.',
  },
  en: {
    fairUse: 'What fair use means',
    start: 'Get started',
    pay: 'Pay $24.00',
    window: 'Please go on in the card window',
    agree: 'Please agree.',
    paid: 'Paid',
    history: 'Payment history',
    cancel: 'Cancel plan',
    keep: 'Keep my plan',
    refund: 'Get a refund',
    refunded: 'Refunded.',
  },
} satisfies Record<Language, Record<string, string>>

it.for(['ko', 'en'] as const)(
  'compares the plans, pays by the popup, cancels, takes that back and has the money returned (%s)',
  async (language) => {
    const said = words[language]
    const { page, faults, context } = await desk.visit({ language })
    await page.goto('/pricing')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.locator('form [role="group"], form fieldset').first().waitFor()
    const axeAt = language === 'ko' ? widths.desk : widths.phone
    // What is unlimited leads to what that means, by number.
    await page.getByRole('link', { name: said.fairUse }).first().click()
    await expect.poll(() => page.locator(':target').textContent()).toContain('300')
    await enterAsNewOwner(page, desk.product.url)
    await page.goto('/pricing')
    // Until the page knows its member, the free plan's button has a longer name.
    await page.getByRole('link', { name: said.start, exact: true }).first().click()
    await page.waitForURL('**/subscribe?plan=1')
    await page.getByRole('button', { name: said.pay }).waitFor()

    // Nothing is agreed to beforehand, and without it there is no window.
    expect(await page.locator('input[type="checkbox"]:checked').count()).toBe(0)
    await page.getByRole('button', { name: said.pay }).click()
    await page.getByText(said.agree).first().waitFor()
    expect(context.pages()).toHaveLength(1)
    await agreeToAll(page)
    const popup = await openCardWindow(page)
    await expectSoundPart(page, page.getByRole('dialog', { name: said.window }), `${language}-window-open`)
    await giveCard(popup)
    await page.getByRole('heading', { name: said.paid }).waitFor()
    await page.waitForURL(/\/subscribe\/[\da-f-]+\/success$/)
    await expectSoundScreen(page, { name: `${language}-paid`, axeAt })
    await page.setViewportSize({ width: widths.desk, height: 900 })

    await page.getByRole('link', { name: said.history }).click()
    await page.waitForURL('**/account/payments')
    await page.getByRole('button', { name: said.refund }).waitFor()
    await expectSoundAtEveryWidth(page, { name: `${language}-payments`, axeAt })
    await page.setViewportSize({ width: widths.desk, height: 900 })
    const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click()
    await page.getByRole('button', { name: said.cancel }).click()
    await confirm(said.cancel)
    // The dialog, which has a button of this name, is still going.
    await page.getByRole('main').getByRole('button', { name: said.keep }).waitFor()
    await expectSoundAtEveryWidth(page, { name: `${language}-cancelled`, axeAt })
    await page.setViewportSize({ width: widths.desk, height: 900 })
    await page.getByRole('main').getByRole('button', { name: said.keep }).click()
    await page.getByRole('button', { name: said.cancel }).waitFor()
    await page.getByRole('button', { name: said.refund }).click()
    await confirm(said.refund)
    await page.getByText(said.refunded).first().waitFor()
    await page.getByRole('button', { name: said.cancel }).waitFor({ state: 'detached' })
    await expectSoundAtEveryWidth(page, { name: `${language}-refunded`, axeAt })
    expect(faults).toEqual([])
    await context.close()
  },
)
