import { linkFaults } from '@clipmint/contract'
import { postRefusals } from '@clipmint/integrations'

/** Why a post failed on a network: by the network's refusal, by its account, or by a rule or a time limit of ours. */
export const ourFailures = [
  'no-right',
  'check',
  'video-gone',
  'unlinked',
  'too-slow',
  'network-away',
  'quota-full',
  'nothing-came',
] as const
export type PostFailure =
  | (typeof ourFailures)[number]
  | `refused-${(typeof postRefusals)[number]}`
  | `link-${(typeof linkFaults)[number]}`
export const postFailures: readonly PostFailure[] = [
  ...ourFailures,
  ...postRefusals.map((refusal) => `refused-${refusal}` as const),
  ...linkFaults.map((fault) => `link-${fault}` as const),
]

type Values = Readonly<Record<string, string | number | boolean | null>>

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
  'scheduled',
  'moved',
] as const
export type TrailKind = (typeof trailKinds)[number]

/** One entry of a trail; `detail` holds what its sentence names, and the network's own words for support. */
export type TrailEvent = { kind: TrailKind; detail: Values }

export function told(kind: TrailKind, detail: Values = {}): TrailEvent {
  return { kind, detail }
}
