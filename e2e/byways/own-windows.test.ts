import type { Browser, FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { answerForGateways, ownWindows } from '../support/gateway-hosts.ts'
import { agreeToAll, enterAsNewOwner } from '../support/pay.ts'
import { type Product, startProduct } from '../support/product.ts'
import { expectSoundAtEveryWidth, expectSoundPart } from '../support/screen.ts'
import { type Language, newVisitor, openBrowser, type Visitor, widths } from '../support/visit.ts'

// The windows of the gateways' own packages, under their own names and the page's own policy.

let product: Product
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(ownWindows), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

const words = {
  ko: {
    title: '카드 정보를 입력해 주세요',
    number: '카드 번호',
    expiry: '유효기간',
    cvc: '보안 코드',
    incomplete: 'Your card number is incomplete.',
    pay: /결제하기$/,
    stop: '그만두기',
    complete: '인증하기',
    refuse: '거절하기',
    paid: '결제했습니다',
    declined: '카드사가 결제를 승인하지 않았습니다.',
    closed: '결제 창을 닫아 결제하지 않았습니다.',
    late: '3분 안에 인증하지 않아',
    nothing: '결제된 금액은 없습니다.',
    noWindow: '카드 창을 열지 못했습니다.',
  },
  en: {
    title: 'Enter your card',
    number: 'Card number',
    expiry: 'Expiration date',
    cvc: 'Security code',
    incomplete: 'Your card number is incomplete.',
    pay: /^Pay /,
    stop: 'Stop',
    complete: 'Complete',
    refuse: 'Fail',
    paid: 'Paid',
    declined: 'The card company did not approve',
    closed: 'The payment window was closed; nothing was charged.',
    late: 'within 3 minutes',
    nothing: 'Nothing was charged.',
    noWindow: 'The card window could not be opened.',
  },
} satisfies Record<Language, Record<string, string | RegExp>>

type Payer = Visitor & { asked: string[] }

async function newPayer(language: Language): Promise<Payer> {
  const visitor = await newVisitor(browser, { url: product.url, language })
  const asked = await answerForGateways(visitor.context, product.url)
  await enterAsNewOwner(visitor.page, product.url)
  return { ...visitor, asked }
}

const plan = '/subscribe?plan=1&currency=USD'
const credits = '/purchase?item=credits10&currency=USD'

/** Agrees, presses the button that pays, and waits for the card's fields over the page. */
async function openFields(page: Page, language: Language): Promise<FrameLocator> {
  const said = words[language]
  await page.getByRole('button', { name: said.pay }).waitFor()
  await agreeToAll(page)
  await page.getByRole('button', { name: said.pay }).click()
  const dialog = page.getByRole('dialog', { name: said.title })
  await dialog.waitFor()
  return dialog.frameLocator('iframe')
}

async function give(page: Page, number: string, language: Language): Promise<void> {
  const said = words[language]
  const fields = page.getByRole('dialog', { name: said.title }).frameLocator('iframe')
  await fields.getByLabel(said.number).fill(number)
  await fields.getByLabel(said.expiry).fill('12 / 40')
  await fields.getByLabel(said.cvc).fill('123')
  await page.getByRole('dialog').getByRole('button', { name: said.pay }).click()
}

it.for(['ko', 'en'] as const)(
  'keeps a card by Stripe’s own fields, which no page of ours sees into, and pays by it (%s)',
  async (language) => {
    const said = words[language]
    const { page, faults, context, asked } = await newPayer(language)
    // From a page that does not pay and lets no gateway in.
    await page.goto('/pricing?currency=USD')
    await page.locator('a[href*="/subscribe?plan=1"]').first().click()
    await page.waitForURL('**/subscribe?plan=1**')
    await page.goto(plan)
    expect(asked).toEqual([])
    const fields = await openFields(page, language)
    await fields.getByLabel(said.number).fill('4242')
    await expectSoundPart(page, page.getByRole('dialog'), `${language}-card-fields`)
    await expectSoundAtEveryWidth(page, { name: `${language}-card-fields`, axeAt: widths.phone })
    await page.setViewportSize({ width: widths.desk, height: 900 })
    await page.getByRole('dialog').getByRole('button', { name: said.pay }).click()
    await fields.getByText(said.incomplete).waitFor()
    await give(page, '4242 4242 4242 4242', language)
    await page.getByRole('heading', { name: said.paid }).waitFor()
    await page.waitForURL(/\/subscribe\/[\da-f-]+\/success$/)
    expect(new Set(asked.map((it) => new URL(it).hostname))).toEqual(
      new Set(['js.stripe.com', 'api.stripe.com']),
    )
    expect(faults).toEqual([])
    await context.close()
  },
)

it.for(['ko', 'en'] as const)(
  'is paid once where the bank asks who pays, and not where it refuses, declines or is left (%s)',
  async (language) => {
    const said = words[language]
    const { page, faults, context } = await newPayer(language)
    const bank = page.frameLocator('iframe[name$="bank"]')
    const isRefused = async (words: string) => {
      await page.getByText(words).first().waitFor()
      await page.getByText(said.nothing, { exact: true }).waitFor()
    }
    const begin = async () => {
      await page.goto(credits)
      await openFields(page, language)
    }
    await begin()
    await give(page, '4000 0025 0000 3155', language)
    await bank.getByRole('button', { name: said.refuse }).click()
    await isRefused(said.declined)
    await begin()
    await give(page, '4000 0000 0000 9995', language)
    await isRefused(said.declined)
    await begin()
    await page.getByRole('dialog').getByRole('button', { name: said.stop }).click()
    await isRefused(said.closed)
    await begin()
    await page.getByRole('dialog').getByRole('button', { name: said.stop }).press('Escape')
    await isRefused(said.closed)
    await begin()
    await give(page, '4000 0025 0000 3155', language)
    await bank.getByRole('button', { name: said.complete }).click()
    await page.getByRole('heading', { name: said.paid }).waitFor()
    const { movements } = await bookOf(product.url)
    expect(movements.filter(({ last4 }) => last4 === '3155').map(({ amount }) => amount)).toContain(800)
    expect(faults).toEqual([])
    await context.close()
  },
)

async function bookOf(url: string): Promise<{ movements: { last4: string; amount: number }[] }> {
  return (await fetch(`${url}/sandbox/payments/book.json`)).json() as never
}

it.for(['ko', 'en'] as const)('closes the fields when the three minutes are over (%s)', async (language) => {
  const { page, context } = await newPayer(language)
  await page.goto(plan)
  await page.clock.install()
  await openFields(page, language)
  await page.clock.fastForward(181_000)
  await page.getByText(words[language].late).first().waitFor()
  await page.getByText(words[language].nothing, { exact: true }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await context.close()
})

it.for(['ko', 'en'] as const)(
  'says that a package cannot be loaded, and opens it later (%s)',
  async (language) => {
    const said = words[language]
    const { page, context } = await newPayer(language)
    const lost = /^https:\/\/js\.(?:stripe|tosspayments)\.com\//
    await page.route(lost, (route) => route.abort())
    await page.goto(plan)
    await page.getByRole('button', { name: said.pay }).waitFor()
    await agreeToAll(page)
    await page.getByRole('button', { name: said.pay }).click()
    await page.getByText(said.noWindow).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.unroute(lost)
    await page.getByRole('button', { name: said.pay }).click()
    await page.getByRole('dialog', { name: said.title }).waitFor()
    await context.close()
  },
)

it('keeps a card by the window of Toss Payments’ own package, says that it was closed, and pays', async () => {
  const said = words.ko
  const { page, faults, context } = await newPayer('ko')
  const window = page.frameLocator('iframe[title="Toss Payments"]')
  const begin = async (path: string) => {
    await page.goto(path)
    await page.getByRole('button', { name: said.pay }).waitFor()
    await agreeToAll(page)
    await page.getByRole('button', { name: said.pay }).click()
    await window.locator('#practice').waitFor()
  }
  await begin('/subscribe?plan=1&currency=KRW')
  await window.locator('button[value="cancel"]').click()
  await page.getByText(said.closed).first().waitFor()
  await begin('/subscribe?plan=1&currency=KRW')
  await window.locator('button[value="pay"]').click()
  await page.getByRole('heading', { name: said.paid }).waitFor()
  await begin('/purchase?item=credits10&currency=KRW')
  await window.locator('button[value="pay"]').click()
  await page.getByRole('heading', { name: said.paid }).waitFor()
  expect(faults).toEqual([])
  await context.close()
})
