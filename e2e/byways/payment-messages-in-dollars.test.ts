import { expect, it } from 'vitest'

import { useDesk } from '../support/desk.ts'
import { every } from '../support/every.ts'
import { agreeToAll, enterAsNewOwner, giveCard, openCardWindow, practiceCards } from '../support/pay.ts'
import { type PaymentMessage, paymentMessages } from '../support/payment-messages.ts'
import { startProduct } from '../support/product.ts'
import { expectSound } from '../support/screen.ts'
import type { Language } from '../support/visit.ts'

// The messages about payments that a card of the dollar market can meet, each by a practice card of its window.

const desk = useDesk()

/** Which message a code is told by, wherever on its way the card meets it; the issuer's own before the general one. */
const messages: Record<string, PaymentMessage> = {
  expired_card: 'invalid card',
  incorrect_number: 'invalid card',
  lost_card: 'invalid card',
  stolen_card: 'invalid card',
  generic_decline: 'authorization failed',
  insufficient_funds: 'authorization failed',
  card_velocity_exceeded: 'authorization failed',
  fraudulent: 'authorization failed',
  incorrect_cvc: 'authorization failed',
  payment_intent_authentication_failure: 'authorization failed',
  authentication_required: 'authorization failed',
  incorrect_zip: 'payment info mismatch',
  card_not_supported: 'wrong payment method',
  processing_error: 'failed',
}

type Card = Awaited<ReturnType<typeof practiceCards>>[number]

const nameOf = ({ stage, code, declineCode, manner }: Card) =>
  `${stage ?? 'manner'} ${declineCode ?? code ?? manner}`

function messageOf({ code, declineCode, manner }: Card): PaymentMessage {
  if (manner === 'called-off') return 'already cancelled'
  if (code === null) return manner === 'dawdles' ? 'in process' : 'paid'
  const message = messages[declineCode ?? code]
  if (!message) throw new Error(`No message is known for ${declineCode ?? code}.`)
  return message
}

const ownersOfAddress = 10
let owners = 0

const tills = {
  plan: '/subscribe?plan=1&currency=USD',
  once: '/purchase?item=credits10&currency=USD',
}
type How = { language: Language; till?: keyof typeof tills }

/** Pays by a card, or leaves its window, until the page says what came of it; gives how many ways on there are. */
async function payBy(card: Card | null, { language, till = 'plan' }: How): Promise<number> {
  if (owners === ownersOfAddress) {
    await desk.product.close()
    desk.product = await startProduct()
    owners = 0
  }
  owners += 1
  const { page, context } = await desk.visit({ language })
  try {
    await enterAsNewOwner(page, desk.product.url)
    await page.goto(tills[till])
    await page.getByRole('button', { name: /결제하기$|^Pay \$/ }).waitFor()
    await agreeToAll(page)
    const window = await openCardWindow(page)
    if (card) await giveCard(window, card.number)
    else await window.locator('button[value="cancel"]').click()
    const message = card ? messageOf(card) : 'closed'
    await page.getByText(paymentMessages[message][language]).first().waitFor()
    await expectSound(page, `dollars-${language}-${till}-${card ? nameOf(card) : 'closed'}`)
    return await page.locator('main section').getByRole('link').count()
  } finally {
    await context.close()
  }
}

/** One card for each message. */
const sample = [
  'manner good',
  'window expired_card',
  'window insufficient_funds',
  'window incorrect_zip',
  'window card_not_supported',
  'window processing_error',
  'charge authentication_required',
]

const turn = (index: number): Language => (index % 2 === 0 ? 'en' : 'ko')

it.for(sample.map((name, index) => ({ name, language: turn(index) })))(
  'says what came of $name ($language)',
  async ({ name, language }) => {
    const cards = await practiceCards(desk.product.url, 'stripe')
    const card = cards.find((it) => nameOf(it) === name)
    if (!card) throw new Error(`The window has no card for ${name}.`)
    expect(await payBy(card, { language })).toBeGreaterThan(0)
  },
)

it('says nothing of a failure to who leaves the window', async () => {
  expect(await payBy(null, { language: 'en' })).toBeGreaterThan(0)
})

// What fails at a renewal alone is not met at the window, and what is bought once is never charged again.
const runs = every
  ? ([
      ['manner', 'plan'],
      ['window', 'plan'],
      ['charge', 'plan'],
      ['manner', 'once'],
      ['window', 'once'],
    ] as const)
  : []

it.for(runs)('says what came of each practice card: %s, %s', async ([stage, till]) => {
  const cards = await practiceCards(desk.product.url, 'stripe')
  const wrong: string[] = []
  const met = cards.filter((it) => (it.stage ?? 'manner') === stage)
  for (const [index, card] of met.entries()) {
    const ways = await payBy(card, { language: turn(index), till }).catch(String)
    if (typeof ways === 'string') wrong.push(`${nameOf(card)}: ${ways}`)
  }
  expect(wrong).toEqual([])
})
