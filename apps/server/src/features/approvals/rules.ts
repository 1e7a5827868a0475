import { type Approval, type ApprovalProblem, limits, type ReservationStatus } from '@clipmint/contract'

import { closingOf } from '../campaigns/index.ts'

/** How long a link holds that asks about a post, where the post's time does not end it before. */
export const LINK_HOURS = 72

/** When a link that is given out now ends: as decisions close, and after three days at the latest. */
export function linkEndOf(givenAt: Date, uploadAt: Date): Date {
  const latest = givenAt.getTime() + LINK_HOURS * 3_600_000
  return new Date(Math.min(latest, closingOf({ uploadAt }).getTime()))
}

type Names = { brand: string | null; place: string | null; owner: string }

/** Who asks, as others know them: the brand, else the shop that a campaign is about, else its owner. */
export function nameOfAsker({ brand, place, owner }: Names): string {
  return brand || place || owner
}

/** What keeps a post from being posted, for whoever decides about it: they need to know who can do what, not every detail. */
export function problemOf(failure: { code: string } | null): ApprovalProblem | null {
  // The service tries that once more by itself.
  if (failure === null || failure.code === 'renew-again') return null
  const { code } = failure
  const [reason = 'unknown'] = reasons.filter(([, codes]) => codes.test(code)).map(([of]) => of)
  return reason
}

const reasons: readonly (readonly [ApprovalProblem, RegExp])[] = [
  ['link', /^(not-linked|scope|link-.*)$/],
  ['words', /^(caption-long|letters|title-missing|hashtags)$/],
  ['settings', /^setting-/],
  ['video', /^(kind|ratio|too-.*|frame-rate|format|mark|video-gone|renew-.*|outdated)$/],
  ['timing', /^(quota|repeat-refused|promotion-over)$/],
]

type Standing = {
  status: ReservationStatus
  round: number
  uploadAt: Date
  approvedAt: Date | null
  approvedBy: string | null
  skip: string | null
  isMade: boolean
  publishedAt: string | null
  isRunning: boolean
}

/** What somebody may still do who holds the link of a round. */
export function stateOf(post: Standing, linkRound: number, now: Date): Approval['state'] {
  if (post.publishedAt !== null) return 'posted'
  switch (post.status) {
    case 0:
      return 'making'
    case 1:
      if (now >= closingOf(post)) return 'silent'
      if (post.round !== linkRound || !post.isRunning) return 'closed'
      return post.isMade ? 'open' : 'making'
    case 6:
      return 'failed'
    case 7:
      return 'skipped'
    case 8:
      return post.skip === 'not-approved' ? 'silent' : 'skipped'
    default:
      return post.approvedBy === 'service' ? 'silent' : post.approvedAt === null ? 'closed' : 'approved'
  }
}

/** The reminder that is due of a post: the nearest to its time that has come and was not sent; null where none is. */
export function reminderDue(
  { uploadAt, remindedHours }: { uploadAt: Date; remindedHours: number | null },
  now: Date,
): number | null {
  const leftMs = uploadAt.getTime() - now.getTime()
  const begun = limits.approvalReminderHours.filter((hours) => leftMs <= hours * 3_600_000)
  const nearest = begun.length === 0 ? null : Math.min(...begun)
  return nearest !== null && (remindedHours === null || nearest < remindedHours) ? nearest : null
}
