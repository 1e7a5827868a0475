import { Readable } from 'node:stream'

import { type NetworkId, networkIds, networks, type PostKind, postStatus } from '@clipmint/contract'
import type { Publisher } from '@clipmint/integrations'
import { must } from '@clipmint/kit'
import { pino } from 'pino'
import { uuidv7 } from 'uuidv7'

import type { Database } from '../../db/database.ts'
import { accounts } from '../../db/tables/account.ts'
import { socialAccounts } from '../../db/tables/social-accounts.ts'
import type { PostingDoor } from '../../features/reservations/posting/door.ts'
import { insertTargets } from '../../features/reservations/posting/store.ts'
import { type Target, type TargetKey, untouched } from '../../features/reservations/posting/target.ts'
import { insertPost, type StoredPost } from '../../features/reservations/posts/store.ts'
import { sealTokens } from '../../features/social-accounts/tokens.ts'
import { createSigner } from '../../signing.ts'
import type { createFakeFeed } from '../fake-feed.ts'

type Feed = ReturnType<typeof createFakeFeed>
const file = new Uint8Array(5_000)

/** Thrown where a worker dies: nothing that it does afterwards counts, as after `kill -9`. */
export class Killed extends Error {
  override name = 'Killed'
}

/** What posting needs of the world, with networks in memory and a clock of the test's own. */
export function createPostingWorld(
  { db, withTx }: Database,
  { feeds, now }: { feeds: readonly Feed[]; now: () => Date },
): PostingDoor {
  const files = {
    head: async () => ({ key: 'v', size: file.length, contentType: 'video/mp4' }),
    get: async (_key: string, { start = 0 } = {}) => ({ stream: Readable.from([file.subarray(start)]) }),
  }
  return {
    db,
    withTx,
    now,
    newId: uuidv7,
    jobs: { send: async () => null, cancel: async () => true },
    files,
    events: { publish: async () => {}, subscribe: () => () => {} },
    signer: createSigner('a secret of the tests', now),
    settings: {},
    outside: { networks: Object.fromEntries(feeds.map(({ publisher }) => [publisher.facts.id, publisher])) },
    log: pino({ level: 'silent' }),
  } as unknown as PostingDoor
}

/** The same world for a worker that dies when `diesNow` says so, at any of its calls to the database or a network. */
export function mortal(world: PostingDoor, diesNow: () => boolean): PostingDoor {
  let isDead = false
  const live = () => {
    isDead ||= diesNow()
    if (isDead) throw new Killed()
  }
  const networks = Object.fromEntries(
    Object.entries(world.outside.networks).map(([id, publisher]) => [
      id,
      publisher && dying(publisher, live),
    ]),
  )
  return {
    ...world,
    db: () => {
      live()
      return world.db()
    },
    withTx: async <Value>(act: () => Promise<Value>) => {
      live()
      const value = await world.withTx(act)
      live()
      return value
    },
    outside: { networks },
  } as unknown as PostingDoor
}

/** Dies before a call to the network, or after it before anything is heard of it. */
function dying(publisher: Publisher, live: () => void): Publisher {
  const calls: Record<string, unknown> = Object.fromEntries(
    Object.entries(publisher).map(([name, value]) =>
      typeof value === 'function'
        ? [
            name,
            async (...of: unknown[]) => {
              live()
              const outcome = await (value as (...given: unknown[]) => unknown)(...of)
              live()
              return outcome
            },
          ]
        : [name, value],
    ),
  )
  return calls as unknown as Publisher
}

/** Posts of one owner that are due at once, each on all networks. */
export async function addDuePosts(
  world: PostingDoor,
  networks: readonly NetworkId[],
  many: number,
): Promise<TargetKey[]> {
  const accountId = await addOwner(world)
  const keys = Array.from({ length: many }, () => ({ accountId, id: uuidv7() }))
  for (const [index, key] of keys.entries()) {
    await insertPost(world, postOf(key, { caption: `post ${index}`, at: world.now() }))
    await insertTargets(
      world,
      networks.map((network) => targetOf(key, network, world.now())),
    )
  }
  return keys
}

/** An owner whose upload trial runs, with an account linked on every network; gives their id. */
export async function addOwner(world: PostingDoor): Promise<string> {
  const id = await addBareOwner(world)
  await linkAll(world, id)
  return id
}

