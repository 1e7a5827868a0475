import { z } from 'zod'

import type { FindOutcome, NetworkAccess, Wanted } from '../publisher.ts'
import { isSameText } from '../same-text.ts'
import { isInTime, slackMs } from '../wanted.ts'
import { askApi, type World } from './ask.ts'
import { addressOf } from './look.ts'
import { TiktokVideo } from './videos.ts'

const fields = ['id', 'create_time', 'duration', 'title', 'video_description', 'share_url']
const Page = z.object({
  videos: z.array(TiktokVideo),
  cursor: z.union([z.number(), z.string()]).optional(),
  has_more: z.boolean(),
})
/** More than an account can have posted in any time that is asked for. */
const mostPages = 30
const pageSize = 20

/** What is told of a caption ends after so many letters. */
const toldLetters = 150
/** Lengths are told in whole seconds. */
const toleranceSeconds = 2

/** Looks for a post among the account's public ones by its words, its time and its length: never just the newest. */
export async function find(world: World, access: NetworkAccess, wanted: Wanted): Promise<FindOutcome> {
  const since = (wanted.between.from.getTime() - slackMs) / 1_000
  let cursor: number | string | undefined
  for (let page = 0; page < mostPages; page += 1) {
    const json = { max_count: pageSize, ...(cursor !== undefined && { cursor }) }
    const got = await askApi(world, access, { path: '/video/list/', fields, json }, Page)
    if (got.status !== 'ok') return got
    const { videos, has_more: hasMore } = got.value
    const found = videos.find((video) => isThat(video, wanted))
    if (found) return publishedOf(world, access, found)
    const isPast = videos.length > 0 && videos.every(({ create_time: at = since }) => at < since)
    if (!hasMore || isPast) return { status: 'absent' }
    cursor = got.value.cursor
  }
  return { status: 'unclear', why: 'unreadable', told: 'The list of videos has no end.' }
}

function isThat(video: TiktokVideo, wanted: Wanted): boolean {
  const { id, create_time: at = 0, duration, title, video_description: words } = video
  const { text, seconds, others } = wanted
  if (others.includes(id) || !isInTime(new Date(at * 1_000), wanted)) return false
  if (duration !== undefined && Math.abs(duration - seconds) > toleranceSeconds) return false
  return isSameText(text, title, toldLetters) || isSameText(text, words, toldLetters)
}

function publishedOf(world: World, { handle }: NetworkAccess, { id, share_url }: TiktokVideo): FindOutcome {
  const url = handle === null ? (share_url ?? null) : addressOf(world, handle, id)
  return { status: 'published', remoteId: id, url }
}
