import { NetworkId, networkIds, type PostKind } from '@clipmint/contract'
import { must } from '@clipmint/kit'
import { isNotNull, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { uuidv7 } from 'uuidv7'

import type { Database } from '../../db/database.ts'
import { socialAccounts } from '../../db/tables/social-accounts.ts'
import type { PostingDoor } from '../../features/reservations/posting/door.ts'
import { insertTargets } from '../../features/reservations/posting/store.ts'
import type { TargetKey } from '../../features/reservations/posting/target.ts'
import { insertPost } from '../../features/reservations/posts/store.ts'
import { sealTokens } from '../../features/social-accounts/tokens.ts'
import { sandboxNetworks } from '../../main/networks.ts'
import { createSigner } from '../../signing.ts'
import type { FaultRule } from './faults.ts'
import { addBareOwner, linkedId, postOf, targetOf } from './world.ts'

const redirectUri = 'http://localhost:3000/services/network'
/** Who at the sandbox has what an owner posts to, on some networks another than usually; of each there is one owner. */
const people: readonly ({ usually: string } & Partial<Record<NetworkId, string>>)[] = [
  { usually: 'haneul', tiktok: 'lucia' },
  { usually: 'bada' },
  { usually: 'sam' },
]
/** How many owners a desk has. */
export const deskOwners = people.length

/** A post as the sandbox keeps it. */
export type SeenPost = {
  network: string
  kind: string
  mediaSha256: string
  publishedAt: number | null
  removedAt: number | null
}

/** Owners who have linked all networks of a sandbox, whose clock is the test's own. */
export async function openPostingDesk(database: Database, sandboxUrl: string) {
  let aheadMs = 0
  const now = () => new Date(Date.now() + aheadMs)
  const world = {
    db: database.db,
    withTx: database.withTx,
    now,
    newId: uuidv7,
    jobs: { send: async () => null, cancel: async () => true },
    events: { publish: async () => {}, subscribe: () => () => {} },
    signer: createSigner('a secret of the tests', now),
    settings: {},
    outside: { networks: sandboxNetworks({ sandboxUrl, publicUrl: sandboxUrl, now }) },
    log: pino({ level: 'silent' }),
  } as unknown as PostingDoor

  async function control(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${sandboxUrl}/sandbox/networks${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }

  const owners = await Promise.all(people.map(async () => addBareOwner(world)))
  const stoodInFor = networkIds.filter((id) => world.outside.networks[id] !== null)
  for (const network of stoodInFor) {
    await control('PUT', `/apps/${network}`, { redirectUris: [redirectUri] })
    for (const accountId of owners) await link(accountId, network)
  }

  /** Goes through a network's consent page as a person does, and keeps what there is to post to, also once more. */
  async function link(accountId: string, network: NetworkId): Promise<void> {
    const publisher = must(world.outside.networks[network], 'the network')
    const { usually, [network]: person = usually } = must(people[owners.indexOf(accountId)], 'the person')
    const visit = { redirectUri, state: uuidv7(), verifier: `${uuidv7()}${uuidv7()}` }
    const url = await publisher.consentUrl(visit)
    url.searchParams.set('sandbox_consent', 'allow')
    url.searchParams.set('sandbox_person', person)
    const { headers } = await fetch(url, { redirect: 'manual' })
    const back = Object.fromEntries(new URL(must(headers.get('location'), 'the way back')).searchParams)
    const granted = await publisher.exchange(back, visit)
    if (granted.status !== 'granted') throw new Error(JSON.stringify(granted))
    const found = await publisher.candidates(granted.tokens)
    if (found.status !== 'found') throw new Error(JSON.stringify(found))
    const { tokens, ...chosen } = must(
      found.list.find(({ fault }) => fault === null),
      'something to post to',
    )
    const whose = { accountId, network, remoteId: chosen.remoteId }
    const anew = { tokens: sealTokens(world, whose, tokens), linkedAt: now(), fault: null, faultAt: null }
    const { name, handle } = chosen
    await world
      .db()
      .insert(socialAccounts)
      .values({ ...whose, ...anew, id: linkedId(accountId, network), name, handle })
      .onConflictDoUpdate({ target: socialAccounts.id, set: anew })
  }

  return {
    world,
    aheadMs: () => aheadMs,
    /** Lets so much time go by for all. */
    async pass(ms: number): Promise<void> {
      aheadMs += ms
      await control('POST', '/clock', { seconds: ms / 1_000 })
    },
    setSwitch: (group: string, values: object) => control('POST', `/switches/${group}`, values),
    async misbehave(rules: readonly FaultRule[]): Promise<void> {
      for (const rule of rules) await control('POST', '/faults', rule)
    },
    /** A post of one of the owners that is due at a time, on all networks. */
    async addPost(
      owner: number,
      { caption, bytes, at }: { caption: string; bytes: number; at: Date },
      kinds: Partial<Record<NetworkId, PostKind>> = {},
    ): Promise<TargetKey> {
      const key = { accountId: must(owners[owner], 'the owner'), id: uuidv7() }
      const post = postOf(key, { caption, at })
      await insertPost(world, { ...post, video: { ...post.video, fileKey: caption, seconds: 4, bytes } })
      const targets = stoodInFor.map((network) => targetOf(key, network, at))
      await insertTargets(
        world,
        targets.map((target) => ({ ...target, kind: kinds[target.network] ?? target.kind })),
      )
      return key
    },
    /**
     * Connects anew what its network has no more tokens for, as owners do who are told; gives how many. A worker that dies
     * between a network's new tokens and their being written down loses them, and with them the link.
     */
    async reconnect(): Promise<number> {
      const lost = await world.db().select().from(socialAccounts).where(isNotNull(socialAccounts.fault))
      for (const { accountId, network } of lost) await link(accountId, NetworkId.parse(network))
      return lost.length
    },
    /** When the next target can be taken up; null when all are at rest. */
    async nextAt(): Promise<Date | null> {
      const { rows } = await world
        .db()
        .execute<{ at: string | null }>(
          sql`select min(greatest(next_at, coalesce(claimed_until, next_at))) as at from post_targets where next_at is not null`,
        )
      const at = rows[0]?.at
      return at == null ? null : new Date(at)
    },
    /** Every post that anybody sees. */
    async seen(): Promise<SeenPost[]> {
      const { posts } = (await control('GET', '/state.json')) as { posts: SeenPost[] }
      return posts.filter(({ publishedAt, removedAt }) => publishedAt !== null && removedAt === null)
    },
  }
}
