import { linkFaults } from './link-fault.ts'

/**
 * Why a network will not have a post, whatever is tried: the closed set that owners are told about, each with what to do.
 */
export const postRefusals = [
  'ratio',
  'length',
  'size',
  'resolution',
  'frame-rate',
  'format',
  'caption',
  'hashtags',
  'settings',
  'duplicate',
  'copyright',
  'policy',
  'private-only',
  'account-restricted',
  'cancelled-there',
  'other',
] as const
export type PostRefusal = (typeof postRefusals)[number]

/** Why a post failed on a network: by the network's refusal, by its account, or by a rule or a time limit of ours. */
export const postFailures = [
  'no-right',
  'check',
  'video-gone',
  'unlinked',
  'too-slow',
  'network-away',
  'quota-full',
  'nothing-came',
  'outdated',
  'promotion-over',
  ...postRefusals.map((refusal) => `refused-${refusal}` as const),
  ...linkFaults.map((fault) => `link-${fault}` as const),
] as const
export type PostFailure = (typeof postFailures)[number]

/** What can happen to a post on a network, in the order in which it mostly does. */
export const trailKinds = [
  'started',
  'resumed',
  'checked',
  'opened',
  'sending',
  'sent',
  'processing',
  'publishing',
  'waiting',
  'looking',
  'again',
  'published',
  'failed',
  'unclear',
  'given-up',
  'cancelled',
  'retried',
  'not-there',
  'scheduled',
  'moved',
  'renewed',
] as const
export type TrailKind = (typeof trailKinds)[number]
