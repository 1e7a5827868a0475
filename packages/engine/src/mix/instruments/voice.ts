import type { Buffers } from '../dsp/buffers.ts'
import { power } from '../dsp/exact.ts'

/** What a voice is asked for: hertz, seconds held, 0 to 1 hard, numbers that make two hits differ, memory to use. */
export type VoiceNote = {
  frequency: number
  seconds: number
  velocity: number
  sampleRate: number
  random: () => number
  buffers: Buffers
}

/** A sounded note at full level; a mono voice gives the same array twice. */
export type Sound = { left: Float32Array; right: Float32Array }

/** Turns a note into sound. Loudness by velocity is added by the desk; a voice only grows brighter with it. */
export type Voice = (note: VoiceNote) => Sound

/** Middle C, the pitch at which an unpitched drum is written. */
const ownPitch = 261.6256

export function silence(note: VoiceNote, seconds: number): Float32Array {
  return note.buffers.take(Math.ceil(seconds * note.sampleRate))
}

export function mono(sound: Float32Array): Sound {
  return { left: sound, right: sound }
}

/** The same recipe for the left (−1) and the right (1) with different chances: two players, one on each side. */
export function double(recipe: (side: -1 | 1) => Float32Array): Sound {
  return { left: recipe(-1), right: recipe(1) }
}

/** How far a drum is tuned away from its own pitch, as a factor. */
export function tuning(note: VoiceNote): number {
  return note.frequency / ownPitch
}

/** A frequency moved by cents. */
export function detune(frequency: number, cents: number): number {
  return frequency * power(2, cents / 1200)
}
