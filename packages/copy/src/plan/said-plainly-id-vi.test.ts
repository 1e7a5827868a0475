import type { LanguageCode } from '@clipmint/kit'
import { expect, it } from 'vitest'

import { briefOf } from '../corpus/brief.ts'
import { readers } from '../reading/languages.ts'
import { readPoints } from './points.ts'

function factsOf(language: LanguageCode, info: string): { said: string | undefined; isWarning: boolean }[] {
  return readPoints(briefOf({ name: 'Anh Tuấn', info, language })).points.map(({ variants, isWarning }) => ({
    said: variants[0],
    isWarning: isWarning === true,
  }))
}

it.each<[LanguageCode, string]>([
  ['vi', 'Trẻ em dưới 6 tuổi ngồi cùng bố mẹ không tính tiền'],
  ['id', 'Jangan lupa sambel kacangnya'],
  ['id', 'Jangan khawatir soal ukuran'],
])('what is free or reassures warns of nothing (%s: %s)', (language, info) => {
  expect(factsOf(language, info)).toEqual([{ said: info, isWarning: false }])
})

it.each<[LanguageCode, string]>([
  ['vi', 'Không dùng cho trẻ em dưới 3 tuổi'],
  ['id', 'Jangan langsung kena batang'],
])('what warns still does (%s: %s)', (language, info) => {
  expect(factsOf(language, info)).toEqual([{ said: info, isWarning: true }])
})

it('what is freshly roasted is no new product', () => {
  expect(readers.vi.lexicon.fresh.test('Hũ 500g, hàng mới rang mỗi tuần')).toBe(false)
  expect(readers.vi.lexicon.fresh.test('Hàng mới về sáng nay')).toBe(true)
})

it('a measure is written as its owner writes it', () => {
  expect(factsOf('id', 'd.16 cm – 185k')[0]?.said).toBe('d.16 cm – 185k')
})
