import { must } from '@clipmint/kit'
import { beatGrid, compose, findTrack } from '@clipmint/music'
import { describe, expect, test } from 'vitest'

import { onsetCurve, onsetStepMs } from '../test/onsets.ts'
import { levelDb } from '../test/signals.ts'
import type { Stereo } from './stereo.ts'
import { synthesize } from './synthesize.ts'

const durationMs = 6000
const track = must(findTrack('by-the-window'), 'the track')
const score = compose(track, { durationMs, startMs: 0 })
const sound = synthesize(score)

describe('a synthesised film', () => {
  test('is exactly as long as the film, to the sample', () => {
    expect(sound.left).toHaveLength(288_000)
    expect(sound.right).toHaveLength(288_000)
  })

  test('has the same samples every time', () => {
    const again = synthesize(compose(track, { durationMs, startMs: 0 }))
    expect(again.left.every((sample, index) => sample === sound.left[index])).toBe(true)
    expect(again.right.every((sample, index) => sample === sound.right[index])).toBe(true)
  })

  test('is heard from the first frame on and is silent at the last', () => {
    expect(levelDb(sound, 0, 50)).toBeGreaterThan(-30)
    expect(levelDb(sound, durationMs - 50, durationMs)).toBeLessThan(-60)
    expect(sound.left.at(-1)).toBeCloseTo(0, 9)
  })

  test('still rings between the last hit and the end', () => {
    expect(levelDb(sound, score.finalMs, score.finalMs + 300)).toBeGreaterThan(-26)
  })

  test('begins in the middle of its bars when the film does', () => {
    const late = synthesize(compose(track, { durationMs: 3000, startMs: 3333 }))
    expect(levelDb(late, 0, 200)).toBeGreaterThan(-35)
    expect(levelDb(late, 2950, 3000)).toBeLessThan(-60)
  })

  test.each(['by-the-window', 'night-circuit'])('of %s has an onset on each downbeat', (id) => {
    expect(missedDownbeats(id)).toEqual([])
  })
})

/** The downbeats of a film at which nothing begins within 15 ms that stands out of the rest. */
function missedDownbeats(id: string): number[] {
  const own = must(findTrack(id), id)
  const played = compose(own, { durationMs, startMs: 0 })
  const curve = onsetCurve(id === track.id ? sound : synthesize(played))
  const usual = [...curve].sort((a, b) => a - b)[Math.floor(curve.length * 0.85)] ?? 0
  // The film's first sample is an onset against nothing at all.
  const downbeats = beatGrid(own, durationMs).downbeats.filter(
    (atMs) => atMs > 0 && atMs <= played.finalMs + 1,
  )
  return downbeats.filter((atMs) => highestNear(curve, atMs) < 2 * usual)
}

function highestNear(curve: readonly number[], atMs: number): number {
  const step = Math.round(atMs / onsetStepMs)
  return Math.max(...curve.slice(step - 3, step + 4))
}

test('a sound at another sample rate is as long and as loud', () => {
  const half: Stereo = synthesize(score, 24_000)
  expect(half.left).toHaveLength(144_000)
  expect(levelDb(half, 1000, 3000)).toBeCloseTo(levelDb(sound, 1000, 3000), -0.6)
})
