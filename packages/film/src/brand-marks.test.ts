import { describe, expect, it } from 'vitest'

import { compose, sampleProject } from './compose.ts'
import type { Film, MediaFile } from './film.ts'
import type { BrandLook } from './project.ts'
import { type Ratio, ratios, safeArea } from './ratio.ts'
import { sampleTemplate } from './test/sample-template.ts'

const logoFile: MediaFile = {
  id: 'logo',
  kind: 'image',
  width: 400,
  height: 200,
  durationMs: null,
  focal: { x: 0.5, y: 0.5 },
  hasSound: false,
}
const corners = ['tl', 'tr', 'bl', 'br'] as const
const look: BrandLook = { pos: 'tr', size: 'm', opacity: 0.8 }

function filmWith(
  ratio: Ratio,
  brand: BrandLook | null,
  {
    name = null,
    logo = true,
    watermark = false,
  }: { name?: string | null; logo?: boolean; watermark?: boolean } = {},
): Film {
  const project = sampleProject(sampleTemplate, ratio, 'ko')
  const userSource = { ...project.userSource, ...(brand ? { brand } : {}) }
  const facts = { files: { logo: logoFile }, beatMs: null, watermark }
  const own = { name, logoAssetId: logo ? 'logo' : null }
  return compose(sampleTemplate, { ...project, userSource, brand: own }, facts)
}

const wordsOf = (film: Film) =>
  film.scenes.flatMap(({ layers }) => layers.filter((layer) => layer.kind === 'text'))
const covers = (
  one: Film['scenes'][0]['layers'][0]['box'],
  other: { x: number; y: number; w: number; h: number },
) =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h

describe('the logo', () => {
  it('of a video whose owner chose nothing stands in the upper right, at its middle size and beside the words', () => {
    const { logo } = filmWith('9:16', null)
    const height = Math.min(1080 * 0.08, (1080 * 0.22) / 2)
    expect(logo).toMatchObject({ key: 'brand-logo', opacity: 1 })
    expect(logo).toEqual(filmWith('9:16', { pos: 'tr', size: 'm', opacity: 1 }).logo)
    expect(logo?.box.y).toBeCloseTo(1920 * safeArea['9:16'].top - 1080 * 0.012 - height)
    expect(logo?.box.h).toBeCloseTo(height)
    expect((logo?.box.x ?? 0) + (logo?.box.w ?? 0)).toBeCloseTo(1080 * 0.94)
  })

  it('stands in its corner of every ratio, on the frame, and never over words', () => {
    for (const ratio of ratios)
      for (const pos of corners)
        for (const size of ['s', 'm', 'l'] as const) {
          const film = filmWith(ratio, { pos, size, opacity: 1 })
          const box = film.logo?.box ?? { x: -1, y: -1, w: 0, h: 0 }
          expect([box.x < film.width / 2, box.y < film.height / 2]).toEqual([
            pos.endsWith('l'),
            pos.startsWith('t'),
          ])
          expect(
            box.x >= 0 && box.y >= 0 && box.x + box.w <= film.width && box.y + box.h <= film.height,
          ).toBe(true)
          expect(wordsOf(film).filter(({ box: words }) => covers({ ...words }, box))).toEqual([])
        }
  })

  it('grows with its size, and is as clear as its owner says', () => {
    const widths = (['s', 'm', 'l'] as const).map(
      (size) => filmWith('1:1', { ...look, size }).logo?.box.w ?? 0,
    )
    expect(widths).toEqual(widths.toSorted((one, other) => one - other))
    expect(new Set(widths).size).toBe(3)
    expect(filmWith('1:1', look).logo?.opacity).toBe(0.8)
  })
})

describe('the name at the end', () => {
  const names = (film: Film) =>
    film.scenes.map(
      ({ layers }) => layers.filter((layer) => layer.kind === 'text' && layer.text === '민트').length,
    )

  it('stands beside the logo on the last scene alone, when its owner wants it', () => {
    expect(names(filmWith('9:16', { ...look, outro: true }, { name: '민트' }))).toEqual([0, 0, 0, 0, 1])
    expect(names(filmWith('9:16', look, { name: '민트' }))).toEqual([0, 0, 0, 0, 0])
    expect(names(filmWith('9:16', { ...look, outro: true }))).toEqual([0, 0, 0, 0, 0])
  })

  it('stands alone where there is no logo', () => {
    expect(names(filmWith('16:9', { ...look, outro: true }, { name: '민트', logo: false })).at(-1)).toBe(1)
  })
})

describe('the service’s mark', () => {
  it('lies over a film only when asked for, with its font', () => {
    expect(filmWith('9:16', null).watermark).toBeNull()
    const film = filmWith('9:16', null, { watermark: true })
    expect(film.watermark?.text).toBe('Clipmint')
    expect(film.fonts).toContainEqual({ family: 'Pretendard', weight: 700 })
  })

  it('keeps out of the safe area, where words are, and away from the logo in any corner', () => {
    for (const ratio of ratios)
      for (const pos of corners) {
        const { watermark, logo, width, height } = filmWith(ratio, { ...look, pos }, { watermark: true })
        const box = watermark?.box
        if (!box || !logo) throw new Error('Both are there.')
        const safe = safeArea[ratio]
        const inside = box.y + box.h > height * safe.top && box.y < height * (1 - safe.bottom)
        expect([inside, covers(box, logo.box)]).toEqual([false, false])
        expect(box.x >= 0 && box.x + box.w <= width && box.y >= 0 && box.y + box.h <= height).toBe(true)
      }
  })
})
