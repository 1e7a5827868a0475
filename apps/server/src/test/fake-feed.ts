import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'

import type { NetworkId } from '@clipmint/contract'
import type { Publisher, PublishesBy, Ticket, Trouble } from '@clipmint/integrations'

/** What a network can be made to do wrong with one call: refuse it, do it and lose the answer, or die in the middle. */
export type NetworkFault =
  | 'none'
  | 'lost-before'
  | 'lost-after'
  | 'busy'
  | 'throttled'
  | 'gone'
  | 'rejected'
  | 'slow'

type Place = {
  bytes: number
  text: string
  state: 'open' | 'whole' | 'seen' | 'broken'
  readyAt: number
  remoteId: string
}

/** A network in memory that counts what can be seen, for tests of how posts are sent. */
export function createFakeFeed(
  id: NetworkId,
  {
    publishesBy,
    now,
    faultOf,
    listedWithinMs = 120_000,
    programQuota = null,
    addressAfterMs = 0,
    choices = () => ({}),
  }: {
    publishesBy: PublishesBy
    now: () => Date
    faultOf: (call: string) => NetworkFault
    listedWithinMs?: number
    programQuota?: Publisher['facts']['programQuota']
    /** How long after a post is seen the network tells its address. */
    addressAfterMs?: number
    /** What an account may choose of its network's settings. */
    choices?: () => Record<string, string[]>
  },
) {
  const places = new Map<string, Place>()
  /** Every time something came to be seen, by its text; once each is what all this is about. */
  const seen: { text: string; remoteId: string; at: number }[] = []

  const show = (place: Place, at = now().getTime()) => {
    if (place.state === 'seen') return
    place.state = 'seen'
    seen.push({ text: place.text, remoteId: place.remoteId, at })
  }
  /** What publishes by its last byte comes to be seen once it is ready, whether anybody looks or not. */
  const showReady = () => {
    if (publishesBy !== 'last-byte') return
    for (const place of places.values())
      if (place.state === 'whole' && now().getTime() >= place.readyAt) show(place, place.readyAt)
  }
  const unclear = (why: 'timeout' | 'cut'): Trouble => ({ status: 'unclear', why, told: 'no answer' })
  const wait = (until: Date | null): Trouble => ({
    status: 'wait',
    why: 'throttled',
    until,
    code: '4',
    told: '',
  })

  /** Plays the fault of a call around what the call does. */
  async function play<Outcome>(
    call: string,
    act: () => Promise<Outcome | Trouble>,
    { mayRefuse = true, refuse = () => {} }: { mayRefuse?: boolean; refuse?: () => void } = {},
  ): Promise<Outcome | Trouble> {
    const fault = faultOf(`${id}.${call}`)
    if (fault === 'lost-before') return unclear('timeout')
    if (fault === 'busy') return wait(null)
    if (fault === 'throttled') return wait(new Date(now().getTime() + 30_000))
    if (fault === 'rejected' && mayRefuse) {
      refuse()
      return { status: 'rejected', refusal: 'policy', code: '368', told: 'not here' }
    }
    const done = await act()
    return fault === 'lost-after' ? unclear('cut') : done
  }
  const placeOf = (ticket: Ticket) => places.get(String(ticket['place']))

  const publisher = {
    facts: {
      id,
      publishesBy,
      neededScopes: [],
      pictureOrigins: [],
      renewsBeforeMs: null,
      programQuota,
      listedWithinMs,
    },
    limits: async () =>
      play('limits', async () => ({
        status: 'known' as const,
        left: 10,
        resetsAt: null,
        mostSeconds: null,
        choices: choices(),
        off: [],
      })),
    begin: async (_access, post) =>
      play('begin', async () => {
        const place = randomUUID()
        const remoteId = randomUUID()
        places.set(place, { bytes: 0, text: post.text, state: 'open', readyAt: 0, remoteId })
        return { status: 'begun' as const, ticket: { place } }
      }),
    send: async (_access, post, ticket, on) => {
      if (publishesBy === 'last-byte') await on.aboutToPublish()
      return play('send', async () => {
        const place = placeOf(ticket)
        if (!place) return { status: 'unclear' as const, why: 'unreadable' as const, told: 'gone' }
        const rest = await buffer(await post.video.open(place.bytes))
        // A line that is cut keeps what has come.
        const fault = faultOf(`${id}.bytes`)
        place.bytes += fault === 'none' ? rest.length : Math.floor(rest.length / 2)
        on.sent(place.bytes)
        if (place.bytes < post.video.bytes) return unclear('cut')
        place.state = 'whole'
        place.readyAt = now().getTime() + (fault === 'slow' ? 1_200_000 : 4_000)
        return { status: 'sent' as const, ticket }
      })
    },
    publish: async (_access, _post, ticket) =>
      play('publish', async () => {
        const place = placeOf(ticket)
        if (place) show(place)
        return { status: 'accepted' as const, ticket }
      }),
    look: async (_access, _kind, ticket) => {
      showReady()
      const place = placeOf(ticket)
      return play(
        'look',
        async () => {
          if (!place || faultOf(`${id}.ticket`) === 'gone') return { status: 'gone' as const }
          if (place.state === 'open') return { status: 'unsent' as const, fromByte: place.bytes }
          if (place.state === 'whole' && now().getTime() >= place.readyAt) return { status: 'ready' as const }
          if (place.state === 'whole') return { status: 'processing' as const, progress: null }
          const since = now().getTime() - (seen.find(({ remoteId }) => remoteId === place.remoteId)?.at ?? 0)
          const url = since >= addressAfterMs ? `https://${id}.example/${place.remoteId}` : null
          return { status: 'published' as const, remoteId: place.remoteId, url }
        },
        {
          // What it shows it has not refused, and what it has refused it never shows.
          mayRefuse: place?.state !== 'seen',
          refuse() {
            if (place) place.state = 'broken'
          },
        },
      )
    },
    find: async (_access, wanted) =>
      play('find', async () => {
        showReady()
        const found = seen.find(
          (post) =>
            post.text === wanted.text &&
            !wanted.others.includes(post.remoteId) &&
            now().getTime() - post.at >= listedWithinMs / 2,
        )
        return found
          ? { status: 'published' as const, remoteId: found.remoteId, url: null }
          : { status: 'absent' as const }
      }),
  } satisfies Partial<Publisher>
  return { publisher: publisher as unknown as Publisher, seen, places }
}
