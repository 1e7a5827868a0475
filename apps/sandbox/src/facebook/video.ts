import { dayMs } from '@clipmint/kit'

import { messageOf } from '../meta/presets.ts'
import { digits } from '../networks/chance.ts'
import type { Documents } from '../networks/documents.ts'
import type { Effects } from '../networks/faults/effects.ts'
import type { Room } from '../networks/room.ts'
import type { FacebookSwitches } from './switches.ts'
import { failureOf, type VideoKind } from './tables.ts'

export type Failure = { code: number; message: string; insidePhase: boolean }

/** What was said of a video when it was finished. */
export type Finish = {
  state: 'PUBLISHED' | 'SCHEDULED' | 'DRAFT'
  at: number
  description: string
  title: string | null
  scheduledAt: number | null
  /** The post that it is, or will be. */
  post: string
}

export type Video = {
  id: string
  page: string
  kind: VideoKind
  createdAt: number
  /** An upload by `/videos` in pieces has a name of its own. */
  session: string | null
  size: number | null
  received: number
  sha256: string | null
  /** When everything was there, or could not be fetched. */
  uploadedAt: number | null
  uploadFailed: string | null
  /** An address that it is fetched from in place of being sent. */
  fetchedFrom: string | null
  durationMs: number
  processMs: number
  stalls: boolean
  failure: Failure | null
  finish: Finish | null
  lateMs: number
  coverSha256: string | null
  removedAt: number | null
}

/** What Facebook knows of a Page's videos, from the first word of an upload to its post. */
export type Videos = {
  kept: Documents<Video>
  start: (page: string, kind: VideoKind, more?: Partial<Video>) => Video
  find: (id: string) => Video | null
  of: (page: string, kind?: VideoKind) => Video[]
  /** All bytes are there. */
  uploaded: (id: string, sha256: string | null, effects: Effects) => Promise<void>
  uploadFailed: (id: string, why: string) => void
  /** Says what becomes of a video; it is published once it has been processed. */
  finish: (id: string, finish: Omit<Finish, 'at' | 'post'>, effects: Effects) => Video
  /** When it has been processed; null while that cannot be told. */
  readyAt: (video: Video) => number | null
  remove: (id: string) => void
}

export function createVideos(room: Room, switches: () => FacebookSwitches): Videos {
  const { clock, shelf, posts, store } = room
  const kept = store.open<Video>('uploads')

  const readyAt = ({ uploadedAt, processMs, stalls, uploadFailed }: Video) =>
    uploadedAt === null || stalls || uploadFailed !== null ? null : uploadedAt + processMs
  const change = (id: string, part: Partial<Video>) => {
    const video = kept.change(id, part)
    if (!video) throw new Error(`There is no video ${id}.`)
    return video
  }

  /** Puts the post once it is known when, and whether, there will be one. */
  function settle(video: Video): Video {
    const ready = readyAt(video)
    const { finish, sha256 } = video
    if (!finish || finish.state === 'DRAFT' || ready === null || sha256 === null || video.failure)
      return video
    const publishedAt = Math.max(finish.scheduledAt ?? finish.at, ready)
    posts.put({
      id: finish.post,
      network: 'facebook',
      account: video.page,
      kind: video.kind,
      caption: finish.description,
      mediaSha256: sha256,
      durationMs: video.durationMs,
      source: video.id,
      createdAt: finish.at,
      publishedAt,
      listedAt: publishedAt + video.lateMs,
      endsAt: video.kind === 'story' ? publishedAt + dayMs : null,
      removedAt: null,
      isPublic: true,
      coverSha256: video.coverSha256,
    })
    return video
  }

  return {
    kept,
    readyAt,
    find: (id) => {
      const video = kept.get(id)
      return video && video.removedAt === null ? video : null
    },
    of: (page, kind) =>
      kept
        .all()
        .filter(
          (it) => it.page === page && it.removedAt === null && (kind === undefined || it.kind === kind),
        ),
    start(page, kind, more = {}) {
      const id = digits(16)
      return kept.put(id, {
        id,
        page,
        kind,
        createdAt: clock.now(),
        session: null,
        size: null,
        received: 0,
        sha256: null,
        uploadedAt: null,
        uploadFailed: null,
        fetchedFrom: null,
        durationMs: 0,
        processMs: 0,
        stalls: false,
        failure: null,
        finish: null,
        lateMs: 0,
        coverSha256: null,
        removedAt: null,
        ...more,
      })
    },
    async uploaded(id, sha256, effects) {
      const media = await shelf.take(id, sha256)
      const video = kept.get(id)
      if (!video) return
      const reject = effects.find('reject')
      const code = reject ? Number(reject.code) : failureOf(video.kind, media.facts)
      const failure =
        code === null
          ? null
          : {
              code,
              message: messageOf(code),
              insidePhase: reject?.insidePhase ?? switches().hidesErrorsInPhases,
            }
      settle(
        change(id, {
          sha256: media.sha256,
          received: media.bytes,
          size: media.bytes,
          uploadedAt: clock.now(),
          durationMs: media.facts?.durationMs ?? 0,
          processMs: effects.find('process')?.ms ?? switches().processingMs,
          stalls: effects.find('stall') !== null,
          failure,
        }),
      )
    },
    uploadFailed: (id, why) => void kept.change(id, { uploadFailed: why, uploadedAt: clock.now() }),
    finish(id, finish, effects) {
      const { page, processMs, stalls, failure } = change(id, {})
      const reject = effects.find('reject')
      return settle(
        change(id, {
          finish: { ...finish, at: clock.now(), post: `${page}_${digits(16)}` },
          lateMs: effects.find('late-visible')?.ms ?? 0,
          processMs: effects.find('process')?.ms ?? processMs,
          stalls: stalls || effects.find('stall') !== null,
          failure: reject
            ? {
                code: Number(reject.code),
                message: messageOf(Number(reject.code)),
                insidePhase: reject.insidePhase,
              }
            : failure,
        }),
      )
    },
    remove(id) {
      const video = change(id, { removedAt: clock.now() })
      for (const post of posts.bySource(video.id)) posts.change(post.id, { removedAt: clock.now() })
    },
  }
}
