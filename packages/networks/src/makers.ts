import * as all from './all-makers.ts'
import type { PublisherMaker } from './maker.ts'
import type { NetworkId } from './networks.ts'

const makers = all satisfies Record<NetworkId, unknown>

/** How each network's adapter is set up; its keys are its own schema's, whichever that is. */
export const publisherMakers = makers as unknown as Record<NetworkId, PublisherMaker>
