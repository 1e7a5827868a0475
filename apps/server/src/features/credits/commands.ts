import { allowanceOf, type CreditHoldState, limits } from '@clipmint/contract'
import { dayMs } from '@clipmint/kit'

import type { Context } from '../../context.ts'
import { type Account, getAccount, holdAccount, noteCreditsDue } from '../account/index.ts'
import { takeBackCreditsExpiring, tellCreditsExpiring } from '../notifications/index.ts'
import {
  type Closing,
  closings,
  cycleGrantEnd,
  cycleOf,
  type Grant,
  inSpendOrder,
  isLastTold,
  sumUp,
  untold,
  whatIsDue,
} from './rules.ts'
import {
  changeGrant,
  countHolds,
  findGrant,
  findGrantFor,
  findHold,
  type Hold,
  type HoldKey,
  insertEntry,
  insertGrant,
  insertHold,
  listGrants,
  type NewEntry,
  noteReminded,
  updateHold,
} from './store.ts'

type Door = Pick<Context, 'db' | 'now' | 'newId' | 'withTx'>
type Telling = Door & Pick<Context, 'jobs' | 'events' | 'settings'>
type Owner = Pick<Account, 'id' | 'planType' | 'creditDay' | 'creditsDueAt'>

/** How an owner's credits stand, this cycle's among them. */
export async function creditState(ctx: Door, accountId: string) {
  const owner = await getAccount(ctx, accountId)
  const cycle = cycleOf(owner, ctx.now())
  const monthly = allowanceOf(owner.planType).scenariosPerMonth
  const seen = await listGrants(ctx, accountId, cycle)
  // Whoever only looks holds nothing, unless there is something to enter.
  const isRight = whatIsDue({ grants: seen, cycle, monthly, now: ctx.now() }).length === 0
  const grants = isRight ? seen : await bringUpToDate(ctx, accountId)
  const { left, soonest } = sumUp(grants)
  const { held, used } = await countHolds(ctx, accountId, cycle)
  return { left, held, used, monthly, renewsAt: cycle.endsAt, soonest }
}

/** Enters what is due in an owner's ledger: this cycle's grant, and what has run out. Does so once, however often asked. */
export async function bringUpToDate(ctx: Door, accountId: string): Promise<Grant[]> {
  return ctx.withTx(async () => enterDue(ctx, await holdAccount(ctx, accountId, { hasLeft: true })))
}

/** The same for an owner whose row is held. */
export async function enterDue(ctx: Door, owner: Owner): Promise<Grant[]> {
  const now = ctx.now()
  const cycle = cycleOf(owner, now)
  const monthly = allowanceOf(owner.planType).scenariosPerMonth
  const grants = await listGrants(ctx, owner.id, cycle)
  const due = whatIsDue({ grants, cycle, monthly, now })
  for (const { kind, grant, amount } of due) {
    if (grant === null) {
      const expiresAt = cycleGrantEnd(owner, cycle)
      await addGrant(ctx, owner.id, { kind: 'cycle', ref: cycle.key, amount, expiresAt })
      continue
    }
    const by = kind === 'grant' ? amount : -amount
    // What a plan's end takes of a cycle's grant is no longer granted; what runs out was.
    const isOfCycle = grant.ref === cycle.key
    await move(ctx, owner.id, { kind, grantId: grant.id, amount: by, ofGrant: isOfCycle ? by : 0 })
  }
  if (owner.creditsDueAt?.getTime() !== cycle.endsAt.getTime())
    await noteCreditsDue(ctx, owner.id, cycle.endsAt)
  return due.length === 0 ? grants : listGrants(ctx, owner.id, cycle)
}

export type Gift = {
  accountId: string
  kind: 'coupon' | 'gift' | 'pack'
  /** What they are given for; the same gives nothing more. */
  ref: string
  amount: number
}

/** Gives credits beside the cycle's, good for a year; says until when. */
export async function giveCredits(ctx: Door, { accountId, kind, ref, amount }: Gift): Promise<Date> {
  return ctx.withTx(async () => {
    await enterDue(ctx, await holdAccount(ctx, accountId))
    const known = await findGrantFor(ctx, accountId, ref)
    if (known) return known.expiresAt
    const expiresAt = new Date(ctx.now().getTime() + limits.extraAllowanceDays * dayMs)
    await addGrant(ctx, accountId, { kind, ref, amount, expiresAt })
    return expiresAt
  })
}

export type CreditWish = HoldKey & {
  /** What the owner calls what it is for. */
  label: string
}

/**
 * Sets one credit aside for the thing `ref`, which is paid once however often it asks; says how that stands. `short`:
 * none is left. Joins the caller's transaction.
 */
