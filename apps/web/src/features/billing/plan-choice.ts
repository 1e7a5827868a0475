import {
  type BillingPeriod,
  type PaymentCurrency,
  periodOf,
  type PlanName,
  planNameOf,
  type SoldPlan,
} from '@clipmint/contract'

/** The plans as they stand beside each other; the one that is given by request alone is not among them. */
export const plansOnOffer = ['free', 'basic', 'standard', 'enterprise'] as const satisfies readonly PlanName[]
export type OfferedPlan = (typeof plansOnOffer)[number]
export type PaidPlan = Extract<OfferedPlan, 'basic' | 'standard'>

const sold: Record<PaidPlan, Record<BillingPeriod, SoldPlan>> = {
  basic: { month: 1, year: 11 },
  standard: { month: 2, year: 12 },
}

/** The number of a plan that is sold, by its name and for how long it is paid. */
export function planTypeOf(name: PaidPlan, period: BillingPeriod): SoldPlan {
  return sold[name][period]
}

/** The plan whose allowance is shown under a name. */
export function shownTypeOf(name: OfferedPlan): number {
  return name === 'free' ? 0 : name === 'enterprise' ? 101 : sold[name].month
}

/** What is paid for again and again, and with which coupon. */
export type PlanChoice = {
  planType: SoldPlan
  uploadService: boolean
  couponId: string | undefined
  currency: PaymentCurrency
}

/** What is pressed on a plan: how it stands to the one that the visitor has. */
export type Standing = 'visitor' | 'start' | 'given' | 'mine' | 'otherPeriod' | 'change'

type HeldPlan = {
  /** Null for a visitor. */
  planType: number | null
  isSubscribed: boolean
  /** When the plan ends unless it is subscribed to; null for one without an end. */
  planEndsAt: string | null
}

/** How a plan that is sold stands to what a member has. */
export function standingOf(offered: SoldPlan, { planType, isSubscribed, planEndsAt }: HeldPlan): Standing {
  if (planType === null) return 'visitor'
  const isSamePlan = planNameOf(planType) === planNameOf(offered)
  if (!isSubscribed) {
    if (!isSamePlan) return 'start'
    // A given plan is in use already: what is left to do is to subscribe before it ends.
    return planEndsAt === null ? 'mine' : 'given'
  }
  if (!isSamePlan) return 'change'
  return periodOf(planType) === periodOf(offered) ? 'mine' : 'otherPeriod'
}

/** What a month of a price comes to. */
export function perMonth(price: number, period: BillingPeriod): number {
  return period === 'year' ? Math.round(price / 12) : price
}

/** The currency that is paid in: the wished one where it can be, else the first that can. */
export function payableOf(wished: PaymentCurrency, currencies: readonly PaymentCurrency[]): PaymentCurrency {
  return currencies.includes(wished) ? wished : (currencies[0] ?? wished)
}
