import type { NetworkAccess, Trouble } from '@clipmint/integrations'

import { noteFault, recoverAccess, type SocialAccess } from '../../social-accounts/index.ts'
import type { PostingDoor } from './door.ts'
import type { Target } from './target.ts'

/** In whose name a network is asked. `access` becomes another where the one before had to be renewed. */
export type Asking = {
  ctx: PostingDoor
  whose: Pick<Target, 'accountId' | 'socialAccountId'>
  access: NetworkAccess
}

/** Asks a network; once more with a renewed token where it says that the one before has ended. */
export async function asked<Outcome extends { status: string }>(
  at: Asking,
  ask: (access: NetworkAccess) => Promise<Outcome | Trouble>,
): Promise<Outcome | Trouble> {
  const { ctx, whose } = at
  const { accountId, socialAccountId } = whose
  const first = await ask(at.access)
  if (!isOwnersToMend(first)) return first
  if (first.fault !== 'ended') {
    await noteFault(ctx, socialAccountId, first.fault)
    return first
  }
  const recovered: SocialAccess = await recoverAccess(ctx, accountId, socialAccountId, at.access)
  if (recovered.status === 'fault') return first
  if (recovered.status === 'wait') return recovered
  at.access = recovered.access
  const second = await ask(recovered.access)
  // A token that was just renewed has not ended: the network is at odds with itself, or another process renewed it anew.
  if (isOwnersToMend(second) && second.fault === 'ended')
    return { status: 'wait', why: 'busy', until: null, code: second.code, told: second.told }
  return second
}

function isOwnersToMend(
  outcome: { status: string } | Trouble,
): outcome is Extract<Trouble, { status: 'needs-owner' }> {
  return outcome.status === 'needs-owner'
}
