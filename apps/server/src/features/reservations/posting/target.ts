import type { NetworkId, PostFailure, PostKind, PostWords, WaitReason } from '@clipmint/contract'
import type { Ticket } from '@clipmint/integrations'

import type { TrailEvent } from './trail.ts'

/**
 * How far one post has come on one network. Up to `remote-processing` nothing of it can be seen and it may be begun anew;
 * `publish-sent` is written before whatever makes it be seen, and from there on it is only looked for, until the network
 * itself says that nothing came of it.
 */
export const targetStates = [
  'queued',
  'media-ready',
  'remote-created',
  'uploading',
  'uploaded',
  'remote-processing',
  'publish-sent',
  'confirmed',
  'failed',
  'unknown',
  'cancelled',
] as const
export type TargetState = (typeof targetStates)[number]

export type TargetKey = { accountId: string; id: string }

/** One post on one network, as stored. */
export type Target = TargetKey & {
  postId: string
  network: NetworkId
  kind: PostKind
  socialAccountId: string
  words: PostWords | null
  settings: Readonly<Record<string, string | boolean>>
  state: TargetState
  version: number
  claimedUntil: Date | null
  nextAt: Date | null
  waitsFor: WaitReason | null
  ticket: Ticket | null
  generation: number
  tries: number
  publishes: number
  quotaWaitMs: number
  sentBytes: number
  startedAt: Date | null
  uploadedAt: Date | null
  publishingAt: Date | null
  failure: PostFailure | null
  remoteId: string | null
  url: string | null
  publishedAt: Date | null
}

/** What one step makes of a target. `next` is when it goes on: now, at a time, or never. */
export type Move = {
  to: TargetState
  changes?: Partial<Omit<Target, keyof TargetKey | 'state' | 'version' | 'claimedUntil' | 'nextAt'>>
  next: Date | null
  /** What its owner reads of it; null where there is nothing to tell. */
  event: TrailEvent | null
}

/** How work on a target begins, and begins again when its owner wants that. */
export const untouched = {
  state: 'queued',
  waitsFor: null,
  ticket: null,
  generation: 0,
  tries: 0,
  publishes: 0,
  quotaWaitMs: 0,
  sentBytes: 0,
  startedAt: null,
  uploadedAt: null,
  publishingAt: null,
  failure: null,
  remoteId: null,
  url: null,
  publishedAt: null,
} as const satisfies Partial<Target>

/** Whether a target has come to one of its ends. */
export function hasEnded({ state }: Pick<Target, 'state'>): boolean {
  return state === 'confirmed' || state === 'failed' || state === 'cancelled'
}

/** States of which nothing more comes by itself. An `unknown` one is at rest once nobody looks for it any more. */
export function isAtRest(target: Pick<Target, 'state' | 'nextAt'>): boolean {
  return hasEnded(target) || target.nextAt === null
}

const lookedFor: readonly TargetState[] = [
  'uploaded',
  'remote-processing',
  'publish-sent',
  'confirmed',
  'unknown',
]

/** Whether its network is only asked how it stands, which may be done sooner than it is due. */
export function isLookedFor({ state }: Pick<Target, 'state'>): boolean {
  return lookedFor.includes(state)
}

/** Whether a process works on it. */
export function isHeld({ claimedUntil }: Pick<Target, 'claimedUntil'>, now: Date): boolean {
  return claimedUntil !== null && claimedUntil > now
}

/** Whether something of it may be seen by now, so that nothing may be sent again unless the network says so. */
export function mayBeSeen({ publishingAt }: Pick<Target, 'publishingAt'>): boolean {
  return publishingAt !== null
}
