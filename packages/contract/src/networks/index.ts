import { z } from 'zod'

import { facebook } from './facebook.ts'
import { instagram } from './instagram.ts'
import type { NetworkFacts } from './network.ts'
import { tiktok } from './tiktok.ts'
import { youtube } from './youtube.ts'

/** The networks that videos are posted to. To add one: its file here, its line here, its folder in `integrations`. */
const all = { facebook, instagram, youtube, tiktok }

export type NetworkId = keyof typeof all
export const networkIds = Object.keys(all) as NetworkId[]
export const NetworkId = z.enum(networkIds)

/** What posts on each network may be. */
export const networks: Record<NetworkId, NetworkFacts> = all
