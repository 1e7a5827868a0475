import { troubleOf } from '../meaning.ts'
import type { LookOutcome, NetworkAccess } from '../publisher.ts'
import type { World } from './ask.ts'
import type { UploadTicket } from './begin.ts'
import { failureOf } from './meanings.ts'
import { readStatus, type Status } from './status.ts'

/** An address for bytes is good for so long. */
const uploadMs = 3_600_000

/** Where a post stands, by its own id. */
export async function look(world: World, access: NetworkAccess, ticket: UploadTicket): Promise<LookOutcome> {
  const got = await readStatus(world, access, ticket)
  if (got.status === 'rejected' && got.code === 'invalid_publish_id') return { status: 'gone' }
  if (got.status !== 'ok') return got
  return standingOf(world, access, { ticket, standing: got.value })
}

function standingOf(
  world: World,
  access: NetworkAccess,
  { ticket, standing }: { ticket: UploadTicket; standing: Status },
): LookOutcome {
  switch (standing.status) {
    case 'PUBLISH_COMPLETE':
      return publishedOf(world, access, { ticket, standing })
    case 'FAILED':
      return failedOf(standing.fail_reason ?? 'internal')
    case 'PROCESSING_UPLOAD':
      return uploadOf(world, ticket, standing)
    case 'PROCESSING_DOWNLOAD':
      return { status: 'processing', progress: null }
    case 'SEND_TO_USER_INBOX': {
      const told = 'TikTok made a draft of it.'
      return { status: 'rejected', refusal: 'other', code: standing.status, told }
    }
    default:
      return { status: 'unclear', why: 'unreadable', told: `TikTok has a status ${standing.status}.` }
  }
}

/** The public id comes with the end of moderation, and never to a post for oneself: until then it has the upload's. */
function publishedOf(
  { at }: World,
  { handle }: NetworkAccess,
  { ticket, standing }: { ticket: UploadTicket; standing: Status },
): LookOutcome {
  const [id] = [...standing.publicaly_available_post_id, ...standing.publicly_available_post_id]
  if (id === undefined) return { status: 'published', remoteId: ticket.publishId, url: null }
  return { status: 'published', remoteId: id, url: handle && addressOf({ at }, handle, id) }
}

/** Where a video is watched. */
export function addressOf({ at }: Pick<World, 'at'>, handle: string, id: string): string {
  return `${at('www.tiktok.com')}/@${encodeURIComponent(handle)}/video/${encodeURIComponent(id)}`
}

/** After a fault of its own TikTok has nothing of the post any more: it may be begun anew where it is not found. */
function failedOf(reason: string): LookOutcome {
  if (reason === 'internal') return { status: 'gone' }
  return troubleOf(failureOf(reason), { code: reason, told: `TikTok says: ${reason}.`, until: null })
}

/** A chunk of which a part is missing is sent again whole, as long as its address is good. */
function uploadOf({ now }: World, { bytes, openedAt, isSent }: UploadTicket, standing: Status): LookOutcome {
  const has = standing.uploaded_bytes ?? (isSent ? bytes : 0)
  if (has >= bytes) return { status: 'processing', progress: null }
  const isOver = now().getTime() - openedAt >= uploadMs
  return isOver ? { status: 'gone' } : { status: 'unsent', fromByte: 0 }
}
