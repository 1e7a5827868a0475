import type { CampaignStop, ErrorCode } from '@clipmint/contract'

import type { Failure } from '../../../failure.ts'
import type { CampaignDoor } from '../door.ts'
import { skipPost } from '../posts/skip.ts'
import { stopHeld } from '../state/stop.ts'
import { type Step, takeStep } from './step.ts'
import type { StoredRun } from './store.ts'
import { listWanted } from './wanted.ts'

/** What a campaign cannot go on with. */
const stops: Partial<Record<ErrorCode, CampaignStop>> = {
  PRODUCTS_HIDDEN: 'product-hidden',
  PRODUCTS_NOT_FOUND: 'product-gone',
  PLACES_NOT_FOUND: 'place-gone',
  PRODUCTS_LOCKED: 'plan',
  PLACES_LOCKED: 'plan',
  AI_REQUESTS_PROMOTION_OVER: 'promotion-over',
  AI_REQUESTS_NO_CREDIT: 'no-credit',
  ACCOUNT_SESSION_ENDED: 'plan',
}

/** How long after a plan that came to nothing another is asked for. */
export const planAgainMs = 10 * 60_000

/** What stands in the way for some time alone. */
const passing: readonly ErrorCode[] = ['AI_REQUESTS_TOO_MANY', 'AI_REQUESTS_MAKING']

/** What becomes of a run of which a step was refused: it waits, its campaign stops, or it is not made. */
export async function afterRefusal(ctx: CampaignDoor, run: StoredRun, { code }: Failure): Promise<void> {
  await takeStep(ctx, run, async (campaign): Promise<Step> => {
    if (passing.includes(code)) return { nextAt: new Date(ctx.now().getTime() + planAgainMs) }
    const stop = stops[code]
    // What is to be made is made as soon as the campaign goes on, if that is in time.
    if (stop !== undefined) return { nextAt: null, after: () => stopHeld(ctx, campaign, stop) }
    for (const post of await listWanted(ctx, run))
      await skipPost(ctx, post, 'not-made', { failure: { platform: null, code } })
    return { stage: 'made', nextAt: null }
  })
}
