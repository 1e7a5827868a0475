import { type NetworkId, networkIds } from '@clipmint/contract'
import type { Publisher } from '@clipmint/integrations'
import { must } from '@clipmint/kit'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { uuidv7 } from 'uuidv7'

import type { Database } from '../db/database.ts'
import { socialAccounts } from '../db/tables/social-accounts.ts'
import type { PostingDoor } from '../features/reservations/posting/door.ts'
import { insertTargets } from '../features/reservations/posting/store.ts'
import type { TargetKey } from '../features/reservations/posting/target.ts'
import { insertPost } from '../features/reservations/posts/store.ts'
import { sealTokens } from '../features/social-accounts/tokens.ts'
import { sandboxNetworks } from '../main/networks.ts'
import { createSigner } from '../signing.ts'
import type { FaultRule } from './posting-faults.ts'
import { addBareOwner, linkedId, postOf, targetOf } from './posting-world.ts'

const redirectUri = 'http://localhost:3000/services/network'
/** Who has something to post to on a network of the sandbox. */
const people: Partial<Record<NetworkId, string>> = { tiktok: 'bada' }
const usually = 'haneul'

/** A post as the sandbox keeps it. */
export type SeenPost = {
  network: string
  caption: string
  publishedAt: number | null
  removedAt: number | null
}

/** An owner who has linked all networks of a sandbox, whose clock is the test's own. */
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

  const accountId = await addBareOwner(world)
  const stoodInFor = networkIds.filter((id) => world.outside.networks[id] !== null)
  for (const network of stoodInFor) {
    await control('PUT', `/apps/${network}`, { redirectUris: [redirectUri] })
    await link(must(world.outside.networks[network], 'the network'), people[network] ?? usually)
  }

  /** Goes through a network's consent page as a person does, and keeps what there is to post to. */
  async function link(publisher: Publisher, person: string): Promise<void> {
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
    const network = publisher.facts.id
    const whose = { accountId, network, remoteId: chosen.remoteId }
    await world
      .db()
      .insert(socialAccounts)
      .values({
        ...whose,
        id: linkedId(accountId, network),
        name: chosen.name,
        handle: chosen.handle,
        tokens: sealTokens(world, whose, tokens),
        linkedAt: now(),
      })
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
    /** A post that is due at a time, on all networks. */
    async addPost(caption: string, at: Date, bytes: number): Promise<TargetKey> {
      const key = { accountId, id: uuidv7() }
      const post = postOf(key, { caption, at })
      await insertPost(world, { ...post, video: { ...post.video, fileKey: caption, seconds: 4, bytes } })
      await insertTargets(
        world,
        stoodInFor.map((network) => targetOf(key, network, at)),
      )
      return key
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
