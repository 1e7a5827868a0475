import { createHash } from 'node:crypto'

import { z } from 'zod'

import type { PostKind } from '../post/network.ts'
import type { Ticket } from '../publisher.ts'
import { plain } from '../same-text.ts'

const Fields = z.object({
  container: z.string().min(1),
  /** Where its bytes go; null where the file is fetched. */
  uploadUrl: z.string().nullable(),
  /** Whether all bytes went out and were taken. */
  isSent: z.boolean(),
  /** When it was made, in ms: what is posted by it is later. */
  begunAt: z.number(),
  /** A digest of its words, to know it by in a list. */
  words: z.string(),
  /** The id that it has as a post, where that was told. */
  media: z.string().nullable(),
})
export type InstagramTicket = z.infer<typeof Fields>

/** Reads a ticket of Instagram's; throws on another's. */
export function readTicket(ticket: Ticket): InstagramTicket {
  return Fields.parse(ticket)
}

/** The same for the same words, whatever a list makes of line ends. */
export function digestOf(text: string): string {
  return createHash('sha256').update(plain(text)).digest('hex')
}

const kinds: Partial<Record<PostKind, { mediaType: string; productType: string; list: string }>> = {
  reels: { mediaType: 'REELS', productType: 'REELS', list: 'media' },
  story: { mediaType: 'STORIES', productType: 'STORY', list: 'stories' },
}

/** What Instagram calls a kind, and where it lists it; throws on one that it does not know. */
export function kindOf(kind: PostKind): { mediaType: string; productType: string; list: string } {
  const known = kinds[kind]
  if (!known) throw new RangeError(`Instagram has no posts of the kind "${kind}".`)
  return known
}
