import { sha256 } from '../networks/chance.ts'
import type { Room } from '../networks/room.ts'
import type { Numbers } from './counts.ts'
import type { Video, Videos } from './videos.ts'

/** A video in the words of the API. */
/** `home` is the host that was asked: pictures are reached from there. */
export type Resource = {
  of: (video: Video, parts: readonly string[], home: string) => Record<string, unknown>
}

type Part = (video: Video, site: string) => Record<string, unknown>
type Parts = { room: Room; videos: Videos; numbers: Numbers }

export const videoParts = [
  'id',
  'snippet',
  'status',
  'statistics',
  'contentDetails',
  'processingDetails',
  'recordingDetails',
  'localizations',
] as const

export function createResource({ room, videos, numbers }: Parts): Resource {
  const parts: Record<string, Part> = {
    snippet: (video, site) => {
      const { snippet, channel, createdAt, publicAt } = video
      return {
        publishedAt: iso(publicAt !== null && publicAt <= room.clock.now() ? publicAt : createdAt),
        channelId: channel,
        title: snippet.title,
        description: snippet.description,
        thumbnails: thumbnailsOf(video, site),
        channelTitle: room.accounts.find('youtube', channel)?.name ?? '',
        ...(snippet.tags.length > 0 && { tags: snippet.tags }),
        categoryId: snippet.categoryId,
        liveBroadcastContent: 'none',
        ...(snippet.defaultLanguage !== null && { defaultLanguage: snippet.defaultLanguage }),
        localized: { title: snippet.title, description: snippet.description },
        ...(snippet.defaultAudioLanguage !== null && { defaultAudioLanguage: snippet.defaultAudioLanguage }),
      }
    },
    status(video) {
      const { status, verdict } = video
      const uploadStatus = videos.uploadStatusOf(video)
      const privacyStatus = videos.privacyOf(video)
      return {
        uploadStatus,
        ...(verdict && uploadStatus === 'failed' && { failureReason: verdict.reason }),
        ...(verdict && uploadStatus === 'rejected' && { rejectionReason: verdict.reason }),
        privacyStatus,
        ...(privacyStatus === 'private' && status.publishAt !== null && { publishAt: iso(status.publishAt) }),
        license: status.license,
        embeddable: status.embeddable,
        publicStatsViewable: status.publicStatsViewable,
        madeForKids: status.selfDeclaredMadeForKids,
        selfDeclaredMadeForKids: status.selfDeclaredMadeForKids,
        containsSyntheticMedia: status.containsSyntheticMedia,
      }
    },
    statistics({ id }) {
      const { views, likes, comments } = numbers.of(id, room.clock.now())
      return {
        viewCount: String(views),
        ...(!room.settings().hidesLikes && { likeCount: String(likes) }),
        favoriteCount: '0',
        commentCount: String(comments + room.posts.commentsOf(id).length),
      }
    },
    contentDetails: (video) => ({
      duration: durationOf(videos.uploadStatusOf(video) === 'processed' ? video.durationMs : 0),
      dimension: '2d',
      definition: Math.min(video.width, video.height) >= 720 ? 'hd' : 'sd',
      caption: 'false',
      licensedContent: false,
      contentRating: {},
      projection: 'rectangular',
    }),
    processingDetails: (video) => processing(video, videos.uploadStatusOf(video), room.clock.now()),
    recordingDetails: () => ({}),
    localizations: () => ({}),
  }
  return {
    of(video, asked, home) {
      const site = room.publicUrl(new URL(home))
      const told = asked.flatMap((name): [string, unknown][] => {
        const part = parts[name]
        return part ? [[name, part(video, site)]] : []
      })
      return {
        kind: 'youtube#video',
        etag: etagOf(video.id, JSON.stringify(told)),
        id: video.id,
        ...Object.fromEntries(told),
      }
    },
  }
}

function processing(video: Video, uploadStatus: string, now: number): Record<string, unknown> {
  const rest = {
    fileDetailsAvailability: 'available',
    processingIssuesAvailability: 'available',
    tagSuggestionsAvailability: 'inProgress',
    editorSuggestionsAvailability: 'inProgress',
    thumbnailsAvailability: uploadStatus === 'processed' ? 'available' : 'inProgress',
  }
  if (uploadStatus === 'uploaded') {
    const spent = now - video.createdAt
    const share = video.stalls || video.processMs === 0 ? 0.4 : spent / video.processMs
    const timeLeftMs = video.stalls ? 60_000 : video.processMs - spent
    return {
      processingStatus: 'processing',
      processingProgress: {
        partsTotal: '100',
        partsProcessed: String(Math.floor(share * 100)),
        timeLeftMs: String(Math.max(0, timeLeftMs)),
      },
      ...rest,
    }
  }
  if (uploadStatus === 'failed')
    return { processingStatus: 'failed', processingFailureReason: 'transcodeFailed', ...rest }
  return { processingStatus: uploadStatus === 'rejected' ? 'terminated' : 'succeeded', ...rest }
}

const sizes = { default: [120, 90], medium: [320, 180], high: [480, 360] } as const

/** A video's cover in sizes, all of the same picture; the channel's until there is one. */
export function thumbnailsOf({ channel, coverSha256 }: Video, site: string): Record<string, unknown> {
  const name = coverSha256 === null ? `pictures/${channel}` : `media/${coverSha256}`
  const url = `${site}/sandbox/networks/${name}.jpg`
  return Object.fromEntries(
    Object.entries(sizes).map(([name, [width, height]]) => [name, { url, width, height }]),
  )
}

/** A moment as YouTube writes it, in whole seconds. */
export function iso(at: number): string {
  return new Date(at).toISOString().replace(/\.\d+Z$/, 'Z')
}

/** ISO 8601, in whole seconds: PT1M5S. */
export function durationOf(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  if (seconds === 0) return 'P0D'
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3_600),
    Math.floor((seconds % 3_600) / 60),
    seconds % 60,
  ]
  return `PT${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${rest ? `${rest}S` : ''}`
}

export function etagOf(...words: string[]): string {
  return sha256(words.join('\n')).slice(0, 27)
}
