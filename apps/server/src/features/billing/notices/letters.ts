import { cardBrandIn, type OnceItem, type PaymentCurrency } from '@clipmint/contract'

import type { Lang } from '../../../http/handlers.ts'
import { dayIn, lastDayIn } from '../../../locales/days.ts'
import { fill, words } from '../../../locales/index.ts'
import { moneyIn } from '../../../locales/money.ts'
import type { MailLetter } from '../../../mail/letter.ts'
import { whatOf } from '../invoices/what.ts'
import { type LockedThere, lockedWords } from './locked.ts'

export const letterKinds = [
  'paid',
  'free',
  'refunded',
  'reminder',
  'ending',
  'again',
  'over',
  'newCard',
  'firstCard',
  'priceChange',
] as const
export type LetterKind = (typeof letterKinds)[number]

/** What a letter about a payment says. Amounts are in the currency's smallest unit, days are those of Seoul. */
export type LetterFacts = {
  kind: LetterKind
  planType: number | null
  uploadService: boolean
  item: OnceItem | null
  currency: PaymentCurrency
  total: number
  tax: number
  orderId: string | null
  card: { brand: string; last4: string } | null
  span: { startsAt: Date; endsAt: Date } | null
  /** The charge to come. */
  next: { at: Date; total: number } | null
  /** When what is paid for ends; of what is told before it does. */
  endsAt: Date | null
  /** What the plan that comes has no room for. */
  locked: LockedThere | null
  /** What was paid until now, where the charge to come is another. */
  before: number | null
  /** Why it failed, as a sentence; empty for what did not. */
  reason: string
}

/** Writes the letter of a payment: what it was for, how much, and what comes next. */
export function paymentLetter(facts: LetterFacts, lang: Lang, publicUrl: string): MailLetter {
  const said = words[lang].billing
  const { subject, heading, text, next, action } = said[facts.kind]
  const values = {
    what: whatOf(facts, lang),
    reason: facts.reason,
    total: moneyIn(lang, tellsNext(facts) ? (facts.next?.total ?? 0) : facts.total, facts.currency),
    before: facts.before === null ? '' : moneyIn(lang, facts.before, facts.currency),
    date: dateOf(facts, lang),
  }
  const goesOn = facts.next !== null || facts.kind === 'over' || facts.kind === 'ending'
  return {
    subject: fill(subject, values),
    heading: fill(heading, values),
    paragraphs: [
      fill(text, values),
      ...(facts.locked ? [lockedWords(facts.locked, lang)] : []),
      ...(goesOn ? [fill(next, values)] : []),
    ]
      .map((it) => it.trim())
      .filter((it) => it !== ''),
    facts: listOf(facts, lang),
    action: { words: action, url: `${publicUrl}/${facts.kind === 'over' ? 'pricing' : 'account/payments'}` },
    why: said.why,
  }
}

function dateOf({ next, endsAt }: LetterFacts, lang: Lang): string {
  const at = next?.at ?? endsAt
  return at === null ? '' : dayIn(lang, at)
}

/** Whether its amount is that of the charge to come. */
function tellsNext({ kind }: LetterFacts): boolean {
  return kind === 'paid' || kind === 'free' || kind === 'newCard' || kind === 'firstCard'
}

function listOf(facts: LetterFacts, lang: Lang): { label: string; value: string }[] {
  const { plan, before, total, tax, card, period, order } = words[lang].billing
  const rows: [string, string | null][] = [
    [plan, whatOf(facts, lang)],
    [before, facts.before === null ? null : moneyIn(lang, facts.before, facts.currency)],
    [total, isFree(facts) ? null : moneyIn(lang, facts.total, facts.currency)],
    [tax, facts.tax > 0 ? moneyIn(lang, facts.tax, facts.currency) : null],
    [card, facts.card && `${cardBrandIn(facts.card.brand, lang)} •••• ${facts.card.last4}`],
    [period, facts.span && `${dayIn(lang, facts.span.startsAt)} – ${lastDayIn(lang, facts.span.endsAt)}`],
    [order, facts.orderId],
  ]
  return rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))
}

/** Whether nothing was paid, and nothing will be, of which it tells. */
function isFree({ kind }: LetterFacts): boolean {
  return kind === 'free' || kind === 'newCard' || kind === 'firstCard' || kind === 'ending'
}
