import { z } from 'zod'

import * as all from './all-facts.ts'
import type { NetworkFacts } from './post/network.ts'

export type NetworkId = keyof typeof all
export const networkIds = Object.keys(all) as NetworkId[]
export const NetworkId = z.enum(networkIds)

/** What posts on each network may be. To add a network: its folder, its line in `all-facts.ts` and in `all-makers.ts`. */
export const networks: Record<NetworkId, NetworkFacts> = all