export async function holdCredit(
  ctx: Door & Pick<Context, 'events'>,
  { accountId, ref, label }: CreditWish,
): Promise<CreditHoldState | 'short'> {
  return ctx.withTx(async () => {
    const owner = await holdAccount(ctx, accountId)
    const known = await findHold(ctx, { accountId, ref })
    if (known) return known.state
    const grants = await enterDue(ctx, owner)
    const [grant] = inSpendOrder(grants.filter(({ left }) => left > 0))
    if (!grant) return 'short'
    const heldAt = ctx.now()
    const closesAt = new Date(heldAt.getTime() + limits.creditHoldMinutes * 60_000)
    await insertHold(ctx, {
      accountId,
      ref,
      grantId: grant.id,
      state: 'held',
      label,
      heldAt,
      closesAt,
      closedAt: null,
    })
    await move(ctx, accountId, { kind: 'hold', grantId: grant.id, amount: -1, holdRef: ref })
    if (isLastTold(grants, grant)) await takeBackCreditsExpiring(ctx, accountId, grant.expiresAt)
    return 'held'
  })
}

/** Tells an owner, once, of what they can still spend that runs out soon. */
export async function remindOfEnd(ctx: Telling, accountId: string): Promise<void> {
  await ctx.withTx(async () => {
    const owner = await holdAccount(ctx, accountId, { hasLeft: true })
    const grants = await enterDue(ctx, owner)
    for (const { expiresAt, amount, ids } of untold(grants, remindUntil(ctx.now()))) {
      await noteReminded(ctx, accountId, ids, ctx.now())
      await tellCreditsExpiring(ctx, { accountId, amount, expiresAt })
    }
  })
}

/** What runs out until then is told of now. */
export function remindUntil(now: Date): Date {
  return new Date(now.getTime() + limits.creditReminderDays * dayMs)
}

/** Spends a held credit, because what it was held for is there; false when it was given back meanwhile, or never held. */
export async function settleCredit(ctx: Door, key: HoldKey): Promise<boolean> {
  return close(ctx, key, 'settle')
}

/** Gives a held credit back, because nothing came of it; false when it was spent meanwhile, or never held. */
export async function releaseCredit(ctx: Door, key: HoldKey): Promise<boolean> {
  return close(ctx, key, 'release')
}

/** Gives a spent credit back, as an operator decides; false when it was not spent. */
export async function refundCredit(ctx: Door, key: HoldKey): Promise<boolean> {
  return close(ctx, key, 'refund')
}

/** Closes a hold the one way or the other; true also for one that went this way before. */
async function close(ctx: Door, key: HoldKey, how: Closing): Promise<boolean> {
  const { from, to } = closings[how]
  return ctx.withTx(async () => {
    const owner = await holdAccount(ctx, key.accountId, { hasLeft: true })
    const hold = await findHold(ctx, key)
    if (hold?.state !== from) return hold?.state === to
    await updateHold(ctx, key, { state: to, closedAt: ctx.now() })
    if (how === 'settle') {
      await move(ctx, owner.id, { kind: how, grantId: hold.grantId, amount: 0, holdRef: hold.ref })
    } else await giveBack(ctx, owner, hold, how)
    return true
  })
}

async function giveBack(ctx: Door, owner: Owner, hold: Hold, kind: 'release' | 'refund'): Promise<void> {
  const grant = await findGrant(ctx, owner.id, hold.grantId)
  if (!grant) throw new Error(`The credit of ${hold.ref} came from a grant that is gone.`)
  const isOver = grant.expiresAt <= ctx.now()
  // What ran out while it was set aside is not lost for that: it can be spent until the next cycle ends.
  const grantId = isOver ? await returnedGrant(ctx, owner, hold.ref) : grant.id
  await move(ctx, owner.id, { kind, grantId, amount: 1, ofGrant: isOver ? 1 : 0, holdRef: hold.ref })
}

async function returnedGrant(ctx: Door, owner: Owner, holdRef: string): Promise<string> {
  const id = ctx.newId()
  const expiresAt = cycleGrantEnd(owner, cycleOf(owner, ctx.now()))
  const ref = `returned:${holdRef}`
  const createdAt = ctx.now()
  await insertGrant(ctx, {
    accountId: owner.id,
    id,
    kind: 'returned',
    ref,
    amount: 0,
    left: 0,
    expiresAt,
    createdAt,
  })
  return id
}

async function addGrant(
  ctx: Door,
  accountId: string,
  { kind, ref, amount, expiresAt }: Pick<Grant, 'kind' | 'ref' | 'amount' | 'expiresAt'>,
): Promise<void> {
  const id = ctx.newId()
  await insertGrant(ctx, { accountId, id, kind, ref, amount, left: 0, expiresAt, createdAt: ctx.now() })
  await move(ctx, accountId, { kind: 'grant', grantId: id, amount })
}

type Move = Pick<NewEntry, 'kind' | 'grantId' | 'amount'> & {
  holdRef?: string
  /** By how much the grant itself becomes more or less. */
  ofGrant?: number
}

/** The only way that credits come and go: what is left of a grant, and its line in the ledger, together. */
export async function move(
  ctx: Door,
  accountId: string,
  { ofGrant = 0, holdRef, ...entry }: Move,
): Promise<void> {
  await changeGrant(ctx, { accountId, id: entry.grantId }, { left: entry.amount, amount: ofGrant })
  await insertEntry(ctx, { ...entry, accountId, holdRef: holdRef ?? null, createdAt: ctx.now() })
}
