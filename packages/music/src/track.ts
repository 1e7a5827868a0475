import type { Localized } from '@clipmint/kit'

import type { Instrument } from './instrument.ts'
import type { Mood } from './mood.ts'
import type { Key } from './scale.ts'
import type { Placing, Room, SectionKind } from './score.ts'
import type { Form } from './sections.ts'

/**
 * What a layer plays where, in step notation (`steps.ts`): sixteen signs a bar. `ending` replaces the last bar before
 * the final hit, `final` is the final hit itself. A section that is missing is silence.
 */
export type Patterns = Partial<Record<SectionKind | 'ending' | 'final', string>>

type Layered = { instrument: Instrument; placing: Placing; patterns: Patterns }

/** Drums and other sounds without a key. */
export type DrumLayer = Layered & { kind: 'drum'; tune: number }
/** One low line on the chords' roots; `low` is its lowest MIDI number. */
export type BassLayer = Layered & { kind: 'bass'; low: number }
/** Chords in close position near `centre`; a strum takes `strumMs` from string to string. */
export type ChordLayer = Layered & { kind: 'chords'; centre: number; voices: number; strumMs: number }
/** Chord tones one after another, counted from the lowest of a voicing near `centre`. */
export type ArpLayer = Layered & { kind: 'arp'; centre: number }
/** A tune in scale degrees, degree 1 in `octave`. */
export type MelodyLayer = Layered & { kind: 'melody'; octave: number }

export type EffectPlace = 'start' | 'chorus' | 'break' | 'final'
/** A crash on a place, or a rise that takes `leadBeats` to reach it. */
export type EffectLayer = {
  kind: 'effect'
  instrument: Instrument
  placing: Placing
  at: readonly EffectPlace[]
  leadBeats: number
}

export type Layer = DrumLayer | BassLayer | ChordLayer | ArpLayer | MelodyLayer | EffectLayer

/** Half a bar of drums (8 signs a layer) that leads from one section into the next; unnamed drums go on as they were. */
export type Fill = Partial<Record<Instrument, string>>

/** How a track is made: form, harmony, groove, layers, room. */
export type Style = {
  /** `rise` unless it says otherwise. */
  form?: Form
  /** How far the quieter sections step back behind the chorus, beyond what every track does: 0 to 1. */
  contrast?: number
  /** Swing of the off-steps, 0 straight to 0.67 triplets, on eighths or sixteenths. */
  swing: number
  swingOn: 8 | 16
  /** How far timing and velocity stray from a machine's, 0 to 1. Beats never move. */
  human: number
  verse: string
  chorus: string
  build: string
  /** The bar before the final hit, and the chord of the final hit. */
  cadence: string
  final: string
  fills: readonly Fill[]
  layers: readonly Layer[]
  room: Room
}

/** A piece of music that can be composed to any length. `energy` 1 rests, 3 pushes. */
export type Track = {
  id: string
  title: Localized
  moods: readonly Mood[]
  bpm: number
  energy: 1 | 2 | 3
  key: Key
  seed: number
  /** The id of its style; null for one that was written by hand. */
  genre: string | null
  style: Style
}
