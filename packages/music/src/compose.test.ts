import { describe, expect, test } from 'vitest'

import { compose } from './compose.ts'
import { beatGrid } from './grid.ts'
import type { Score } from './score.ts'
import { sampleOf } from './test/sample.ts'
import type { Track } from './track.ts'
import { listTracks } from './tracks.ts'
import { handwritten } from './tracks/index.ts'

const lengthsMs = [5000, 7300, 10_000, 15_000, 21_250, 30_000, 60_000]
const tracks = listTracks()
const someTracks = [...handwritten, ...sampleOf(tracks)]
const first = tracks[0] ?? expect.fail('There is a track.')

const scores = new Map<string, Score>()

/** The score of a film from a track's beginning, written once. */
function scoreOf(track: Track, durationMs: number): Score {
  const key = `${track.id} ${durationMs}`
  const score = scores.get(key) ?? compose(track, { durationMs, startMs: 0 })
  scores.set(key, score)
  return score
}

function notesOf(score: Score, wanted: RegExp): number[] {
  const parts = score.parts.filter((part) => wanted.test(part.instrument))
  return parts.flatMap((part) => part.notes.map((note) => note.atMs))
}

function isNear(times: readonly number[], atMs: number): boolean {
  return times.some((time) => Math.abs(time - atMs) < 0.01)
}

describe('a score', () => {
  test('is the same for the same track and length', () => {
    const span = { durationMs: 12_000, startMs: 700 }
    expect(compose(first, span)).toEqual(compose(first, span))
  })

  test.each(someTracks.map((track) => [track.id, track] as const))(
    '%s starts with the first frame',
    (_, track) => {
      for (const durationMs of lengthsMs) {
        const score = scoreOf(track, durationMs)
        const atStart = score.parts.filter((part) =>
          isNear(
            part.notes.map((note) => note.atMs),
            0,
          ),
        )
        expect(atStart.length).toBeGreaterThanOrEqual(2)
        expect(
          Math.max(...atStart.flatMap((part) => part.notes.map((note) => note.velocity))),
        ).toBeGreaterThan(0.45)
      }
    },
  )

  test.each(someTracks.map((track) => [track.id, track] as const))(
    '%s has a sound on every downbeat',
    (_, track) => {
      for (const startMs of [0, 4100]) {
        const score = compose(track, { durationMs: 30_000, startMs })
        const times = notesOf(score, /./)
        const { downbeats } = beatGrid(track, 30_000, startMs)
        const played = downbeats.filter((downbeat) => downbeat <= score.finalMs + 1)
        expect(played.filter((downbeat) => !isNear(times, downbeat))).toEqual([])
      }
    },
  )

  test.each(someTracks.map((track) => [track.id, track] as const))(
    '%s keeps its strong kicks on the beats',
    (_, track) => {
      const score = compose(track, { durationMs: 20_000, startMs: 0 })
      const { beats, beatMs } = beatGrid(track, 20_000)
      const strong = score.parts
        .filter((part) => /^kick|taiko/.test(part.instrument))
        .flatMap((part) =>
          part.notes.filter((note) => Math.abs(note.atMs / beatMs - Math.round(note.atMs / beatMs)) < 0.02),
        )
      expect(strong.length).toBeGreaterThan(4)
      for (const kick of strong) expect(isNear(beats, kick.atMs)).toBe(true)
    },
  )

  test.each(someTracks.map((track) => [track.id, track] as const))('%s ends with the film', (_, track) => {
    for (const durationMs of lengthsMs) {
      const score = scoreOf(track, durationMs)
      expect(isNear(beatGrid(track, durationMs).beats, score.finalMs)).toBe(true)
      const ends = score.parts.flatMap((part) => part.notes.map((note) => note.atMs + note.durationMs))
      expect(Math.max(...ends)).toBeLessThanOrEqual(durationMs + 0.01)
      const ringing = score.parts
        .flatMap((part) => part.notes)
        .filter((note) => note.atMs >= score.finalMs - 0.01)
      expect(ringing.length).toBeGreaterThan(4)
    }
  })

  test('changes chords on bar lines: pads are struck only on beats', () => {
    for (const track of handwritten) {
      const score = compose(track, { durationMs: 24_000, startMs: 0 })
      const { beats } = beatGrid(track, 24_000)
      for (const atMs of notesOf(score, /^pad-/))
        expect(isNear(beats, atMs), `${track.id} ${atMs}`).toBe(true)
    }
  })

  test('gives a film that begins later the end of a longer piece', () => {
    const late = compose(first, { durationMs: 10_000, startMs: 5000 })
    const whole = compose(first, { durationMs: 15_000, startMs: 0 })
    expect(late.finalMs).toBeCloseTo(whole.finalMs - 5000, 6)
    const inLate = notesOf(late, /./).filter((atMs) => atMs >= 0)
    const inWhole = notesOf(whole, /./).filter((atMs) => atMs >= 5000)
    expect(inLate.length).toBe(inWhole.length)
    expect(isNear(inLate, (inWhole[10] ?? 0) - 5000)).toBe(true)
  })

  test('lets no section reach outside the film', () => {
    for (const startMs of [0, 3000, 9000]) {
      const { sections, finalMs } = compose(first, { durationMs: 12_000, startMs })
      expect(sections[0]?.atMs).toBe(0)
      const last = sections.at(-1)
      expect((last?.atMs ?? 0) + (last?.durationMs ?? 0)).toBeCloseTo(finalMs, 6)
    }
  })

  test('refuses a length or a start that is no number of milliseconds', () => {
    expect(() => compose(first, { durationMs: Number.POSITIVE_INFINITY, startMs: 0 })).toThrow(RangeError)
    expect(() => compose(first, { durationMs: -5, startMs: 0 })).toThrow(RangeError)
    expect(() => compose(first, { durationMs: 5000, startMs: Number.NaN })).toThrow(RangeError)
  })
})
