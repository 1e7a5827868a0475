import { z } from 'zod'

/** 2026-12-01 14:03, in Seoul. */
export function minute(at: Date): string {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Seoul',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(at)
}

const planNumbers = { basic: 1, standard: 2, pro: 3, enterprise: 101 } as const

/** A plan by its name, or by its number for one that is paid by the year or by contract. */
export const Plan = z
  .string()
  .transform((said) => planNumbers[said as keyof typeof planNumbers] ?? Number(said))
  .refine(
    (it) => [1, 2, 3, 11, 12, 13].includes(it) || (it >= 101 && it <= 109) || (it >= 111 && it <= 119),
    'basic, standard, pro, enterprise, or the number of a plan (1-3, 11-13, 101-109, 111-119)',
  )

/** What a plan is called. */
export function planName(planType: number): string {
  if (planType === 0) return 'free'
  if (planType >= 101) return `enterprise (${planType})`
  return ['basic', 'standard', 'pro'][(planType % 10) - 1] ?? String(planType)
}

/** Several of something, with commas between. */
export const Listed = z.string().transform((said) =>
  said
    .split(',')
    .map((it) => it.trim())
    .filter((it) => it !== ''),
)

export const Day = z.iso.date('a day such as 2026-12-31')
