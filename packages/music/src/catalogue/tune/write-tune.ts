import { clamp, must, type Random } from '@clipmint/kit'

import type { Chord } from '../../chord.ts'
import { pick } from '../../random.ts'
import { degreeInterval, degreeToMidi, type Key, tonicPitch } from '../../scale.ts'
import { strokes } from '../../steps.ts'
import type { Patterns } from '../../track.ts'
import { type TuneFeel, tuneRhythms } from './rhythms.ts'

/** What a tune is written over: the bars of each section, two chords or one each. */
export type Ground = { verse: Chord[][]; chorus: Chord[][]; build: Chord[][]; cadence: Chord[] }

/** Between the B below middle C and the E two octaves above: neither rumbling nor piercing. */
const lowestMidi = 59
const highestMidi = 88
/** A tune keeps to about an octave and a third. */
const span = 9
/** Where over its range a phrase of four bars wants to be, bar by bar. */
const contours = [
  [0.35, 0.6, 0.85, 0.4],
  [0.7, 0.5, 0.35, 0.2],
  [0.3, 0.45, 0.6, 0.75],
  [0.55, 0.3, 0.75, 0.35],
  [0.8, 0.55, 0.7, 0.3],
] as const

/**
 * A tune in step notation. A motif of two bars is stated, taken elsewhere, and brought to rest; the second half of the
 * chorus says it again, climbs, and ends at home. Strong beats take tones of the chord, the steps between walk.
 */
export function writeTune(
  ground: Ground,
  singer: { key: Key; octave: number; feel: TuneFeel },
  random: Random,
): Patterns {
  const voice = voiceFor(singer, random)
  const { singsInVerse } = tuneRhythms[singer.feel]
  const motif = drawMotif(singer.feel, random)
  const first = phrase(voice, ground.chorus, { ...motif, contour: contourOf(random), lift: 0 })
  const second = phrase(voice, ground.chorus, {
    ...motif,
    rest: motif.close,
    contour: contourOf(random),
    lift: 0.18,
  })
  // The second phrase begins as the first did; what follows climbs.
  const chorus = [...first, ...first.slice(0, 2), ...second.slice(2)]
  const other = drawMotif(singsInVerse ? singer.feel : 'sparse', random)
  const verse = phrase(voice, ground.verse, { ...other, contour: contourOf(random), lift: -0.15 })
  const calm = phrase(voice, ground.verse, {
    ...drawMotif('long', random),
    contour: contourOf(random),
    lift: 0,
  })
  return {
    intro: must(chorus[0], 'a bar'),
    verse: (singsInVerse ? verse : [silence, must(verse[1], 'a bar'), silence, must(verse[3], 'a bar')]).join(
      '',
    ),
    build: rise(voice, ground.build),
    chorus: chorus.join(''),
    break: [must(calm[0], 'a bar'), silence, must(calm[2], 'a bar'), silence].join(''),
    ending: ending(voice, ground.cadence),
    final: signOf(
      nearest(
        voice,
        [1, 8].filter((it) => it >= voice.low && it <= voice.high),
        voice.low + span * 0.6,
      ),
    ),
  }
}

const silence = '................'

/** The degrees a singer has, and which of them belong to a chord. */
type Voice = { key: Key; low: number; high: number; random: Random }

function voiceFor({ key, octave }: { key: Key; octave: number }, random: Random): Voice {
  const degrees = Array.from({ length: 21 }, (_, index) => index - 6).filter((degree) => {
    const midi = degreeToMidi(key, degree, octave)
    return midi >= lowestMidi && midi <= highestMidi
  })
  const lowest = must(degrees[0], 'a degree')
  const highest = must(degrees.at(-1), 'a degree')
  // Around the fifth above the tonic where there is room.
  const low = clamp(-1, lowest, Math.max(lowest, highest - span))
  return { key, low, high: Math.min(highest, low + span), random }
}

type Motif = { call: string; answer: string; rest: string; close: string }

function drawMotif(feel: TuneFeel, random: Random): Motif {
  const { calls, rests } = tuneRhythms[feel]
  const draw = (from: readonly string[]) => must(pick(from, random), 'a rhythm')
  return { call: draw(calls), answer: draw(calls), rest: draw(rests), close: draw(rests) }
}

