import * as all from './all-makers.ts'
import type { PublisherMaker } from './maker.ts'
import type { NetworkId } from './networks.ts'

const makers: Record<NetworkId, unknown> = all

/** How each network's adapter is set up; its keys are its own schema's, whichever that is. */
export const publisherMakers = makers as Record<NetworkId, PublisherMaker>
