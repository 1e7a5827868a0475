import { Readable } from 'node:stream'

import type { NetworkId } from '@clipmint/contract'
import { pino } from 'pino'
import { uuidv7 } from 'uuidv7'

import type { Context } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { accounts } from '../../db/tables/account.ts'
import { assets } from '../../db/tables/assets.ts'
import { socialAccounts } from '../../db/tables/social-accounts.ts'
import { sealTokens } from '../../features/social-accounts/tokens.ts'
import { createSigner } from '../../signing.ts'
import { linkedId } from '../posting/world.ts'
import { addProduct } from '../seed.ts'
import type { createYearFeed } from './feed.ts'
import type { YearOwner } from './plan.ts'

type Feed = ReturnType<typeof createYearFeed>

/** All that features need of the world, with networks in memory, files whose content is their name, and a clock that is moved. */
export function createYearWorld(
  { db, withTx, afterCommit }: Database,
  { feeds, now }: { feeds: readonly Feed[]; now: () => Date },
): Context {
  return {
    db,
    withTx,
    afterCommit,
    now,
    newId: uuidv7,
    randomInt: (below: number) => Math.floor(Math.random() * below),
    jobs: { send: async () => null, cancel: async () => true },
    events: { publish: async () => {}, subscribe: () => () => {} },
    files: {
      head: async (key: string) => ({ key, size: key.length, contentType: 'video/mp4' }),
      get: async (key: string, { start = 0 } = {}) => ({ stream: Readable.from([key.slice(start)]) }),
      signedUrl: async (key: string) => `/${key}`,
      delete: async () => {},
    },
    signer: createSigner('a secret of the tests', now),
    settings: { renderConcurrency: 4, mailAfterSeconds: 60, sandbox: true },
    outside: {
      networks: Object.fromEntries(feeds.map(({ publisher }) => [publisher.facts.id, publisher])),
      writers: null,
    },
    log: pino({ level: 'silent' }),
  } as unknown as Context
}

/** Little to say, as what is written of it is not what is tried here. */
const yearInfo = '달지 않은 수제 딸기잼이에요.'

/** An owner of the year with a product, pictures that are only named, and linked accounts. */
export async function addYearOwner(
  ctx: Context,
  { planType, networks }: YearOwner,
): Promise<{ accountId: string; productId: string }> {
  const now = ctx.now()
  const id = ctx.newId()
  const times = { termsAgreedAt: now, privacyAgreedAt: now, createdAt: now, updatedAt: now }
  const account = { id, email: `${id}@example.com`, name: '김민트', planType, snsUpload: 1 }
  await ctx
    .db()
    .insert(accounts)
    .values({ ...account, ...times, uploadExpiresAt: now })
  const sourceIds = [ctx.newId(), ctx.newId()]
  await ctx
    .db()
    .insert(assets)
    .values(
      sourceIds.map((assetId) => ({
        accountId: id,
        id: assetId,
        type: 'image',
        status: 'ready',
        originalName: '사진.jpg',
        size: 1,
        width: 900,
        height: 1_200,
        focalX: 0.5,
        focalY: 0.5,
        fileKey: assetId,
        posterKey: assetId,
        thumbnailKey: assetId,
        createdAt: now,
      })),
    )
  const member = { id, token: '' }
  const productId = await addProduct({ ctx }, member, { sourceIds, info: yearInfo })
  for (const network of networks) await connect(ctx, id, network)
  return { accountId: id, productId }
}

/** Connects an account anew, with tokens that last for sixty days and are renewed. */
export async function connect(ctx: Context, accountId: string, network: NetworkId): Promise<void> {
  const now = ctx.now()
  const whose = { accountId, network, remoteId: remoteIdOf(accountId, network) }
  const access = { token: `${network}-${ctx.newId()}`, expiresAt: new Date(now.getTime() + 60 * 86_400_000) }
  const refresh = { token: `refresh-${accountId}`, expiresAt: null }
  const tokens = sealTokens(ctx, whose, { access, refresh, issuedAt: now, scopes: [] })
  const anew = { tokens, linkedAt: now, fault: null, faultAt: null }
  await ctx
    .db()
    .insert(socialAccounts)
    .values({ ...whose, ...anew, id: linkedId(accountId, network), name: '민트빵집' })
    .onConflictDoUpdate({ target: socialAccounts.id, set: anew })
}

export function remoteIdOf(accountId: string, network: NetworkId): string {
  return `${network}-${accountId}`
}
