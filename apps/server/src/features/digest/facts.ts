import type { CampaignStop, NetworkId, SkipReason } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import type { AskedPost } from '../approvals/index.ts'
import type { ComingRenewal } from '../billing/index.ts'

/** What came of an owner's posts in a week, without those of networks that are `missing`; null is what nobody knows. */
export type WeekFigures = {
  views: number | null
  interactions: number | null
  missing: readonly NetworkId[]
}

/** Asks for what came of an owner's posts on some days, in order; null while nobody knows. */
export type FindFigures = (
  ctx: Pick<Context, 'db' | 'now'>,
  accountId: string,
  days: readonly string[],
) => Promise<WeekFigures | null>

/** Something that is to be mended, with what is needed to say how. */
export type Problem =
  | { kind: 'link'; network: NetworkId; name: string; endsAt: Date | null }
  | { kind: 'stopped'; campaignId: string; title: string; stop: CampaignStop }
  | { kind: 'failed'; postId: string; title: string }
  | { kind: 'credits'; left: number; need: number }
  | { kind: 'renewal'; renewal: ComingRenewal }

/** A post that goes out this week. */
export type PlannedPost = {
  at: Date
  zone: string
  title: string
  networks: readonly NetworkId[]
  isMaking: boolean
}

/** Posts of the week behind that were left out, by why; what their owner left out is not told of. */
export type LeftOut = { reason: Exclude<SkipReason, 'owner'>; count: number }

/** What a digest tells of. */
export type DigestFacts = {
  monday: string
  seen: number
  figures: WeekFigures | null
  leftOut: readonly LeftOut[]
  waiting: readonly AskedPost[]
  moreWaiting: number
  plan: readonly PlannedPost[]
  problems: readonly Problem[]
}

/** Whether there is nothing to tell: nobody is sent a mail that says so. */
export function isEmpty({ seen, figures, leftOut, waiting, plan, problems }: DigestFacts): boolean {
  const isUnseen = seen === 0 && (figures?.views ?? 0) === 0
  return (
    isUnseen && leftOut.length === 0 && waiting.length === 0 && plan.length === 0 && problems.length === 0
  )
}
