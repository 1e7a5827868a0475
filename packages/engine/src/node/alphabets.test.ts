import { readFileSync } from 'node:fs'

import { typeset, writesVietnamese } from '@clipmint/film'
import { expect, it } from 'vitest'

import { type FontFace, fontFaces, nearestFace } from '../fonts.ts'

const latin = 'abcdefghijklmnopqrstuvwxyz'.split('')
const vowels = 'a ă â e ê i o ô ơ u ư y'.split(' ')
const tones = ['', '\u0300', '\u0309', '\u0303', '\u0301', '\u0323']
const vietnamese = vowels.flatMap((vowel) => tones.map((tone) => (vowel + tone).normalize('NFC')))

/** The 2,350 syllables of KS X 1001, which every Korean font has. */
const syllables = new TextDecoder('euc-kr').decode(
  Uint8Array.from({ length: 2 * 25 * 94 }, (_, at) =>
    at % 2 === 0 ? 0xb0 + Math.floor(at / 188) : 0xa1 + ((at >> 1) % 94),
  ),
)
const alphabets = {
  ko: syllables.split(''),
  en: bothCases(latin),
  id: bothCases(latin),
  vi: bothCases([...latin, ...vietnamese, 'đ', '₫']),
}

it.each(Object.entries(alphabets))(
  'sets every word of %s in one font, whatever the family',
  (_, alphabet) => {
    for (const face of fontFaces) {
      for (const text of [alphabet.join(''), ...alphabet]) {
        const letters = lettersOf(faceFor(face, text))
        const lacked = [...text].filter((letter) => !letters.has(letter))
        expect([face.family, lacked]).toEqual([face.family, []])
      }
    }
  },
)

it('leaves Korean, English and Indonesian in the family of the design, signs and emoji among them', () => {
  const texts = [alphabets.ko, alphabets.en, alphabets.id].map((alphabet) => alphabet.join(''))
  for (const face of fontFaces) {
    for (const text of [...texts, '오늘만 SALE 50% ☕️ ★ → “29,900원” ₩ × ÷ — 新品 สวัสดี'])
      expect(faceFor(face, text)).toBe(face)
  }
})

it('knows which families lack letters of Vietnamese', () => {
  const families = new Map(fontFaces.map((face) => [face.family, face]))
  const lacked = [...families.values()].flatMap((face) => {
    const count = alphabets.vi.filter((letter) => !lettersOf(face).has(letter)).length
    expect([face.family, writesVietnamese(face.family)]).toEqual([face.family, count === 0])
    return count === 0 ? [] : [`${face.family}: ${count}`]
  })
  expect(alphabets.vi).toHaveLength(187)
  expect(lacked).toEqual([
    'Black Han Sans: 135',
    'Jua: 135',
    'Nanum Myeongjo: 134',
    'Nanum Pen Script: 135',
    'Gaegu: 135',
    'Nanum Gothic Coding: 134',
    'Do Hyeon: 135',
    'Bagel Fat One: 101',
    'East Sea Dokdo: 135',
  ])
})

it('keeps the accents that Bagel Fat One has', () => {
  expect(faceFor(nearestFace('Bagel Fat One', 400), 'Café Über').family).toBe('Bagel Fat One')
})

function bothCases(letters: readonly string[]): string[] {
  return [...new Set(letters.flatMap((letter) => [letter, letter.toUpperCase()]))]
}

/** The face of a text that is designed in another. */
function faceFor({ family, weight }: FontFace, text: string): FontFace {
  const set = typeset(text, { family, weight, size: 1, tracking: 0, leading: 1 })
  return nearestFace(set.family, set.weight)
}

const known = new Map<string, Set<string>>()

function lettersOf({ file }: FontFace): Set<string> {
  const letters = known.get(file) ?? readLetters(file)
  known.set(file, letters)
  return letters
}

/** The letters in the segments (format 4) of a font's character map. */
function readLetters(file: string): Set<string> {
  const bytes = readFileSync(new URL(`../../../../node_modules/${file}`, import.meta.url))
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables = Array.from({ length: font.getUint16(4) }, (_, index) => 12 + 16 * index)
  const entry = tables.find((at) => font.getUint32(at) === 0x636d6170) ?? 0
  const map = font.getUint32(entry + 8)
  const letters = new Set<string>()
  for (let table = 0; table < font.getUint16(map + 2); table++) {
    const at = map + font.getUint32(map + 8 + 8 * table)
    if (font.getUint16(at) === 4)
      for (const code of codesIn(font, at)) letters.add(String.fromCodePoint(code))
  }
  return letters
}

function* codesIn(font: DataView, at: number): Generator<number> {
  const twice = font.getUint16(at + 6)
  for (let place = at + 14; place < at + 14 + twice; place += 2) {
    const end = font.getUint16(place)
    const start = font.getUint16(place + 2 + twice)
    const delta = font.getUint16(place + 2 + 2 * twice)
    const offsetAt = place + 2 + 3 * twice
    const offset = font.getUint16(offsetAt)
    for (let code = start; code <= end && code < 0xffff; code++) {
      const glyph = offset === 0 ? code : font.getUint16(offsetAt + offset + 2 * (code - start))
      if (glyph !== 0 && (glyph + delta) % 65_536 !== 0) yield code
    }
  }
}
