import { type MusicLicence, type musicMoods, musicPlatforms, type tempoBands } from '@clipmint/contract'
import type { FileTrack, StyleSheet, Track } from '@clipmint/music'

import { answers, type Searchable, searchable } from './search.ts'

/** What may be chosen: a track with its licence, its style, and the words it is found by. */
export type Entry = {
  track: Track | FileTrack
  style: Pick<StyleSheet, 'id' | 'title'> | null
  licence: MusicLicence
  words: Searchable
}

export type MusicFilter = {
  mood?: (typeof musicMoods)[number] | undefined
  tempo?: string | undefined
  search?: string | undefined
  ids?: readonly string[] | undefined
  platform?: (typeof musicPlatforms)[number] | undefined
  /** Only what may go everywhere. */
  business?: boolean | undefined
}

const allow = (places: typeof musicPlatforms) =>
  Object.fromEntries(places.map((place) => [place, true])) as MusicLicence['platforms']

/** The product composes these itself: nobody else's right is in them, anywhere. */
export const ownLicence: MusicLicence = {
  kind: 'own',
  name: 'Clipmint original, composed by code under the project’s MIT licence',
  holder: 'Clipmint',
  url: null,
  certificate: null,
  territory: 'worldwide',
  expiresOn: null,
  platforms: allow(musicPlatforms),
}

export function toEntry(
  track: Track | FileTrack,
  {
    style,
    licence,
    moodWords,
  }: { style: StyleSheet | null; licence: MusicLicence; moodWords: readonly string[] },
): Entry {
  const names = [track.title, ...(style ? [style.title, style.words] : [])].flatMap(({ ko, en }) => [ko, en])
  return { track, style, licence, words: searchable([...names, ...moodWords, ...track.moods]) }
}

/**
 * The entries that answer every filter: those asked for by id in that order, those found by words the best first, else
 * as the house lists them. A track whose mood comes first stands before one that has it too.
 */
export function filterMusic(entries: readonly Entry[], filter: MusicFilter, today: string): Entry[] {
  const { mood, tempo, search = '', ids, platform, business = false } = filter
  const needed = business ? musicPlatforms : platform === undefined ? [] : [platform]
  const among = ids ? ids.flatMap((id) => entries.filter(({ track }) => track.id === id)) : entries
  return among
    .filter(({ track }) => mood === undefined || track.moods.includes(mood))
    .filter(({ track }) => tempo === undefined || isWithin(track.bpm, tempo))
    .filter(({ licence }) => needed.every((place) => mayUse(licence, place, today)))
    .map((entry) => ({ entry, rank: rankOf(entry, { mood, search }) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => (ids ? 0 : other.rank - one.rank))
    .map(({ entry }) => entry)
}

/** Whether a licence lets a track go to a platform on a day (YYYY-MM-DD). */
export function mayUse(
  { platforms, expiresOn }: MusicLicence,
  platform: (typeof musicPlatforms)[number],
  today: string,
): boolean {
  return platforms[platform] && (expiresOn === null || expiresOn >= today)
}

function rankOf(
  { track, words }: Entry,
  { mood, search }: { mood: string | undefined; search: string },
): number {
  const found = answers(words, search)
  const leads = mood === undefined || track.moods[0] === mood ? 0.5 : 0
  return found === 0 ? 0 : found + leads
}

const bands: Record<(typeof tempoBands)[number], readonly [number, number]> = {
  slow: [0, 90],
  medium: [90, 120],
  fast: [120, 140],
  rapid: [140, 999],
}

/** A band takes its lower end and leaves its upper; a single number takes four beats on both sides. */
function isWithin(bpm: number, tempo: string): boolean {
  if (tempo in bands) {
    const [from, below] = bands[tempo as keyof typeof bands]
    return bpm >= from && bpm < below
  }
  const [from = 0, to] = tempo.split('-').map(Number)
  return to === undefined ? Math.abs(bpm - from) <= 4 : bpm >= Math.min(from, to) && bpm <= Math.max(from, to)
}
