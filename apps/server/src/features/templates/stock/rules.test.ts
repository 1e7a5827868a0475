import type { FontFamily } from '@clipmint/film'
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

it('says Vietnamese of templates alone whose fonts have its letters', () => {
  const says = (display: FontFamily, body: FontFamily) => {
    const fonts = { display: { family: display, weight: 400 }, body: { family: body, weight: 400 } }
    return traitsOf({ slug: 'a', fonts }).includes('language:vi')
  }
  expect(says('Gowun Batang', 'Pretendard')).toBe(true)
  expect(says('Jua', 'Pretendard')).toBe(false)
  expect(says('Pretendard', 'Gaegu')).toBe(false)
})
