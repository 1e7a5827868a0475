import { lessonAttributes, type Worked } from '@clipmint/contract'
import { dayMs } from '@clipmint/kit'

import type { Context } from '../../context.ts'
import { choose, type Choice } from './choose.ts'
import { estimateEffects, fewestPosts } from './estimate.ts'
import { type Levels, levelsOf } from './levels.ts'
import {
  findLearned,
  insertLessons,
  listObservations,
  type NewLesson,
  saveLearned,
  setOutcome,
} from './store.ts'
import { traitsOf } from './traits.ts'

/** From how many posts on networks, the latest, is learned: what was a year ago says little of today, and sums take time. */
const MOST = 4_000
/** After so many days a post has had most of its views; of one that was not looked at until `latest` nothing is learned. */
export const outcomeDays = { first: 7, latest: 30 }

/** A post that has just been published on a network. */
export type PublishedPost = {
  accountId: string
  targetId: string
  projectId: string
  /** What its views are only comparable within: its network and kind. */
  group: string
  seconds: number
  hashtags: number
  publishedAt: Date
  zone: string
}

/** Keeps what posts are, while it is known how their videos were made. */
export async function noteTraits(
  ctx: Pick<Context, 'db'>,
  accountId: string,
  posts: readonly PublishedPost[],
): Promise<void> {
  if (posts.length === 0) return
  const projectIds = [...new Set(posts.map(({ projectId }) => projectId))]
  const made = await traitsOf(ctx, accountId, projectIds)
  await insertLessons(
    ctx,
    posts.map((post): NewLesson => {
      const { targetId, group, publishedAt, zone, seconds, hashtags } = post
      const traits = { ...made(post.projectId), seconds, hashtags, at: publishedAt, zone }
      return { accountId, targetId, group, publishedAt, levels: levelsOf(traits) }
    }),
  )
}

/** Views as they stand on a scale on which what helps adds up. */
export function outcomeOf(views: number): number {
  return Math.log(views + 1)
}

/** Whether what a post has now is what is learned from it: `age` is how old it is, `before` how old it was when last read. */
export function isOutcome({ age, before }: { age: number; before: number | null }): boolean {
  const [first, latest] = [outcomeDays.first * dayMs, outcomeDays.latest * dayMs]
  return age >= first && age <= latest && (before === null || before < first)
}

/** Keeps what came of a post. */
export async function noteOutcome(
  ctx: Pick<Context, 'db'>,
  of: { accountId: string; targetId: string; views: number },
): Promise<void> {
  await setOutcome(ctx, { ...of, outcome: outcomeOf(of.views) })
}

/** Works out anew what the posts of an owner say. */
export async function learn(ctx: Pick<Context, 'db' | 'now'>, accountId: string): Promise<void> {
  const { effects, posts } = estimateEffects(await listObservations(ctx, accountId, MOST))
  await saveLearned(ctx, accountId, { effects, posts, learnedAt: ctx.now() })
}

/** What worked for an owner, as it was last learned: nothing is claimed that chance may have done. */
export async function whatWorked(ctx: Pick<Context, 'db'>, accountId: string): Promise<Worked> {
  const learned = await findLearned(ctx, accountId)
  const effects = learned?.effects ?? []
  const lessons = lessonAttributes.flatMap((attribute) =>
    effects
      .filter((effect) => effect.attribute === attribute && effect.verdict !== 'unknown')
      .map(({ level, mean, posts }) => ({ attribute, level, times: Math.exp(mean), posts })),
  )
  return {
    posts: learned?.posts ?? 0,
    needed: fewestPosts.inAll,
    learnedAt: learned?.learnedAt.toISOString() ?? null,
    lessons: lessons.toSorted((a, b) => Math.abs(Math.log(b.times)) - Math.abs(Math.log(a.times))),
    unknown: lessonAttributes.filter((attribute) => !lessons.some((it) => it.attribute === attribute)),
  }
}

/** Something that may be made next, in the levels that are known of it by now (`levelsOf`). */
export type NextCandidate<Id> = { id: Id; levels: Levels }

/**
 * Chooses what is made next, one in five to learn; says why by the levels that spoke for it, the best first. Null where nothing
 * that is known tells the candidates apart.
 */
export type Chooser = <Id>(candidates: readonly NextCandidate<Id>[]) => Choice<Id> | null

/** Who chooses what an owner makes next by what worked for them up to now: it is worked out once for all that is chosen. */
export async function openChooser(
  ctx: Pick<Context, 'db' | 'randomInt'>,
  accountId: string,
): Promise<Chooser> {
  const estimate = estimateEffects(await listObservations(ctx, accountId, MOST))
  return (candidates) => {
    const known = candidates.map(({ id, levels }) => ({ id, levels: { ...levels } }))
    return choose(known, estimate, () => ctx.randomInt(RANDOM_STEPS) / RANDOM_STEPS)
  }
}

const RANDOM_STEPS = 2 ** 32
