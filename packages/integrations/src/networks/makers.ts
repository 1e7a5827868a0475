import type { NetworkId } from '@clipmint/contract'

import type { PublisherMaker } from './maker.ts'

/** How the way to each network is set up. */
export const publisherMakers: Partial<Record<NetworkId, PublisherMaker>> = {}
