import { text as readText } from 'node:stream/consumers'

import type { NetworkId } from '@clipmint/contract'
import type { Publisher, Ticket, Trouble } from '@clipmint/integrations'
import type { Random } from '@clipmint/kit'

type Place = { file: string; text: string; kind: string; isWhole: boolean; remoteId: string | null }
/** What came to be seen: of which file, as what, with which words, and when. */
export type Seen = { network: NetworkId; kind: string; file: string; text: string; at: number }

/**
 * A network in memory for years of posts, that loses answers, is busy, has outages, and knows whose token has died. What is seen is told
 * apart by its file.
 */
export function createYearFeed(
  network: NetworkId,
  { now, random, deadTokens, isOut }: YearFaults,
): { publisher: Publisher; seen: Seen[]; faults: Record<string, number> } {
  const places = new Map<string, Place>()
  const byRemote = new Map<string, Place>()
  const seen: Seen[] = []
  const faults: Record<string, number> = {}
  let made = 0
  const count = (fault: string) => {
    faults[fault] = (faults[fault] ?? 0) + 1
  }

  async function play<Outcome>(
    whose: { remoteId: string },
    act: () => Promise<Outcome>,
    isFirst = false,
  ): Promise<Outcome | Trouble> {
    if (deadTokens.has(`${network} ${whose.remoteId}`)) {
      count('dead token')
      return { status: 'needs-owner', fault: 'ended', code: '190', told: 'expired' }
    }
    if (isOut(network, now().getTime())) {
      count('outage')
      return { status: 'wait', why: 'outage', until: null, code: '503', told: '' }
    }
    const chance = random()
    if (chance < 0.01) {
      count('lost before')
      return { status: 'unclear', why: 'timeout', told: 'no answer' }
    }
    if (chance < 0.02) {
      count('throttled')
      return {
        status: 'wait',
        why: 'throttled',
        until: new Date(now().getTime() + 60_000),
        code: '4',
        told: '',
      }
    }
    if (isFirst && chance < 0.023) {
      count('rejected')
      return { status: 'rejected', refusal: 'policy', code: '368', told: 'not here' }
    }
    const done = await act()
    if (chance > 0.98) {
      count('lost after')
      return { status: 'unclear', why: 'cut', told: 'no answer' }
    }
    return done
  }
  const placeOf = (ticket: Ticket) => places.get(String(ticket['place']))

  const publisher = {
    facts: {
      id: network,
      publishesBy: 'call',
      neededScopes: [],
      pictureOrigins: [],
      renewsBeforeMs: 3_600_000,
      programQuota: null,
      listedWithinMs: 60_000,
    },
    renew: async ({ remoteId, tokens }) => {
      if (deadTokens.has(`${network} ${remoteId}`))
        return { status: 'needs-owner', fault: 'ended', code: '190', told: 'expired' }
      count('renewed')
      const expiresAt = new Date(now().getTime() + 60 * 86_400_000)
      const access = { token: `${network}-${(made += 1)}`, expiresAt }
      return { status: 'renewed', tokens: { ...tokens, access, issuedAt: now() } }
    },
    limits: async (whose) =>
      play(whose, async () => ({
        status: 'known' as const,
        left: 10,
        resetsAt: null,
        mostSeconds: null,
        choices: {},
        off: [],
      })),
    begin: async (whose, post) =>
      play(
        whose,
        async () => {
          const place = String((made += 1))
          const { kind, text } = post
          places.set(place, { file: '', text, kind, isWhole: false, remoteId: null })
          return { status: 'begun' as const, ticket: { place } }
        },
        true,
      ),
    send: async (whose, post, ticket, on) =>
      play(whose, async () => {
        const place = placeOf(ticket)
        if (!place) return { status: 'unclear' as const, why: 'unreadable' as const, told: 'gone' }
        place.file = await readText(await post.video.open(0))
        place.isWhole = true
        on.sent(post.video.bytes)
        return { status: 'sent' as const, ticket }
      }),
    publish: async (whose, _post, ticket) =>
      play(whose, async () => {
        const place = placeOf(ticket)
        if (place && place.remoteId === null) {
          place.remoteId = `${network}-post-${(made += 1)}`
          byRemote.set(place.remoteId, place)
          seen.push({ network, kind: place.kind, file: place.file, text: place.text, at: now().getTime() })
        }
        return { status: 'accepted' as const, ticket }
      }),
    look: async (whose, _kind, ticket) =>
      play(whose, async () => {
        const place = placeOf(ticket)
        if (!place) return { status: 'gone' as const }
        if (!place.isWhole) return { status: 'unsent' as const, fromByte: 0 }
        if (place.remoteId === null) return { status: 'ready' as const }
        const url = `https://${network}.example/${place.remoteId}`
        return { status: 'published' as const, remoteId: place.remoteId, url }
      }),
    find: async (whose, wanted) =>
      play(whose, async () => {
        for (const [remoteId, place] of byRemote)
          if (place.text === wanted.text && !wanted.others.includes(remoteId))
            return { status: 'published' as const, remoteId, url: null }
        return { status: 'absent' as const }
      }),
  } satisfies Partial<Publisher>
  return { publisher: publisher as unknown as Publisher, seen, faults }
}

export type YearFaults = {
  now: () => Date
  random: Random
  /** `network remoteId` of accounts whose owner has to connect them anew. */
  deadTokens: ReadonlySet<string>
  isOut: (network: NetworkId, at: number) => boolean
}
