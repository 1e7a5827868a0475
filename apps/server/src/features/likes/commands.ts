import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import type { Lang } from '../../http/handlers.ts'
import { getCard } from '../templates/index.ts'
import { addLike, removeLike, removeLikes } from './store.ts'

type Door = Pick<Context, 'db' | 'withTx' | 'now'>
type Asker = { accountId: string; lang: Lang }
type LikeState = { _id: string; liked: boolean; likes: number }

/** Likes a template of the store; liked already, it stays so. */
export async function likeTemplate(ctx: Door, asker: Asker, id: string): Promise<LikeState> {
  const card = await getCard(ctx, id, asker)
  if (card.retired) throw new Failure('TEMPLATES_NOT_FOUND')
  const likes = await ctx.withTx(() => addLike(ctx, asker.accountId, card._id))
  return { _id: card._id, liked: true, likes }
}

/** Takes a like back; where there was none, nothing changes. */
export async function unlikeTemplate(ctx: Door, asker: Asker, id: string): Promise<LikeState> {
  const card = await getCard(ctx, id, asker)
  const likes = await ctx.withTx(() => removeLike(ctx, asker.accountId, card._id))
  return { _id: card._id, liked: false, likes }
}

/** Takes an owner's likes away who has left. */
export async function forget(ctx: Door, accountId: string): Promise<void> {
  await ctx.withTx(() => removeLikes(ctx, accountId))
}
