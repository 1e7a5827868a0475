import type { PaymentCurrency } from './payment-window.ts'

/** The plans that are sold and what each allows, with their prices: each number stands here once. */

/** What a plan allows. `null` means without a limit of ours. */
export type Allowance = {
  /** AI videos granted each month. */
  scenariosPerMonth: number
  /** Finished renders each month, and whether each is counted down on screen: a subscriber's are fair use. */
  rendersPerMonth: number
  countsRenders: boolean
  storageBytes: number
  products: number
  places: number
  /** Campaigns that run at once; they need the upload service beside. */
  campaigns: number
  members: number
  /** Whether the service's own mark lies over the videos. */
  serviceWatermark: boolean
  commercialUse: boolean
  /** Whether videos may be made for others and sold to them. */
  resale: boolean
  customTemplates: boolean
  /** Whether videos can be edited as long as there is the plan, and not for some days alone. */
  editsWithoutEnd: boolean
}

const GB = 1024 ** 3
const UNCOUNTED = 1_000_000

const free: Allowance = {
  scenariosPerMonth: 3,
  rendersPerMonth: 3,
  countsRenders: true,
  storageBytes: 1 * GB,
  products: 3,
  places: 1,
  campaigns: 0,
  members: 1,
  serviceWatermark: true,
  commercialUse: false,
  resale: false,
  customTemplates: false,
  editsWithoutEnd: false,
}
const basic: Allowance = {
  ...free,
  scenariosPerMonth: 30,
  rendersPerMonth: 300,
  countsRenders: false,
  storageBytes: 10 * GB,
  products: 50,
  places: 3,
  campaigns: 3,
  serviceWatermark: false,
  commercialUse: true,
  editsWithoutEnd: true,
}
const standard: Allowance = {
  ...basic,
  scenariosPerMonth: 100,
  rendersPerMonth: 1_000,
  storageBytes: 50 * GB,
  products: 500,
  places: 20,
  campaigns: 20,
  members: 5,
  resale: true,
}
const pro: Allowance = {
  ...basic,
  scenariosPerMonth: 200,
  rendersPerMonth: UNCOUNTED,
  storageBytes: 100 * GB,
  products: 1_000,
  places: 50,
  campaigns: 50,
  members: 5,
}
const enterprise: Allowance = {
  ...pro,
  scenariosPerMonth: 500,
  storageBytes: 1024 * GB,
  products: UNCOUNTED,
  places: UNCOUNTED,
  campaigns: UNCOUNTED,
  members: UNCOUNTED,
  customTemplates: true,
}

const allowances = { free, basic, standard, pro, enterprise }
export type PlanName = keyof typeof allowances

/** The plan of a `planType`; a number that is no plan counts as free. */
export function planNameOf(planType: number): PlanName {
  if (planType === 1 || planType === 11) return 'basic'
  if (planType === 2 || planType === 12) return 'standard'
  if (planType === 3 || planType === 13) return 'pro'
  if ((planType >= 101 && planType <= 109) || (planType >= 111 && planType <= 119)) return 'enterprise'
  return 'free'
}

/** The allowance that goes with a `planType`. */
export function allowanceOf(planType: number): Allowance {
  return allowances[planNameOf(planType)]
}

/** How long a payment is for: a month, or twelve paid at once. */
export type BillingPeriod = 'month' | 'year'

/** The plans that are for sale to everybody: Basic and Standard, by the month and by the year. */
export const soldPlans = [1, 2, 11, 12] as const
export type SoldPlan = (typeof soldPlans)[number]

export function isSoldPlan(planType: number): planType is SoldPlan {
  return (soldPlans as readonly number[]).includes(planType)
}

/** By the month below 11 and from 101 to 109; by the year from 11 and from 111. */
export function periodOf(planType: number): BillingPeriod {
  return (planType >= 11 && planType <= 13) || (planType >= 111 && planType <= 119) ? 'year' : 'month'
}

/** What is higher allows more: a change to a lower one waits for the end of what is paid for. */
export function tierOf(planType: number): number {
  return ['free', 'basic', 'standard', 'pro', 'enterprise'].indexOf(planNameOf(planType))
}

/** An amount for each currency, in its smallest unit (won, cents), value added tax included where there is one. */
export type Price = Record<PaymentCurrency, number>

const planPrices: Record<SoldPlan, Price> = {
  1: { KRW: 29_000, USD: 2_400 },
  2: { KRW: 79_000, USD: 6_400 },
  11: { KRW: 278_400, USD: 22_800 },
  12: { KRW: 758_400, USD: 61_200 },
}

/** The service that posts to the networks without a limit, beside a paid plan and for the same time. */
const uploadServicePrices: Record<BillingPeriod, Price> = {
  month: { KRW: 19_000, USD: 1_500 },
  year: { KRW: 182_400, USD: 14_400 },
}

/** From what a month by contract costs on. */
export const contractFrom: Price = { KRW: 300_000, USD: 25_000 }

/** What is bought once: the mark off one video, and credits. */
export const onceItems = ['watermark', 'credits10', 'credits50'] as const
export type OnceItem = (typeof onceItems)[number]

const oncePrices: Record<OnceItem, Price> = {
  watermark: { KRW: 9_900, USD: 790 },
  credits10: { KRW: 9_900, USD: 800 },
  credits50: { KRW: 39_000, USD: 3_200 },
}

/** How many credits a pack holds. */
export const packCredits = { credits10: 10, credits50: 50 } as const satisfies Partial<
  Record<OnceItem, number>
>

export function priceOfPlan(planType: SoldPlan, currency: PaymentCurrency): number {
  return planPrices[planType][currency]
}

export function priceOfUploadService(period: BillingPeriod, currency: PaymentCurrency): number {
  return uploadServicePrices[period][currency]
}

export function priceOfOnce(item: OnceItem, currency: PaymentCurrency): number {
  return oncePrices[item][currency]
}

/** The value added tax within a price: Korean prices hold a tenth on top of their supply price, rounded to the won. */
export function taxWithin(amount: number, currency: PaymentCurrency): number {
  return currency === 'KRW' ? Math.round(amount / 11) : 0
}
