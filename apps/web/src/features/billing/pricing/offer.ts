import type { BillingPeriod, DowngradeInvoice, PaymentCurrency, Subscription } from '@clipmint/contract'

import type { OfferedPlan } from '../plan-choice.ts'
import type { Plans } from '../queries.ts'

/** A plan as it is offered to who looks. */
export type Offer = {
  name: OfferedPlan
  plans: Plans
  period: BillingPeriod
  /** What prices are shown in, and what is paid in where it is bought. */
  currency: PaymentCurrency
  paysIn: PaymentCurrency
  /** A member is no visitor while their plan is on its way. */
  isSignedIn: boolean
  /** The plan of the member; null for a visitor, and while it is on its way. */
  planType: number | null
  /** When that plan ends unless it is subscribed to; null for one without an end. */
  planEndsAt: string | null
  subscribed: Subscription | null
  /** A change for less that waits. */
  pending: DowngradeInvoice | null
  /** The one whose button is the main one. */
  isFirst: boolean
}
