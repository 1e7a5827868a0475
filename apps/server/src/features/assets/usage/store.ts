import { bgmUrlOf } from '@clipmint/film'
import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import { assets } from '../../../db/tables/assets.ts'
import { products } from '../../../db/tables/products.ts'
import { projects, projectVersions } from '../../../db/tables/projects.ts'

/** Videos that are worked on or done; what is expired or in the trash misses nothing. */
const living = [0, 1]

/** The trash is among them: a video comes back from there whole. */
const keeping = [...living, 3]

/** For a row of `assets`: whether a video of its owner's, or a kept version of one, names it. */
export const keptByVideo: SQL = sql`exists (
  select 1 from ${projects}
  where ${projects.accountId} = ${assets.accountId} and ${inArray(projects.status, keeping)}
  and ${isNaming({ ids: sql`${assets.id}::text`, music: sql`${bgmUrlOf('')} || ${assets.id}::text` })})`

/** Files as lists of SQL: their ids, and how they are named as own music. */
type Named = { ids: SQL; music: SQL }

/** For a row of `projects`: whether it, or a kept version of it, names any of the files. */
function isNaming(files: Named): SQL {
  const inMedia = (media: SQL): SQL => sql`exists (
    select 1 from jsonb_each(${media}) as slot where slot.value ->> 'assetId' in (${files.ids}))`
  return sql`(${projects.brandLogoId}::text in (${files.ids})
    or ${projects.bgmUrl} in (${files.music})
    or ${inMedia(sql`${projects.userSource} -> 'media'`)}
    or exists (
      select 1 from ${projectVersions}
      where ${projectVersions.accountId} = ${projects.accountId} and ${projectVersions.projectId} = ${projects.id}
      and (${inMedia(sql`${projectVersions.content} -> 'userSource' -> 'media'`)}
        or ${projectVersions.content} ->> 'bgmUrl' in (${files.music}))))`
}

/**
 * How many of the owner's videos and products show or play at least one of the files. A video counts also when only a
 * kept version of it does: brought back, it would miss the file.
 */
export async function countUses(
  { db }: Pick<Context, 'db'>,
  accountId: string,
  ids: readonly string[],
): Promise<{ videos: number; products: number }> {
  const named = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const music = sql.join(
    ids.map((id) => sql`${bgmUrlOf(id)}`),
    sql`, `,
  )
  const inSources: SQL = sql`exists (
    select 1 from jsonb_array_elements_text(${products.sourceIds}) as source where source in (${named}))`
  const [[videos], [inProducts]] = await Promise.all([
    db()
      .select({ total: count() })
      .from(projects)
      .where(
        and(
          eq(projects.accountId, accountId),
          inArray(projects.status, living),
          isNaming({ ids: named, music }),
        ),
      ),
    db()
      .select({ total: count() })
      .from(products)
      .where(and(eq(products.accountId, accountId), inSources)),
  ])
  return { videos: videos?.total ?? 0, products: inProducts?.total ?? 0 }
}
