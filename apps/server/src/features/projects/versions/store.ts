import { RiskyStep, VersionChanges } from '@clipmint/contract'
import { Bgm, Brand, ChangedColor, UserSource } from '@clipmint/film'
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { z } from 'zod'

import type { Context } from '../../../context.ts'
import { projectVersions } from '../../../db/tables/projects.ts'

const VersionContent = z.object({
  userSource: UserSource,
  bgm: Bgm,
  bgmUrl: z.string().nullable(),
  changedColor: ChangedColor,
  title: z.string(),
  /** Absent in versions of before it was kept. */
  brand: Brand.optional(),
})
export type VersionContent = z.infer<typeof VersionContent>

type Row = typeof projectVersions.$inferSelect

/** A version as stored. */
export type StoredVersion = Omit<Row, 'before' | 'content' | 'changes'> & {
  before: RiskyStep | null
  content: VersionContent
  changes: VersionChanges | null
}

type Door = Pick<Context, 'db'>
/** Whose versions, and of which project. */
export type Of = { accountId: string; projectId: string }

/** The versions of a project, the newest first. */
export async function listVersions({ db }: Door, of: Of): Promise<StoredVersion[]> {
  const rows = await db()
    .select()
    .from(projectVersions)
    .where(among(of))
    .orderBy(...newestFirst)
  return rows.map(toVersion)
}

export async function newestVersion({ db }: Door, of: Of): Promise<StoredVersion | null> {
  const [row] = await db()
    .select()
    .from(projectVersions)
    .where(among(of))
    .orderBy(...newestFirst)
    .limit(1)
  return row ? toVersion(row) : null
}

export async function insertVersion({ db }: Door, version: StoredVersion): Promise<void> {
  await db().insert(projectVersions).values(version)
}

export async function renameVersion(
  { db }: Door,
  of: Of,
  { id, name }: Pick<StoredVersion, 'id'> & { name: string },
): Promise<void> {
  await db()
    .update(projectVersions)
    .set({ name })
    .where(and(among(of), eq(projectVersions.id, id)))
}

/** Notes that a version was the project's content at a moment. */
export async function confirmVersion(
  { db }: Door,
  of: Of,
  { id, createdAt }: Pick<StoredVersion, 'id' | 'createdAt'>,
): Promise<void> {
  await db()
    .update(projectVersions)
    .set({ createdAt })
    .where(and(among(of), eq(projectVersions.id, id)))
}

/** Deletes versions of a project; gives the ids that were there. */
export async function deleteVersions({ db }: Door, of: Of, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const gone = await db()
    .delete(projectVersions)
    .where(and(among(of), inArray(projectVersions.id, [...ids])))
    .returning({ id: projectVersions.id })
  return gone.map(({ id }) => id)
}

/** Deletes every version of these projects. */
export async function forgetVersions(
  { db }: Door,
  accountId: string,
  projectIds: readonly string[],
): Promise<void> {
  await db()
    .delete(projectVersions)
    .where(and(eq(projectVersions.accountId, accountId), inArray(projectVersions.projectId, [...projectIds])))
}

/** Two of one moment stand in the order of their ids, which rise with time. */
const newestFirst = [desc(projectVersions.createdAt), desc(projectVersions.id)]

function among({ accountId, projectId }: Of): SQL | undefined {
  return and(eq(projectVersions.accountId, accountId), eq(projectVersions.projectId, projectId))
}

function toVersion({ before, content, changes, ...fields }: Row): StoredVersion {
  return {
    ...fields,
    before: RiskyStep.nullable().parse(before),
    content: VersionContent.parse(content),
    changes: VersionChanges.nullable().parse(changes),
  }
}
