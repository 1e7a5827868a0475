import { type NetworkId, networkIds } from '@clipmint/networks'
import { z } from 'zod'

import { call } from './define.ts'
import { Flag, pageOf, pageQuery, Search } from './page.ts'

const LocalizedText = z.object({ ko: z.string().min(1).max(60), en: z.string().min(1).max(60) })

/** Where a video with a track may go; `download` is a file in the owner's own hands. */
export const musicPlatforms: readonly (NetworkId | 'download')[] = [...networkIds, 'download']
export const musicMoods = [
  'bright',
  'upbeat',
  'calm',
  'warm',
  'elegant',
  'dark',
  'tech',
  'playful',
  'urban',
  'retro',
  'acoustic',
  'cinematic',
  'sale',
] as const
/** Beats a minute: up to 90, 120, 140, above. */
export const tempoBands = ['slow', 'medium', 'fast', 'rapid'] as const

/** By what right a track is used, platform by platform. */
export const MusicLicence = z.object({
  /** `own` for what the product composes, `licensed` for what an operator bought or was given. */
  kind: z.enum(['own', 'licensed']),
  name: z.string().min(1).max(120),
  holder: z.string().min(1).max(120),
  url: z.url().nullable(),
  /** The number of the certificate or invoice, to show when a platform asks. */
  certificate: z.string().min(1).max(120).nullable(),
  territory: z.string().min(1).max(120),
  /** The last day; null for as long as one likes. */
  expiresOn: z.iso.date().nullable(),
  platforms: z.record(z.enum(musicPlatforms), z.boolean()),
})
export type MusicLicence = z.infer<typeof MusicLicence>

/** A track laid out for a film of `duration` milliseconds: where its beats fall and how its energy runs. */
export const MusicTrack = z.object({
  _id: z.string(),
  source: z.enum(['composed', 'file']),
  name: LocalizedText,
  style: z.object({ id: z.string(), name: LocalizedText }).nullable(),
  moods: z.array(z.enum(musicMoods)),
  bpm: z.number(),
  energy: z.number().int().min(1).max(3),
  key: z.string().nullable(),
  duration: z.number().int(),
  beatGrid: z.object({
    beatMs: z.number(),
    beatsInBar: z.number().int(),
    beats: z.array(z.number()),
    downbeats: z.array(z.number()),
  }),
  energyCurve: z.array(z.object({ atMs: z.number().int(), energy: z.number() })),
  licence: MusicLicence,
  /** Where a browser reads a recording, its length and first downbeat; null for what it composes itself. */
  file: z.object({ url: z.string(), duration: z.number().int(), firstBeatMs: z.number() }).nullable(),
})
export type MusicTrack = z.infer<typeof MusicTrack>

const musicQuery = z.object({
  ...pageQuery(20),
  mood: z.enum(musicMoods).optional(),
  /** A band, or beats a minute from–to as in `100-120`, or one number, which takes four on both sides. */
  tempo: z.union([z.enum(tempoBands), z.string().regex(/^\d{2,3}(?:-\d{2,3})?$/)]).optional(),
  /** Seconds of the film that beats and energy are laid out for. */
  length: z.coerce.number().min(5).max(60).default(15),
  search: Search.optional(),
  /** Only these, in this order, parted by commas. */
  ids: z
    .string()
    .max(4_000)
    .regex(/^[a-z0-9-]+(?:,[a-z0-9-]+)*$/)
    .transform((text) => text.split(','))
    .optional(),
  /** Only what may go to this platform on the day of asking. */
  platform: z.enum(musicPlatforms).optional(),
  /** Only what a business may use on every platform on the day of asking. */
  business: Flag.default(false),
})
export type MusicQuery = z.output<typeof musicQuery>

const TrackId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9-]+$/)
const likeParams = z.object({ trackId: TrackId })
const LikeState = z.object({ _id: TrackId, liked: z.boolean() })

/** The music under a film. */
export const music = {
  list: call({
    host: 'ai',
    method: 'GET',
    path: '/music',
    who: 'anyone',
    summary:
      'Tracks by mood, tempo and words, each with its beats, its energy and its licence for every platform.',
    query: musicQuery,
    result: pageOf(MusicTrack),
  }),
  liked: call({
    host: 'ai',
    method: 'GET',
    path: '/music/like',
    who: 'member',
    summary: 'The ids of the tracks that the account likes, the last liked first.',
    result: z.object({ ids: z.array(TrackId) }),
  }),
  like: call({
    host: 'ai',
    method: 'PUT',
    path: '/music/like/{trackId}',
    who: 'member',
    summary: 'Likes a track; once, however often it is said.',
    params: likeParams,
    result: LikeState,
    errors: ['MUSIC_NOT_FOUND'],
  }),
  unlike: call({
    host: 'ai',
    method: 'DELETE',
    path: '/music/like/{trackId}',
    who: 'member',
    summary: 'Takes a like back; also of a track that is gone.',
    params: likeParams,
    result: LikeState,
  }),
}
