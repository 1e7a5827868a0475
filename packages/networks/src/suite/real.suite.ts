import { setTimeout as wait } from 'node:timers/promises'

import type { NetworkAccess, Publisher } from '../publisher.ts'
import type { PublisherBench } from './bench.suite.ts'

/** A link that is there already, by what the environment says of it. */
export function linkBy(remoteId: string, token: string): NetworkAccess {
  const access = { token, expiresAt: null }
  return { remoteId, handle: null, tokens: { access, refresh: null, issuedAt: new Date(), scopes: [] } }
}

/** A network itself, with real keys. What is posted there is seen by people: use an account that is for trying. */
export function openReal(
  publisher: Publisher,
  { linked, kinds }: Pick<PublisherBench, 'kinds'> & { linked: NetworkAccess },
): PublisherBench {
  return {
    publisher,
    linked,
    kinds,
    largeBytes: 6_000_000,
    now: () => new Date(),
    consent: null,
    serve: null,
    seen: null,
    misbehave: null,
    behave: async () => {},
    pass: (ms) => wait(ms),
    stop: async () => {},
  }
}
