import { describe, expect, test } from 'vitest'

import { parseChord, parseProgression } from './chord.ts'
import type { Key } from './scale.ts'
import { voiceChord } from './voicing.ts'

const c: Key = { tonic: 'C', scale: 'major' }
const a: Key = { tonic: 'A', scale: 'minor' }

describe('a chord', () => {
  test('is read from its Roman numeral in a major key', () => {
    expect(parseChord('V7', c)).toMatchObject({ root: 7, intervals: [0, 4, 7, 10], bass: 7 })
    expect(parseChord('ii9', c)).toMatchObject({ root: 2, intervals: [0, 3, 7, 10, 14] })
    expect(parseChord('bVII', c)).toMatchObject({ root: 10 })
  })

  test('takes its root from the scale of a minor key', () => {
    expect(parseChord('VI', a)).toMatchObject({ root: 5, intervals: [0, 4, 7] })
  })

  test('puts the third or the fifth in the bass when asked', () => {
    expect(parseChord('V/3', c).bass).toBe(11)
    expect(parseChord('I/5', c).bass).toBe(7)
  })

  test('shares a bar with another', () => {
    const names = parseProgression('I IV,V7', c).map((bar) => bar.map((chord) => chord.name))
    expect(names).toEqual([['I'], ['IV', 'V7']])
  })

  test('throws when nobody knows it', () => {
    expect(() => parseChord('VIII', c)).toThrow('No chord is called VIII.')
    expect(() => parseChord('Vmaj99', c)).toThrow('No chord')
  })
})

describe('a voicing', () => {
  test('is the close position nearest the centre', () => {
    expect(voiceChord(parseChord('I', c), { centre: 64, voices: 3 }, null)).toEqual([60, 64, 67])
  })

  test('moves as little as it can from the one before', () => {
    const first = voiceChord(parseChord('I', c), { centre: 64, voices: 3 }, null)
    expect(voiceChord(parseChord('vi', c), { centre: 64, voices: 3 }, first)).toEqual([60, 64, 69])
  })

  test('leaves the root to the bass when there are more tones than voices', () => {
    const pitches = voiceChord(parseChord('V9', c), { centre: 64, voices: 4 }, null).map((note) => note % 12)
    expect(pitches).not.toContain(7)
    expect(pitches).toHaveLength(4)
  })
})
