import { isDeepStrictEqual } from 'node:util'

import { bindWords, renewWords } from '@clipmint/film'

import { Failure } from '../../../failure.ts'
import { findFinished, findShownNow, type FinishedFile } from '../../projects/index.ts'
import { videoFactsOf } from '../direct/find-video.ts'
import { isPlanned } from '../planned/key.ts'
import type { PostingDoor } from '../posting/door.ts'
import { insertEvent, listTargets, updateTarget } from '../posting/store.ts'
import { isHeld, type Target } from '../posting/target.ts'
import { told } from '../posting/trail.ts'
import { findPost, holdPost, type PostKey, savePost, type StoredPost } from '../posts/store.ts'
import { bindPost, isInWords } from './shows.ts'
import { listRemade } from './store.ts'

/** Puts videos that were made anew in the place of those that posts of owners' own were to go out with. */
export async function followVideos(ctx: PostingDoor): Promise<void> {
  for (const key of await listRemade(ctx)) {
    try {
      await followVideo(ctx, key)
    } catch (error) {
      // One owner's trouble is no other's.
      ctx.log.error({ err: error, key }, 'a post could not follow its video')
    }
  }
}

/**
 * Has a post of an owner's own go out with the video of its project that was made last: the file that it had before is gone by then.
 * One that is being sent is not touched, nor is one of a campaign, which sees to its own.
 */
export async function followVideo(ctx: PostingDoor, key: PostKey): Promise<void> {
  const post = await findPost(ctx, key)
  if (!post || isPlanned(post) || post.endedAt !== null) return
  if ((await newerOf(ctx, post)) === null) return
  try {
    await ctx.withTx(async () => {
      const held = await holdPost(ctx, key)
      const targets = await listTargets(ctx, key)
      if (held.endedAt === null && mayFollow(targets, ctx.now())) await rewrite(ctx, held, targets)
    })
  } catch (error) {
    // A worker took it up in this moment: what it shows is asked there.
    if (!(error instanceof Failure && error.code === 'RESERVATIONS_UNDER_WAY')) throw error
  }
}

/** Whether nobody works on a post, and nothing of it has begun. */
export function mayFollow(targets: readonly Target[], now: Date): boolean {
  return targets.every(
    (target) => target.state === 'queued' && target.startedAt === null && !isHeld(target, now),
  )
}

/** The finished video of a post's project, where that is another than the post has. */
export async function newerOf(
  ctx: Pick<PostingDoor, 'db'>,
  { accountId, projectId, videoId }: StoredPost,
): Promise<FinishedFile | null> {
  const finished = await findFinished(ctx, accountId, projectId)
  return finished?.shows && finished.video.id !== videoId ? finished : null
}

/**
 * Gives a held post the video that its project has now, and words that say what fields say now wherever they said what those were.
 * Its time and its networks stay. Throws RESERVATIONS_UNDER_WAY where a worker took it up in this moment.
 */
export async function rewrite(ctx: PostingDoor, post: StoredPost, targets: readonly Target[]): Promise<void> {
  const { caption, title } = post
  const newer = await newerOf(ctx, post)
  const renew = await renewerOf(ctx, post)
  const words = { caption: renew(caption), title: renew(title) }
  const own = targets.map(({ words: alone }) => ({
    words: alone && { ...alone, caption: renew(alone.caption), title: renew(alone.title) },
  }))
  const before = [{ caption, title }, ...targets.map((target) => target.words)]
  if (newer === null && isDeepStrictEqual([words, ...own.map((one) => one.words)], before)) return
  const said = await bindPost(ctx, post, { words, targets: own })
  const facts = newer ? videoFactsOf(newer) : post.video
  const shows = newer?.shows ?? post.video.shows ?? { requestId: null, slots: [] }
  const slots = [...shows.slots.filter((slot) => !isInWords(slot)), ...said]
  await savePost(ctx, post, {
    ...words,
    video: { ...facts, shows: { requestId: shows.requestId, slots } },
    ...(newer ? { videoId: newer.video.id, madeWithAi: newer.isPlanned } : {}),
  })
  for (const [index, target] of targets.entries()) {
    const saved = await updateTarget(ctx, target, { words: own[index]?.words ?? null })
    if (!saved) throw new Failure('RESERVATIONS_UNDER_WAY')
    await insertEvent(ctx, saved, { at: ctx.now(), ...told('renewed', { video: newer !== null }) })
  }
  await ctx.events.publish(post.accountId, { kind: 'reservation.changed', id: post.id })
}

/** Says a text anew with the values of now; the same where it shows nothing, or its owner has to see to what it shows. */
async function renewerOf(
  ctx: Pick<PostingDoor, 'db'>,
  { accountId, projectId, video }: StoredPost,
): Promise<(text: string) => string> {
  const said = video.shows?.slots.filter(isInWords) ?? []
  if (said.length === 0) return (text) => text
  const fields = (await findShownNow(ctx, accountId, [projectId])).get(projectId)?.fields ?? []
  return (text) => renewWords({ words: text, shows: bindWords(text, said) }, fields)?.words ?? text
}
