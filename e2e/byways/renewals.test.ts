import type { DowngradeInvoice, Subscription } from '@clipmint/contract'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { enterBy, loginOf } from '../support/enter.ts'
import { goOneAfterAnother } from '../support/one-after-another.ts'
import type { Owner } from '../support/owner.ts'
import { agreeToAll, giveCard, openCardWindow, practiceCards, subscriber } from '../support/pay.ts'
import { expectSoundAtEveryWidth } from '../support/screen.ts'
import { startTimedProduct, type TimedProduct } from '../support/time.ts'
import { until } from '../support/until.ts'
import { type Language, newVisitor, openBrowser, widths } from '../support/visit.ts'

// What comes in time to who pays again and again: one line of time, along which owners of both languages live.

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const languages = ['ko', 'en'] as const

const words = {
  ko: {
    cancel: '해지하기',
    inTime: /까지 그대로 쓸 수 있/,
    cancelled: /^해지했습니다\./,
    late: /하루가 남지 않아|하루도 남지 않아/,
    cancelledLate: /^이번 결제 뒤로 더 결제되지 않습니다\./,
    pending: /베이직으로 바뀌고/,
    doLater: '바꾸기 예약',
    keep: '그대로 쓰기',
    ends: /구독이 끝나고 무료 요금제가 됩니다/,
    failing: '정기 결제를 하지 못했습니다',
    again: /에 다시 결제합니다/,
    change: '카드 바꾸기',
    paid: '결제했습니다',
  },
  en: {
    cancel: 'Cancel plan',
    inTime: /until/,
    cancelled: /^Cancelled\. You can use/,
    late: /[Ll]ess than a day/,
    cancelledLate: /^Nothing more is charged after the coming charge\./,
    pending: /you are on Basic and/,
    doLater: 'Schedule the change',
    keep: 'Keep my plan',
    ends: /then you are on the free one/,
    failing: 'Your renewal could not be charged',
    again: /^We try again on/,
    change: 'Change card',
    paid: 'Paid',
  },
}

const failedMail = /^정기 결제를 하지 못했습니다$|^Your renewal could not be charged$/
const overMail = /^구독이 종료되었습니다$|^Your subscription has ended$/

type Someone = { email: string; owner: Owner }
/** Who lives along the line, in each language. */
type People = Record<'mends' | 'leaves' | 'isLate' | 'isInTime' | 'takesBack', Someone>

let product: TimedProduct
let browser: Browser
let endsAt = 0
const people = {} as Record<Language, People>

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startTimedProduct(), openBrowser()])
  const cards = await practiceCards(product.url)
  const good = cards.find(({ manner, stage }) => manner === 'good' && stage === null)?.number ?? ''
  const failing = cards.find(({ stage }) => stage === 'renewal')?.number ?? ''
  const buy = (planType: number, card: string) => subscriber(product.url, { planType, card })
  for (const language of languages)
    people[language] = {
      mends: await buy(1, failing),
      leaves: await buy(1, failing),
      isLate: await buy(1, good),
      isInTime: await buy(1, good),
      takesBack: await buy(2, good),
    }
  endsAt = Date.parse((await standing(people.ko.mends)).subscription?.endsAt ?? '')
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})
goOneAfterAnother()

type Standing = { subscription: Subscription | null; downgrade: DowngradeInvoice | null }
const standing = ({ owner }: Someone) => owner.ask<Standing>('GET', '/v3/invoice2/subscription')

const daysAfter = (days: number) => new Date(endsAt + days * dayMs + hourMs)
const day = (at: number | string) => new Date(at).toISOString().slice(0, 10)

/** Does something as an owner on a page whose browser has the product's time. */
async function on(
  language: Language,
  who: keyof People,
  { at = null, visit }: { at?: Date | null; visit: (page: Page) => Promise<void> },
): Promise<void> {
  const { context, page, faults } = await newVisitor(browser, { url: product.url, language })
  if (at) await context.clock.install({ time: at })
  await enterBy(page, loginOf(people[language][who].email))
  await visit(page)
  expect(faults).toEqual([])
  await context.close()
}

/** From the first page of an account to the end of the plan; gives what the question says, and how many presses it took. */
async function cancel(page: Page, language: Language): Promise<{ question: string; presses: number }> {
  const said = words[language]
  let presses = 0
  const press = async (what: ReturnType<Page['getByRole']>) => {
    presses += 1
    await what.click()
  }
  await page.goto('/account/info')
  await press(page.locator('a[href="/account/payments"]').first())
  await press(page.getByRole('button', { name: said.cancel }))
  const dialog = page.getByRole('dialog')
  const question = await dialog.innerText()
  await press(dialog.getByRole('button', { name: said.cancel }))
  return { question, presses }
}

it.for(languages)(
  'cancels in time by three presses at the most, and may use what is paid for (%s)',
  async (language) => {
    const said = words[language]
    await on(language, 'isInTime', {
      async visit(page) {
        const { question, presses } = await cancel(page, language)
        expect(question).toMatch(said.inTime)
        expect(presses).toBeLessThanOrEqual(3)
        await page.getByText(said.cancelled).waitFor()
        await page.getByText(said.ends).waitFor()
      },
    })
    expect(await standing(people[language].isInTime)).toMatchObject({
      subscription: { next: null },
      downgrade: { pending: 'downgrade', at: new Date(endsAt).toISOString() },
    })
  },
)

