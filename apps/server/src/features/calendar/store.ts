import { CampaignOccasion, postStatus } from '@clipmint/contract'
import { and, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'

import type { Context } from '../../context.ts'
import { accounts } from '../../db/tables/account.ts'
import { aiRequests } from '../../db/tables/ai-requests.ts'
import { campaignPosts, campaigns } from '../../db/tables/campaigns.ts'
import { products } from '../../db/tables/products.ts'
import { projects } from '../../db/tables/projects.ts'
import { posts } from '../../db/tables/reservations.ts'
import type { PostPlan, Shop, ShopProduct } from './rules.ts'

type Store = Pick<Context, 'db'>

/** What an owner keeps of their shop. */
export async function readShop({ db }: Store, accountId: string): Promise<Shop> {
  const [own] = await db()
    .select({ openedOn: accounts.openedOn })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return {
    openedOn: own?.openedOn ?? null,
    products: await readProducts({ db }, accountId),
    told: await readTold({ db }, accountId),
  }
}

/** Days that running campaigns of an owner are for. */
async function readTold({ db }: Store, accountId: string): Promise<CampaignOccasion[]> {
  const occasion = sql<unknown>`${campaigns.settings} -> 'occasion'`
  const rows = await db()
    .select({ occasion })
    .from(campaigns)
    .where(and(eq(campaigns.accountId, accountId), eq(campaigns.state, 'running')))
  return rows.flatMap((row) => CampaignOccasion.nullish().parse(row.occasion) ?? [])
}

/** Keeps the day that an owner's shop opened on; null takes it back. */
export async function keepOpenedOn(
  { db, now }: Store & Pick<Context, 'now'>,
  accountId: string,
  openedOn: string | null,
): Promise<void> {
  await db().update(accounts).set({ openedOn, updatedAt: now() }).where(eq(accounts.id, accountId))
}

/** The products that an owner shows, with what tells of days: prices, promotions, and campaigns that wait for one. */
async function readProducts({ db }: Store, accountId: string): Promise<ShopProduct[]> {
  const shown = await db()
    .select()
    .from(products)
    .where(and(eq(products.accountId, accountId), eq(products.isHidden, false)))
  const planned = await listPlannedPrices({ db }, accountId)
  const promotions = await db()
    .select({ productId: aiRequests.productId, endsAt: aiRequests.endsAt })
    .from(aiRequests)
    .where(and(eq(aiRequests.accountId, accountId), isNotNull(aiRequests.endsAt)))
  const isWaiting = and(eq(campaigns.state, 'stopped'), eq(campaigns.stop, 'product-hidden'))
  const own = await db()
    .select({ productId: campaigns.productId, state: campaigns.state, category: campaigns.category })
    .from(campaigns)
    .where(and(eq(campaigns.accountId, accountId), or(eq(campaigns.state, 'running'), isWaiting)))
  return shown.map(({ id, name, price, currency, createdAt, updatedAt }) => {
    const ofIt = own.filter(({ productId }) => productId === id)
    return {
      id,
      name,
      price,
      currency,
      createdAt,
      updatedAt,
      planned: planned.filter(({ productId }) => productId === id),
      promotionEnds: promotions.flatMap(({ productId, endsAt }) => (productId === id ? (endsAt ?? []) : [])),
      hasWaiting: ofIt.some(({ state }) => state === 'stopped'),
      running: ofIt.flatMap(({ state, category }) => (state === 'running' ? [category] : [])),
    }
  })
}

/** What products cost when videos of them were planned, in order: the first of each price that followed another. */
async function listPlannedPrices({ db }: Store, accountId: string) {
  const { brief, createdAt, productId, id } = aiRequests
  const price = sql<number>`(${brief} ->> 'price')::bigint`.mapWith(Number)
  const currency = sql<string>`${brief} ->> 'currency'`
  const before = sql`lag(array[${brief} ->> 'price', ${brief} ->> 'currency'])
    over (partition by ${productId} order by ${createdAt}, ${id})`
  const all = db()
    .select({
      productId,
      price: price.as('price'),
      currency: currency.as('currency'),
      at: createdAt,
      isOther:
        sql<boolean>`${before} is distinct from array[${brief} ->> 'price', ${brief} ->> 'currency']`.as(
          'is_other',
        ),
    })
    .from(aiRequests)
    .where(and(eq(aiRequests.accountId, accountId), isNotNull(productId)))
    .as('prices')
  return db()
    .select({ productId: all.productId, price: all.price, currency: all.currency, at: all.at })
    .from(all)
    .where(sql`${all.isOther}`)
    .orderBy(all.at)
}

/** On its way or seen; not what failed, was called off or left out. */
const outStatuses = [
  postStatus.waitingUpload,
  postStatus.uploading,
  postStatus.completed,
  postStatus.partiallyCompleted,
]
/** Of a campaign, and no post yet: to be made, to be approved, or approved and made anew or held back. */
const aheadStatuses = [postStatus.waitingGeneration, postStatus.needsApproval, postStatus.waitingUpload]

/** What the posts between two moments tell, those included that campaigns have made and not scheduled. */
export async function readPosts(
  { db }: Store,
  accountId: string,
  { from, until }: { from: Date; until: Date },
): Promise<PostPlan[]> {
  const plan = {
    category: aiRequests.category,
    purpose: sql<string | null>`${aiRequests.brief} ->> 'purpose'`,
    angle: sql<string | null>`jsonb_path_query_first(
      ${aiRequests.plan}, '$.scenarios[*] ? (@.id == $id).angle', jsonb_build_object('id', ${projects.scenarioId})
    ) #>> '{}'`,
  }
  const ofRequest = and(eq(aiRequests.accountId, projects.accountId), eq(aiRequests.id, projects.requestId))
  const posted = await db()
    .select(plan)
    .from(posts)
    .leftJoin(projects, and(eq(projects.accountId, posts.accountId), eq(projects.id, posts.projectId)))
    .leftJoin(aiRequests, ofRequest)
    .where(
      and(
        eq(posts.accountId, accountId),
        gte(posts.uploadAt, from),
        lt(posts.uploadAt, until),
        inArray(posts.status, outStatuses),
      ),
    )
  const made = await db()
    .select(plan)
    .from(campaignPosts)
    .innerJoin(
      projects,
      and(eq(projects.accountId, campaignPosts.accountId), eq(projects.id, campaignPosts.projectId)),
    )
    .leftJoin(aiRequests, ofRequest)
    .where(
      and(
        eq(campaignPosts.accountId, accountId),
        gte(campaignPosts.uploadAt, from),
        lt(campaignPosts.uploadAt, until),
        inArray(campaignPosts.status, aheadStatuses),
        isNull(campaignPosts.postId),
      ),
    )
  return [...posted, ...made]
}
