import { and, eq, sql } from 'drizzle-orm'

import type { Context } from '../../context.ts'
import { templateLikes, templateUses } from '../../db/tables/templates.ts'

type Door = Pick<Context, 'db' | 'now'>

/** Notes the like once and says how many the template has; inside a transaction. */
export async function addLike(ctx: Door, accountId: string, templateId: string): Promise<number> {
  const added = await ctx
    .db()
    .insert(templateLikes)
    .values({ accountId, templateId, createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ templateId: templateLikes.templateId })
  return countLikes(ctx, templateId, added.length)
}

/** Takes the like away if there is one and says how many are left; inside a transaction. */
export async function removeLike(ctx: Door, accountId: string, templateId: string): Promise<number> {
  const removed = await ctx
    .db()
    .delete(templateLikes)
    .where(and(eq(templateLikes.accountId, accountId), eq(templateLikes.templateId, templateId)))
    .returning({ templateId: templateLikes.templateId })
  return countLikes(ctx, templateId, -removed.length)
}

/** The row of a template is held only from here to the end of a transaction of two statements. */
async function countLikes({ db, now }: Door, templateId: string, change: number): Promise<number> {
  const [row] = await db()
    .insert(templateUses)
    .values({ templateId, likes: Math.max(change, 0), countedAt: now() })
    .onConflictDoUpdate({
      target: templateUses.templateId,
      set: { likes: sql`greatest(${templateUses.likes} + ${change}, 0)` },
    })
    .returning({ likes: templateUses.likes })
  return row?.likes ?? 0
}

/** Takes an owner's likes away who has left; inside a transaction. */
export async function removeLikes(ctx: Door, accountId: string): Promise<void> {
  const removed = await ctx
    .db()
    .delete(templateLikes)
    .where(eq(templateLikes.accountId, accountId))
    .returning({ templateId: templateLikes.templateId })
  // In one order, so that two who leave at once cannot wait for each other.
  for (const templateId of removed.map((like) => like.templateId).toSorted())
    await countLikes(ctx, templateId, -1)
}
