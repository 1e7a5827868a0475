import { z } from 'zod'

import type { NetworkAccess, Trouble } from '../publisher.ts'
import { apiAddress, askFor, bearer, type World } from './ask.ts'

const Page = z.object({
  items: z.array(
    z.object({
      snippet: z.object({
        title: z.string(),
        description: z.string().default(''),
        publishedAt: z.coerce.date(),
      }),
      contentDetails: z.object({ videoId: z.string() }),
    }),
  ),
  nextPageToken: z.string().optional(),
})

/** More uploads than fit into any time that is asked for. */
const mostPages = 20

export type Upload = { videoId: string; title: string; description: string; at: Date }

/** A channel's uploads since a moment, private ones too: the list has the newest first. */
export async function listUploads(
  world: World,
  access: NetworkAccess,
  { playlistId, since }: { playlistId: string; since: Date },
): Promise<{ status: 'ok'; uploads: readonly Upload[] } | Trouble> {
  const uploads: Upload[] = []
  const query = { part: 'snippet,contentDetails', playlistId, maxResults: '50' }
  let pageToken: string | undefined
  for (let page = 0; page < mostPages; page += 1) {
    const url = apiAddress(world, '/playlistItems', { ...query, ...(pageToken && { pageToken }) })
    const got = await askFor(world, { url, headers: bearer(access) }, Page)
    // The list of a channel that never had an upload is not there.
    if (got.status === 'rejected' && got.code === 'playlistNotFound') return { status: 'ok', uploads }
    if (got.status !== 'ok') return got
    const items = got.value.items.map(({ snippet: { publishedAt, ...words }, contentDetails }) => ({
      ...words,
      ...contentDetails,
      at: publishedAt,
    }))
    uploads.push(...items.filter(({ at }) => at >= since))
    pageToken = got.value.nextPageToken
    if (pageToken === undefined || (items.length > 0 && items.every(({ at }) => at < since)))
      return { status: 'ok', uploads }
  }
  return { status: 'unclear', why: 'unreadable', told: 'The list of uploads has no end.' }
}
