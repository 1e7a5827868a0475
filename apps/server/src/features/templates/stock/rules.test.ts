import { readFile } from 'node:fs/promises'

import { fontFaces } from '@clipmint/engine'
import { FontFamily } from '@clipmint/film'
import { expect, it } from 'vitest'

import { shelve } from '../../../test/shelf.ts'
import { bandOf, toStocked } from './rules.ts'

function traitsOf(spec: Parameters<typeof shelve>[0]): string[] {
  return toStocked([shelve(spec)], [])[0]?.traits ?? []
}

it('puts a length on the edge of two bands into the longer one', () => {
  expect([0, 9_999, 10_000, 19_999, 20_000, 29_999, 30_000, 60_000].map(bandOf)).toEqual([
    'under10',
    'under10',
    '10to20',
    '10to20',
    '20to30',
    '20to30',
    'over30',
    'over30',
  ])
})

it('says of how many pictures on nothing is shown twice, and for how many clips there is a place', () => {
  const twin = traitsOf({
    slug: 'twin',
    scenes: [
      { role: 'hook', same: 'hero' },
      { role: 'benefit', same: 'hero' },
      { role: 'cta', clips: false },
    ],
  })
  expect(twin).not.toContain('media:1')
  for (const files of [2, 3, 16]) expect(twin).toContain(`media:${files}`)
  expect(twin).toContain('clips:1')
  expect(twin).not.toContain('clips:2')
})

it('finds a template by what its categories and moods are called', () => {
  const [stocked] = toStocked([shelve({ slug: 'a', categories: ['salon'], moods: ['bold'] })], [])
  for (const word of ['미용실', 'salon', '굵은', 'bold']) expect(stocked?.words).toContain(word)
})

it('finds a template by other words for what it is mainly for, and for what it speaks of', () => {
  const wordsOf = (spec: Parameters<typeof shelve>[0]) => toStocked([shelve(spec)], [])[0]?.words
  expect(wordsOf({ slug: 'a', categories: ['clinic'] })).toEqual(expect.arrayContaining(['치과', 'dentist']))
  expect(wordsOf({ slug: 'b', categories: ['cafe', 'shop', 'class'] })).not.toContain('lesson')
  expect(wordsOf({ slug: 'c', tags: [{ ko: '반려동물', en: 'Pets' }] })).toContain('강아지')
})

it('says Vietnamese of templates alone whose fonts have its letters', async () => {
  for (const family of FontFamily.options) {
    const face = fontFaces.find((one) => one.family === family)
    const font = { family, weight: 400 }
    const says = traitsOf({ slug: 'a', fonts: { display: font, body: font } }).includes('language:vi')
    expect([family, says]).toEqual([family, await hasGlyph(face?.file ?? '', 'ễ')])
  }
})

/** Looks a letter up in the segments (format 4) of a font's character map. */
async function hasGlyph(file: string, letter: string): Promise<boolean> {
  const path = new URL(`../../../../../../node_modules/${file}`, import.meta.url)
  const font = new DataView(new Uint8Array(await readFile(path)).buffer)
  const tables = Array.from({ length: font.getUint16(4) }, (_, index) => 12 + 16 * index)
  const entry = tables.find((at) => font.getUint32(at) === 0x636d6170) ?? 0
  const map = font.getUint32(entry + 8)
  const code = letter.codePointAt(0) ?? 0
  return Array.from(
    { length: font.getUint16(map + 2) },
    (_, index) => map + font.getUint32(map + 8 + 8 * index),
  ).some((at) => font.getUint16(at) === 4 && segmentHas(font, at, code))
}

function segmentHas(font: DataView, at: number, code: number): boolean {
  const twice = font.getUint16(at + 6)
  for (let place = at + 14; place < at + 14 + twice; place += 2) {
    if (code > font.getUint16(place)) continue
    const start = font.getUint16(place + 2 + twice)
    if (code < start) return false
    const offsetAt = place + 2 + 3 * twice
    const offset = font.getUint16(offsetAt)
    const delta = font.getUint16(place + 2 + 2 * twice)
    const glyph = offset === 0 ? code : font.getUint16(offsetAt + offset + 2 * (code - start))
    return glyph !== 0 && (glyph + delta) % 65_536 !== 0
  }
  return false
}