it.for(languages)('takes a change for less back (%s)', async (language) => {
  const said = words[language]
  await on(language, 'takesBack', {
    async visit(page) {
      await page.goto('/subscribe?plan=1')
      await page.getByRole('button', { name: said.doLater }).waitFor()
      await agreeToAll(page)
      await page.getByRole('button', { name: said.doLater }).click()
      await page.getByText(said.pending).waitFor()
      await page.getByRole('button', { name: said.keep }).click()
      await page.getByText(said.pending).waitFor({ state: 'detached' })
    },
  })
  expect((await standing(people[language].takesBack)).downgrade).toBeNull()
})

it('says to who cancels on the last day that one more charge comes, and then ends', async () => {
  const at = new Date(endsAt - 12 * hourMs)
  await product.goTo(at)
  for (const language of languages) {
    const said = words[language]
    await on(language, 'isLate', {
      at,
      async visit(page) {
        const { question } = await cancel(page, language)
        expect(question).toMatch(said.late)
        await page.getByText(said.cancelledLate).waitFor()
        await expectSoundAtEveryWidth(page, { name: `${language}-late-cancel`, axeAt: widths.phone })
      },
    })
  }
  for (const language of languages)
    expect((await standing(people[language].isLate)).downgrade).toMatchObject({ pending: 'downgrade' })
})

it('on the day charges who stays, lets go who has cancelled, and says whose card failed', async () => {
  const at = daysAfter(0)
  await product.goTo(at)
  for (const language of languages) {
    const { isInTime, isLate, takesBack, mends } = people[language]
    await until(
      () => standing(mends),
      ({ subscription }) => subscription?.failures === 1,
    )
    await until(
      () => standing(isInTime),
      ({ subscription }) => subscription === null,
    )
    const late = await until(
      () => standing(isLate),
      ({ subscription }) => Date.parse(subscription?.endsAt ?? '') > endsAt,
    )
    expect(late).toMatchObject({ subscription: { next: null }, downgrade: { pending: 'downgrade' } })
    await until(
      () => standing(takesBack),
      ({ subscription }) => Date.parse(subscription?.endsAt ?? '') > endsAt,
    )
    expect((await standing(takesBack)).subscription).toMatchObject({ planType: 2 })
    await until(
      () => mailsTo(mends.email),
      (subjects) => subjects.some((subject) => failedMail.test(subject)),
    )
  }
})

it.for(languages)(
  'is mended by another card, from the page that says when it is tried again (%s)',
  async (language) => {
    const said = words[language]
    const at = daysAfter(0)
    await on(language, 'mends', {
      at,
      async visit(page) {
        await page.goto('/account/payments')
        await page.getByText(said.failing).first().waitFor()
        await page.getByText(said.again).waitFor()
        await expectSoundAtEveryWidth(page, { name: `${language}-failing`, axeAt: widths.desk })
        await page.setViewportSize({ width: widths.desk, height: 900 })
        await page.getByRole('link', { name: said.change }).click()
        await page.waitForURL('**/subscribe?**')
        await page.getByRole('button', { name: /결제하기$|^Pay / }).waitFor()
        await agreeToAll(page)
        await giveCard(await openCardWindow(page))
        await page.getByRole('heading', { name: said.paid }).waitFor()
        await page.goto('/account/payments')
        await page.getByRole('button', { name: said.cancel }).waitFor()
        expect(await page.getByText(said.failing).count()).toBe(0)
      },
    })
    const { subscription } = await standing(people[language].mends)
    expect(subscription).toMatchObject({ failures: 0, planType: 1 })
    expect(Date.parse(subscription?.endsAt ?? '')).toBeGreaterThan(endsAt)
  },
)

it('tries the card again on the 1st, 4th and 13th day, mails each time, and ends on the free plan', async () => {
  expect(day((await standing(people.ko.leaves)).subscription?.next?.at ?? 0)).toBe(day(endsAt + dayMs))
  for (const [failures, days] of [
    [2, 1],
    [3, 4],
  ] as const) {
    await product.goTo(daysAfter(days))
    for (const language of languages)
      await until(
        () => standing(people[language].leaves),
        ({ subscription }) => subscription?.failures === failures,
      )
  }
  await product.goTo(daysAfter(13))
  for (const language of languages) {
    const { leaves, mends } = people[language]
    await until(
      () => standing(leaves),
      ({ subscription }) => subscription === null,
    )
    const { payment } = await leaves.owner.ask<{ payment: { planType: number } }>('GET', '/v3/user/info')
    expect(payment.planType).toBe(0)
    const mails = await until(
      () => mailsTo(leaves.email),
      (subjects) => subjects.some((subject) => overMail.test(subject)),
    )
    expect(mails.filter((subject) => failedMail.test(subject))).toHaveLength(3)
    expect((await standing(mends)).subscription).toMatchObject({ failures: 0 })
    await on(language, 'leaves', {
      at: daysAfter(13),
      async visit(page) {
        await page.goto('/account/payments')
        await page
          .locator('main')
          .getByText(/무료|Free/)
          .first()
          .waitFor()
        await expectSoundAtEveryWidth(page, { name: `${language}-over`, axeAt: widths.phone })
      },
    })
  }
})

it('ends a period later for who cancelled late', async () => {
  const { subscription } = await standing(people.ko.isLate)
  expect(subscription?.next).toBeNull()
  await product.goTo(new Date(Date.parse(subscription?.endsAt ?? '') + hourMs))
  for (const language of languages)
    await until(
      () => standing(people[language].isLate),
      (now) => now.subscription === null,
    )
})

async function mailsTo(email: string): Promise<string[]> {
  const answer = await fetch(`${product.url}/sandbox/inbox/messages.json?to=${encodeURIComponent(email)}`)
  const { messages } = (await answer.json()) as { messages: { subject?: string | null }[] }
  return messages.flatMap(({ subject }) => (subject ? [subject] : []))
}
