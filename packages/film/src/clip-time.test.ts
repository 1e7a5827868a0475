import { describe, expect, it } from 'vitest'

import { clipNeedMs, clipTimeMs } from './clip-time.ts'
import type { FilmMedia, MediaFile } from './film.ts'
import type { ClipPlay } from './layers/media.ts'

const file: MediaFile = {
  id: 'f',
  kind: 'video',
  width: 640,
  height: 360,
  durationMs: 5000,
  focal: { x: 0.5, y: 0.5 },
  hasSound: true,
}

function played(clip: ClipPlay, trim: FilmMedia['trim'] = { inMs: 1000, outMs: 2500 }): FilmMedia {
  return { key: 'c', file, crop: null, trim, clip, mute: true }
}

/** Numbers that look like chance and are the same in every run (a Lehmer generator). */
function numbers(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 0x7fffffff) / 0x7fffffff
}

/** Two hundred clips and scenes of any kind. */
const any = Array.from({ length: 200 }, (_, index) => {
  const next = numbers(index * 7919 + 1)
  const inMs = Math.floor(next() * 4000)
  const trim = next() < 0.3 ? null : { inMs, outMs: inMs + 1 + Math.floor(next() * (4999 - inMs)) }
  const speed = 0.5 + next() * 1.5
  const moments = Array.from({ length: 60 }, (_, frame) => (frame * 1000) / 30 + next() * 5)
  const [from, to] = [trim?.inMs ?? 0, trim?.outMs ?? 5000]
  return { trim, speed, moments, from, to }
})

describe('the moment of a clip', () => {
  it('runs from its trim, and from there again', () => {
    const clip = played({ speed: 1, end: 'loop' })
    expect([0, 1400, 1500, 1600].map((ms) => clipTimeMs(clip, ms))).toEqual([1000, 2400, 1000, 1100])
  })

  it('runs as fast as it is asked to', () => {
    expect(clipTimeMs(played({ speed: 2, end: 'loop' }), 500)).toBe(2000)
    expect(clipTimeMs(played({ speed: 2, end: 'loop' }), 800)).toBe(1100)
    expect(clipTimeMs(played({ speed: 0.5, end: 'loop' }), 2000)).toBe(2000)
  })

  it('stays at its last frame', () => {
    const clip = played({ speed: 2, end: 'freeze' })
    expect([0, 700, 750, 4000].map((ms) => clipTimeMs(clip, ms))).toEqual([1000, 2400, 2499, 2499])
  })

  it('plays on where nobody knows how long the file is', () => {
    const clip = { ...played({ speed: 1, end: 'loop' }, null), file: { ...file, durationMs: null } }
    expect(clipTimeMs(clip, 8000)).toBe(8000)
  })

  it('never leaves the part that plays', () => {
    for (const { trim, speed, moments, from, to } of any) {
      for (const end of ['loop', 'freeze'] as const) {
        const times = moments.map((ms) => clipTimeMs(played({ speed, end }, trim), ms))
        expect(Math.min(...times)).toBeGreaterThanOrEqual(from)
        expect(Math.max(...times)).toBeLessThan(to)
      }
    }
  })

  it('never goes back when it freezes, and is the same either way until the part is over', () => {
    for (const { trim, speed, moments, from, to } of any) {
      const [loops, freezes] = [played({ speed, end: 'loop' }, trim), played({ speed, end: 'freeze' }, trim)]
      const times = moments.map((ms) => clipTimeMs(freezes, ms))
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      for (const ms of moments.filter((ms) => clipNeedMs(freezes.clip, ms) < to - from - 1)) {
        expect(clipTimeMs(freezes, ms)).toBeCloseTo(clipTimeMs(loops, ms), 6)
      }
    }
  })

  it('shows at twice the speed what it shows at its own speed in twice the time', () => {
    for (const { trim, speed, moments } of any) {
      const [slow, quick] = [speed / 2, speed].map((it) => played({ speed: it, end: 'loop' }, trim))
      if (!slow || !quick) continue
      for (const ms of moments) expect(clipTimeMs(quick, ms)).toBeCloseTo(clipTimeMs(slow, ms * 2), 6)
    }
  })

  it('comes to the end of what a scene needs of it just when the scene does', () => {
    for (const { speed } of any) {
      const sceneMs = 1700
      const needed = Math.ceil(clipNeedMs({ speed, end: 'loop' }, sceneMs))
      const clip = played({ speed, end: 'loop' }, { inMs: 100, outMs: 100 + needed })
      expect(clipTimeMs(clip, sceneMs - 1)).toBeCloseTo(100 + (sceneMs - 1) * speed, 6)
    }
  })
})
