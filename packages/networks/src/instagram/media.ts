import { z } from 'zod'

import { type GraphAnswer, GraphId } from '../graph/graph.ts'
import { Moment } from '../graph/moment.ts'
import type { PostKind } from '../post/network.ts'
import type { NetworkAccess, Published, Wanted } from '../publisher.ts'
import { isInTime, listSpan } from '../wanted.ts'
import type { InstagramPlace } from './place.ts'
import { kindOf } from './ticket.ts'

const Media = z.object({
  id: GraphId,
  caption: z.string().nullish(),
  timestamp: Moment,
  permalink: z.string().nullish(),
  media_product_type: z.string().nullish(),
})
export type Media = z.output<typeof Media>

const WithLink = z.object({ permalink: z.string().nullish() })

/** The posts of a kind of a time, oldest first. */
export async function listMedia(
  { graph }: InstagramPlace,
  { remoteId, tokens }: NetworkAccess,
  { kind, between }: { kind: PostKind; between: Wanted['between'] },
): Promise<GraphAnswer<Media[]>> {
  const { list, productType } = kindOf(kind)
  const fields = 'id,caption,timestamp,permalink,media_product_type'
  // Stories are a day's at most, and listed whole.
  const query = { fields, ...(kind !== 'story' && { limit: '100', ...listSpan({ between }) }) }
  const answer = await graph.list(`/${remoteId}/${list}`, { token: tokens.access.token, query }, Media)
  if (answer.status !== 'ok') return answer
  const rows = answer.value
    .filter((row) => (row.media_product_type ?? productType) === productType)
    .filter((row) => isInTime(row.timestamp, { between }))
    .toSorted((a, b) => a.timestamp.getTime() - b.timestamp.getTime())
  return { status: 'ok', value: rows }
}

/** A post by its id. That its address cannot be read changes nothing about that. */
export async function published(
  { graph }: InstagramPlace,
  { tokens }: NetworkAccess,
  media: string,
): Promise<Published> {
  const call = { token: tokens.access.token, query: { fields: 'id,permalink' } }
  const answer = await graph.ask(`/${media}`, call, WithLink)
  const url = answer.status === 'ok' ? (answer.value.permalink ?? null) : null
  return { status: 'published', remoteId: media, url }
}
