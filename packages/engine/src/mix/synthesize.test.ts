import { must } from '@clipmint/kit'
import { beatGrid, compose, findTrack } from '@clipmint/music'
import { describe, expect, test } from 'vitest'

import { levelDb } from './audit/level.ts'
import { onsetCurve, onsetStepMs } from './audit/onsets.ts'
import { Synthesis, synthesize } from './synthesize.ts'

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

  test('can be heard before its end is made, and is the same sound then but for its level', () => {
    const synthesis = new Synthesis(score)
    synthesis.makeTo(1500)
    const early = synthesis.heard()
    expect(early.left.length).toBeGreaterThanOrEqual(72_000)
    expect(likeness(early.left.subarray(4800, 67_200), sound.left.subarray(4800, 67_200))).toBeGreaterThan(
      0.99,
    )
    const whole = synthesis.finish()
    expect(whole.left.every((sample, index) => sample === sound.left[index])).toBe(true)
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

/** Cosine of the angle between two stretches: 1 when they differ in level alone. */
function likeness(one: Float32Array, other: Float32Array): number {
  let [both, ones, others] = [0, 0, 0]
  for (let i = 0; i < one.length; i++) {
    const [a = 0, b = 0] = [one[i], other[i]]
    both += a * b
    ones += a * a
    others += b * b
  }
  return both / Math.sqrt(ones * others)
}
