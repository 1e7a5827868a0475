import { describe, expect, test } from 'vitest'

import { tone } from '../test/signals.ts'
import { levelDb } from './audit/level.ts'
import { mix } from './mix.ts'
import { createStereo } from './stereo.ts'

const plain = { atMs: 0, volume: 1, fadeInMs: 0, fadeOutMs: 0 }

describe('a mix', () => {
  test('is exactly as long as the film', () => {
    expect(mix([], 1234).left).toHaveLength(59_232)
    const long = { ...plain, sound: tone({ hertz: 440, db: -20, seconds: 3 }) }
    expect(mix([long], 1000).right).toHaveLength(48_000)
  })

  test('sums sounds at their places and volumes', () => {
    const sound = tone({ hertz: 480, db: -20, seconds: 0.5 })
    const mixed = mix([{ ...plain, sound, atMs: 500, volume: 0.5 }], 1500)
    expect(levelDb(mixed, 0, 499)).toBe(Number.NEGATIVE_INFINITY)
    expect(levelDb(mixed, 500, 1000)).toBeCloseTo(-29.03, 1)
    expect(levelDb(mixed, 1001, 1500)).toBe(Number.NEGATIVE_INFINITY)
    const twice = mix(
      [
        { ...plain, sound },
        { ...plain, sound },
      ],
      500,
    )
    expect(levelDb(twice, 0, 500)).toBeCloseTo(-17.0, 1)
  })

  test('leaves out what lies before the film', () => {
    const mixed = mix([{ ...plain, sound: tone({ hertz: 480, db: -20, seconds: 1 }), atMs: -600 }], 1000)
    expect(levelDb(mixed, 0, 400)).toBeCloseTo(-23, 1)
    expect(levelDb(mixed, 401, 1000)).toBe(Number.NEGATIVE_INFINITY)
  })

  test('fades in, and fades out before the cut at the end of the film', () => {
    const sound = tone({ hertz: 480, db: -20, seconds: 4 })
    const mixed = mix([{ ...plain, sound, fadeInMs: 400, fadeOutMs: 800 }], 2000)
    expect(levelDb(mixed, 0, 20)).toBeLessThan(-60)
    expect(levelDb(mixed, 500, 1100)).toBeCloseTo(-23, 1)
    expect(levelDb(mixed, 1980, 2000)).toBeLessThan(-60)
  })

  test('refuses a sound of another sample rate', () => {
    const sound = createStereo(44_100, 100)
    expect(() => mix([{ ...plain, sound }], 1000)).toThrow('cannot take a sound at 44100 Hz')
  })
})

describe('ducking', () => {
  const music = { ...plain, sound: tone({ hertz: 480, db: -20, seconds: 6 }) }
  /** A clip that speaks from 2 to 4 s, heard here only through what it does to the music. */
  const clip = { ...plain, sound: tone({ hertz: 200, db: -20, seconds: 2 }), atMs: 2000 }

  test('lowers music by 8 dB while a clip sounds, and lets it come back', () => {
    const mixed = mix([{ ...music, duckUnder: [clip] }], 6000)
    expect(levelDb(mixed, 0, 1990)).toBeCloseTo(-23, 1)
    expect(levelDb(mixed, 3000, 3900)).toBeCloseTo(-31, 0)
    expect(levelDb(mixed, 5800, 6000)).toBeCloseTo(-23, 0)
  })

  test('goes down and up over moments, not at once', () => {
    const mixed = mix([{ ...music, duckUnder: [clip] }], 6000)
    expect(levelDb(mixed, 2000, 2020)).toBeGreaterThan(-25)
    expect(levelDb(mixed, 4000, 4200)).toBeCloseTo(-31, 0)
    expect(levelDb(mixed, 4300, 4500)).toBeLessThan(-24)
  })

  test('is not moved by the hiss of a quiet clip or a clip turned down', () => {
    const hiss = { ...clip, sound: tone({ hertz: 3000, db: -60, seconds: 2 }) }
    expect(levelDb(mix([{ ...music, duckUnder: [hiss] }], 6000), 2500, 3900)).toBeCloseTo(-23, 1)
    const muted = { ...clip, volume: 0 }
    expect(levelDb(mix([{ ...music, duckUnder: [muted] }], 6000), 2500, 3900)).toBeCloseTo(-23, 1)
  })
})
