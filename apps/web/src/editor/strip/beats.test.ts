import { listTracks } from '@clipmint/music'
import { expect, it } from 'vitest'

import { beatMarks, soundMarks } from './beats.ts'

const music = (trackId: string) => ({ trackId, startMs: 0, volume: 1, fadeOutMs: 800 })

it('marks every eighth of a beat to the end of the film, the loudest at full height', () => {
  for (const [no, { id, bpm }] of listTracks().entries()) {
    const durationMs = no % 8 === 0 ? 10_000 : 3_000
    const marks = beatMarks({ music: music(id), durationMs })
    expect(marks).toHaveLength(Math.ceil(durationMs / (60_000 / bpm / 8)))
    expect(Math.max(...marks.map(({ height }) => height))).toBeCloseTo(1)
    expect(Math.min(...marks.map(({ height }) => height))).toBeGreaterThan(0.1)
    expect(marks.filter(({ isBeat }) => isBeat)[1]?.atMs).toBeCloseTo(60_000 / bpm)
  }
})

it('shows nothing where there is no music', () => {
  expect(beatMarks({ music: null, durationMs: 10_000 })).toEqual([])
  expect(beatMarks({ music: music('no-such-track'), durationMs: 10_000 })).toEqual([])
})

it('shows how loud an owner’s own music is from where the video begins, and round again where it is shorter', () => {
  const sound = { levels: [0.2, 1, 0.5, 0.8], wholeMs: 2_400, loop: { fromMs: 0, toMs: 2_400 } }
  const own = { ...music('own'), startMs: 600 }
  const marks = soundMarks({ music: own, durationMs: 3_000 }, sound)
  expect(marks.map(({ atMs }) => atMs)).toEqual(Array.from({ length: 50 }, (_, mark) => mark * 60))
  const heardAt = (seconds: number) => marks.find(({ atMs }) => atMs === seconds * 1_000)?.height
  expect([0, 0.6, 1.2, 1.8, 2.4].map(heardAt)).toEqual([1, 0.5, 0.8, 0.2, 1])
  expect(marks.every(({ isBeat }) => !isBeat)).toBe(true)
})

it('shows nothing of own music whose sound is not known yet', () => {
  const sound = { levels: [], wholeMs: 2_400, loop: { fromMs: 0, toMs: 2_400 } }
  expect(soundMarks({ music: music('own'), durationMs: 3_000 }, sound)).toEqual([])
})
