import type { Localized } from '@clipmint/kit'

import type { Instrument } from '../instrument.ts'
import type { Mood } from '../mood.ts'
import type { Scale, Tonic } from '../scale.ts'
import type { Room } from '../score.ts'
import type { Form } from '../sections.ts'
import type { BasslineName } from './basslines.ts'
import type { CompName } from './comps.ts'
import type { FigureName } from './figures.ts'
import type { DrumVoice, GrooveName } from './grooves.ts'
import type { HarmonyName } from './harmonies.ts'
import type { TuneFeel } from './tune/rhythms.ts'

/** An instrument at a level in dB, with what it plays by name. */
export type Playing<Name extends string> = { plays: Name; on: Instrument; gainDb: number }

/** A groove and its drums: who plays each of the groove's voices. */
export type Kit = { groove: GrooveName; voices: Partial<Record<DrumVoice, Instrument>> }

/** Who sings the tune, in which octave (4 holds middle C), how. */
export type Singer = { on: Instrument; octave: number; gainDb: number; feel: TuneFeel }

/**
 * A style: what each of its tracks draws from. Every list is gone through in turn, at another pace than the others, so
 * that tracks of a style share its character and little else.
 */
export type StyleSheet = {
  id: string
  title: Localized
  /** More words a search finds it by. */
  words: Localized
  moods: readonly (readonly Mood[])[]
  bpm: readonly [number, number]
  energy: 1 | 2 | 3
  swing: readonly number[]
  swingOn: 8 | 16
  human: number
  scale: Scale
  /** Keys that suit its instruments. */
  tonics: readonly Tonic[]
  harmonies: readonly HarmonyName[]
  forms: readonly Form[]
  kits: readonly Kit[]
  basses: readonly (Playing<BasslineName> & { low: number })[]
  comps: readonly (readonly Playing<CompName>[])[]
  figures: readonly (readonly Playing<FigureName>[])[]
  singers: readonly Singer[]
  /** Crashes, rises and hits on the joints of the form. */
  accents: 'none' | 'soft' | 'big'
  /** How much harmony, bass and tune give way to the kick, 0 to 1. */
  pump: number
  room: Partial<Room>
  /** `한국어 | English`, one a track. Add at the end: the place decides what a track draws. */
  names: readonly string[]
}
