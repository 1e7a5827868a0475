import type { Notification, Subscription } from '@clipmint/contract'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { enterBy, loginOf } from '../support/enter.ts'
import { every } from '../support/every.ts'
import { goOneAfterAnother } from '../support/one-after-another.ts'
import type { Owner } from '../support/owner.ts'
import {
  agreeToAll,
  enterAsNewOwner,
  giveCard,
  openCardWindow,
  type PracticeCard,
  practiceCards,
} from '../support/pay.ts'
import { paymentMessages } from '../support/payment-messages.ts'
import { expectSound, expectSoundAtEveryWidth } from '../support/screen.ts'
import { startTimedProduct, type TimedProduct } from '../support/time.ts'
import { until } from '../support/until.ts'
import { type Language, newVisitor, openBrowser, widths } from '../support/visit.ts'

// The messages about payments that no window says at once: what its issuer calls off, and a renewal that fails for good.

const languages = ['ko', 'en'] as const
const dayMs = 86_400_000
const hourMs = 3_600_000

const markets = {
  ko: {
    currency: 'KRW',
    gateway: 'toss',
    bell: /^알림/,
    ended: /스탠다드 요금제가 끝났어요/,
    pay: '79,000원 결제하기',
  },
  en: {
    currency: 'USD',
    gateway: 'stripe',
    bell: /^Notifications/,
    ended: /Your Standard plan has ended/,
    pay: 'Pay $64.00',
  },
} satisfies Record<Language, object>

type Someone = { owner: Owner; language: Language }

let product: TimedProduct
let browser: Browser
let endsAt = 0
/** Who pays by a card that fails at its renewals. */
const people: Someone[] = []

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startTimedProduct(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})
goOneAfterAnother()

/** Signs up, chooses the Standard plan, gives a card in its window and looks at what comes of it. */
async function payBy(
  language: Language,
  { number }: PracticeCard,
  look: (page: Page) => Promise<void>,
): Promise<Someone> {
  const { page, context, faults } = await newVisitor(browser, { url: product.url, language })
  const owner = await enterAsNewOwner(page, product.url)
  const { currency, pay } = markets[language]
  await page.goto(`/subscribe?plan=2&currency=${currency}`)
  await page.getByRole('button', { name: pay }).waitFor()
  await agreeToAll(page)
  await giveCard(await openCardWindow(page), number)
  await look(page)
  expect(faults).toEqual([])
  await context.close()
  return { owner, language }
}

/** Comes back at a time by a browser that has that time too. */
async function comeBack(
  { owner, language }: Someone,
  at: Date,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const { page, context, faults } = await newVisitor(browser, { url: product.url, language })
  await context.clock.install({ time: at })
  const { userEmail } = await owner.ask<{ userEmail: string }>('GET', '/v3/user/info')
  await enterBy(page, loginOf(userEmail))
  await look(page)
  expect(faults).toEqual([])
  await context.close()
}

async function cardsOf(language: Language, wanted: (card: PracticeCard) => boolean) {
  return (await practiceCards(product.url, markets[language].gateway)).filter(wanted)
}

const says = (page: Page, message: keyof typeof paymentMessages, language: Language) =>
  page.getByText(paymentMessages[message][language]).first().waitFor()

const standing = async ({ owner }: Someone) =>
  (await owner.ask<{ subscription: Subscription | null }>('GET', '/v3/invoice2/subscription')).subscription

it.for(languages)(
  'says that a payment was cancelled already which its issuer called off (%s)',
  async (language) => {
    const [card] = await cardsOf(language, ({ manner }) => manner === 'called-off')
    if (!card) throw new Error('The window has no card that is called off.')
    const someone = await payBy(language, card, async (page) => {
      await says(page, 'already cancelled', language)
      expect(await page.locator('main section').getByRole('link').count()).toBeGreaterThan(0)
      await expectSoundAtEveryWidth(page, { name: `${language}-called-off`, axeAt: widths.phone })
    })
    expect(await standing(someone)).toBeNull()
  },
)

it('begins with cards whose first payment is good', async () => {
  for (const language of languages) {
    const failing = await cardsOf(language, ({ stage }) => stage === 'renewal')
    // All of the dollar market are four; of the other a sample stands for those that the window meets anyway.
    const met = every && language === 'en' ? failing : failing.slice(0, 1)
    for (const card of met) people.push(await payBy(language, card, (page) => says(page, 'paid', language)))
  }
  const ends = await Promise.all(people.map(async (it) => Date.parse((await standing(it))?.endsAt ?? '')))
  endsAt = Math.max(...ends)
  expect(ends.every((end) => end > Date.now())).toBe(true)
})

it('says on the day that the recurring payment failed', async () => {
  const at = new Date(endsAt + hourMs)
  await product.goTo(at)
  for (const someone of people) {
    await until(
      () => standing(someone),
      (now) => now?.failures === 1,
    )
    const { language } = someone
    await comeBack(someone, at, async (page) => {
      await page.goto('/account/payments')
      await says(page, 'recurring payment failed', language)
      await expectSound(page, `${language}-recurring-failed`)
    })
  }
})

it('tells at the bell that the plan has ended, and leads to where a card is given', async () => {
  for (const [days, failures] of [
    [1, 2],
    [4, 3],
    [13, undefined],
  ] as const) {
    const at = new Date(endsAt + days * dayMs + hourMs)
    await product.goTo(at)
    for (const someone of people)
      await until(
        () => standing(someone),
        (now) => now?.failures === failures,
      )
  }
  for (const someone of people) {
    const { language, owner } = someone
    const { list } = await owner.ask<{ list: Notification[] }>('GET', '/v3/notification')
    expect(list.map(({ kind }) => kind)).toEqual(['plan-ended'])
    await comeBack(someone, new Date(endsAt + 13 * dayMs + 2 * hourMs), async (page) => {
      const { bell, ended } = markets[language]
      await page.goto('/account/payments')
      await page.getByRole('button', { name: bell }).click()
      const line = page.getByRole('link', { name: ended })
      await line.waitFor()
      await expectSoundAtEveryWidth(page, { name: `${language}-plan-ended`, axeAt: widths.phone })
      await line.click()
      await page.waitForURL('**/subscribe?plan=2')
      await page.getByRole('radio', { name: /스탠다드|Standard/, checked: true }).waitFor()
    })
  }
})
