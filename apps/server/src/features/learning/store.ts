import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { z } from 'zod'

import type { Context } from '../../context.ts'
import { lessonsLearned, postLessons } from '../../db/tables/learning.ts'
import { posts, postTargets } from '../../db/tables/reservations.ts'
import type { Effect, Observation } from './estimate.ts'
import type { Levels } from './levels.ts'

type Store = Pick<Context, 'db'>

/** What a post was, as it is kept until its first week is over. */
export type NewLesson = {
  accountId: string
  targetId: string
  group: string
  levels: Levels
  publishedAt: Date
}

const StoredLevels = z.record(z.string(), z.string())
const StoredEffects: z.ZodType<Effect[]> = z.array(
  z.object({
    attribute: z.string(),
    level: z.string(),
    posts: z.number(),
    mean: z.number(),
    deviation: z.number(),
    verdict: z.enum(['better', 'worse', 'unknown']),
  }),
)

/** Keeps what posts were; what is kept of one already stays. */
export async function insertLessons({ db }: Store, lessons: readonly NewLesson[]): Promise<void> {
  if (lessons.length > 0)
    await db()
      .insert(postLessons)
      .values([...lessons])
      .onConflictDoNothing()
}

export async function setOutcome(
  { db }: Store,
  { accountId, targetId, outcome }: { accountId: string; targetId: string; outcome: number },
): Promise<void> {
  await db()
    .update(postLessons)
    .set({ outcome })
    .where(and(eq(postLessons.accountId, accountId), eq(postLessons.targetId, targetId)))
}

/** What came of the latest posts on networks of which that is known; which post and video each was is read where it is kept. */
export async function listObservations(
  { db }: Store,
  accountId: string,
  most: number,
): Promise<Observation[]> {
  const rows = await db()
    .select({
      post: postTargets.postId,
      video: posts.projectId,
      group: postLessons.group,
      levels: postLessons.levels,
      outcome: postLessons.outcome,
    })
    .from(postLessons)
    .innerJoin(
      postTargets,
      and(eq(postTargets.accountId, postLessons.accountId), eq(postTargets.id, postLessons.targetId)),
    )
    .innerJoin(posts, and(eq(posts.accountId, postTargets.accountId), eq(posts.id, postTargets.postId)))
    .where(and(eq(postLessons.accountId, accountId), isNotNull(postLessons.outcome)))
    .orderBy(desc(postLessons.publishedAt))
    .limit(most)
  return rows.map(({ levels, outcome, ...of }) => ({
    ...of,
    levels: StoredLevels.parse(levels),
    outcome: outcome ?? 0,
  }))
}

export type Learned = { effects: Effect[]; posts: number; learnedAt: Date }

export async function saveLearned({ db }: Store, accountId: string, learned: Learned): Promise<void> {
  await db()
    .insert(lessonsLearned)
    .values({ accountId, ...learned })
    .onConflictDoUpdate({ target: lessonsLearned.accountId, set: learned })
}

export async function findLearned({ db }: Store, accountId: string): Promise<Learned | null> {
  const [row] = await db().select().from(lessonsLearned).where(eq(lessonsLearned.accountId, accountId))
  return row ? { ...row, effects: StoredEffects.parse(row.effects) } : null
}

/** Deletes what was learned of an owner's posts. */
export async function forget({ db }: Store, accountId: string): Promise<void> {
  await db().delete(postLessons).where(eq(postLessons.accountId, accountId))
  await db().delete(lessonsLearned).where(eq(lessonsLearned.accountId, accountId))
}