/** Links an account on every network for an owner. */
export async function linkAll(
  world: Pick<PostingDoor, 'db' | 'now' | 'signer'>,
  accountId: string,
): Promise<void> {
  await world
    .db()
    .insert(socialAccounts)
    .values(networkIds.map((network) => linkOf(world, accountId, network)))
}

/** An owner who may post for years, and has linked nothing; gives their id. */
export async function addBareOwner(world: PostingDoor): Promise<string> {
  const now = world.now()
  const id = uuidv7()
  const times = { termsAgreedAt: now, privacyAgreedAt: now, createdAt: now, updatedAt: now }
  const uploadExpiresAt = new Date(now.getTime() + 10 * 365 * 86_400_000)
  await world
    .db()
    .insert(accounts)
    .values({ id, email: `${id}@example.com`, name: '김민트', uploadExpiresAt, ...times })
  return id
}

/** What an owner has linked on a network, with a token that has no end. */
function linkOf(world: Pick<PostingDoor, 'now' | 'signer'>, accountId: string, network: NetworkId) {
  const whose = { accountId, network, remoteId: `${network}-${accountId}` }
  const access = { token: `token-${accountId}`, expiresAt: null }
  const tokens = { access, refresh: null, issuedAt: world.now(), scopes: [] }
  return {
    ...whose,
    id: linkedId(accountId, network),
    name: '민트빵집',
    tokens: sealTokens(world, whose, tokens),
    linkedAt: world.now(),
  }
}

export function postOf(
  { accountId, id }: TargetKey,
  { caption, at }: { caption: string; at: Date },
): StoredPost {
  return {
    accountId,
    id,
    projectId: uuidv7(),
    videoId: uuidv7(),
    video: {
      fileKey: 'v',
      ratio: '9:16',
      width: 1_080,
      height: 1_920,
      seconds: 15,
      bytes: file.length,
      framesPerSecond: 30,
      isCommonFormat: true,
      opensBlack: false,
      hasMark: false,
    },
    productId: null,
    placeId: null,
    status: postStatus.waitingUpload,
    caption,
    hashtags: [],
    title: '',
    madeWithAi: false,
    uploadAt: at,
    zone: 'Asia/Seoul',
    isScheduled: false,
    requestKey: id,
    createdAt: at,
    endedAt: null,
  }
}

/** A target that is due at a time, to the one account that its owner has linked on the network. */
export function targetOf({ accountId, id: postId }: TargetKey, network: NetworkId, at: Date): Target {
  return {
    accountId,
    id: uuidv7(),
    postId,
    network,
    kind: uprightKind(network),
    socialAccountId: linkedId(accountId, network),
    words: null,
    settings: neededAnswers(network),
    ...untouched,
    version: 0,
    claimedUntil: null,
    nextAt: at,
  }
}

/** What a network calls an upright video, the first of what it knows. */
function uprightKind(network: NetworkId): PostKind {
  const kinds = Object.entries(networks[network].kinds)
  const [kind] = must(
    kinds.find(([, { ratios }]) => ratios.includes('9:16')),
    `upright posts on ${network}`,
  )
  return kind as PostKind
}

/** Answers to what a network leaves nobody to choose for an owner: the first of each choice, and yes. */
function neededAnswers(network: NetworkId): Record<string, string | boolean> {
  const answers = networks[network].settings.flatMap(({ id, ...setting }): [string, string | boolean][] => {
    if (setting.type === 'switch') return setting.isRequired ? [[id, true]] : []
    return setting.preset === null ? [[id, must(setting.options[0], 'an option').id]] : []
  })
  return Object.fromEntries(answers)
}

/** The id of an owner's linked account, which tells its network by its last digit. */
export function linkedId(accountId: string, network: NetworkId): string {
  return `${accountId.slice(0, -1)}${networkIds.indexOf(network)}`
}

/** A post of an owner's that came to be seen at a time. */
export async function addSeenPost(
  world: Pick<PostingDoor, 'db' | 'signer'>,
  accountId: string,
  at: Date,
): Promise<void> {
  const target = targetOf({ accountId, id: uuidv7() }, 'facebook', at)
  await insertTargets(world, [
    { ...target, state: 'confirmed', publishingAt: at, publishedAt: at, nextAt: null },
  ])
}
