import {
  type BillingPeriod,
  type PaymentCurrency,
  periodOf,
  type PriceLine,
  priceOfPlan,
  priceOfUploadService,
  type SoldPlan,
  taxWithin,
  tierOf,
} from '@clipmint/contract'

import { unusedDays } from '../rhythm/rules.ts'

/** What somebody subscribes to: a plan, and whether the service that posts without a limit goes with it. */
export type Choice = { planType: SoldPlan; uploadService: boolean }

/** What is paid for now, as far as a price depends on it. */
export type Running = Choice & {
  /** What was paid for it, in `currency`, from when to when. */
  paid: number
  currency: PaymentCurrency
  startsAt: Date
  endsAt: Date
}

/**
 * How a choice takes effect. `start`: a first payment. `now`: a change for more, paid at once, with days of its own.
 * `beside`: the upload service for what is left of the days paid for. `later`: a change for less, once they are over.
 * `same`: nothing would change.
 */
export type Change = 'start' | 'now' | 'beside' | 'later' | 'same'

/** What changes and when; more of the one and less of the other waits as well, so that nothing that is paid for is lost. */
export function changeOf(running: Choice | null, wish: Choice): Change {
  if (running === null) return 'start'
  const tier = tierOf(wish.planType) - tierOf(running.planType)
  const period = rank(periodOf(wish.planType)) - rank(periodOf(running.planType))
  if (tier < 0 || period < 0) return 'later'
  if (tier > 0 || period > 0) return 'now'
  if (wish.uploadService === running.uploadService) return 'same'
  return wish.uploadService ? 'beside' : 'later'
}

function rank(period: BillingPeriod): number {
  return period === 'year' ? 1 : 0
}

/** What one whole period costs, before anything is taken off. */
export function linesOf({ planType, uploadService }: Choice, currency: PaymentCurrency): PriceLine[] {
  const lines: PriceLine[] = [{ kind: 'plan', amount: priceOfPlan(planType, currency) }]
  if (uploadService)
    lines.push({ kind: 'uploadService', amount: priceOfUploadService(periodOf(planType), currency) })
  return lines
}

/** What is sold, at no more than was paid for each part of it the last time. */
export function agreedLines(sold: readonly PriceLine[], paid: readonly PriceLine[]): PriceLine[] {
  return sold.map((line) => {
    const before = paid.find(({ kind }) => kind === line.kind)
    return before === undefined ? line : { ...line, amount: Math.min(line.amount, before.amount) }
  })
}

/** What of a payment comes back when a change for more takes its place: by the day, rounded for the owner. */
export function unusedPart({ paid, startsAt, endsAt }: Omit<Running, keyof Choice>, now: Date): number {
  const { left, all } = unusedDays({ startsAt, endsAt }, now)
  return all === 0 ? 0 : Math.ceil((paid * left) / all)
}

/** The upload service for what is left of the days paid for: by the day, rounded for the owner. */
export function besidePrice({ planType, currency, startsAt, endsAt }: Running, now: Date): number {
  const { left, all } = unusedDays({ startsAt, endsAt }, now)
  return all === 0 ? 0 : Math.floor((priceOfUploadService(periodOf(planType), currency) * left) / all)
}

/** The lines of what is paid now for a choice; none for what costs nothing now. What was paid already comes off. */
export function linesNow(
  running: Running | null,
  wish: Choice & { currency: PaymentCurrency },
  now: Date,
): PriceLine[] {
  const change = changeOf(running, wish)
  if (change === 'same' || change === 'later') return []
  if (running === null) return linesOf(wish, wish.currency)
  if (change === 'beside') return [{ kind: 'uploadService', amount: besidePrice(running, now) }]
  // Who changes for more keeps the service beside, until they end it.
  const lines = linesOf(
    { ...wish, uploadService: wish.uploadService || running.uploadService },
    wish.currency,
  )
  const unused = Math.min(sumOf(lines), unusedPart(running, now))
  return unused === 0 ? lines : [...lines, { kind: 'unused', amount: -unused }]
}

export function sumOf(lines: readonly PriceLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}

/** An amount with the tax within it. */
export function totalOf(
  lines: readonly PriceLine[],
  currency: PaymentCurrency,
): { total: number; tax: number } {
  const total = sumOf(lines)
  return { total, tax: taxWithin(total, currency) }
}

/** What is too little for a gateway to take is waived: nobody is turned away for a few won. */
export function waived(lines: readonly PriceLine[], leastAmount: number): PriceLine[] {
  const sum = sumOf(lines)
  return sum > 0 && sum < leastAmount ? [...lines, { kind: 'waived', amount: -sum }] : [...lines]
}
