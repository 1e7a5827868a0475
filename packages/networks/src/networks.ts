import { z } from 'zod'

import * as all from './all-facts.ts'
import type { NetworkFacts, PostKind } from './post/network.ts'

export type NetworkId = keyof typeof all
export const networkIds = Object.keys(all) as NetworkId[]
export const NetworkId = z.enum(networkIds)

/** What posts on each network may be. To add a network: its folder, its line in `all-facts.ts` and in `all-makers.ts`. */
export const networks: Record<NetworkId, NetworkFacts> = all

/** The networks that have stories, of those that posts go to, and to which no story goes already. */
export function withoutStory(targets: readonly { platform: NetworkId; type: PostKind }[]): NetworkId[] {
  const platforms = new Set(targets.map(({ platform }) => platform))
  return [...platforms].filter(
    (id) =>
      networks[id].kinds.story !== undefined &&
      !targets.some(({ platform, type }) => platform === id && type === 'story'),
  )
}
