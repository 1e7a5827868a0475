import { Template } from '@clipmint/film'
import { and, count, eq, sql } from 'drizzle-orm'

import type { Context } from '../../context.ts'
import { projects } from '../../db/tables/projects.ts'
import { templateUses, templateVersions } from '../../db/tables/templates.ts'

type Store = Pick<Context, 'db'>

/** Keeps a template as it is now; one that is kept already stays as it was. */
export async function keepVersion(
  { db, now }: Store & Pick<Context, 'now'>,
  template: Template,
): Promise<void> {
  await db()
    .insert(templateVersions)
    .values({
      templateId: template.id,
      version: template.version,
      slug: template.slug,
      document: template,
      createdAt: now(),
    })
    .onConflictDoNothing()
}

export async function findVersion({ db }: Store, id: string, version: number): Promise<Template | null> {
  const [row] = await db()
    .select({ document: templateVersions.document })
    .from(templateVersions)
    .where(and(eq(templateVersions.templateId, id), eq(templateVersions.version, version)))
  return row ? Template.parse(row.document) : null
}

/** How many projects were made of each template, as last counted. */
export async function usesByTemplate({ db }: Store): Promise<Map<string, number>> {
  const rows = await db().select().from(templateUses)
  return new Map(rows.map(({ templateId, projects: uses }) => [templateId, uses]))
}

/** Counts the projects of each template anew. */
export async function countUses({ db, now }: Store & Pick<Context, 'now'>): Promise<void> {
  const counted = await db()
    .select({ templateId: projects.templateId, projects: count() })
    .from(projects)
    .groupBy(projects.templateId)
  if (counted.length === 0) return
  await db()
    .insert(templateUses)
    .values(counted.map((row) => ({ ...row, countedAt: now() })))
    .onConflictDoUpdate({
      target: templateUses.templateId,
      set: { projects: sql`excluded.projects`, countedAt: sql`excluded.counted_at` },
    })
}
