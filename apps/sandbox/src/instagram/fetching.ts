import type { Effects } from '../networks/faults/effects.ts'
import { pull, type PullFault, type PullManners } from '../networks/media/pull.ts'
import type { Container } from './container.ts'
import type { InstagramRoom } from './instagram.ts'
import { mostBytesOf } from './tables.ts'

const mostCoverBytes = 8 * 1024 ** 2

/** Fetches a container's video from its address, and its cover; false when the video could not be. */
export async function fetchContainer(
  { room, containers }: InstagramRoom,
  { container, effects }: { container: Container; effects: Effects | null },
): Promise<boolean> {
  const { id, videoUrl, kind, options } = container
  const cover = options['cover_url']
  const wrongCover = cover === undefined ? null : await fetchCover({ room, containers }, id, cover)
  if (wrongCover !== null) {
    await containers.uploaded(id, { failure: wrongCover }, effects)
    return true
  }
  if (videoUrl === null) return true
  const got = await pull(videoUrl, room.shelf.pathOf(id), {
    ...mannersOf(room.settings().fetchesLocal),
    types: /^(video\/|application\/octet-stream)/,
    mostBytes: mostBytesOf(kind),
  })
  if ('fault' in got) await containers.uploaded(id, { failure: failureOf(got.fault) }, effects)
  else await containers.uploaded(id, { sha256: got.sha256 }, effects)
  return !('fault' in got)
}

async function fetchCover(
  { room, containers }: Pick<InstagramRoom, 'room' | 'containers'>,
  id: string,
  address: string,
): Promise<number | null> {
  const upload = `cover-${id}`
  const got = await pull(address, room.shelf.pathOf(upload), {
    ...mannersOf(room.settings().fetchesLocal),
    types: /^image\/jpe?g/,
    mostBytes: mostCoverBytes,
  })
  if ('fault' in got)
    return got.fault === 'type' ? 2_207_005 : got.fault === 'too-big' ? 2_207_004 : 2_207_052
  const { sha256 } = await room.shelf.take(upload, got.sha256)
  containers.kept.change(id, { coverSha256: sha256 })
  return null
}

function mannersOf(allowsLocal: boolean): Omit<PullManners, 'types' | 'mostBytes'> {
  return { allowsLocal, allowsRedirects: true, crawler: 'facebookexternalhit/1.1', timeoutMs: 60_000 }
}

function failureOf(fault: PullFault): number {
  switch (fault) {
    case 'timeout':
      return 2_207_003
    case 'type':
    case 'too-big':
      return 2_207_026
    default:
      return 2_207_052
  }
}
