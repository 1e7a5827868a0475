import type { TrailKind } from '@clipmint/contract'

type Values = Readonly<Record<string, string | number | boolean | null>>

/** One entry of a trail; `detail` holds what its sentence names, and the network's own words for support. */
export type TrailEvent = { kind: TrailKind; detail: Values }

export function told(kind: TrailKind, detail: Values = {}): TrailEvent {
  return { kind, detail }
}
