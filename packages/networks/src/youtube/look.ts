import type { PostKind } from '../post/network.ts'
import type { LookOutcome, NetworkAccess } from '../publisher.ts'
import type { World } from './ask.ts'
import { probe, type SessionTicket } from './session.ts'
import { fateOf, readVideos } from './video.ts'

/** How long a video may not be listed yet that was uploaded whole. */
export const listedWithinMs = 10 * 60_000

const processing: LookOutcome = { status: 'processing', progress: null }

/** Where a video stands: by its id where that is known, else by its session before anything else. */
export async function look(
  world: World,
  access: NetworkAccess,
  { kind, ticket }: { kind: PostKind; ticket: SessionTicket },
): Promise<LookOutcome> {
  const { videoId } = ticket
  if (videoId !== null) return lookAt(world, access, { kind, ticket, videoId })
  const state = await probe(world, access, ticket)
  switch (state.status) {
    case 'missing': {
      const { fromByte } = state
      return fromByte < ticket.bytes ? { status: 'unsent', fromByte } : processing
    }
    case 'whole':
      return lookAt(world, access, { kind, ticket, videoId: state.video.id })
    default:
      return state
  }
}

async function lookAt(
  world: World,
  access: NetworkAccess,
  { kind, ticket, videoId }: { kind: PostKind; ticket: SessionTicket; videoId: string },
): Promise<LookOutcome> {
  const { privacy, sentAt } = ticket
  const got = await readVideos(world, access, { ids: [videoId], parts: ['status', 'processingDetails'] })
  if (got.status !== 'ok') return got
  const video = got.videos.find(({ id }) => id === videoId)
  if (video) return fateOf(world, video, { kind, privacy })
  // It was there: either it is not listed yet, or somebody took it away.
  const isLong = sentAt !== null && world.now().getTime() - sentAt > listedWithinMs
  if (!isLong) return processing
  const told = 'YouTube does not know the video any more.'
  return { status: 'rejected', refusal: 'cancelled-there', code: 'videoNotFound', told }
}
