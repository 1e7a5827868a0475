import { and, eq } from 'drizzle-orm'

import type { Context } from '../../context.ts'
import { aiRequests } from '../../db/tables/ai-requests.ts'
import { askForPlan, recommend } from '../../features/ai-requests/index.ts'
import { planRequest } from '../../features/ai-requests/planning.ts'

export const yearSale = {
  regularPrice: 12_900,
  discountPrice: 9_900,
  currency: 'KRW' as const,
  startAt: '2028-01-01',
  endAt: '2030-12-31',
  text: '겨울맞이 할인이에요.',
}

/**
 * Answers requests for plans with those that the built-in writer and the ranking gave once for such a product: all owners of the year have
 * the same, and writing and ranking are not what is tried here.
 */
export async function createPlanner(
  ctx: Context,
  { accountId, productId }: { accountId: string; productId: string },
): Promise<() => Promise<void>> {
  const written = new Map<string, Pick<typeof aiRequests.$inferInsert, 'plan' | 'ranking'>>()
  for (const category of ['product', 'promotion'] as const) {
    const wish = { category, most: 5, builtIn: false, consent: false }
    const promotion = category === 'promotion' ? { promotion: yearSale } : {}
    const request = await askForPlan(ctx, accountId, { productId, ...wish, ...promotion })
    await planRequest(ctx, accountId, request.id)
    await recommend(ctx, accountId, request.id, { anew: true, fromUpload: false })
    const [row] = await ctx.db().select().from(aiRequests).where(eq(aiRequests.id, request.id))
    const ranking = row?.ranking as { list: object[] } | undefined
    // The best are enough to choose from, and each request keeps its own.
    written.set(category, { plan: row?.plan, ranking: { ...ranking, list: ranking?.list.slice(0, 8) } })
  }
  return async () => {
    for (const [category, { plan, ranking }] of written)
      await ctx
        .db()
        .update(aiRequests)
        .set({ plan, ranking, status: 2, stage: 'done', progress: 100 })
        .where(and(eq(aiRequests.status, 1), eq(aiRequests.category, category)))
  }
}
