import { describe, expect, test } from 'vitest'

import { inRow, tone } from '../test/signals.ts'
import { measureLoudness } from './loudness.ts'
import { createStereo } from './stereo.ts'

// The signals are those of EBU Tech 3341 (table 1), shortened where a minute says no more than seconds.

describe('integrated loudness', () => {
  test.each([-23, -33])('of 997 Hz at %d dBFS on both channels is the same number of LUFS', (db) => {
    expect(measureLoudness(tone({ hertz: 997, db, seconds: 6 })).integratedLufs).toBeCloseTo(db, 1)
  })

  test('is the same at 44.1 kHz', () => {
    const sound = tone({ hertz: 997, db: -23, seconds: 6, sampleRate: 44_100 })
    expect(measureLoudness(sound).integratedLufs).toBeCloseTo(-23, 1)
  })

  test('of one channel alone is 3 LU lower', () => {
    const sound = tone({ hertz: 997, db: -20, seconds: 4 })
    sound.right.fill(0)
    expect(measureLoudness(sound).integratedLufs).toBeCloseTo(-23, 1)
  })

  test('leaves quiet stretches out', () => {
    const part = (db: number, seconds: number) => tone({ hertz: 1000, db, seconds })
    const sound = inRow(part(-72, 2), part(-36, 2), part(-23, 30), part(-36, 2), part(-72, 2))
    expect(measureLoudness(sound).integratedLufs).toBeCloseTo(-23, 1)
  })

  test('weighs basses less and the presence of a voice more', () => {
    const at = (hertz: number) => measureLoudness(tone({ hertz, db: -20, seconds: 3 })).integratedLufs
    expect(at(40)).toBeLessThan(at(1000) - 4)
    expect(at(3000)).toBeGreaterThan(at(1000) + 2)
  })

  test('of silence, and of sound shorter than a block, is minus infinity', () => {
    expect(measureLoudness(createStereo(48_000, 48_000)).integratedLufs).toBe(Number.NEGATIVE_INFINITY)
    expect(measureLoudness(tone({ hertz: 997, db: -10, seconds: 0.3 })).integratedLufs).toBe(
      Number.NEGATIVE_INFINITY,
    )
  })
})

describe('true peak', () => {
  test.each([
    { part: 4, turn: 0.125 },
    { part: 6, turn: 60 / 360 },
    { part: 8, turn: 67.5 / 360 },
  ])(
    'of a half-scale sine at 1/$part of the rate is −6 dBTP, wherever its samples fall',
    ({ part, turn }) => {
      const { truePeakDb } = measureLoudness(tone({ hertz: 48_000 / part, db: -6.02, seconds: 1, turn }))
      expect(truePeakDb).toBeGreaterThan(-6.4)
      expect(truePeakDb).toBeLessThan(-5.8)
    },
  )

  test('of silence is minus infinity', () => {
    expect(measureLoudness(createStereo(48_000, 4800)).truePeakDb).toBe(Number.NEGATIVE_INFINITY)
  })
})
