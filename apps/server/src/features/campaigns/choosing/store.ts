import { desc, eq, max } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import { projects } from '../../../db/tables/projects.ts'
import { templateLikes } from '../../../db/tables/templates.ts'

/** What an owner did with templates: those they like, and those they used, the last first; read only. */
export async function findOwnTemplates(
  { db }: Pick<Context, 'db'>,
  accountId: string,
): Promise<{ liked: ReadonlySet<string>; recent: string[] }> {
  const last = max(projects.createdAt)
  const [likes, used] = [
    await db()
      .select({ id: templateLikes.templateId })
      .from(templateLikes)
      .where(eq(templateLikes.accountId, accountId)),
    await db()
      .select({ id: projects.templateId, last })
      .from(projects)
      .where(eq(projects.accountId, accountId))
      .groupBy(projects.templateId)
      .orderBy(desc(last)),
  ]
  return { liked: new Set(likes.map(({ id }) => id)), recent: used.map(({ id }) => id) }
}
