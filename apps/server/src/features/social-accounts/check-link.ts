import { accessOf, type Door, noteFault, recoverAccess } from './access.ts'
import { findById } from './store.ts'

/**
 * Asks a network whether a link still works, and tells its owner where it does not. Throws where that cannot be said now,
 * so that it is asked again.
 */
export async function checkLink(ctx: Door, socialAccountId: string): Promise<void> {
  const link = await findById(ctx, socialAccountId)
  if (!link || link.unlinkedAt !== null) return
  const { accountId, network } = link
  const opened = await accessOf(ctx, accountId, socialAccountId)
  if (opened.status === 'fault') return
  const asked = opened.status === 'open' ? await opened.publisher.candidates(opened.access.tokens) : opened
  if (asked.status === 'wait' || asked.status === 'unclear')
    throw new Error(`${network} does not say whether a link works: ${asked.told}`)
  if (asked.status !== 'needs-owner' || opened.status !== 'open') return
  if (asked.fault === 'ended') await recoverAccess(ctx, accountId, socialAccountId, opened.access)
  else await noteFault(ctx, socialAccountId, asked.fault)
}
