import { limits } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import type { Lang } from '../../../http/handlers.ts'
import type { JobOutcome } from '../../../jobs/define.ts'
import { deliver } from '../../../mail/deliver.ts'
import { writeMail } from '../../../mail/write-mail.ts'
import { takeTry } from '../tries/commands.ts'
import { invitationLetter } from './letter.ts'
import { invitationAt, invitedBy } from './rules.ts'
import { findWaiting, insertWaiting, noteInvited } from './store.ts'

type Wish = { email: string; planType: number; language: Lang; ip: string }

/** Puts an e-mail on the list of who waits for a plan, once for each plan; gives by when the invitation comes. */
export async function joinWaitlist(
  ctx: Pick<Context, 'db' | 'now' | 'newId' | 'withTx' | 'jobs' | 'signer' | 'settings'>,
  { ip, ...wish }: Wish,
): Promise<Date> {
  // On a machine that tries the product out, everybody has the same address.
  if (!ctx.settings.sandbox) {
    const most = limits.waitlistsPerAddressPerDay
    await takeTry(ctx, [{ what: 'waitlist', whom: ip, most, windowMs: 86_400_000 }])
  }
  const waiting = { ...wish, id: ctx.newId(), createdAt: ctx.now(), invitedAt: null }
  return ctx.withTx(async () => {
    if (!(await insertWaiting(ctx, waiting))) throw new Failure('ALREADY REGISTERED', { field: 'userEmail' })
    await ctx.jobs.send(
      'account.invite',
      { waitingId: waiting.id },
      { after: invitationAt(waiting.createdAt) },
    )
    return invitedBy(waiting.createdAt)
  })
}

/** Mails the invitation of somebody who waits, once. */
export async function invite(ctx: Context, { waitingId }: { waitingId: string }): Promise<JobOutcome> {
  const waiting = await findWaiting(ctx, waitingId)
  if (!waiting || waiting.invitedAt !== null) return { done: true }
  const lang = waiting.language === 'en' ? 'en' : 'ko'
  const mail = writeMail(ctx.settings, lang, invitationLetter(waiting.planType, lang, ctx.settings.publicUrl))
  const outcome = await deliver(
    ctx,
    { ...mail, to: waiting.email, onceKey: `waitlist ${waitingId}` },
    invitationAt(waiting.createdAt),
  )
  if ('done' in outcome) await noteInvited(ctx, waitingId, ctx.now())
  return outcome
}
