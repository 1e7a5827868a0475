import type { Sandbox } from '@clipmint/net/sandbox.suite'

import type { SuiteCard } from './gateway.suite.ts'

/** A practice card of a stand-in, as it lists them. */
export type Practice = { number: string; stage: string | null; code: string | null; manner: string }

export async function practiceCards(sandbox: Sandbox, gateway: string): Promise<Practice[]> {
  const answer = await fetch(`${sandbox.url}/sandbox/${gateway}/cards.json`)
  return ((await answer.json()) as { cards: Practice[] }).cards
}

/** The number of the card that does so. */
export function numberFor(cards: readonly Practice[], card: SuiteCard): string {
  const found = cards.find(({ manner, stage, code }) =>
    card === 'renewals-fail'
      ? stage === 'renewal' && (code === 'REJECT_CARD_PAYMENT' || code === 'card_declined')
      : stage === null && manner === card,
  )
  if (!found) throw new Error(`There is no practice card that is ${card}.`)
  return found.number
}

/** What moved for an order, by the stand-in's own book. */
export async function movedAt(sandbox: Sandbox, orderId: string): Promise<number> {
  const answer = await fetch(`${sandbox.url}/sandbox/payments/book.json?orderId=${orderId}`)
  const { movements } = (await answer.json()) as { movements: { kind: string; amount: number }[] }
  return movements.reduce((sum, { kind, amount }) => sum + (kind === 'taken' ? amount : -amount), 0)
}
