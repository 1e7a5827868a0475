import { z } from 'zod'

import { sureOf } from '../graph/gone.ts'
import { GraphId } from '../graph/graph.ts'
import type { BeginOutcome, NetworkAccess, OutgoingPost } from '../publisher.ts'
import type { InstagramPlace } from './place.ts'
import { digestOf, type InstagramTicket, kindOf } from './ticket.ts'

const Container = z.object({ id: GraphId, uri: z.string().nullish() })

/** Makes a container, which nobody sees: `POST /{ig}/media` of the content publishing guide. */
export async function begin(
  { graph, takesBytes, now }: InstagramPlace,
  access: NetworkAccess,
  post: OutgoingPost,
): Promise<BeginOutcome> {
  const { kind, text, madeWithAi, video } = post
  const { mediaType } = kindOf(kind)
  const file: Record<string, string> = takesBytes
    ? { upload_type: 'resumable' }
    : { video_url: (await video.publicUrl()).href }
  const words: Record<string, string> = kind === 'story' ? {} : { caption: text, share_to_feed: 'true' }
  const form = {
    media_type: mediaType,
    ...file,
    ...words,
    ...(madeWithAi && { is_ai_generated: 'true' }),
  }
  const { token } = access.tokens.access
  const answer = await graph.ask(`/${access.remoteId}/media`, { token, form }, Container)
  if (answer.status !== 'ok') return sureOf(graph, access, answer)
  const { id, uri } = answer.value
  if (takesBytes && !uri)
    return { status: 'unclear', why: 'unreadable', told: 'Instagram did not say where the file goes.' }
  const ticket: InstagramTicket = {
    container: id,
    uploadUrl: takesBytes ? (uri ?? null) : null,
    isSent: !takesBytes,
    begunAt: now().getTime(),
    words: digestOf(kind === 'story' ? '' : text),
    media: null,
  }
  return { status: 'begun', ticket }
}
