import { Template } from '@clipmint/film'
import { and, desc, eq } from 'drizzle-orm'

import type { Context } from '../../context.ts'
import { templateVersions } from '../../db/tables/templates.ts'

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

/** The last version that was kept of a template; null when no project was ever made of it. */
export async function findNewestVersion({ db }: Store, id: string): Promise<Template | null> {
  const [row] = await db()
    .select({ document: templateVersions.document })
    .from(templateVersions)
    .where(eq(templateVersions.templateId, id))
    .orderBy(desc(templateVersions.version))
    .limit(1)
  return row ? Template.parse(row.document) : null
}
