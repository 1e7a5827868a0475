import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import { holdAccount } from '../../account/index.ts'
import { type Agreeing, type Given, noteConsents } from '../consents/commands.ts'
import type { Choice } from '../prices/rules.ts'
import { isWithinLastDay } from '../rhythm/rules.ts'
import { putOnPlan } from './commands.ts'
import { changeFrom, countsAt, type Ending } from './rules.ts'
import { findSubscription, saveSubscription, type StoredSubscription } from './store.ts'

type Door = Pick<Context, 'db' | 'now' | 'newId' | 'withTx'>
type Change = Pick<StoredSubscription, 'nextPlanType' | 'nextUploadService' | 'changesAt'>

/** Ends a subscription with what is paid for; nothing comes back of it, and nothing is charged any more. */
export async function unsubscribe(ctx: Door, accountId: string): Promise<Ending> {
  return changeHeld(ctx, accountId, (running) => {
    // Asked for twice, it ends when it was told to end the first time.
    if (running.nextPlanType === 0 && running.changesAt !== null) return null
    return { nextPlanType: 0, nextUploadService: null }
  })
}

/** Ends the upload service with what is paid for; the plan goes on. */
export async function endUploadService(ctx: Door, accountId: string): Promise<Ending> {
  return changeHeld(ctx, accountId, (running) => {
    if (!running.uploadService) throw new Failure('BILLING_NO_UPLOAD_SERVICE')
    if (running.nextUploadService === false || running.nextPlanType === 0) return null
    return { nextPlanType: running.nextPlanType, nextUploadService: false }
  })
}

/**
 * Takes back a change for less that waits, until a day before it counts. That charges go on is agreed to with it, by its
 * button or by the boxes that were ticked.
 */
export async function keepPlan(
  ctx: Door,
  asker: Agreeing,
  given: Given = { renewal: true },
): Promise<StoredSubscription> {
  const { accountId } = asker
  return ctx.withTx(async () => {
    await holdAccount(ctx, accountId)
    const running = await getRunning(ctx, accountId)
    const at = countsAt(running)
    if (at === null) return running
    if (isWithinLastDay(at, ctx.now())) throw new Failure('BILLING_TOO_LATE')
    if (running.card === null) throw new Failure('BILLING_NO_CARD')
    await noteConsents(ctx, asker, { occasion: 'taken-back', invoiceId: null, given })
    return planChange(ctx, running, { nextPlanType: null, nextUploadService: null, changesAt: null })
  })
}

/** Writes a change down that waits, or that none does; the account is told until when its plan runs. */
export async function planChange(
  ctx: Door,
  running: StoredSubscription,
  change: Change,
): Promise<StoredSubscription> {
  const changed = { ...running, ...change }
  await saveSubscription(ctx, changed)
  await putOnPlan(ctx, running.accountId, changed)
  return changed
}

/** Has a subscription go on with a choice that is no more than what runs: as it is, or for less from when that counts. */
export async function goOnWith(
  ctx: Door,
  running: StoredSubscription,
  { planType, uploadService }: Choice,
): Promise<void> {
  const isSame = planType === running.planType && uploadService === running.uploadService
  const change = isSame
    ? { nextPlanType: null, nextUploadService: null, changesAt: null }
    : {
        nextPlanType: planType,
        nextUploadService: uploadService,
        changesAt: changeFrom(running, ctx.now()).changesAt,
      }
  await planChange(ctx, running, change)
}

async function changeHeld(
  ctx: Door,
  accountId: string,
  decide: (running: StoredSubscription) => Omit<Change, 'changesAt'> | null,
): Promise<Ending> {
  return ctx.withTx(async () => {
    await holdAccount(ctx, accountId)
    const running = await getRunning(ctx, accountId)
    const change = decide(running)
    const { at, isLate, changesAt } = changeFrom(running, ctx.now())
    if (change === null) return { at: countsAt(running) ?? at, isLate: false }
    await planChange(ctx, running, { ...change, changesAt })
    return { at, isLate }
  })
}

/** The subscription of an account; throws without one, and while it is being charged. */
async function getRunning(ctx: Door, accountId: string): Promise<StoredSubscription> {
  const running = await findSubscription(ctx, accountId)
  if (!running) throw new Failure('BILLING_NO_SUBSCRIPTION')
  if (running.chargeAt === null) throw new Failure('BILLING_IN_PROCESS')
  return running
}
