import type { CampaignChoice } from '@clipmint/contract'
import type { z } from 'zod'

import type { Context } from '../../context.ts'
import type { Impression } from '../templates/index.ts'
import type { CampaignDoor } from './door.ts'
import type { StoredCampaignPost } from './posts/store.ts'
import type { StoredCampaign } from './state/store.ts'

/**
 * Hears that posts of one run wait to be decided about, all of one round, inside the transaction in which they begin to: `made` with
 * their videos, `changed` after something of them became another.
 */
export type WhenAsked = (
  ctx: CampaignDoor,
  asked: { campaign: StoredCampaign; posts: readonly StoredCampaignPost[]; why: 'made' | 'changed' },
) => Promise<void>

/** What is known of a video that may be made next, before it is. */
export type Traits = {
  /** The way into its story, its first words, the family of its template, and what strikes of it. */
  angle: string
  opening: string
  family: string
  impression: Impression
  seconds: number
  hashtags: number
  /** When it is to be seen, and the zone that its owner lives by. */
  at: Date
  zone: string
}

/** Chooses what to make next; null where what worked before tells nothing of what there is to choose from. */
export type Chooser = (
  candidates: readonly { id: string; traits: Traits }[],
) => ({ id: string } & z.infer<typeof CampaignChoice>) | null

/** Who chooses by what worked for an owner up to now. */
export type OpenChooser = (ctx: Pick<Context, 'db' | 'randomInt'>, accountId: string) => Promise<Chooser>

/** Whom campaigns tell and ask that stand above them: `features/index.ts` knows them all. */
export type CampaignEars = { whenAsked: readonly WhenAsked[]; openChooser: OpenChooser | null }
