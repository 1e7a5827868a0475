import type { AllowedNow, NetworkId } from '@clipmint/contract'

import { findLink } from '../../social-accounts/index.ts'
import { askLimits } from '../direct/ask-limits.ts'
import type { PostingDoor } from '../posting/door.ts'
import type { PlannedPost } from './keep.ts'

/** What an owner's accounts allow now, by network; null where one could not be asked. */
export async function askAllowed(
  ctx: PostingDoor,
  accountId: string,
  targets: readonly Pick<PlannedPost['targets'][number], 'platform' | 'type'>[],
): Promise<ReadonlyMap<NetworkId, AllowedNow | null>> {
  const kinds = new Map(targets.map(({ platform, type }) => [platform, type]))
  const asked = [...kinds].map(async ([platform, kind]) => {
    const link = await findLink(ctx, accountId, platform)
    return [platform, (await askLimits(ctx, { accountId, link, kind })).allowed] as const
  })
  return new Map(await Promise.all(asked))
}
