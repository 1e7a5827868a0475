import { z } from 'zod'

import { GraphId } from '../graph/graph.ts'
import type { BeginOutcome, NetworkAccess, OutgoingPost } from '../publisher.ts'
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
  { graph }: FacebookPlace,
  { remoteId: page, tokens }: NetworkAccess,
  { kind, video: { bytes } }: OutgoingPost,
): Promise<BeginOutcome> {
  const path = `/${page}/${edgesOf(kind).make}`
  const { token } = tokens.access
  const phase = { upload_phase: 'start' }
  const begun = (ticket: FacebookTicket): BeginOutcome => ({ status: 'begun', ticket })
  if (kind === 'video') {
    const form = { ...phase, file_size: String(bytes) }
    const answer = await graph.ask(path, { token, form }, BegunInParts)
    if (answer.status !== 'ok') return answer
    const { video_id: video, upload_session_id: session, start_offset: start, end_offset: end } = answer.value
    return begun({ video, bytes, uploadUrl: null, session, partBytes: end - start })
  }
  const answer = await graph.ask(path, { token, form: phase }, Begun)
  if (answer.status !== 'ok') return answer
  const { video_id: video, upload_url: uploadUrl } = answer.value
  return begun({ video, bytes, uploadUrl, session: null, partBytes: null })
}
