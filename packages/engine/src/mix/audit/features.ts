import { type Instrument, instruments, type Score, tonicPitch, type Track } from '@clipmint/music'

import { bandPass } from '../dsp/filter.ts'
import { measureLoudness } from '../loudness.ts'
import type { Stereo } from '../stereo.ts'
import { levelDb } from './level.ts'
import { barProfile, onsetCurve, onsetStepMs, tempoOf } from './onsets.ts'

/** Octave bands in hertz. */
export const bandsHertz = [63, 125, 250, 500, 1000, 2000, 4000, 8000] as const

/** What of a track can be measured on its sound and read from its score. */
export type Features = {
  id: string
  bpm: number
  integratedLufs: number
  truePeakDb: number
  /** The tempo at which the sound repeats itself. */
  heardBpm: number
  /** The share of downbeats at which something begins within 15 ms that stands out of the rest. */
  onBeat: number
  /** Level of each octave band against the whole, in dB. */
  bandsDb: number[]
  /** Hertz: where the spectrum's weight lies. */
  centroidHertz: number
  onsetsPerSecond: number
  /** How loud each kind of section is against the whole, in dB. */
  sectionsDb: Partial<Record<Score['sections'][number]['kind'], number>>
  /** Which sixteenths are struck in each of four bands. */
  groove: number[]
  /** How much each of the twelve pitches, counted from the tonic, sounds in each bar. */
  harmony: number[]
  /** Which pitch, counted from the tonic, the tune begins on each half beat. */
  tune: number[]
  /** Each instrument's share of the playing. */
  instruments: number[]
}

/** Measures a mastered track of a score. */
export function featuresOf(track: Track, score: Score, sound: Stereo): Features {
  const curve = onsetCurve(sound)
  const whole = levelDb(sound, 0, score.durationMs)
  const bandsDb = bandsHertz.map((hertz) => bandLevel(sound, hertz) - whole)
  return {
    id: track.id,
    bpm: track.bpm,
    ...measureLoudness(sound),
    heardBpm: tempoOf(curve, track.bpm),
    onBeat: shareOnBeat(curve, track, score),
    bandsDb,
    centroidHertz: centroidOf(bandsDb),
    onsetsPerSecond: onsetsIn(score) / (score.durationMs / 1000),
    sectionsDb: Object.fromEntries(
      score.sections.map(({ kind, atMs, durationMs }) => [
        kind,
        levelDb(sound, atMs, atMs + durationMs) - whole,
      ]),
    ),
    groove: barProfile(sound, track.bpm),
    harmony: harmonyOf(track, score),
    tune: tuneOf(track, score),
    instruments: sharesOf(score),
  }
}

function bandLevel(sound: Stereo, hertz: number): number {
  const middle = sound.left.map((sample, index) => 0.5 * (sample + (sound.right[index] ?? 0)))
  bandPass(middle, sound.sampleRate, hertz, 1.4)
  return levelDb({ ...sound, left: middle, right: middle }, 0, (middle.length / sound.sampleRate) * 1000)
}

function centroidOf(bandsDb: readonly number[]): number {
  const powers = bandsDb.map((db) => 10 ** (db / 10))
  const sum = powers.reduce((total, power) => total + power, 0)
  return bandsHertz.reduce((total, hertz, band) => total + (hertz * (powers[band] ?? 0)) / sum, 0)
}

function shareOnBeat(curve: readonly number[], { bpm }: Track, { finalMs }: Score): number {
  const usual = curve.toSorted((a, b) => a - b)[Math.floor(curve.length * 0.8)] ?? 0
  const barMs = 240_000 / bpm
  let bars = 0
  let struck = 0
  for (let atMs = barMs; atMs <= finalMs + 1; atMs += barMs) {
    const step = Math.round(atMs / onsetStepMs)
    bars += 1
    if (Math.max(...curve.slice(step - 3, step + 4)) >= 1.2 * usual) struck += 1
  }
  return bars === 0 ? 1 : struck / bars
}

/** Moments at which at least one note begins. */
function onsetsIn({ parts }: Score): number {
  return new Set(parts.flatMap(({ notes }) => notes.map(({ atMs }) => Math.round(atMs / 20)))).size
}

/** Bars that are compared: eight are a whole chorus. */
const comparedBars = 8

function harmonyOf(track: Track, { parts }: Score): number[] {
  const barMs = 240_000 / track.bpm
  const sounding = Array.from({ length: comparedBars * 12 }, () => 0)
  for (const { notes, instrument } of parts) {
    if (isDrum(instrument)) continue
    for (const { atMs, midi, durationMs, velocity } of notes) {
      const bar = Math.floor((atMs + 1) / barMs)
      const place = bar * 12 + fromTonic(track, midi)
      if (bar >= 0 && bar < comparedBars)
        sounding[place] = (sounding[place] ?? 0) + Math.min(durationMs, barMs) * velocity
    }
  }
  return sounding
}

function tuneOf(track: Track, { parts }: Score): number[] {
  const halfBeatMs = 30_000 / track.bpm
  const sung = Array.from({ length: comparedBars * 8 * 12 }, () => 0)
  for (const [index, layer] of track.style.layers.entries()) {
    const notes = layer.kind === 'melody' ? (parts[index]?.notes ?? []) : []
    for (const { atMs, midi } of notes) {
      const place = Math.round(atMs / halfBeatMs) * 12 + fromTonic(track, midi)
      if (place >= 0 && place < sung.length) sung[place] = 1
    }
  }
  return sung
}

function fromTonic({ key }: Track, midi: number): number {
  return (((midi - tonicPitch(key)) % 12) + 12) % 12
}

function sharesOf({ parts }: Score): number[] {
  const shares = instruments.map(() => 0)
  for (const { instrument, placing, notes } of parts) {
    const place = instruments.indexOf(instrument)
    const struck = notes.reduce(
      (sum, note) => sum + note.velocity * Math.sqrt(Math.min(2000, note.durationMs)),
      0,
    )
    shares[place] = (shares[place] ?? 0) + struck * 10 ** (placing.gainDb / 20)
  }
  return shares
}

/** The drums come first in the list of instruments and are all written at one pitch. */
function isDrum(instrument: Instrument): boolean {
  return instruments.indexOf(instrument) < instruments.indexOf('bass-sub')
}
