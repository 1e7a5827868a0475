import { isMissing } from '../graph/trouble.ts'
import type { PostKind } from '../post/network.ts'
import type { LookOutcome, NetworkAccess, Ticket } from '../publisher.ts'
import { readContainer } from './container.ts'
import { listMedia, published } from './media.ts'
import type { InstagramPlace } from './place.ts'
import { digestOf, type InstagramTicket, readTicket } from './ticket.ts'

/** Where a post stands: by its id where it has one, else by its container. */
export async function look(
  place: InstagramPlace,
  access: NetworkAccess,
  { kind, ticket }: { kind: PostKind; ticket: Ticket },
): Promise<LookOutcome> {
  const read = readTicket(ticket)
  if (read.media !== null) return published(place, access, read.media)
  const answer = await readContainer(place, access, read.container)
  if (answer.status !== 'ok') return isMissing(answer) ? { status: 'gone' } : answer
  switch (answer.value) {
    case 'working':
      // A container does not say which bytes it has: what was not taken whole is sent again, and cannot double.
      return read.isSent ? { status: 'processing', progress: null } : { status: 'unsent', fromByte: 0 }
    case 'finished':
      return { status: 'ready' }
    case 'lost':
      return { status: 'gone' }
    case 'published':
      return lookInMedia(place, access, { kind, read })
    default:
      return answer.value
  }
}

/** Instagram's clock may be ahead of ours: nothing can be posted by a container before it was made, and that is all. */
const dayMs = 86_400_000

/**
 * It is published for sure, and under which id is not known: the media with these words made since then, never the newest as
 * such. Until a list shows it, or where several fit, it goes by its container and without an address.
 */
async function lookInMedia(
  place: InstagramPlace,
  access: NetworkAccess,
  { kind, read }: { kind: PostKind; read: InstagramTicket },
): Promise<LookOutcome> {
  const between = { from: new Date(read.begunAt), to: new Date(place.now().getTime() + dayMs) }
  const listed = await listMedia(place, access, { kind, between })
  const fitting =
    listed.status === 'ok'
      ? listed.value.filter(({ caption }) => kind === 'story' || digestOf(caption ?? '') === read.words)
      : []
  const [one, ...more] = fitting
  return one && more.length === 0
    ? { status: 'published', remoteId: one.id, url: one.permalink ?? null }
    : { status: 'published', remoteId: read.container, url: null }
}
