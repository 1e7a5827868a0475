import { dayMs } from '@clipmint/kit'

import { opaque } from '../networks/chance.ts'
import type { Documents } from '../networks/documents.ts'
import type { EffectOf } from '../networks/faults/effect.ts'
import type { Media } from '../networks/media/shelf.ts'
import type { Post } from '../networks/posts.ts'
import type { Room } from '../networks/room.ts'
import type { Privacy, Snippet, Status } from './metadata.ts'
import type { YoutubeSwitches } from './switches.ts'
import { type Verdict, verdictOf } from './verdict.ts'

export type Video = {
  id: string
  channel: string
  snippet: Snippet
  status: Status
  sha256: string
  bytes: number
  durationMs: number
  width: number
  height: number
  createdAt: number
  processMs: number
  stalls: boolean
  verdict: Verdict | null
  lateMs: number
  /** From when on everybody sees it; null while nothing says when. */
  publicAt: number | null
  coverSha256: string | null
  removedAt: number | null
}

/** What is said of an upload's processing by rules of faults. */
export type Fate = {
  processMs: number | null
  stalls: boolean
  reject: EffectOf<'reject'> | null
  lateMs: number
}

export type Videos = {
  find: (id: string) => Video | null
  /** All of a channel, newest first. */
  of: (channel: string) => Video[]
  all: () => Video[]
  create: (
    channel: string,
    said: { snippet: Snippet; status: Status },
    file: { media: Media; fate: Fate },
  ) => Video
  change: (id: string, part: Partial<Pick<Video, 'snippet' | 'status' | 'coverSha256'>>) => Video
  remove: (id: string) => void
  uploadStatusOf: (video: Video) => 'uploaded' | 'processed' | 'failed' | 'rejected'
  privacyOf: (video: Video) => Privacy
  /** Whether everybody sees it now. */
  isPublic: (video: Video) => boolean
  /** How many a channel took in the last 24 hours. */
  takenToday: (channel: string) => number
}

export function createVideos(room: Room, switches: () => YoutubeSwitches): Videos {
  const { clock, store, posts, accounts } = room
  const kept: Documents<Video> = store.open('youtube-videos')
  const isThere = (video: Video) => video.removedAt === null && posts.get(video.id)?.removedAt === null
  const readyAt = ({ createdAt, processMs }: Video) => createdAt + processMs

  /** When it becomes public: once, and never anew. */
  function publicAtOf(video: Video): number | null {
    const { privacyStatus, publishAt } = video.status
    if (video.publicAt !== null && video.publicAt <= clock.now()) return video.publicAt
    if (privacyStatus === 'public') return Math.max(clock.now(), readyAt(video))
    return publishAt === null ? null : Math.max(publishAt, readyAt(video))
  }

  function keep(changed: Video): Video {
    const video = kept.put(changed.id, { ...changed, publicAt: publicAtOf(changed) })
    posts.put(postOf(video, readyAt(video), posts.get(video.id)))
    return video
  }

  const videos: Videos = {
    find(id) {
      const video = kept.get(id)
      return video && isThere(video) ? video : null
    },
    all: () => kept.all().filter(isThere),
    of: (channel) =>
      kept
        .all()
        .filter((video) => video.channel === channel && isThere(video))
        .toReversed(),
    create(channel, { snippet, status }, { media, fate }) {
      const isDuplicate =
        switches().rejectsDuplicates &&
        videos.of(channel).some(({ sha256, verdict }) => sha256 === media.sha256 && verdict === null)
      const { durationMs = 0, width = 0, height = 0 } = media.facts ?? {}
      const locked: Status = { ...status, privacyStatus: 'private', publishAt: null }
      return keep({
        id: opaque(8),
        channel,
        snippet,
        status: switches().locksPrivate ? locked : status,
        sha256: media.sha256,
        bytes: media.bytes,
        durationMs,
        width,
        height,
        createdAt: clock.now(),
        processMs: fate.processMs ?? switches().processingMs,
        stalls: fate.stalls,
        verdict: verdictOf(media, {
          channel: accounts.find('youtube', channel),
          isDuplicate,
          reject: fate.reject,
        }),
        lateMs: fate.lateMs,
        publicAt: null,
        coverSha256: null,
        removedAt: null,
      })
    },
    change(id, part) {
      const video = kept.get(id)
      if (!video) throw new Error(`There is no video ${id}.`)
      return keep({ ...video, ...part })
    },
    remove(id) {
      kept.change(id, { removedAt: clock.now() })
      posts.change(id, { removedAt: clock.now() })
    },
    uploadStatusOf: (video) =>
      video.stalls || readyAt(video) > clock.now() ? 'uploaded' : (video.verdict?.status ?? 'processed'),
    privacyOf: ({ status, publicAt }) =>
      status.publishAt !== null && publicAt !== null && publicAt <= clock.now()
        ? 'public'
        : status.privacyStatus,
    isPublic: (video) => videos.privacyOf(video) === 'public' && videos.uploadStatusOf(video) === 'processed',
    takenToday: (channel) =>
      kept.all().filter((video) => video.channel === channel && video.createdAt > clock.now() - dayMs).length,
  }
  return videos
}

/** Three minutes at most, and square or upright: the API never says so. */
export function isShort({ durationMs, width, height }: Video): boolean {
  return durationMs > 0 && durationMs <= 180_000 && height >= width
}

function postOf(video: Video, readyAt: number, known: Post | null): Post {
  const { id, channel, snippet, status, verdict, stalls, createdAt, publicAt } = video
  const isSeen = verdict === null && !stalls
  return {
    id,
    network: 'youtube',
    account: channel,
    kind: isShort(video) ? 'short' : 'video',
    title: snippet.title,
    caption: snippet.description,
    mediaSha256: video.sha256,
    durationMs: video.durationMs,
    source: id,
    createdAt,
    publishedAt: isSeen ? (publicAt ?? readyAt) : null,
    listedAt: createdAt + video.lateMs,
    endsAt: null,
    removedAt: known?.removedAt ?? null,
    isPublic: status.privacyStatus === 'public' || status.publishAt !== null,
    ...(status.privacyStatus === 'unlisted' && { audience: 'unlisted' as const }),
    coverSha256: video.coverSha256,
  }
}
