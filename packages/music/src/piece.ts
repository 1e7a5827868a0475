import { lerp, must } from '@clipmint/kit'

import { type Chord, parseProgression } from './chord.ts'
import { beatsInBar, finalBeat } from './grid.ts'
import type { SectionKind } from './score.ts'
import { planSections, type SectionPlan } from './sections.ts'
import type { Track } from './track.ts'

/** One bar of a piece; the last one ends at the final hit and may be half a bar long. */
export type Bar = {
  index: number
  beats: number
  kind: SectionKind
  /** Bars since its section began, and whether it is the section's last. */
  barInSection: number
  closesSection: boolean
  closesPiece: boolean
  /** How many sections of the same kind came before. */
  pass: number
  intensity: number
}

export type ChordSpan = { fromBeat: number; toBeat: number; chord: Chord }

/** A track laid out for a length: what every player reads before it plays. Beats count from the arrangement's start. */
export type Piece = {
  track: Track
  beatMs: number
  totalMs: number
  finalBeat: number
  sections: SectionPlan[]
  bars: Bar[]
  harmony: ChordSpan[]
}

/** Lays a track out for `totalMs`: form, bars and chords. */
export function planPiece(track: Track, totalMs: number): Piece {
  const last = finalBeat(track.bpm, totalMs)
  const sections = planSections(Math.ceil(last / beatsInBar), track.style.form)
  const bars = sections.flatMap((section, index) =>
    barsOf(section, { pass: passOf(sections, index), last, contrast: track.style.contrast ?? 0 }),
  )
  return {
    track,
    beatMs: 60_000 / track.bpm,
    totalMs,
    finalBeat: last,
    sections,
    bars,
    harmony: layHarmony(track, bars, last),
  }
}

/** The milliseconds of a beat from the arrangement's start. Swing moves what lies between the beats, never the beats. */
export function beatToMs(piece: Piece, beat: number): number {
  const { swing, swingOn } = piece.track.style
  const unit = swingOn === 8 ? 1 : 0.5
  const whole = Math.floor(beat / unit + 1e-9)
  const share = beat / unit - whole
  const middle = 0.5 + swing / 4
  const warped = share < 0.5 ? share * 2 * middle : middle + (share - 0.5) * 2 * (1 - middle)
  return (whole + Math.max(0, warped)) * unit * piece.beatMs
}

/** The chord that sounds at a beat. */
export function chordAt(piece: Piece, beat: number): ChordSpan {
  const span = piece.harmony.find((it) => beat >= it.fromBeat - 1e-6 && beat < it.toBeat - 1e-6)
  return must(span ?? piece.harmony.at(-1), 'a chord')
}

function passOf(sections: readonly SectionPlan[], index: number): number {
  return sections.slice(0, index).filter((it) => it.kind === sections[index]?.kind).length
}

type Laying = { pass: number; last: number; contrast: number }

function contrasted(intensity: number, contrast: number): number {
  return intensity - contrast * (1 - intensity)
}

function barsOf(section: SectionPlan, { pass, last, contrast }: Laying): Bar[] {
  return Array.from({ length: section.bars }, (_, barInSection) => {
    const index = section.bar + barInSection
    return {
      index,
      beats: Math.min(beatsInBar, last - index * beatsInBar),
      kind: section.kind,
      barInSection,
      closesSection: barInSection === section.bars - 1,
      closesPiece: (index + 1) * beatsInBar >= last,
      pass,
      intensity: contrasted(intensityOf(section.kind, barInSection / section.bars), contrast),
    }
  })
}

function intensityOf(kind: SectionKind, progress: number): number {
  switch (kind) {
    case 'intro':
      return 0.84
    case 'verse':
      return 0.86
    case 'build':
      return lerp(0.82, 1, progress)
    case 'chorus':
      return 1
    case 'break':
      return 0.78
  }
}

function layHarmony(track: Track, bars: readonly Bar[], last: number): ChordSpan[] {
  const { style, key } = track
  const verse = parseProgression(style.verse, key)
  const progressions: Record<SectionKind, Chord[][]> = {
    intro: verse,
    verse,
    build: parseProgression(style.build, key),
    chorus: parseProgression(style.chorus, key),
    break: verse,
  }
  const cadence = must(parseProgression(style.cadence, key)[0], 'a cadence')
  const final = must(parseProgression(style.final, key)[0]?.[0], 'a final chord')
  const spans = bars.flatMap((bar) => {
    const progression = progressions[bar.kind]
    const chords = bar.closesPiece
      ? cadence
      : must(progression[bar.barInSection % progression.length], 'a bar')
    return spansOf(bar, chords)
  })
  return [...spans, { fromBeat: last, toBeat: Number.POSITIVE_INFINITY, chord: final }]
}

/** Chords share their bar evenly; a half bar at the end takes the later ones. */
function spansOf(bar: Bar, chords: readonly Chord[]): ChordSpan[] {
  const kept = bar.beats < beatsInBar ? chords.slice(-1) : chords
  const start = bar.index * beatsInBar
  const length = bar.beats / kept.length
  return kept.map((chord, index) => ({
    fromBeat: start + index * length,
    toBeat: start + (index + 1) * length,
    chord,
  }))
}
