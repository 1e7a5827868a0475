import type { CreditHoldState, CreditSource } from '@clipmint/contract'

/** Credits that came together, and what is left of them. */
export type Grant = {
  id: string
  kind: CreditSource
  ref: string
  amount: number
  left: number
  expiresAt: Date
  /** When its owner was told that it runs out soon. */
  remindedAt: Date | null
}

/** The time that a plan's credits are granted for. */
export type Cycle = { key: string; startsAt: Date; endsAt: Date }

/** What a ledger lacks: credits that are due, and those whose time is over. `grant: null` is this cycle's, not there yet. */
export type Due =
  | { kind: 'grant'; grant: Grant | null; amount: number }
  | { kind: 'expire'; grant: Grant; amount: number }

const seoulOffsetMs = 9 * 3_600_000

/** Whose cycle it is: who pays for a plan has one from the day that it is paid on, everybody else by the month. */
export type CycleOwner = { creditDay: number | null }

/** The cycle that a time lies in, by the clock of Seoul: a month from the owner's day, or its last where it lacks it. */
export function cycleOf({ creditDay }: CycleOwner, now: Date): Cycle {
  const day = creditDay ?? 1
  const inSeoul = new Date(now.getTime() + seoulOffsetMs)
  const [year, month] = [inSeoul.getUTCFullYear(), inSeoul.getUTCMonth()]
  const isBefore = now < startOf(year, month, day)
  const startsAt = startOf(year, isBefore ? month - 1 : month, day)
  const endsAt = startOf(year, isBefore ? month : month + 1, day)
  const first = new Date(startsAt.getTime() + seoulOffsetMs).toISOString()
  return { key: `cycle:${creditDay === null ? first.slice(0, 7) : first.slice(0, 10)}`, startsAt, endsAt }
}

/** When a day begins in Seoul; `month` counts from 0 and may lie outside of the year. */
function startOf(year: number, month: number, day: number): Date {
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(day, lastDay)) - seoulOffsetMs)
}

/** Until when a cycle's grant can be spent: what is left of it carries over once. */
export function cycleGrantEnd(account: CycleOwner, { endsAt }: Cycle): Date {
  return cycleOf(account, endsAt).endsAt
}

/** Grants in the order they are spent in: what runs out first before the others, bought ones last. */
export function inSpendOrder(grants: readonly Grant[]): Grant[] {
  return grants.toSorted(
    (one, other) =>
      Number(one.kind === 'pack') - Number(other.kind === 'pack') ||
      one.expiresAt.getTime() - other.expiresAt.getTime() ||
      (one.id < other.id ? -1 : 1),
  )
}

export type Standing = { grants: readonly Grant[]; cycle: Cycle; monthly: number; now: Date }

/**
 * What has to be entered before a ledger is right. Of a cycle's grant and a plan that changed within it, what was used
 * stays used: left is what the plan grants less that. At most one month's grant is carried over.
 */
export function whatIsDue({ grants, cycle, monthly, now }: Standing): Due[] {
  const due = grants.map((grant): Due => {
    if (grant.expiresAt <= now) return { kind: 'expire', grant, amount: grant.left }
    if (grant.kind !== 'cycle') return { kind: 'expire', grant, amount: 0 }
    if (grant.ref !== cycle.key) return { kind: 'expire', grant, amount: grant.left - monthly }
    const used = grant.amount - grant.left
    const change = Math.max(0, monthly - used) - grant.left
    return { kind: change > 0 ? 'grant' : 'expire', grant, amount: Math.abs(change) }
  })
  const isGranted = grants.some(({ ref }) => ref === cycle.key)
  if (!isGranted) due.push({ kind: 'grant', grant: null, amount: monthly })
  return due.filter(({ amount }) => amount > 0)
}

/** How many can be spent, and which of them run out first. */
export function sumUp(grants: readonly Grant[]): {
  left: number
  soonest: { amount: number; expiresAt: Date } | null
} {
  const alive = grants.filter(({ left }) => left > 0)
  const left = alive.reduce((sum, grant) => sum + grant.left, 0)
  const end = Math.min(...alive.map(({ expiresAt }) => expiresAt.getTime()))
  const first = alive.filter(({ expiresAt }) => expiresAt.getTime() === end)
  const amount = first.reduce((sum, grant) => sum + grant.left, 0)
  return { left, soonest: first.length > 0 ? { amount, expiresAt: new Date(end) } : null }
}

/** Credits that run out together before `until`, which their owner was not told of, by the time when they do. */
export function untold(
  grants: readonly Grant[],
  until: Date,
): { expiresAt: Date; amount: number; ids: string[] }[] {
  const soon = grants.filter(
    ({ left, expiresAt, remindedAt }) => left > 0 && expiresAt <= until && remindedAt === null,
  )
  const together = Map.groupBy(soon, ({ expiresAt }) => expiresAt.getTime())
  return [...together].map(([time, list]) => ({
    expiresAt: new Date(time),
    amount: list.reduce((sum, { left }) => sum + left, 0),
    ids: list.map(({ id }) => id),
  }))
}

/** Whether spending one of this grant's leaves nothing of all that runs out with it, though its owner was told of it. */
export function isLastTold(grants: readonly Grant[], { expiresAt, remindedAt }: Grant): boolean {
  const together = grants.filter((other) => other.expiresAt.getTime() === expiresAt.getTime())
  return remindedAt !== null && together.reduce((sum, { left }) => sum + left, 0) === 1
}

/** Which way a held credit may go, and from where. */
export const closings = {
  settle: { from: 'held', to: 'settled' },
  release: { from: 'held', to: 'released' },
  refund: { from: 'settled', to: 'refunded' },
} as const satisfies Record<string, { from: CreditHoldState; to: CreditHoldState }>
export type Closing = keyof typeof closings
