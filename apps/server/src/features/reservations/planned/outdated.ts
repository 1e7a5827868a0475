import { bindWords, type BoundSlot, type FieldForm } from '@clipmint/film'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import { findOutdated } from '../../projects/index.ts'
import type { StoredPost } from '../posts/store.ts'
import { isPlanned } from './key.ts'

/** By this name a post's caption is one more slot beside those of its video. */
const CAPTION = 'caption'

/** The fields whose values a caption shows, as a slot of the post. */
export function captionSlots(shows: readonly FieldForm[]): BoundSlot[] {
  return shows.map(({ field, form, shown }) => ({ slotId: CAPTION, field, form, shown }))
}

/** What a post shows with other words: what its file does, and what they do. */
export function showsWith(
  { video }: Pick<StoredPost, 'video'>,
  shows: readonly FieldForm[],
): StoredPost['video'] {
  const slots = video.shows?.slots.filter(({ slotId }) => slotId !== CAPTION) ?? []
  return { ...video, shows: { requestId: null, ...video.shows, slots: [...slots, ...captionSlots(shows)] } }
}

/** Those of an owner's planned posts whose file or caption shows what a field was, whatever became of its project since. */
export async function listOutdatedPosts(
  ctx: Pick<Context, 'db'>,
  accountId: string,
  posts: readonly StoredPost[],
): Promise<ReadonlySet<string>> {
  const shown = posts.flatMap(({ id, productId, placeId, caption, video: { shows } }) => {
    if (!shows) return []
    // Its owner may have written other words since.
    const said = bindWords(
      caption,
      shows.slots.filter(({ slotId }) => slotId === CAPTION),
    )
    const boundSlots = [...shows.slots.filter(({ slotId }) => slotId !== CAPTION), ...captionSlots(said)]
    return [{ id, productId, placeId, requestId: shows.requestId, boundSlots }]
  })
  const found = await findOutdated(ctx, accountId, shown)
  return new Set([...found].flatMap(([id, slots]) => (slots.length > 0 ? [id] : [])))
}

/** Throws RESERVATIONS_OUTDATED for a post of the service's own planning that shows what is no more: sent, it would only be called off. */
export async function requireCurrent(ctx: Pick<Context, 'db'>, post: StoredPost): Promise<void> {
  if (isPlanned(post) && (await listOutdatedPosts(ctx, post.accountId, [post])).size > 0)
    throw new Failure('RESERVATIONS_OUTDATED')
}
