import { plainPlay } from '@clipmint/film'
import { describe, expect, it } from 'vitest'

import { filmOf, media } from './golden/parts.ts'
import { clipsAt } from './media.ts'

const focal = { x: 0.5, y: 0.5 }
const clip = {
  id: 'f',
  kind: 'video',
  width: 640,
  height: 360,
  durationMs: 1000,
  focal,
  hasSound: true,
} as const

describe('the clips on screen', () => {
  const layer = (id: string) => media(id, { x: 0, y: 0, w: 10, h: 10 }, { mediaKey: id })
  const film = filmOf('1:1', [
    { ground: '#000000', layers: [layer('one')] },
    { ground: '#000000', transition: { kind: 'fade', durationMs: 400 }, layers: [layer('two')] },
  ])
  film.media = {
    one: { key: 'one', file: clip, crop: null, trim: { inMs: 200, outMs: 900 }, clip: plainPlay, mute: true },
    two: { key: 'two', file: { ...clip, id: 'g' }, crop: null, trim: null, clip: plainPlay, mute: true },
  }

  it('play from their trim and loop within it', () => {
    expect(clipsAt(film, 100)).toEqual([{ key: 'one', fileMs: 300 }])
    expect(clipsAt(film, 800)).toEqual([{ key: 'one', fileMs: 300 }])
  })

  it('are both there while one scene takes over from the other', () => {
    expect(clipsAt(film, 1600).map(({ key }) => key)).toEqual(['one', 'two'])
    expect(clipsAt(film, 2000).map(({ key }) => key)).toEqual(['two'])
  })
})
