import { isDeepStrictEqual } from 'node:util'

import { isMadeAtOnce, type NewCampaign } from '@clipmint/contract'

import { Failure } from '../../../failure.ts'
import { holdAccount } from '../../account/index.ts'
import { refuseFaulty, refuseLocked } from '../../ai-requests/index.ts'
import { briefOf, findPlaces, getPlace } from '../../places/index.ts'
import { findProduct, getShownProduct } from '../../products/index.ts'
import { askAllowed } from '../../reservations/index.ts'
import type { CampaignDoor } from '../door.ts'
import { addRun } from '../making/runs.ts'
import { checkSettings, firstTime, requireRight, requireSlot } from './check-wish.ts'
import { lookTimeOf } from './plan-next.ts'
import { slotToCome } from './rules.ts'
import { CampaignSettings } from './settings.ts'
import { tellScreens } from './stop.ts'
import { findCampaign, insertCampaign, type StoredCampaign } from './store.ts'

/**
 * Begins a campaign of a product or place, and has its first videos made at once, or two days ahead where its first day is
 * further on. The same wish sent again gives the campaign that was made of it; what is otherwise under its name makes none.
 */
export async function beginCampaign(
  ctx: CampaignDoor,
  accountId: string,
  { _id: id, category, ...wish }: NewCampaign & { subjectId: string },
): Promise<StoredCampaign> {
  const settings = CampaignSettings.parse(wish)
  // Networks take long: nothing is held while they are asked.
  const allowed = await askAllowed(ctx, accountId, settings.targets)
  return ctx.withTx(async () => {
    await holdAccount(ctx, accountId)
    const known = await findCampaign(ctx, { accountId, id })
    if (known) return sameWish(known, { ...wish, category, settings })
    const about = await findSubject(ctx, accountId, { subjectId: wish.subjectId, category })
    await refuseLocked(ctx, { accountId, ...about })
    await refuseFaulty(
      ctx,
      accountId,
      { ...about.words, language: settings.language },
      { ...settings, category },
    )
    await requireRight(ctx, { accountId, id })
    await checkSettings(ctx, accountId, settings, allowed)
    const begun = firstTime(ctx)
    requireSlot(settings, begun)
    const { productId, placeId, words } = about
    const now = ctx.now()
    const fresh: StoredCampaign = {
      accountId,
      id,
      productId,
      placeId,
      aboutName: words.name,
      category,
      settings,
      state: 'running',
      stop: null,
      plannedUntil: begun,
      nextAt: null,
      createdAt: now,
      updatedAt: now,
    }
    const first = slotToCome(fresh)
    const slot = first !== null && isMadeAtOnce(first.at, now) ? first : null
    const campaign = { ...fresh, plannedUntil: slot?.at ?? begun }
    await insertCampaign(ctx, { ...campaign, nextAt: lookTimeOf(ctx, campaign) })
    if (slot) await addRun(ctx, campaign, slot, { nextAt: now })
    await ctx.jobs.send('campaigns.tend', {})
    await tellScreens(ctx, campaign)
    return campaign
  })
}

/** The campaign that a wish sent again has made; throws CAMPAIGNS_BEGUN_OTHERWISE where the wish asks for another one by now. */
function sameWish(
  known: StoredCampaign,
  { subjectId, category, settings }: Pick<StoredCampaign, 'category' | 'settings'> & { subjectId: string },
): StoredCampaign {
  const isSame =
    (known.productId ?? known.placeId) === subjectId &&
    known.category === category &&
    isDeepStrictEqual(known.settings, settings)
  if (!isSame) throw new Failure('CAMPAIGNS_BEGUN_OTHERWISE')
  return known
}

/** What the videos are to be of; throws NOT_FOUND, and PRODUCTS_HIDDEN for what its owner has put away. */
async function findSubject(
  ctx: CampaignDoor,
  accountId: string,
  { subjectId, category }: { subjectId: string; category: NewCampaign['category'] },
) {
  if (category !== 'place' && (await findProduct(ctx, accountId, subjectId)) !== null) {
    const product = await getShownProduct(ctx, accountId, subjectId)
    return { productId: subjectId, placeId: null, words: product }
  }
  const isPlace = (await findPlaces(ctx, accountId, [subjectId])).length > 0
  if (!isPlace || (category !== 'place' && category !== 'review')) throw new Failure('NOT_FOUND')
  const place = briefOf(await getPlace(ctx, accountId, subjectId))
  return { productId: null, placeId: subjectId, words: place }
}
