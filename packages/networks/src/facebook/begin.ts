import { z } from 'zod'

import { sureOf } from '../graph/gone.ts'
import { GraphId } from '../graph/graph.ts'
import { rollingQuotaMs } from '../graph/usage.ts'
import type { BeginOutcome, NetworkAccess, OutgoingPost, Trouble } from '../publisher.ts'
import type { FacebookPlace } from './place.ts'
import { edgesOf, type FacebookTicket } from './ticket.ts'

const Begun = z.object({ video_id: GraphId, upload_url: z.string().min(1) })
const BegunInParts = z.object({
  video_id: GraphId,
  upload_session_id: GraphId,
  start_offset: z.coerce.number().int(),
  end_offset: z.coerce.number().int(),
})

/** Opens a video that nobody sees: `upload_phase=start` of the guides on Reels, Page stories and Page videos. */
export async function begin(
  place: FacebookPlace,
  access: NetworkAccess,
  { kind, video: { bytes } }: OutgoingPost,
): Promise<BeginOutcome> {
  const { graph } = place
  const path = `/${access.remoteId}/${edgesOf(kind).make}`
  const { token } = access.tokens.access
  const phase = { upload_phase: 'start' }
  const begun = (ticket: FacebookTicket): BeginOutcome => ({ status: 'begun', ticket })
  if (kind === 'video') {
    const form = { ...phase, file_size: String(bytes) }
    const answer = await graph.ask(path, { token, form }, BegunInParts)
    if (answer.status !== 'ok') return sureOf(graph, access, answer)
    const { video_id: video, upload_session_id: session, start_offset: start, end_offset: end } = answer.value
    return begun({ video, bytes, uploadUrl: null, session, partBytes: end - start })
  }
  const answer = await graph.ask(path, { token, form: phase }, Begun)
  if (answer.status !== 'ok') return refusalOf(place, access, answer)
  const { video_id: video, upload_url: uploadUrl } = answer.value
  return begun({ video, bytes, uploadUrl, session: null, partBytes: null })
}

/** The limit of its own that this call has is that of thirty reels in a day that rolls. */
async function refusalOf(
  { graph, now }: FacebookPlace,
  access: NetworkAccess,
  answer: Trouble,
): Promise<Trouble> {
  if (answer.status !== 'wait' || answer.code !== '613') return sureOf(graph, access, answer)
  const until = answer.until ?? new Date(now().getTime() + rollingQuotaMs)
  return { ...answer, why: 'quota', until }
}
