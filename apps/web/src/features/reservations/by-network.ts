import { type NetworkId, networkIds } from '@clipmint/contract'

type Of = { platform: NetworkId }

/** Compares what belongs to networks by the order in which those are shown everywhere. */
export function byNetwork(one: Of, other: Of): number {
  return networkIds.indexOf(one.platform) - networkIds.indexOf(other.platform)
}
