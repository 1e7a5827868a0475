import { sampleProject } from '@clipmint/film'
import { must } from '@clipmint/kit'
import { expect, it } from 'vitest'

import { makeTemplate } from '../../../test/templates.ts'
import { beginsWork, countChanges, hasRoomForName, isSameContent, superfluous } from './rules.ts'
import type { VersionContent } from './store.ts'

const { userSource, bgm } = sampleProject(makeTemplate({ slug: 'plain' }), '9:16', 'ko')
const brand = { name: '소금상점', logoAssetId: null }
const content: VersionContent = { userSource, bgm, bgmUrl: null, changedColor: {}, title: '소금빵', brand }

const version = (id: string, name: string | null = null) => ({ id, name })
const nameless = (count: number) => Array.from({ length: count }, (_, index) => version(`a${index}`))

it('keeps ten versions, and lets the oldest without a name go first', () => {
  expect(superfluous(nameless(10))).toEqual([])
  expect(superfluous([...nameless(10), version('old', '여름 세일')])).toEqual(['a9'])
  expect(superfluous([version('new', '새 이름'), ...nameless(10)])).toEqual(['a9'])
})

it('lets five versions have a name', () => {
  const named = Array.from({ length: 5 }, (_, index) => version(`n${index}`, `이름 ${index}`))
  expect(hasRoomForName([...named.slice(1), ...nameless(6)])).toBe(true)
  expect(hasRoomForName(named)).toBe(false)
})

it('begins a new stretch of work five minutes after the last version', () => {
  const createdAt = new Date('2026-07-01T09:00:00Z')
  expect(beginsWork(null, createdAt)).toBe(true)
  expect(beginsWork({ createdAt }, new Date('2026-07-01T09:04:59Z'))).toBe(false)
  expect(beginsWork({ createdAt }, new Date('2026-07-01T09:05:00Z'))).toBe(true)
})

it('counts the words, pictures, colours and scenes that differ, and names the rest', () => {
  const [first, second] = Object.keys(userSource.text)
  const after: VersionContent = {
    ...content,
    title: '새 제목',
    bgm: { ...bgm, volume: 0.4 },
    changedColor: { primary: '#112233', ink: '#000000' },
    userSource: {
      ...userSource,
      ratio: '1:1',
      text: {
        ...userSource.text,
        [must(first, 'a text')]: { value: '새 글' },
        [must(second, 'a text')]: { value: '또 새 글' },
      },
      media: { 's1-picture': { assetId: 'a' } },
      scenes: { off: ['s3'] },
    },
  }
  expect(countChanges(content, after)).toEqual({
    words: 2,
    pictures: 1,
    colors: 2,
    scenes: 1,
    music: true,
    brand: false,
    ratio: true,
    title: true,
  })
  expect(countChanges(after, content)).toEqual(countChanges(content, after))
})

it('takes two contents for the same in whatever order their parts were written', () => {
  const { text, ...rest } = userSource
  const turned = Object.fromEntries(Object.entries(text).toReversed())
  expect(isSameContent(content, { ...content, userSource: { text: turned, ...rest } })).toBe(true)
  const scenes = (off: string[]) => ({ ...content, userSource: { ...userSource, scenes: { off } } })
  expect(isSameContent(content, scenes([]))).toBe(true)
  expect(isSameContent(scenes(['s2', 's3']), scenes(['s3', 's2']))).toBe(true)
  expect(isSameContent(scenes(['s2']), scenes(['s3']))).toBe(false)
  expect(isSameContent(content, { ...content, bgmUrl: 'https://elsewhere.example' })).toBe(false)
})

it('counts another name or logo as a change, and nothing of a version that kept no brand', () => {
  const renamed = { ...content, brand: { ...brand, name: '설탕상점' } }
  expect(isSameContent(content, renamed)).toBe(false)
  expect(countChanges(content, renamed)).toMatchObject({ brand: true, words: 0 })
  const { brand: _brand, ...old } = content
  expect(isSameContent(old, renamed)).toBe(true)
  expect(countChanges(old, renamed)).toMatchObject({ brand: false })
})
