import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'

import { useDesk } from '../support/desk.ts'
import { languagesOr } from '../support/every.ts'
import { agreeToAll, enterAsNewOwner, giveCard, openCardWindow } from '../support/pay.ts'
import { expectSoundAtEveryWidth } from '../support/screen.ts'
import { widths } from '../support/visit.ts'

const desk = useDesk()

const words = {
  ko: {
    unused: '쓰지 않은 기간 차감',
    card: /현대 •••• /,
    later: '지금은 결제하지 않습니다',
    doLater: '바꾸기 예약',
    pending: /부터 베이직으로 바뀌고 29,000원이 결제됩니다/,
    keep: '그대로 쓰기',
    upload: /^SNS 업로드/,
    end: '업로드 끝내기',
    ended: /^SNS 업로드는 .*까지 쓸 수 있습니다\.$/,
    pay: /원 결제하기$/,
    paid: '결제했습니다',
    closed: '결제 창을 닫아 결제하지 않았습니다.',
    nothing: '결제된 금액은 없습니다.',
    again: '다시 결제하기',
    stop: '그만두기',
  },
  en: {
    unused: 'Unused days',
    card: /Visa •••• /,
    later: 'Nothing is charged now',
    doLater: 'Schedule the change',
    pending: /you are on Basic and \$24\.00 is charged/,
    keep: 'Keep my plan',
    upload: /^Social upload/,
    end: 'End it',
    ended: /^Social upload lasts until /,
    pay: /^Pay \$/,
    paid: 'Paid',
    closed: 'The payment window was closed; nothing was charged.',
    nothing: 'Nothing was charged.',
    again: 'Try again',
    stop: 'Stop',
  },
}

it.for(languagesOr('ko'))(
  'changes for more by the kept card, for less at the end of the period, and adds and ends a service (%s)',
  async (language) => {
    const said = words[language]
    const { page, faults, context } = await desk.visit({ language })
    await enterAsNewOwner(page, desk.product.url)
    await page.goto('/subscribe?plan=1')
    await agreeToAll(page)
    await giveCard(await openCardWindow(page))
    await page.getByRole('heading', { name: said.paid }).waitFor()
    const payByKeptCard = async () => {
      await agreeToAll(page)
      await page.getByRole('button', { name: said.pay }).click()
      await page.getByRole('heading', { name: said.paid }).waitFor()
      expect(context.pages()).toHaveLength(1)
    }

    // The days that were paid for come off, and no window is needed.
    await page.goto('/subscribe?plan=2')
    await page.getByText(said.unused).waitFor()
    await page.getByRole('radio', { name: said.card }).waitFor()
    await expectSoundAtEveryWidth(page, { name: `${language}-upgrade`, axeAt: widths.phone })
    await page.setViewportSize({ width: widths.desk, height: 900 })
    await payByKeptCard()

    await page.goto('/subscribe?plan=1')
    await page.getByRole('heading', { name: said.later }).waitFor()
    await expectSoundAtEveryWidth(page, { name: `${language}-downgrade`, axeAt: widths.desk })
    await page.setViewportSize({ width: widths.desk, height: 900 })
    await agreeToAll(page)
    await page.getByRole('button', { name: said.doLater }).click()
    await page.waitForURL('**/account/payments')
    await page.getByText(said.pending).waitFor()
    await expectSoundAtEveryWidth(page, { name: `${language}-pending`, axeAt: widths.phone })
    await page.setViewportSize({ width: widths.desk, height: 900 })
    await page.getByRole('button', { name: said.keep }).click()
    await page.getByText(said.pending).waitFor({ state: 'detached' })

    await page.goto('/subscribe?plan=2')
    await page.getByRole('checkbox', { name: said.upload }).check()
    await page.getByRole('button', { name: said.pay }).waitFor()
    await payByKeptCard()
    await page.goto('/account/payments')
    await page.getByRole('button', { name: said.end }).click()
    await page.getByRole('dialog').getByRole('button', { name: said.end }).click()
    await page.getByText(said.ended).waitFor()
    await expectSoundAtEveryWidth(page, { name: `${language}-three-payments`, axeAt: widths.desk })
    expect(faults).toEqual([])
    await context.close()
  },
)

const cancelAndPay = async (page: Page, said: (typeof words)['ko']) => {
  await agreeToAll(page)
  await page.getByRole('button', { name: said.pay }).click()
  await page.waitForURL('**/sandbox/*/window**')
  await page.locator('button[value="cancel"]').click()
  await page.waitForURL(/\/subscribe\/[\da-f-]+\/(?:success|fail)/)
  await page.getByText(said.closed).waitFor()
  await page.getByText(said.nothing, { exact: true }).waitFor()
}

it.for(languagesOr('en'))('pays on a phone by going to the window and back (%s)', async (language) => {
  const said = words[language]
  const { page, faults, context } = await desk.visit({
    language,
    width: widths.phone,
    isMobile: true,
  })
  await enterAsNewOwner(page, desk.product.url)
  await page.goto('/subscribe?plan=11')
  await cancelAndPay(page, said)
  await expectSoundAtEveryWidth(page, { name: `${language}-closed`, axeAt: widths.phone })
  await page.setViewportSize({ width: widths.phone, height: 780 })
  await page.getByRole('link', { name: said.again }).click()
  await page.waitForURL('**/subscribe?plan=11**')
  await agreeToAll(page)
  await page.getByRole('button', { name: said.pay }).click()
  await page.waitForURL('**/sandbox/*/window**')
  await giveCard(page)
  await page.getByRole('heading', { name: said.paid }).waitFor()
  expect(faults).toEqual([])
  await context.close()
})

it('goes to the window in the place of the page where popups are blocked, and notices one that is closed', async () => {
  const { page, context } = await desk.visit({ language: 'ko' })
  await enterAsNewOwner(page, desk.product.url)
  await page.goto('/subscribe?plan=1')
  await agreeToAll(page)
  const popup = await openCardWindow(page)
  await popup.close()
  await page.getByText(words.ko.closed).waitFor()
  await page.getByRole('link', { name: words.ko.again }).click()
  await page.getByRole('button', { name: words.ko.pay }).waitFor()
  await page.evaluate(() => Object.assign(window, { open: () => null }))
  await cancelAndPay(page, words.ko)
  expect(context.pages()).toHaveLength(1)
  await context.close()
})
