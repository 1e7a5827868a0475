import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'

import { useDesk } from '../support/desk.ts'
import { every } from '../support/every.ts'
import { agreeToAll, enterAsNewOwner, giveCard, openCardWindow, practiceCards } from '../support/pay.ts'
import { type PaymentMessage as Message, paymentMessages as said } from '../support/payment-messages.ts'
import { startProduct } from '../support/product.ts'
import { expectSound } from '../support/screen.ts'
import type { Language } from '../support/visit.ts'

// The specification's messages about payments (document 1, section 8), each by a practice card of the window.

const desk = useDesk()

/** Which message a code of the catalogue is told by, wherever on its way the card meets it. */
const codesOf: Partial<Record<Message, string>> = {
  'invalid card':
    'INVALID_CARD_NUMBER INVALID_CARD_EXPIRATION INVALID_STOPPED_CARD INVALID_CARD_LOST_OR_STOLEN INVALID_BILL_KEY_REQUEST NOT_FOUND_BILLING',
  'authorization failed':
    'INVALID_REJECT_CARD REJECT_CARD_PAYMENT REJECT_ACCOUNT_PAYMENT REJECT_CARD_COMPANY NOT_ALLOWED_POINT_USE EXCEED_MAX_DAILY_PAYMENT_COUNT EXCEED_MAX_ONE_DAY_AMOUNT EXCEED_MAX_AMOUNT EXCEED_MAX_AUTH_COUNT INVALID_PASSWORD INVALID_CARD_PASSWORD INVALID_AUTHORIZE_AUTH FDS_ERROR',
  'payment info mismatch':
    'INVALID_CARD_IDENTITY INVALID_EMAIL INVALID_REQUEST FORBIDDEN_REQUEST NOT_MATCHES_CUSTOMER_KEY',
  'wrong payment method':
    'NOT_SUPPORTED_CARD_TYPE NOT_SUPPORTED_METHOD NOT_REGISTERED_CARD_COMPANY NOT_SUPPORTED_INSTALLMENT_PLAN_CARD_OR_MERCHANT EXCEED_MAX_CARD_INSTALLMENT_PLAN',
  'already paid': 'ALREADY_PROCESSED_PAYMENT DUPLICATED_ORDER_ID',
  'payment window call failed':
    'UNAUTHORIZED_KEY INVALID_API_KEY INCORRECT_BASIC_AUTH_FORMAT INVALID_CLIENT_KEY',
  'authentication timeout': 'NOT_FOUND_PAYMENT_SESSION',
  closed: 'PAY_PROCESS_CANCELED',
  failed: 'BELOW_MINIMUM_AMOUNT NOT_AVAILABLE_BANK PAY_PROCESS_ABORTED NOT_FOUND_PAYMENT',
}

type Card = Awaited<ReturnType<typeof practiceCards>>[number]

/** What a card that cannot be given its money back is told by: it is back already, on its way, or stays paid. */
function endOfRefund(code: string): Message {
  if (code === 'ALREADY_CANCELED_PAYMENT' || code === 'ALREADY_REFUND_PAYMENT') return 'refunded'
  return /^(?:FAILED_|COMMON_)/.test(code) ? 'refund on its way' : 'cancellation failed'
}

/** Of what a code says nothing, the gateway is asked: mostly it has not been paid. */
function messageOf({ code, stage, manner }: Card): Message {
  if (manner === 'called-off') return 'already cancelled'
  if (code === null) return 'paid'
  if (stage === 'cancel') return endOfRefund(code)
  if (/^(?:IDEMPOTENT_|ALREADY_PROCESSING)/.test(code)) return 'in process'
  const found = Object.entries(codesOf).find(([, codes]) => codes.split(' ').includes(code))
  return (found?.[0] as Message | undefined) ?? 'failed'
}

/** One card for each message, at another stage of its way each; an address signs up ten owners a day. */
const sample = [
  'manner good',
  'window PAY_PROCESS_CANCELED',
  'window INVALID_CLIENT_KEY',
  'issue NOT_SUPPORTED_CARD_TYPE',
  'issue INVALID_CARD_IDENTITY',
  'charge INVALID_STOPPED_CARD',
  'charge DUPLICATED_ORDER_ID',
  'confirm REJECT_CARD_PAYMENT',
  'confirm NOT_FOUND_PAYMENT_SESSION',
  'confirm ALREADY_PROCESSING_REQUEST',
]
const ownersOfAddress = 10
let owners = 0

const nameOf = ({ stage, code, manner }: Card) => `${stage ?? 'manner'} ${code ?? manner}`

/** Pays by a card until the page says what came of it, and gives how many ways on there are from there. */
async function payBy(card: Card, language: Language): Promise<number> {
  if (owners === ownersOfAddress) {
    await desk.product.close()
    desk.product = await startProduct()
    owners = 0
  }
  owners += 1
  const { page, context } = await desk.visit({ language })
  try {
    await enterAsNewOwner(page, desk.product.url)
    await page.goto(
      card.stage === 'confirm' ? '/purchase?item=credits10&currency=KRW' : '/subscribe?plan=1&currency=KRW',
    )
    await page.getByRole('button', { name: /결제하기$|^Pay / }).waitFor()
    await agreeToAll(page)
    await giveCard(await openCardWindow(page), card.number)
    if (card.stage === 'cancel') await refund(page)
    await page.getByText(said[messageOf(card)][language]).first().waitFor()
    await expectSound(page, `${language}-${nameOf(card)}`)
    return await page.locator('main section').getByRole('link').count()
  } finally {
    await context.close()
  }
}

async function refund(page: Page): Promise<void> {
  await page.getByRole('link', { name: /결제 내역 보기|^Payment history$/ }).click()
  const button = { name: /^환불받기$|^Get a refund$/ }
  await page.getByRole('button', button).click()
  await page.getByRole('dialog').getByRole('button', button).click()
}

const turn = (index: number): Language => (index % 2 === 0 ? 'ko' : 'en')

it.for(sample.map((name, index) => ({ name, language: turn(index) })))(
  'says what came of $name ($language)',
  async ({ name, language }) => {
    const cards = await practiceCards(desk.product.url)
    const card = cards.find((it) => nameOf(it) === name)
    if (!card) throw new Error(`The window has no card for ${name}.`)
    expect(await payBy(card, language)).toBeGreaterThan(0)
  },
)

// What fails at a renewal alone is not met at the window.
const stages = every ? (['manner', 'window', 'issue', 'charge', 'confirm', 'cancel'] as const) : []

it.for(stages)('says what came of each practice card: %s', async (stage) => {
  const cards = await practiceCards(desk.product.url)
  // What is paid far too late is settled when nobody looks any more.
  const all = cards.filter((card) => (card.stage ?? 'manner') === stage && card.manner !== 'dawdles')
  const wrong: string[] = []
  for (const [index, card] of all.entries()) {
    const ways = await payBy(card, turn(index)).catch(String)
    if (ways === 0 || typeof ways === 'string') wrong.push(`${nameOf(card)}: ${ways}`)
  }
  expect(wrong).toEqual([])
})