function contourOf(random: Random): readonly number[] {
  return must(pick(contours, random), 'a contour')
}

type Shape = { call: string; answer: string; rest: string; contour: readonly number[]; lift: number }

/** Four bars: motif, answer, the motif elsewhere, rest. */
function phrase(voice: Voice, bars: readonly Chord[][], shape: Shape): string[] {
  const rhythms = [shape.call, shape.answer, shape.call, shape.rest]
  let last = voice.low + span * ((shape.contour[0] ?? 0.5) + shape.lift)
  return rhythms.map((rhythm, index) => {
    const target = voice.low + span * clamp((shape.contour[index] ?? 0.5) + shape.lift, 0, 1)
    const sung = singBar(voice, { rhythm, chords: must(bars[index % bars.length], 'a bar'), target, last })
    last = sung.last
    return sung.pattern
  })
}

type BarOf = { rhythm: string; chords: readonly Chord[]; target: number; last: number }

function singBar(voice: Voice, { rhythm, chords, target, last }: BarOf): { pattern: string; last: number } {
  const signs = [...rhythm]
  let here = last
  for (const stroke of strokes(rhythm)) {
    const chord = must(
      chords[Math.min(chords.length - 1, Math.floor((stroke.step * chords.length) / 16))],
      'a chord',
    )
    const isStrong = stroke.step % 8 === 0 || stroke.steps >= 4
    here = isStrong ? strongNote(voice, chord, { here, target }) : passingNote(voice, { here, target })
    signs[stroke.step] = signOf(here)
  }
  return { pattern: signs.join(''), last: here }
}

/** A tone of the chord on the way to the target, no further than a sixth away. */
function strongNote(voice: Voice, chord: Chord, { here, target }: { here: number; target: number }): number {
  const wanted = clamp(here + (target - here) * 0.6 + (voice.random() - 0.5) * 1.6, here - 4, here + 4)
  return nearest(voice, chordDegrees(voice, chord), wanted)
}

/** A step towards the target, now and then the other way or on the spot. */
function passingNote(voice: Voice, { here, target }: { here: number; target: number }): number {
  const chance = voice.random()
  const towards = target >= here ? 1 : -1
  const step = chance < 0.55 ? towards : chance < 0.75 ? -towards : chance < 0.88 ? 2 * towards : 0
  return clamp(Math.round(here) + step, voice.low, voice.high)
}

/** Two bars that climb in long notes into the chorus. */
function rise(voice: Voice, bars: readonly Chord[][]): string {
  let last = voice.low + span * 0.3
  return ['x-------x-------', 'x---x---x---x---']
    .map((rhythm, index) => {
      const chords = must(bars[index % bars.length], 'a bar')
      const sung = singBar(voice, { rhythm, chords, target: voice.low + span * (0.55 + 0.4 * index), last })
      last = sung.last
      return sung.pattern
    })
    .join('')
}

function ending(voice: Voice, cadence: readonly Chord[]): string {
  return singBar(voice, {
    rhythm: 'x---x---x---x---',
    chords: cadence,
    target: voice.low + span * 0.6,
    last: voice.low + span * 0.7,
  }).pattern
}

function chordDegrees({ key, low, high }: Voice, { root, intervals }: Chord): number[] {
  const tones = new Set(intervals.slice(0, 4).map((interval) => (root + interval) % 12))
  return Array.from({ length: high - low + 1 }, (_, index) => low + index).filter((degree) =>
    tones.has((((tonicPitch(key) + degreeInterval(key, degree)) % 12) + 12) % 12),
  )
}

function nearest({ low, high }: Voice, degrees: readonly number[], wanted: number): number {
  const [first = clamp(Math.round(wanted), low, high), ...others] = degrees
  return others.reduce((best, it) => (Math.abs(it - wanted) < Math.abs(best - wanted) ? it : best), first)
}

/** `1`–`7`, `a`–`g` the octave above, `A`–`G` the octave below. */
function signOf(degree: number): string {
  if (degree > 7) return String.fromCharCode('a'.charCodeAt(0) + degree - 8)
  if (degree < 1) return String.fromCharCode('A'.charCodeAt(0) + degree + 6)
  return String(degree)
}
