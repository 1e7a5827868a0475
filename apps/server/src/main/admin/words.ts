import { type PaymentCurrency, planNameOf } from '@clipmint/contract'
import { z } from 'zod'

const planNumbers = { basic: 1, standard: 2, pro: 3, enterprise: 101 } as const

/** A plan by its name, or by its number for one that is paid by the year or by contract. */
export const Plan = z
  .string()
  .transform((said) => planNumbers[said as keyof typeof planNumbers] ?? Number(said))
  .refine(
    (it) => planNameOf(it) !== 'free',
    'basic, standard, pro, enterprise, or the number of a plan (1-3, 11-13, 101-109, 111-119)',
  )

/** What a plan is called. */
export function planName(planType: number): string {
  const name = planNameOf(planType)
  return name === 'enterprise' ? `${name} (${planType})` : name
}

/** 29000 KRW, 24.00 USD. */
export function moneyWords(amount: number, currency: PaymentCurrency): string {
  return `${currency === 'USD' ? (amount / 100).toFixed(2) : amount} ${currency}`
}

/** Several of something, with commas between. */
export const Listed = z.string().transform((said) =>
  said
    .split(',')
    .map((it) => it.trim())
    .filter((it) => it !== ''),
)

export const Day = z.iso.date('a day such as 2026-12-31')
