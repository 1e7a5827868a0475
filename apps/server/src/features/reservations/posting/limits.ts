const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** Time limits and numbers of posting: the product's, and what robust publishers keep to. */
export const posting = {
  /** Longer than any call to a network takes: who has not written by then is dead. */
  claimMs: 2 * minute,
  /** How long an answer that was lost may still have been under way: before that a network's `ready` proves nothing. */
  settleMs: 90 * second,
  /** Waits before a step that came to nothing is tried again; after the last it has failed. */
  retryWaitsMs: [minute, 5 * minute, 15 * minute],
  /** How long a network may work on a file, or keep silent about one that was published. */
  processingMs: 15 * minute,
  /** How long a post of which nobody knows is looked for. */
  unknownMs: 24 * hour,
  /** How long a post waits for what an account may post to be more than nothing, from its start and from each answer. */
  quotaMs: 24 * hour,
  /** So much later than its time a post is begun no more that nobody sent by hand, whatever kept the service from it. */
  lateMs: 3 * hour,
  /** The longest that everything before publishing takes, waits for quotas left out. */
  sendingMs: hour,
  /** How often a post is begun anew, and how often it is said that it be seen. */
  mostGenerations: 3,
  mostPublishes: 3,
} as const

/** Whether a post comes so late by a moment that its own has passed. */
export function isTooLate({ uploadAt }: { uploadAt: Date }, at: Date): boolean {
  return at.getTime() - uploadAt.getTime() > posting.lateMs
}

/** How long after a look the next one comes: soon at first, seldom once it has taken long. */
export function lookWaitMs(ageMs: number): number {
  if (ageMs < 10 * second) return 2 * second
  if (ageMs < minute) return 5 * second
  if (ageMs < 5 * minute) return 15 * second
  if (ageMs < posting.processingMs) return 30 * second
  return ageMs < hour ? 5 * minute : 30 * minute
}
