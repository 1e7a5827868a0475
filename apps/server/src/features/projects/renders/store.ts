import { Bgm, ChangedColor, type MediaFile, UserSource } from '@clipmint/film'
import {
  aliasedTable,
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { z } from 'zod'

import type { Context } from '../../../context.ts'
import { renders, videos } from '../../../db/tables/projects.ts'
import { type OpenRender, openSteps, type RenderStep, stepsBefore } from './rules.ts'

type Door = Pick<Context, 'db'>
type Row = typeof renders.$inferSelect

const StoredFile = z.object({
  file: z.custom<MediaFile>((value) => typeof value === 'object' && value !== null && 'id' in value),
  key: z.string(),
  /** Of its cut-out, where it has one that is shown. */
  cutKey: z.string().nullable().default(null),
})

/** All that decides how a video looks, as it was when it was asked for: no later change reaches it. */
const FilmInputs = z.object({
  templateId: z.uuid(),
  templateVersion: z.number().int(),
  userSource: UserSource,
  changedColor: ChangedColor,
  bgm: Bgm,
  bgmUrl: z.string().nullable().default(null),
  brand: z.object({ name: z.string().nullable(), logoAssetId: z.string().nullable() }),
  files: z.array(StoredFile),
  /** What was asked for before videos could have the service's mark is made without. */
  watermark: z.boolean().default(false),
  /** The owner's own music. */
  music: z.object({ id: z.uuid(), key: z.string() }).nullable().default(null),
})
export type FilmInputs = z.infer<typeof FilmInputs>

/**
 * What asked for a render: its owner, with whatever they made of it; their wish to have a finished video say what is so now, which changes
 * nothing else; or the campaign that it is made for.
 */
export type Asker = 'owner' | 'renewal' | 'campaign'

export type StoredRender = Omit<Row, 'state' | 'film' | 'askedBy'> & {
  state: RenderStep
  film: FilmInputs | null
  askedBy: Asker
}
export type StoredVideo = typeof videos.$inferSelect

export async function insertRender({ db }: Door, render: StoredRender): Promise<void> {
  await db().insert(renders).values(render)
}

export async function findRender({ db }: Door, accountId: string, id: string): Promise<StoredRender | null> {
  const [row] = await db().select().from(renders).where(own({ accountId, id }))
  if (!row) return null
  const { film, ...fields } = row
  return {
    ...(fields as Omit<StoredRender, 'film'>),
    film: film === null ? null : FilmInputs.parse(film),
  }
}

/** A render, and when `attempt` is given, that try of it: what a worker thought dead still does then changes nothing. */
export type RenderKey = Pick<StoredRender, 'accountId' | 'id'> & { attempt?: number }

export type RenderMove = {
  to: RenderStep
  /** The steps it must be in; every one from which it may go, unless said. */
  from?: readonly RenderStep[]
  /** Whether a new try begins by it. */
  begins?: boolean
  changes?: Partial<Omit<Row, 'accountId' | 'id' | 'state' | 'attempt'>>
}

/** Moves a render to another step, with what changes by it; false when it may not go there from where it is. */
export async function moveRender(
  { db }: Door,
  render: RenderKey,
  { to, from = stepsBefore(to), begins = false, changes = {} }: RenderMove,
): Promise<boolean> {
  const moved = await db()
    .update(renders)
    .set({ ...changes, state: to, ...(begins ? { attempt: sql`${renders.attempt} + 1` } : {}) })
    .where(and(own(render), inArray(renders.state, [...from])))
    .returning({ id: renders.id })
  return moved.length > 0
}

/** Notes how far a render is; false when it is not being made any more. */
export async function noteProgress({ db }: Door, render: RenderKey, progress: number): Promise<boolean> {
  const noted = await db()
    .update(renders)
    .set({ progress })
    .where(and(own(render), eq(renders.state, 'rendering')))
    .returning({ id: renders.id })
  return noted.length > 0
}

/** The account's renders that have not ended, in the order they were asked for. */
export async function listOpen(
  { db }: Door,
  accountId: string,
): Promise<(OpenRender & { projectId: string })[]> {
  const other = aliasedTable(renders, 'other')
  const others = db()
    .select({ ms: sql`coalesce(sum(${other.filmMs} * (100 - ${other.progress}) / 100.0), 0)` })
    .from(other)
    .where(
      and(
        inArray(other.state, [...openSteps]),
        ne(other.accountId, renders.accountId),
        lt(other.requestedAt, renders.requestedAt),
      ),
    )
  const rows = await db()
    .select({
      id: renders.id,
      projectId: renders.projectId,
      state: renders.state,
      progress: renders.progress,
      filmMs: renders.filmMs,
      startedAt: renders.startedAt,
      othersMs: sql`(${others})`.mapWith(Number),
    })
    .from(renders)
    .where(and(eq(renders.accountId, accountId), inArray(renders.state, [...openSteps])))
    .orderBy(asc(renders.requestedAt), asc(renders.id))
  return rows.map((row) => ({ ...row, state: row.state as RenderStep }))
}

/** Milliseconds of film that other accounts asked for and that are still to be made. */
export async function sumOthers({ db }: Door, accountId: string): Promise<number> {
  const [row] = await db()
    .select({
      ms: sql`coalesce(sum(${renders.filmMs} * (100 - ${renders.progress}) / 100.0), 0)`.mapWith(Number),
    })
    .from(renders)
    .where(and(inArray(renders.state, [...openSteps]), ne(renders.accountId, accountId)))
  return row?.ms ?? 0
}

/** How many renders, of any account, are being made now. */
export async function countTaken({ db }: Door): Promise<number> {
  const [row] = await db()
    .select({ taken: count() })
    .from(renders)
    .where(inArray(renders.state, ['preparing', 'rendering'] satisfies RenderStep[]))
  return row?.taken ?? 0
}

/** How many seconds of work a second of film took, in the middle of the last twenty renders; null before the first. */
export async function measureSpeed({ db }: Door): Promise<number | null> {
  const recent = db()
    .select({
      ratio:
        sql<number>`extract(epoch from ${renders.endedAt} - ${renders.startedAt}) * 1000 / greatest(${renders.filmMs}, 1)`.as(
          'ratio',
        ),
    })
    .from(renders)
    .where(eq(renders.state, 'done'))
    .orderBy(desc(renders.endedAt))
    .limit(20)
    .as('recent')
  const [row] = await db()
    .select({ middle: sql<number | null>`percentile_cont(0.5) within group (order by ${recent.ratio})` })
    .from(recent)
  return row?.middle ?? null
}

/**
 * Whether a video that its owner asked for, with other changes than what its fields say now, was not made yet at a moment, or was
 * asked for since.
 */
export async function isEditedSince(
  { db }: Door,
  { accountId, projectId, since }: { accountId: string; projectId: string; since: Date },
): Promise<boolean> {
  const [row] = await db()
    .select({ id: renders.id })
    .from(renders)
    .where(
      and(
        eq(renders.accountId, accountId),
        eq(renders.projectId, projectId),
        eq(renders.askedBy, 'owner' satisfies Asker),
        or(isNull(renders.endedAt), gte(renders.endedAt, since)),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Who asked last for a video to be made; null where nobody did. */
export async function findLastAsker(
  { db }: Door,
  { accountId, projectId }: { accountId: string; projectId: string },
): Promise<Asker | null> {
  const [row] = await db()
    .select({ askedBy: renders.askedBy })
    .from(renders)
    .where(and(eq(renders.accountId, accountId), eq(renders.projectId, projectId)))
    .orderBy(desc(renders.requestedAt), desc(renders.id))
    .limit(1)
  return (row?.askedBy ?? null) as Asker | null
}

/** Whether a video of an account was finished since then, or is being made. */
export async function hasRenderedSince({ db }: Door, accountId: string, since: Date): Promise<boolean> {
  const isUnderWay = and(isNull(renders.endedAt), gte(renders.requestedAt, since))
  const [row] = await db()
    .select({ id: renders.id })
    .from(renders)
    .where(
      and(
        eq(renders.accountId, accountId),
        or(and(eq(renders.state, 'done'), gte(renders.endedAt, since)), isUnderWay),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Saves a finished file under its render's id; saved already, it stays. */
export async function insertVideo({ db }: Door, video: StoredVideo): Promise<void> {
  await db().insert(videos).values(video).onConflictDoNothing()
}

export async function findVideos(
  { db }: Door,
  accountId: string,
  ids: readonly string[],
): Promise<StoredVideo[]> {
  if (ids.length === 0) return []
  return db()
    .select()
    .from(videos)
    .where(and(eq(videos.accountId, accountId), inArray(videos.id, [...ids])))
}

/** Forgets the finished files of projects, but for the one to keep, and gives their keys in the file store. */
export async function deleteVideos(
  { db }: Door,
  accountId: string,
  projectIds: readonly string[],
  keepId: string | null = null,
): Promise<string[]> {
  const gone = await db()
    .delete(videos)
    .where(
      and(
        eq(videos.accountId, accountId),
        inArray(videos.projectId, [...projectIds]),
        keepId === null ? undefined : sql`${videos.id} <> ${keepId}`,
      ),
    )
    .returning({ fileKey: videos.fileKey, posterKey: videos.posterKey })
  return gone.flatMap(({ fileKey, posterKey }) => [fileKey, posterKey])
}

/** Lets go of what was rendered of projects that are deleted; that and how long it took stays known. */
export async function forgetFilms(
  { db }: Door,
  accountId: string,
  projectIds: readonly string[],
): Promise<void> {
  await db()
    .update(renders)
    .set({ film: null })
    .where(and(eq(renders.accountId, accountId), inArray(renders.projectId, [...projectIds])))
}

function own({ accountId, id, attempt }: RenderKey): SQL | undefined {
  return and(
    eq(renders.accountId, accountId),
    eq(renders.id, id),
    attempt === undefined ? undefined : eq(renders.attempt, attempt),
  )
}
