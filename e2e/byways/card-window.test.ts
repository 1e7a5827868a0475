import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'

import { useDesk } from '../support/desk.ts'
import { goOneAfterAnother } from '../support/one-after-another.ts'
import { expectSoundAtEveryWidth } from '../support/screen.ts'
import { type Visitor, widths } from '../support/visit.ts'

const desk = useDesk()
let visitor: Visitor
let page: Page

beforeAll(async () => {
  visitor = await desk.visit({ language: 'ko' })
  page = visitor.page
})
goOneAfterAnother()

/** The window as the browser is told to open it. */
function windowOf(more: Record<string, string> = {}): string {
  const url = new URL('/sandbox/toss/window', desk.product.url)
  const fields = {
    purpose: 'pay-once',
    clientKey: 'test_ck_sandbox',
    customerKey: 'a-customer-key',
    orderId: `20260301-${Math.floor(performance.now())}`,
    orderName: 'Clipmint Basic',
    amount: '29000',
    successUrl: `${desk.product.url}/pricing?paid=yes`,
    failUrl: `${desk.product.url}/pricing?paid=no`,
    lang: 'ko',
    ...more,
  }
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  return url.href
}

const cameBack = async (where: Page): Promise<Record<string, string>> => {
  await where.waitForURL(/\/pricing/)
  return Object.fromEntries(new URL(where.url()).searchParams)
}

it('shows what is paid, labelled as practice, at every width and in both languages', async () => {
  await page.goto(windowOf())
  await page.getByRole('heading', { name: '카드로 결제해요' }).waitFor()
  await page.getByText('샌드박스').waitFor()
  await page.getByText('29,000원').waitFor()
  await expectSoundAtEveryWidth(page, { name: 'card-window', axeAt: widths.phone })
  await page.getByRole('link', { name: 'EN' }).click()
  await page.getByRole('heading', { name: 'Pay by card' }).waitFor()
  await expectSoundAtEveryWidth(page, { name: 'card-window-en', axeAt: widths.desk })
})

it('says which field is wrong, pays with the card that is chosen, and goes back with the proof', async () => {
  await page.goto(windowOf())
  await page.getByLabel('카드 번호').fill('4330 1200 0000 0001')
  await page.getByRole('button', { name: '결제하기' }).click()
  await page.getByText('다시 확인해 주세요.').waitFor()
  await expectSoundAtEveryWidth(page, { name: 'card-window-wrong', axeAt: widths.phone })
  await page.getByLabel('연습용 카드').selectOption({ label: '느린 답 (3초)' })
  await page.getByLabel('연습용 카드').selectOption({ label: '언제나 잘 되는 카드' })
  await page.getByRole('button', { name: '결제하기' }).click()
  expect(await cameBack(page)).toMatchObject({
    paid: 'yes',
    amount: '29000',
    paymentKey: expect.stringMatching(/^tsandbox/),
  })
})

it('goes back empty-handed when the payer cancels, also with nothing filled in', async () => {
  await page.goto(windowOf({ purpose: 'keep-card' }))
  await page.getByLabel('카드 번호').fill('')
  await page.getByRole('button', { name: '취소' }).click()
  expect(await cameBack(page)).toEqual({
    paid: 'no',
    code: 'PAY_PROCESS_CANCELED',
    message: '사용자에 의해 결제가 취소되었습니다.',
  })
})

it('tells who opened it as a popup what came of it, and closes', async () => {
  await page.goto('/')
  for (const [card, told] of [
    ['언제나 잘 되는 카드', { authKey: expect.stringMatching(/^bln_/), customerKey: 'a-customer-key' }],
    ['결제 승인이 거절되었습니다. (REJECT_CARD_COMPANY)', { code: 'REJECT_CARD_COMPANY' }],
  ] as const) {
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(
        (url) => {
          const heard = new Promise((resolve) => {
            window.addEventListener('message', ({ data, origin }) => {
              if (origin === location.origin) resolve(data)
            })
          })
          Object.assign(window, { heard })
          window.open(url, 'payment', 'popup,width=400,height=720')
        },
        windowOf({ purpose: 'keep-card' }),
      ),
    ])
    const group = card.includes('(') ? '카드 창에서 막혀요' : '결제돼요'
    const value = await popup
      .locator(`optgroup[label="${group}"] option`, { hasText: card })
      .getAttribute('value')
    await popup.getByLabel('연습용 카드').selectOption(value)
    await Promise.all([
      popup.waitForEvent('close'),
      popup.getByRole('button', { name: '카드 등록하기' }).click(),
    ])
    const said = await page.evaluate(() => (window as unknown as { heard: Promise<unknown> }).heard)
    expect(said).toMatchObject({ type: 'payment-window', fields: told })
  }
})

it('stands in for the fields of dollars too', async () => {
  const clientSecret = await intentOf(desk.product.url)
  const url = new URL('/sandbox/stripe/window', desk.product.url)
  const fields = {
    purpose: 'pay-once',
    publishableKey: 'pk_test_sandbox',
    clientSecret,
    orderName: 'Clipmint Basic',
    amount: '2400',
    returnUrl: `${desk.product.url}/pricing?orderId=20260301-order`,
    lang: 'en',
  }
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  await page.goto(url.href)
  await page.getByText('$24.00').waitFor()
  await expectSoundAtEveryWidth(page, { name: 'card-window-dollars', axeAt: widths.phone })
  await page.getByLabel('Practice card').selectOption('4000000000009995')
  await page.getByRole('button', { name: 'Pay' }).click()
  expect(await cameBack(page)).toMatchObject({ code: 'card_declined', decline_code: 'insufficient_funds' })
})

/** Begins a payment as our server does. */
async function intentOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/sandbox/stripe/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: new URLSearchParams({ amount: '2400', currency: 'usd', capture_method: 'manual' }),
  })
  return ((await answer.json()) as { client_secret: string }).client_secret
}

it('shows a person which money moved, and what was told of it', async () => {
  await page.goto('/sandbox/payments?lang=ko')
  await page.getByText('아직 오간 돈이 없어요.').waitFor()
  await page.goto('/sandbox/toss?lang=ko')
  await page.getByText('Clipmint Basic').first().waitFor()
  await page.getByText('첫 결제는 되고 다음부터 막혀요').click()
  await expectSoundAtEveryWidth(page, { name: 'card-desk', axeAt: widths.phone })
})
