import { z } from 'zod'

import { networks } from '../networks.ts'
import type { BeginOutcome, NetworkAccess, OutgoingPost, Rejected, Ticket } from '../publisher.ts'
import { askApi, type World } from './ask.ts'

const facts = networks.tiktok
/** Files beyond it would have to go in parts, which TikTok refuses to some apps since August 2026. */
const mostBytes = facts.kinds.video?.mostBytes ?? 0

const UploadTicket = z.object({
  publishId: z.string(),
  /** Where the bytes go, for an hour: whoever knows it can send them. */
  uploadUrl: z.url(),
  openedAt: z.number(),
  bytes: z.number().int().positive(),
  /** Whether TikTok has answered the last byte. */
  isSent: z.boolean(),
})
export type UploadTicket = z.output<typeof UploadTicket>

/** A ticket of ours; throws on any other. */
export const readTicket = (ticket: Ticket): UploadTicket => UploadTicket.parse(ticket)

const Opened = z.object({ publish_id: z.string().min(1), upload_url: z.url() })

/**
 * Opens a post that comes to be once its bytes are there, and without them to nothing. The whole file is one chunk: its size
 * has to be the file's then.
 */
export async function begin(world: World, access: NetworkAccess, post: OutgoingPost): Promise<BeginOutcome> {
  const fault = faultIn(post)
  if (fault) return fault
  const { text, madeWithAi, video } = post
  const { privacy, comment, duet, stitch, disclosure } = post.settings
  const json = {
    post_info: {
      title: text,
      privacy_level: privacy,
      disable_comment: comment !== true,
      disable_duet: duet !== true,
      disable_stitch: stitch !== true,
      brand_content_toggle: isBranded(disclosure),
      brand_organic_toggle: disclosure === 'own' || disclosure === 'both',
      is_aigc: madeWithAi,
    },
    source_info: {
      source: 'FILE_UPLOAD',
      video_size: video.bytes,
      chunk_size: video.bytes,
      total_chunk_count: 1,
    },
  }
  const got = await askApi(world, access, { path: '/post/publish/video/init/', json }, Opened)
  if (got.status !== 'ok') return got
  const ticket: UploadTicket = {
    publishId: got.value.publish_id,
    uploadUrl: got.value.upload_url,
    openedAt: world.now().getTime(),
    bytes: video.bytes,
    isSent: false,
  }
  return { status: 'begun', ticket }
}

/** What TikTok would refuse, and what its guidelines forbid to leave out. */
function faultIn({ text, settings, video }: OutgoingPost): Rejected | null {
  if (video.bytes > mostBytes) return rejected('size', 'video_size')
  if (text.length > facts.caption.most) return rejected('caption', 'title')
  const { privacy, disclosure, musicConsent } = settings
  if (typeof privacy !== 'string' || privacy === '') return rejected('settings', 'privacy_level')
  if (musicConsent !== true) return rejected('settings', 'music_usage_confirmation')
  const isHiddenAdvert = isBranded(disclosure) && privacy === 'SELF_ONLY'
  return isHiddenAdvert ? rejected('settings', 'brand_content_toggle') : null
}

/** Whether another brand pays for it, alone or beside the owner's own. */
function isBranded(disclosure: OutgoingPost['settings'][string] | undefined): boolean {
  return disclosure === 'branded' || disclosure === 'both'
}

function rejected(refusal: Rejected['refusal'], code: string): Rejected {
  return { status: 'rejected', refusal, code, told: 'It was not asked.' }
}
