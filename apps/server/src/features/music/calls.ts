import type { contract } from '@clipmint/contract'

import type { Handlers } from '../../http/handlers.ts'
import { listMusic, recordingUrl } from './commands.ts'
import { presentMusic } from './present.ts'

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
}
