import { expect, it } from 'vitest'

import { joinedName, rankTags } from './tags.ts'

const tag = (ko: string, en: string, templates = 1) => ({ ko, en, templates })

it('puts what begins with the typed before what holds it, then what more templates have', () => {
  const tags = [tag('북카페', 'Book cafe', 9), tag('카드', 'Card', 2), tag('카페', 'Cafe', 5)]
  expect(rankTags(tags, '카').map(({ ko }) => ko)).toEqual(['카페', '카드', '북카페'])
})

it('names a tag once, however many see it, and ten at most', () => {
  expect(rankTags([tag('카페', 'Cafe', 2), tag('카페', 'Cafe', 3), tag('카드', 'Card', 4)], '카')).toEqual([
    { ko: '카페', en: 'Cafe' },
    { ko: '카드', en: 'Card' },
  ])
  const many = Array.from({ length: 12 }, (_, index) => tag(`카${index}`, `C${index}`))
  expect(rankTags(many, '카')).toHaveLength(10)
})

it('compares names without spaces, case and the sign before a tag', () => {
  expect(joinedName('#Summer Sale')).toBe('summersale')
})
