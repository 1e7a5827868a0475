import type { Film, FilmMedia, FilmMediaLayer } from '@clipmint/film'
import { describe, expect, it } from 'vitest'

import { pictureShare } from './photo-share.ts'

const photo: FilmMedia = {
  key: 'cup',
  file: { id: 'cup', kind: 'image', width: 3000, height: 4000, focal: { x: 0.5, y: 0.5 } },
  crop: null,
} as FilmMedia

/** An upright film that shows the photograph in a place of this size. */
function filmWith(w: number, h: number, rest: Partial<FilmMediaLayer> = {}): Film {
  const layer = {
    kind: 'media',
    mediaKey: 'cup',
    fit: 'cover',
    box: { x: 0, y: 0, w, h, rotate: 0 },
    inner: { pushIn: 0, driftX: 0, driftY: 0 },
    cutout: null,
    ...rest,
  }
  return { width: 1080, height: 1920, logo: null, scenes: [{ layers: [layer] }] } as unknown as Film
}

const cut = { cutout: {} as FilmMediaLayer['cutout'] }

describe('how large a photograph is held', () => {
  it('has the pixels of the place that shows it, to the next power of two', () => {
    expect(pictureShare(filmWith(1080, 1440), photo)).toBe(1)
    expect(pictureShare(filmWith(600, 800), photo)).toBe(0.5)
    expect(pictureShare(filmWith(300, 400), photo)).toBe(0.25)
    expect(pictureShare(filmWith(60, 80), photo)).toBe(0.25)
  })

  it('has more where its place comes nearer to it', () => {
    const inner = { pushIn: 0.4, driftX: 0, driftY: 0 }
    expect(pictureShare(filmWith(600, 800, { inner }), photo)).toBe(1)
  })

  it('has more where only a part of it is shown, and twice as much as a canvas at most', () => {
    const half = { ...photo, crop: { x: 0, y: 0, w: 0.5, h: 0.5 } }
    expect(pictureShare(filmWith(300, 400), half)).toBe(0.5)
    const tenth = { ...photo, crop: { x: 0, y: 0, w: 0.1, h: 0.1 } }
    expect(pictureShare(filmWith(1080, 1440), tenth)).toBe(2)
  })

  it('is as large as a canvas where it is cut out, is the logo, or is shown nowhere yet', () => {
    expect(pictureShare(filmWith(300, 400, cut), photo)).toBe(1)
    expect(pictureShare({ ...filmWith(1, 1), logo: { key: 'cup' } as Film['logo'] }, photo)).toBe(1)
    expect(pictureShare({ ...filmWith(1, 1), scenes: [] }, photo)).toBe(1)
  })
})
