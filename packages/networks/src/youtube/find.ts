import type { FindOutcome, NetworkAccess, Unclear, Wanted } from '../publisher.ts'
import { isSameText } from '../same-text.ts'
import { isInTime, slackMs } from '../wanted.ts'
import type { World } from './ask.ts'
import { readChannel } from './channel.ts'
import { listUploads } from './uploads.ts'
import { fateOf, readVideos, type Video } from './video.ts'

/** Lengths are told in whole seconds, and a video may end with its last frame or its last sound. */
const toleranceSeconds = 2

const unnamed: Unclear = {
  status: 'unclear',
  why: 'unreadable',
  told: 'The channel names no list of uploads.',
}

const unseen: Unclear = {
  status: 'unclear',
  why: 'unreadable',
  told: 'The video is uploaded, and still processed.',
}

/** Looks for a post among the channel's uploads by its words, its time and its length: never just the newest. */
export async function find(world: World, access: NetworkAccess, wanted: Wanted): Promise<FindOutcome> {
  const own = await readChannel(world, access.tokens, ['contentDetails'])
  if (own.status !== 'ok') return own
  if (own.channel.id !== access.remoteId)
    return { status: 'needs-owner', fault: 'gone', code: 'channel', told: 'The link is another channel’s.' }
  const playlistId = own.channel.contentDetails?.relatedPlaylists.uploads
  if (playlistId === undefined) return unnamed
  const since = new Date(wanted.between.from.getTime() - slackMs)
  const listed = await listUploads(world, access, { playlistId, since })
  if (listed.status !== 'ok') return listed
  const ids = listed.uploads
    .filter(({ at, title, description }) => {
      return isInTime(at, wanted) && isSameText(wanted.title, title) && isSameText(wanted.text, description)
    })
    .map(({ videoId }) => videoId)
    .filter((id) => !wanted.others.includes(id))
    .slice(0, 50)
  if (ids.length === 0) return { status: 'absent' }
  const got = await readVideos(world, access, {
    ids,
    parts: ['status', 'contentDetails', 'processingDetails'],
  })
  if (got.status !== 'ok') return got
  const found = ids.find((id) =>
    isSameLength(
      wanted,
      got.videos.find((video) => video.id === id),
    ),
  )
  if (found === undefined) return { status: 'absent' }
  const video = got.videos.find(({ id }) => id === found)
  const fate = video && fateOf(world, video, { kind: wanted.kind, privacy: null })
  // It is there, and nobody sees it while it is worked on, which may have no end.
  return fate?.status === 'published' || fate?.status === 'rejected' ? fate : unseen
}

/** While a video is worked on its length is not known, and the rest has to do. */
function isSameLength({ seconds }: Wanted, video: Video | undefined): boolean {
  const told = secondsOf(video?.contentDetails.duration)
  return told === null || Math.abs(told - seconds) <= toleranceSeconds
}

/** The seconds of an ISO 8601 duration such as PT1M5S; null for none. */
function secondsOf(duration: string | undefined): number | null {
  const match = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(duration ?? '')
  if (!match) return null
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => Number(part ?? 0))
  const all = ((days * 24 + hours) * 60 + minutes) * 60 + seconds
  return all > 0 ? all : null
}
