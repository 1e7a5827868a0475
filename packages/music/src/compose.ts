import { createRandom, type Random } from '@clipmint/kit'

import { beatsInBar, checkSpan } from './grid.ts'
import { type Piece, planPiece } from './piece.ts'
import { playArp } from './players/arp.ts'
import { playBass } from './players/bass.ts'
import { playChords } from './players/chords.ts'
import { playDrums } from './players/drums.ts'
import { playEffects } from './players/effects.ts'
import { playMelody } from './players/melody.ts'
import { deriveSeed } from './random.ts'
import type { Note, Score, Section } from './score.ts'
import type { Layer, Track } from './track.ts'

/** Longest a sound may ring on; what began earlier than this before the film is not heard in it. */
const longestRingMs = 4000

/**
 * The score of a film: the last `durationMs` of a piece of `startMs` + `durationMs`, so that it ends with the picture
 * wherever it begins. The same arguments always give the same score. Made for 5 to 60 s; throws RangeError when a
 * length is not a finite number of milliseconds above 0, the start is negative, or both make more than an hour.
 */
export function compose(track: Track, span: { durationMs: number; startMs: number }): Score {
  checkSpan(span.durationMs, span.startMs)
  const piece = planPiece(track, span.startMs + span.durationMs)
  return {
    trackId: track.id,
    seed: track.seed,
    bpm: track.bpm,
    durationMs: span.durationMs,
    startMs: span.startMs,
    finalMs: piece.finalBeat * piece.beatMs - span.startMs,
    sections: sectionsFrom(piece, span.startMs),
    parts: track.style.layers.map((layer, index) => ({
      instrument: layer.instrument,
      placing: layer.placing,
      notes: heard(play(piece, layer, createRandom(deriveSeed(track.seed, `layer ${index}`))), span),
    })),
    room: track.style.room,
  }
}

function play(piece: Piece, layer: Layer, random: Random): Note[] {
  switch (layer.kind) {
    case 'drum':
      return playDrums(piece, layer, random)
    case 'bass':
      return playBass(piece, layer, random)
    case 'chords':
      return playChords(piece, layer, random)
    case 'arp':
      return playArp(piece, layer, random)
    case 'melody':
      return playMelody(piece, layer, random)
    case 'effect':
      return playEffects(piece, layer)
  }
}

function heard(notes: readonly Note[], span: { durationMs: number; startMs: number }): Note[] {
  return notes
    .map((note) => ({ ...note, atMs: note.atMs - span.startMs }))
    .filter((note) => note.atMs < span.durationMs && note.atMs + note.durationMs > -longestRingMs)
    .map((note) => ({ ...note, durationMs: Math.min(note.durationMs, span.durationMs - note.atMs) }))
    .sort((a, b) => a.atMs - b.atMs)
}

function sectionsFrom(piece: Piece, startMs: number): Section[] {
  const lastMs = piece.finalBeat * piece.beatMs
  return piece.sections
    .map(({ kind, bar, bars }) => {
      const fromMs = bar * beatsInBar * piece.beatMs
      const toMs = Math.min(lastMs, (bar + bars) * beatsInBar * piece.beatMs)
      const atMs = Math.max(0, fromMs - startMs)
      return { kind, atMs, durationMs: toMs - startMs - atMs }
    })
    .filter((section) => section.durationMs > 0)
}
