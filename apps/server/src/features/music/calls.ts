import type { contract } from '@clipmint/contract'

import { Failure } from '../../failure.ts'
import type { Handlers } from '../../http/handlers.ts'
import { knowsMusic, listMusic, recordingUrl } from './commands.ts'
import { presentMusic } from './present.ts'
import { addLike, listLiked, removeLike } from './store.ts'

/** More than anyone looks through; who likes more sees the last of them. */
const mostLiked = 200

export const music: Handlers<typeof contract.music> = {
  list: async (ctx, { query }) => {
    const { page, limit, length } = query
    const found = listMusic(ctx, query)
    const shown = found.slice((page - 1) * limit, page * limit)
    const durationMs = Math.round(length * 1000)
    const list = await Promise.all(
      shown.map(async (entry) => presentMusic(entry, durationMs, await recordingUrl(ctx, entry.track.id))),
    )
    return { result: { list, page, limit, total: found.length } }
  },

  liked: async (ctx, { account }) => ({ result: { ids: await listLiked(ctx, account.id, mostLiked) } }),

  like: async (ctx, { account, params: { trackId } }) => {
    if (!knowsMusic(trackId)) throw new Failure('MUSIC_NOT_FOUND', { field: 'trackId' })
    await addLike(ctx, account.id, trackId)
    return { result: { _id: trackId, liked: true } }
  },

  unlike: async (ctx, { account, params: { trackId } }) => {
    await removeLike(ctx, account.id, trackId)
    return { result: { _id: trackId, liked: false } }
  },
}
