import type { Instrument } from './instrument.ts'

/** One sound: when it starts (below 0 when the film comes in during it), how long it is held, MIDI number, 0..1. */
export type Note = { atMs: number; durationMs: number; midi: number; velocity: number }

/** Where a part stands in the room: level in dB, left −1 to right 1, shares sent to reverb and echo, ducking by the kick. */
export type Placing = { gainDb: number; pan: number; space: number; echo: number; pump: number }

export type Part = { instrument: Instrument; placing: Placing; notes: Note[] }

/** The room and the desk of a track: reverb's length and tone, echo in beats, how hard the bus leans together, its air. */
export type Room = {
  reverbSeconds: number
  reverbTone: number
  echoBeats: number
  echoFeedback: number
  glue: number
  airDb: number
}

export const sectionKinds = ['intro', 'verse', 'build', 'chorus', 'break'] as const
export type SectionKind = (typeof sectionKinds)[number]

/** A stretch of bars with one character. */
export type Section = { kind: SectionKind; atMs: number; durationMs: number }

/** All that is to be heard, as plain data: the same score always gives the same sound. */
export type Score = {
  trackId: string
  seed: number
  bpm: number
  durationMs: number
  startMs: number
  /** The last hit; from here on the sound only dies away, and is silent at `durationMs`. */
  finalMs: number
  sections: Section[]
  parts: Part[]
  room: Room
}
