import type { payments as korean } from '../ko/payments.ts'

export const payments: Record<keyof typeof korean, string> = {
  lead: 'What you paid for, and when.',
  plan: 'Your plan',
  planUntil: 'until {{date}}',
  none: 'No payments yet',
  noneText: 'Each payment appears here with its date, item, method and amount.',
  policy: 'Payment and refund policy',
  toPlans: 'See plans',
}
