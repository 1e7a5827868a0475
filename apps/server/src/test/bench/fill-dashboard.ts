// `npm run bench:dashboard` runs this: gives one owner of the database of DATABASE_URL many posts over a year with what
// came of them, and a hundred others some, and prints what the measuring asks with.
import process from 'node:process'

import { networkIds, networks, type PostKind } from '@clipmint/contract'
import { createRandom, dayInSeoul, dayMs, must } from '@clipmint/kit'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { uuidv7 } from 'uuidv7'

import { openPostgres } from '../../db/postgres.ts'
import { accounts } from '../../db/tables/account.ts'
import { figureDays, figureSources, followerDays, postFigures } from '../../db/tables/dashboard.ts'
import { posts, postTargets } from '../../db/tables/reservations.ts'
import { newlyKnown, unheard } from '../../features/dashboard/counts/rules.ts'
import { addCounts } from '../../features/dashboard/counts/store.ts'
import { learn, noteOutcome, noteTraits } from '../../features/learning/index.ts'
import { createSigner } from '../../signing.ts'
import { linkAll, linkedId, postOf, targetOf } from '../posting/world.ts'

const DAYS = 365
const OTHERS = 100
const OTHERS_EACH = 200
const LEARNED_OF = 500
const tags =
  '소금빵 망원동 빵스타그램 신메뉴 주말특가 디저트 카페 오늘의빵 크루아상 딸기 케이크 선물 예약 오픈 이벤트'.split(
    ' ',
  )

const count = Number(process.argv[2])
const random = createRandom(11)
const now = new Date()
const database = await openPostgres(process.env['DATABASE_URL'] ?? '', pino({ level: 'silent' }), 2)
const signer = createSigner(process.env['SESSION_SECRET'] ?? '', () => new Date())
const { db, withTx } = database
const ctx = { db, withTx, signer, now: () => now }
const owner = await addOwner(count)
for (let other = 0; other < OTHERS; other += 1) await addOwner(OTHERS_EACH)
await database.db().execute(sql`vacuum analyze`)
await database.close()
const token = await signer.sign('access', { sub: owner, sid: uuidv7() }, 86_400)
process.stdout.write(JSON.stringify({ token }))

async function addOwner(many: number): Promise<string> {
  const id = uuidv7()
  const agreed = { termsAgreedAt: now, privacyAgreedAt: now, uploadExpiresAt: now }
  const times = { ...agreed, createdAt: now, updatedAt: now }
  await db()
    .insert(accounts)
    .values({ id, email: `${id}@example.com`, name: '김민트', planType: 1, snsUpload: 1, ...times })
  await linkAll(ctx, id)
  await db()
    .insert(figureSources)
    .values(
      networkIds.map((network) => ({
        socialAccountId: linkedId(id, network),
        accountId: id,
        network,
        nextAt: new Date(now.getTime() + dayMs),
        collectedAt: now,
      })),
    )
  await addDays(id)
  for (let at = 0; at < many; at += 500) await addPosts(id, { from: at, to: Math.min(many, at + 500), many })
  await learn(ctx, id)
  return id
}

/** Posts spread over the year, each on one network; what its network does not say is not known of any. */
async function addPosts(
  accountId: string,
  { from, to, many }: { from: number; to: number; many: number },
): Promise<void> {
  const made = Array.from({ length: to - from }, (_, index) => makeUp(accountId, from + index, many))
  await db()
    .insert(posts)
    .values(made.map(({ post }) => post))
  await db()
    .insert(postTargets)
    .values(made.map(({ target }) => ({ ...target, ticket: null })))
  await db()
    .insert(postFigures)
    .values(made.map(({ figures }) => figures))
  await addCounts(
    ctx,
    accountId,
    made.map(({ figures }) => ({
      network: figures.network,
      day: dayInSeoul(figures.publishedAt),
      counts: { ...newlyKnown(unheard, figures), posts: 1 },
    })),
  )
  if (from >= LEARNED_OF) return
  await noteTraits(
    ctx,
    accountId,
    made.map(({ post, figures }) => ({
      ...figures,
      group: figures.network,
      projectId: post.projectId,
      seconds: post.video.seconds,
      hashtags: figures.tags.length,
      zone: post.zone,
    })),
  )
  for (const { figures } of made)
    await noteOutcome(ctx, { accountId, targetId: figures.targetId, views: figures.views ?? 0 })
}

function makeUp(accountId: string, index: number, many: number) {
  const publishedAt = new Date(now.getTime() - ((index + 0.5) / many) * DAYS * dayMs)
  const network = pick(networkIds)
  const kind = pick(Object.keys(networks[network].kinds) as PostKind[])
  const key = { accountId, id: uuidv7() }
  const own = [...new Set(Array.from({ length: 6 }, () => pick(tags)))]
  const post = {
    ...postOf(key, { caption: `${pick(tags)} ${index}`, at: publishedAt }),
    hashtags: own,
    endedAt: publishedAt,
  }
  const target = targetOf(key, network, publishedAt)
  const isRead = random() > 0.02
  const views = isRead ? Math.floor(Math.exp(3 + random() * 6)) : null
  const share = (of: number) => (views === null ? null : Math.floor(views * of * random()))
  const saves = index % 2 ? share(0.02) : null
  const [likes, comments, shares] = [share(0.1), share(0.02), share(0.02)]
  const interactions = likes === null ? null : likes + (comments ?? 0) + (shares ?? 0) + (saves ?? 0)
  return {
    post,
    target: {
      ...target,
      kind,
      state: 'confirmed' as const,
      publishingAt: publishedAt,
      publishedAt,
      nextAt: null,
      remoteId: target.id,
      url: `https://${network}.example/${target.id}`,
    },
    figures: {
      accountId,
      targetId: target.id,
      socialAccountId: target.socialAccountId,
      network,
      kind,
      tags: own,
      publishedAt,
      readAt: isRead ? now : null,
      views,
      likes,
      comments,
      shares,
      saves,
      interactions,
      reach: share(0.8),
      rate: views && interactions !== null ? interactions / views : null,
    },
  }
}

async function addDays(accountId: string): Promise<void> {
  const days = Array.from({ length: DAYS }, (_, back) => dayInSeoul(new Date(now.getTime() - back * dayMs)))
  await db()
    .insert(figureDays)
    .values(
      days.flatMap((day) =>
        networkIds.map((network) => ({
          accountId,
          day,
          network,
          views: 900,
          likes: 40,
          comments: 5,
          shares: 3,
          ratedViews: 900,
          ratedInteractions: 48,
        })),
      ),
    )
  await db()
    .insert(followerDays)
    .values(
      days.flatMap((day, back) =>
        networkIds.map((network) => ({
          accountId,
          day,
          network,
          socialAccountId: linkedId(accountId, network),
          followers: 5_000 - back,
        })),
      ),
    )
}

function pick<Item>(items: readonly Item[]): Item {
  return must(items[Math.floor(random() * items.length)], 'something to pick')
}
