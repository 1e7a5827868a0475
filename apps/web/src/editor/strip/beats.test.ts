import { listTracks } from '@clipmint/music'
import { expect, it } from 'vitest'

import { beatMarks } from './beats.ts'

const music = (trackId: string) => ({ trackId, startMs: 0, volume: 1, fadeOutMs: 800 })

it('marks every eighth of a beat to the end of the film, the loudest at full height', () => {
  for (const { id, bpm } of listTracks()) {
    const marks = beatMarks({ music: music(id), durationMs: 10_000 })
    expect(marks).toHaveLength(Math.ceil(10_000 / (60_000 / bpm / 8)))
    expect(Math.max(...marks.map(({ height }) => height))).toBeCloseTo(1)
    expect(Math.min(...marks.map(({ height }) => height))).toBeGreaterThan(0.1)
    expect(marks.filter(({ isBeat }) => isBeat)[1]?.atMs).toBeCloseTo(60_000 / bpm)
  }
})

it('shows nothing where there is no music', () => {
  expect(beatMarks({ music: null, durationMs: 10_000 })).toEqual([])
  expect(beatMarks({ music: music('no-such-track'), durationMs: 10_000 })).toEqual([])
})
