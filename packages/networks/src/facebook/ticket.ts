import { z } from 'zod'

import type { PostKind } from '../post/network.ts'
import type { Ticket } from '../publisher.ts'

const Fields = z.object({
  /** The video's id, which stays its id when it is seen. */
  video: z.string().min(1),
  bytes: z.number().int(),
  /** Where reels and stories go. */
  uploadUrl: z.string().nullable(),
  /** What parts of a long video belong to. */
  session: z.string().nullable(),
  /** How long a part of it is. */
  partBytes: z.number().int().nullable(),
})
export type FacebookTicket = z.infer<typeof Fields>

/** Reads a ticket of Facebook's; throws on another's. */
export function readTicket(ticket: Ticket): FacebookTicket {
  return Fields.parse(ticket)
}

/** Where posts of a kind are made and listed. */
const edges: Partial<Record<PostKind, { make: string; list: string }>> = {
  reels: { make: 'video_reels', list: 'video_reels' },
  story: { make: 'video_stories', list: 'stories' },
  video: { make: 'videos', list: 'videos' },
}

/** The edges of a kind; throws on one that Facebook does not know. */
export function edgesOf(kind: PostKind): { make: string; list: string } {
  const known = edges[kind]
  if (!known) throw new RangeError(`Facebook has no posts of the kind "${kind}".`)
  return known
}
