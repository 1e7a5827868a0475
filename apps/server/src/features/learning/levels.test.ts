import { expect, it } from 'vitest'

import { levelsOf, type PostTraits } from './levels.ts'

const traits: PostTraits = {
  angle: 'benefit',
  opening: '아직도 눅눅한 빵을 드세요?',
  family: 'swiss',
  impression: { hasWords: true, warmth: 'cool', moods: ['retro', 'upbeat'] },
  seconds: 12,
  hashtags: 6,
  at: new Date('2026-11-20T10:00:00Z'),
  zone: 'Asia/Seoul',
}

it('reads a post in its owner’s own time', () => {
  expect(levelsOf(traits)).toEqual({
    angle: 'benefit',
    family: 'swiss',
    hook: 'question',
    firstFrame: 'words',
    color: 'cool',
    music: 'edgy',
    length: '10to20',
    hour: 'evening',
    weekday: '5',
    tags: 'some',
  })
  expect(levelsOf({ ...traits, zone: 'America/Los_Angeles' })).toMatchObject({ hour: 'night', weekday: '5' })
  expect(levelsOf({ ...traits, at: new Date('2026-11-20T16:00:00Z') })).toMatchObject({
    hour: 'night',
    weekday: '6',
  })
})

it('says nothing of what is not known of a video that was not planned', () => {
  const levels = levelsOf({ ...traits, angle: null, opening: null, family: null, impression: null })
  expect(Object.keys(levels).toSorted()).toEqual(['hour', 'length', 'tags', 'weekday'])
})

it('tells first words by how they catch', () => {
  const hookOf = (opening: string) => levelsOf({ ...traits, opening }).hook
  expect(['가격이 3,000원?', '오늘만 3,000원', '겉은 바삭해요'].map(hookOf)).toEqual([
    'question',
    'number',
    'statement',
  ])
})

it('hears no music apart from music that nobody knows', () => {
  const musicOf = (moods: [] | null) =>
    levelsOf({ ...traits, impression: { hasWords: false, warmth: 'warm', moods } })
  expect(musicOf([])).toMatchObject({ firstFrame: 'picture', color: 'warm', music: 'none' })
  expect(musicOf(null)).not.toHaveProperty('music')
})
