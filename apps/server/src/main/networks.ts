import { type NetworkId, networkIds } from '@clipmint/contract'
import {
  type CandidatesOutcome,
  type FindPostOutcome,
  type HostAt,
  type LookOutcome,
  type Publisher,
  publisherMakers,
  realHosts,
  sandboxHosts,
} from '@clipmint/integrations'
import type { z } from 'zod'

type Networks = Record<NetworkId, Publisher | null>
type Read = <Schema extends z.ZodType>(schema: Schema) => z.output<Schema> | null
type World = { at: HostAt; now: () => Date }

/** Makes the way to each network that has keys; null for the others. */
export type NetworkKeys = Record<NetworkId, ((world: World) => Publisher) | null>

/** The setting of each network without which it is off. */
export const networkSwitches = networkIds.map((id) => publisherMakers[id].switchedOnBy)

/** Every network's keys by its own schema, of those that are switched on. */
export function networkKeysOf(raw: Record<string, string>, read: Read): NetworkKeys {
  return forEach((id) => {
    const maker = publisherMakers[id]
    const keys = raw[maker.switchedOnBy] === undefined ? null : read(maker.keys)
    return keys && ((world) => maker.create(keys, world))
  })
}

/** The ways to the networks that have keys. */
export function networksOf(keys: NetworkKeys, now: () => Date): Networks {
  return forEach((id) => keys[id]?.({ at: realHosts, now }) ?? null)
}

type Place = { sandboxUrl: string; publicUrl: string; now: () => Date }

/** The networks at their stand-ins, where there is one, whose pages and pictures the site itself shows: browsers do not reach the sandbox's port. */
export function sandboxNetworks({ sandboxUrl, publicUrl, now }: Place): Networks {
  const world = { at: sandboxHosts(sandboxUrl), now }
  return forEach((id) => {
    const { keys, sandboxKeys, create } = publisherMakers[id]
    if (sandboxKeys === null) return null
    const publisher = create(keys.parse(sandboxKeys), world)
    return {
      ...publisher,
      facts: { ...publisher.facts, pictureOrigins: [] },
      consentUrl: async (visit) =>
        new URL((await publisher.consentUrl(visit)).href.replace(sandboxUrl, publicUrl)),
      candidates: async (tokens) => shownHere(await publisher.candidates(tokens), sandboxUrl),
      look: async (...asked) => ledHere(await publisher.look(...asked), { sandboxUrl, publicUrl }),
      find: async (...asked) => ledHere(await publisher.find(...asked), { sandboxUrl, publicUrl }),
    }
  })
}

function shownHere(outcome: CandidatesOutcome, sandboxUrl: string): CandidatesOutcome {
  if (outcome.status !== 'found') return outcome
  const list = outcome.list.map((one) => ({
    ...one,
    avatarUrl: one.avatarUrl?.replace(sandboxUrl, '') ?? null,
  }))
  return { ...outcome, list }
}

/** What is seen leads to the site's own address of the sandbox, which people's browsers reach. */
function ledHere<Outcome extends LookOutcome | FindPostOutcome>(
  outcome: Outcome,
  { sandboxUrl, publicUrl }: Pick<Place, 'sandboxUrl' | 'publicUrl'>,
): Outcome {
  return outcome.status === 'published'
    ? { ...outcome, url: outcome.url?.replace(sandboxUrl, publicUrl) ?? null }
    : outcome
}

function forEach<Value>(make: (id: NetworkId) => Value): Record<NetworkId, Value> {
  return Object.fromEntries(networkIds.map((id) => [id, make(id)])) as Record<NetworkId, Value>
}
