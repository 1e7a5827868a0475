import { can, type CampaignStop } from '@clipmint/contract'

import { findAccount } from '../../account/index.ts'
import { endOf } from '../../ai-requests/index.ts'
import { findPlaces } from '../../places/index.ts'
import { findProduct } from '../../products/index.ts'
import { findLink } from '../../social-accounts/index.ts'
import type { CampaignDoor } from '../door.ts'
import { listRunning, type StoredCampaign } from './store.ts'

type Unfit = Exclude<CampaignStop, 'owner'>

/** Why a campaign cannot go on: what it needs is gone. Null when nothing is. */
export async function whyUnfit(ctx: CampaignDoor, campaign: StoredCampaign): Promise<Unfit | null> {
  const { accountId, productId, placeId, settings } = campaign
  if (productId !== null) {
    const product = await findProduct(ctx, accountId, productId)
    if (!product) return 'product-gone'
    if (product.hidden) return 'product-hidden'
  }
  if (placeId !== null && (await findPlaces(ctx, accountId, [placeId])).length === 0) return 'place-gone'
  if (settings.promotion && endOf(settings.promotion) <= ctx.now()) return 'promotion-over'
  const owner = await findAccount(ctx, accountId)
  if (!owner || owner.withdrawnAt) return 'plan'
  // Those that ran before it come first.
  const others = await listRunning(ctx, accountId)
  const at = others.findIndex(({ id }) => id === campaign.id)
  const right = can(owner, { do: 'begin-campaign', has: at === -1 ? others.length : at })
  if (!right.ok) return right.because === 'service' ? 'no-service' : 'plan'
  for (const { platform } of settings.targets)
    if ((await findLink(ctx, accountId, platform)) !== null) return null
  return 'no-account'
}
