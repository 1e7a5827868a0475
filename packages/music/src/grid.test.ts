import { describe, expect, test } from 'vitest'

import { beatGrid, finalBeat } from './grid.ts'

const walking = { bpm: 120 }

describe('the beat grid', () => {
  test('counts beats from the first frame and bars by four', () => {
    const grid = beatGrid(walking, 5000)
    expect(grid.beatMs).toBe(500)
    expect(grid.beats).toEqual([0, 500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500])
    expect(grid.downbeats).toEqual([0, 2000, 4000])
  })

  test('moves with the place in the track where the film begins', () => {
    const grid = beatGrid(walking, 2000, 1200)
    expect(grid.beats.map(Math.round)).toEqual([300, 800, 1300, 1800])
    expect(grid.downbeats.map(Math.round)).toEqual([800])
  })

  test('has a beat at 0 when the film begins on one that is not a round number', () => {
    const third = { bpm: 112 }
    expect(beatGrid(third, 3000, (60_000 / 112) * 3).beats[0]).toBe(0)
  })

  test('refuses lengths that no film has', () => {
    expect(() => beatGrid(walking, Number.NaN)).toThrow(RangeError)
    expect(() => beatGrid(walking, 0)).toThrow('above 0 ms')
    expect(() => beatGrid(walking, 5000, -1)).toThrow('cannot begin -1 ms')
    expect(() => beatGrid(walking, 5000, 1e9)).toThrow('at most an hour')
  })
})

describe('the final hit', () => {
  test('leaves its sound between 0.7 and 2.9 seconds to die away, on a bar or half a bar', () => {
    for (let bpm = 76; bpm <= 140; bpm += 4) {
      for (let totalMs = 5000; totalMs <= 60_000; totalMs += 371) {
        const beat = finalBeat(bpm, totalMs)
        const tailMs = totalMs - (beat * 60_000) / bpm
        expect(beat % 2).toBe(0)
        expect(tailMs).toBeGreaterThanOrEqual(700)
        expect(tailMs).toBeLessThan(2900)
      }
    }
  })
})
