import { degreeInterval, type Key, tonicPitch } from './scale.ts'

/** A chord without a register: its root (0 to 11 from C), semitones above the root, and the pitch the bass takes. */
export type Chord = { name: string; root: number; intervals: readonly number[]; bass: number }

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII']

const majorQualities: Record<string, readonly number[]> = {
  '': [0, 4, 7],
  '6': [0, 4, 7, 9],
  '7': [0, 4, 7, 10],
  '9': [0, 4, 7, 10, 14],
  add9: [0, 4, 7, 14],
  maj7: [0, 4, 7, 11],
  maj9: [0, 4, 7, 11, 14],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
  '7sus4': [0, 5, 7, 10],
  '9sus4': [0, 5, 7, 10, 14],
}

const minorQualities: Record<string, readonly number[]> = {
  '': [0, 3, 7],
  '6': [0, 3, 7, 9],
  '7': [0, 3, 7, 10],
  '9': [0, 3, 7, 10, 14],
  add9: [0, 3, 7, 14],
  '7b5': [0, 3, 6, 10],
}

/**
 * A chord from its Roman numeral in a key: upper case major, lower case minor, `b` a semitone lower, and `/3` or `/5`
 * for the tone in the bass, as in `IVmaj7`, `bVII`, `V/3`. Throws on a numeral it does not know: tables are our own.
 */
export function parseChord(name: string, key: Key): Chord {
  const match = /^(b?)([IV]+|[iv]+)([a-z0-9]*)(?:\/([35]))?$/.exec(name)
  const degree = numerals.indexOf((match?.[2] ?? '').toUpperCase()) + 1
  const numeral = match?.[2] ?? ''
  const qualities = numeral === numeral.toUpperCase() ? majorQualities : minorQualities
  const intervals = qualities[match?.[3] ?? '']
  if (match === null || degree === 0 || intervals === undefined)
    throw new Error(`No chord is called ${name}.`)
  const flat = match[1] === 'b' ? 1 : 0
  const root = (tonicPitch(key) + degreeInterval(key, degree) - flat + 12) % 12
  const inBass = match[4] === '3' ? (intervals[1] ?? 0) : match[4] === '5' ? (intervals[2] ?? 0) : 0
  return { name, root, intervals, bass: (root + inBass) % 12 }
}

/** The chords of some bars: bars parted by spaces, chords sharing a bar by commas, as in `I V,V7 vi IV`. */
export function parseProgression(bars: string, key: Key): Chord[][] {
  return bars.split(' ').map((bar) => bar.split(',').map((name) => parseChord(name, key)))
}
