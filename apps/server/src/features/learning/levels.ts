import type { LessonAttribute } from '@clipmint/contract'
import type { Mood } from '@clipmint/music'

import type { Impression } from '../templates/index.ts'

/** What a post was by each attribute; one that is not known of it is left out. */
export type Levels = Partial<Record<LessonAttribute, string>>

/** What is known of a post, or of one that may be made. */
export type PostTraits = {
  /** The way into its story, and its first words, where they were planned. */
  angle: string | null
  opening: string | null
  /** The family of its template. */
  family: string | null
  /** What strikes of its video. */
  impression: Impression | null
  seconds: number
  hashtags: number
  /** When it is seen, and the zone that its owner lives by. */
  at: Date
  zone: string
}

/** A post in the levels of what is learned. */
export function levelsOf(traits: PostTraits): Levels {
  const { angle, opening, family, impression, seconds, hashtags, at, zone } = traits
  const { hour, dayOfWeek } = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)
  return {
    ...(angle !== null && { angle }),
    ...(family !== null && { family }),
    ...(opening !== null && { hook: hookOf(opening) }),
    ...(impression !== null && strikingLevels(impression)),
    length: bandOf(seconds, lengths),
    hour: bandOf(hour, hours),
    weekday: String(dayOfWeek),
    tags: bandOf(hashtags, tags),
  }
}

type Bands = readonly (readonly [below: number, level: string])[]

const lengths: Bands = [
  [10, 'under10'],
  [20, '10to20'],
  [30, '20to30'],
  [Number.POSITIVE_INFINITY, 'over30'],
]
const hours: Bands = [
  [5, 'night'],
  [11, 'morning'],
  [14, 'noon'],
  [18, 'afternoon'],
  [22, 'evening'],
  [24, 'night'],
]
const tags: Bands = [
  [1, 'none'],
  [5, 'few'],
  [9, 'some'],
  [Number.POSITIVE_INFINITY, 'many'],
]

function bandOf(value: number, bands: Bands): string {
  const band = bands.find(([below]) => value < below)
  if (!band) throw new Error(`${value} is in none of the bands.`)
  return band[1]
}

function strikingLevels({ hasWords, warmth, moods }: Impression): Levels {
  return {
    firstFrame: hasWords ? 'words' : 'picture',
    color: warmth,
    ...(moods !== null && { music: musicOf(moods) }),
  }
}

/** Moods that are heard alike: of the many there are, too few posts have each for anything to be learned of it. */
const heardAs: Record<Mood, string> = {
  bright: 'lively',
  upbeat: 'lively',
  playful: 'lively',
  sale: 'lively',
  calm: 'calm',
  warm: 'calm',
  elegant: 'calm',
  acoustic: 'calm',
  cinematic: 'calm',
  dark: 'edgy',
  tech: 'edgy',
  urban: 'edgy',
  retro: 'edgy',
}

function musicOf([strongest]: readonly Mood[]): string {
  return strongest === undefined ? 'none' : heardAs[strongest]
}

/** How the first words of a video catch: by a question, by a number, or by saying something. */
function hookOf(opening: string): string {
  if (/[?？]\s*$/u.test(opening)) return 'question'
  return /\d/u.test(opening) ? 'number' : 'statement'
}
