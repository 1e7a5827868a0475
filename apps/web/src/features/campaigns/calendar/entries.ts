import {
  type CampaignPost,
  leadMinutesOf,
  limits,
  type NetworkId,
  type Reservation,
} from '@clipmint/contract'

import { faultOf, firstSeenAt, momentOf, wallAt } from '../../reservations/index.ts'
import { mayMove, needsCare } from '../standing.ts'
import { addDays, daysBetween } from './days.ts'
import type { EntryLook } from './entry-look.tsx'

/** A post on the calendar: of a campaign, or one that its owner made by hand. */
export type Entry = {
  key: string
  post: { of: 'campaign'; post: CampaignPost } | { of: 'direct'; post: Reservation }
  /** Where it stands on the calendar's own wall. */
  day: string
  time: string
  /** When it was first to be seen on a network; before that, when it is to be. */
  at: string
  /** The zone that its time was chosen in. */
  zone: string
  look: EntryLook
  /** Whether it failed, or would as it is. */
  isBad: boolean
  title: string | null
  poster: string | null
  networks: readonly NetworkId[]
  mayMove: boolean
  /** How far ahead it can be moved to at least. */
  leadMinutes: number
}

type Posts = { list: readonly CampaignPost[]; direct: readonly Reservation[] }

/** All posts as entries on a wall, in the order of their times. */
export function toEntries({ list, direct }: Posts, zone: string): Entry[] {
  const ofCampaigns = list.map((post): Entry => ({
    ...placed(post, { at: post.publishedAt ?? post.uploadAt, zone }),
    // A slot has no id before something is done about it, and stays the same entry when it has one.
    key: `${post.campaignId} ${post.day} ${post.no}`,
    post: { of: 'campaign', post },
    look: lookOf(post),
    isBad: needsCare(post),
    leadMinutes: leadMinutesOf(post.status),
    title: post.campaignTitle,
  }))
  const byHand = direct.map((post): Entry => ({
    ...placed(post, { at: firstSeenAt(post) ?? post.uploadAt, zone }),
    key: post._id,
    post: { of: 'direct', post },
    look: post.status,
    isBad: needsCare({ status: post.status, failure: null }),
    leadMinutes: limits.postLeadMinutes,
    title: post.video?.title ?? null,
  }))
  return [...ofCampaigns, ...byHand].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

function lookOf({ isHeld, status, making }: CampaignPost): EntryLook {
  if (isHeld) return 'held'
  return status === 0 && making === null ? 'planned' : status
}

function placed(
  post: Posts['list'][number] | Posts['direct'][number],
  { at, zone }: { at: string; zone: string },
) {
  const { video, targets } = post
  const { date: day, time } = wallAt(new Date(at), zone)
  return {
    day,
    time,
    at,
    zone: post.zone,
    poster: video?.poster ?? null,
    networks: [...new Set(targets.map(({ platform }) => platform))],
    mayMove: mayMove(post),
  }
}

/** When an entry is posted that is moved to another day of the calendar: at the same time on its own wall. */
export function movedTo({ at, zone, day }: Entry, toDay: string): Date | null {
  const { date, time } = wallAt(new Date(at), zone)
  return momentOf({ date: addDays(date, daysBetween(day, toDay)), time }, zone)
}

/** Why an entry cannot be moved to a day; null where it can. */
export function faultOfMove(
  entry: Entry,
  toDay: string,
  now: Date,
): 'fixed' | 'missing' | 'too-soon' | 'too-far' | null {
  if (!entry.mayMove || toDay === entry.day) return 'fixed'
  const moment = movedTo(entry, toDay)
  if (moment === null) return 'missing'
  const reach = { leadMinutes: entry.leadMinutes, daysAhead: limits.postDaysAhead }
  return faultOf(wallAt(moment, entry.zone), { zone: entry.zone, now, reach })
}
