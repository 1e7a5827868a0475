import { and, eq, isNotNull } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import { projects } from '../../../db/tables/projects.ts'
import { templateLikes } from '../../../db/tables/templates.ts'

/** What an owner did with templates: those they like, those they made videos with, and those of this product's videos. */
export type OwnChoices = {
  liked: ReadonlySet<string>
  used: ReadonlySet<string>
  usedHere: ReadonlySet<string>
}

/** The templates that an owner likes and has used; read only. */
export async function findOwnChoices(
  { db }: Pick<Context, 'db'>,
  accountId: string,
  about: { productId: string | null; placeId: string | null },
): Promise<OwnChoices> {
  const [likes, videos] = await Promise.all([
    db()
      .select({ id: templateLikes.templateId })
      .from(templateLikes)
      .where(eq(templateLikes.accountId, accountId)),
    db()
      .selectDistinct({
        id: projects.templateId,
        productId: projects.productId,
        placeId: projects.placeId,
      })
      .from(projects)
      .where(and(eq(projects.accountId, accountId), isNotNull(projects.requestId))),
  ])
  const here = videos.filter(
    ({ productId, placeId }) =>
      (productId !== null && productId === about.productId) ||
      (placeId !== null && placeId === about.placeId),
  )
  return {
    liked: new Set(likes.map(({ id }) => id)),
    used: new Set(videos.map(({ id }) => id)),
    usedHere: new Set(here.map(({ id }) => id)),
  }
}
