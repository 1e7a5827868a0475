import { type ClipPlay, plainPlay } from '@clipmint/film'
import { describe, expect, it } from 'vitest'

import { filmOf, media } from './golden/parts.ts'
import { clipSounds, soundKey } from './sound-parts.ts'
import { mixFilm } from './sound.ts'

type Rest = { mute?: boolean; trim?: { inMs: number; outMs: number } | null; clip?: ClipPlay }

function filmWithClip({ mute = false, trim = null, clip = plainPlay }: Rest = {}) {
  const film = filmOf('1:1', [
    { ground: '#ffffff', layers: [] },
    { ground: '#ffffff', layers: [media('m', { x: 0, y: 0, w: 100, h: 100 }, { mediaKey: 'clip' })] },
  ])
  const focal = { x: 0.5, y: 0.5 }
  const file = {
    id: 'f',
    kind: 'video',
    width: 640,
    height: 360,
    durationMs: 4000,
    focal,
    hasSound: true,
  } as const
  film.media = { clip: { key: 'clip', file, crop: null, trim, clip, mute } }
  return film
}

const tone = (seconds: number) => {
  const left = Float32Array.from({ length: seconds * 48_000 }, (_, at) => Math.sin(at / 20) * 0.4)
  return { sampleRate: 48_000, left, right: left }
}

describe('the sound of a film', () => {
  it('takes a clip from its trim, at its scene, for as long as the scene', () => {
    expect(clipSounds(filmWithClip({ trim: { inMs: 500, outMs: 3500 } }))).toEqual([
      { key: 'clip', atMs: 1500, fileMs: 500, durationMs: 1500 },
    ])
  })

  it('loops with a clip shorter than its scene', () => {
    const sounds = clipSounds(filmWithClip({ trim: { inMs: 0, outMs: 600 } }))
    expect(sounds.map(({ atMs, durationMs }) => [atMs, durationMs])).toEqual([
      [1500, 600],
      [2100, 600],
      [2700, 300],
    ])
  })

  it('ends with a clip that stays at its last frame', () => {
    const clip = { speed: 1, end: 'freeze' } as const
    expect(clipSounds(filmWithClip({ trim: { inMs: 0, outMs: 600 }, clip }))).toEqual([
      { key: 'clip', atMs: 1500, fileMs: 0, durationMs: 600 },
    ])
  })

  it('leaves out clips that are muted, or quicker or slower than they were filmed', () => {
    expect(clipSounds(filmWithClip({ mute: true }))).toEqual([])
    expect(clipSounds(filmWithClip({ clip: { speed: 2, end: 'loop' } }))).toEqual([])
    expect(clipSounds(filmWithClip({ clip: { speed: 0.5, end: 'loop' } }))).toEqual([])
  })

  it('is as long as the picture, silent without music and clips', () => {
    const sound = mixFilm(filmOf('1:1', [{ ground: '#ffffff', layers: [] }]), { clips: {}, recording: null })
    expect(sound.left).toHaveLength(72_000)
    expect(sound.left.every((sample) => sample === 0)).toBe(true)
  })

  it('sounds only where the clip is on screen', () => {
    const { left } = mixFilm(filmWithClip(), { clips: { clip: tone(4) }, recording: null })
    expect(Math.max(...left.subarray(0, 71_000).map(Math.abs))).toBeLessThan(0.001)
    expect(Math.max(...left.subarray(80_000, 140_000).map(Math.abs))).toBeGreaterThan(0.1)
  })

  it('has another key when anything that sounds changes, and the same when only pictures do', () => {
    const film = filmWithClip()
    expect(soundKey(filmWithClip({ mute: true }))).not.toBe(soundKey(film))
    expect(soundKey({ ...film, music: { trackId: 'x', startMs: 0, volume: 1, fadeOutMs: 800 } })).not.toBe(
      soundKey(film),
    )
    expect(soundKey({ ...film, scenes: film.scenes.map((scene) => ({ ...scene, ground: '#000000' })) })).toBe(
      soundKey(film),
    )
  })
})
