import { get as chordType } from '@tonaljs/chord-type'
import { get as romanNumeral } from '@tonaljs/roman-numeral'

import { degreeInterval, type Key, semitones, tonicPitch } from './scale.ts'

/** A chord without a register: its root (0 to 11 from C), semitones above the root, and the pitch the bass takes. */
export type Chord = { name: string; root: number; intervals: readonly number[]; bass: number }

/**
 * A chord from its Roman numeral in a key: upper case major, lower case minor, `b` a semitone lower, any quality that
 * the music-theory library knows, and `/3` or `/5` for the tone in the bass, as in `IVmaj7`, `bVII`, `iim7b5`, `V/3`.
 * Throws on a numeral it does not know: tables are our own.
 */
export function parseChord(name: string, key: Key): Chord {
  const [written = '', under] = name.split('/')
  const { empty, chordType: quality, major = true, step = 0, alt = 0 } = romanNumeral(written)
  const intervals = empty ? [] : tonesOf(quality, major)
  if (intervals.length === 0 || (under !== undefined && under !== '3' && under !== '5'))
    throw new Error(`No chord is called ${name}.`)
  const root = (tonicPitch(key) + degreeInterval(key, step + 1) + alt + 12) % 12
  const inBass = under === undefined ? 0 : (intervals[under === '3' ? 1 : 2] ?? 0)
  return { name, root, intervals, bass: (root + inBass) % 12 }
}

/** A quality on a lower-case numeral is minor unless it says otherwise: `vi7` is `m7`, `viadd9` is `madd9`. */
function tonesOf(quality: string, isMajor: boolean): number[] {
  const spelled = isMajor ? [quality || 'M', `M${quality}`] : [quality || 'm', `m${quality}`].toReversed()
  const found = spelled.map((it) => chordType(it)).find((it) => !it.empty)
  return found?.intervals.map(semitones) ?? []
}

/** The chords of some bars: bars parted by spaces, chords sharing a bar by commas, as in `I V,V7 vi IV`. */
export function parseProgression(bars: string, key: Key): Chord[][] {
  return bars.split(' ').map((bar) => bar.split(',').map((name) => parseChord(name, key)))
}
