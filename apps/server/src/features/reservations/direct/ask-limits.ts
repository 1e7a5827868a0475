import type { AllowedNow, PostKind } from '@clipmint/contract'

import { accessOf, type SocialLink } from '../../social-accounts/index.ts'
import { asked } from '../posting/asked.ts'
import type { PostingDoor } from '../posting/door.ts'

/** What came of asking an account: what it allows now, and how its link stands after that. */
type AskedLimits = { link: SocialLink | null; allowed: AllowedNow | null; isUnasked: boolean }

/**
 * Asks an account what it allows now. Where its network says that only its owner can bring it back, its link stands so from
 * then on; where nothing is heard of it that is said.
 */
export async function askLimits(
  ctx: PostingDoor,
  { accountId, link, kind }: { accountId: string; link: SocialLink | null; kind: PostKind },
): Promise<AskedLimits> {
  if (link === null || link.fault !== null) return { link, allowed: null, isUnasked: false }
  const opened = await accessOf(ctx, accountId, link.id)
  if (opened.status === 'wait') return { link, allowed: null, isUnasked: true }
  if (opened.status === 'fault') {
    const standing = opened.fault === 'unlinked' ? null : { ...link, fault: opened.fault }
    return { link: standing, allowed: null, isUnasked: false }
  }
  const { publisher, access } = opened
  const whose = { accountId, socialAccountId: link.id }
  const known = await asked({ ctx, whose, access }, async (way) => publisher.limits(way, kind))
  if (known.status === 'needs-owner')
    return { link: { ...link, fault: known.fault }, allowed: null, isUnasked: false }
  if (known.status !== 'known') return { link, allowed: null, isUnasked: true }
  const { left, mostSeconds, choices, off } = known
  return { link, allowed: { left, mostSeconds, choices, off }, isUnasked: false }
}
