import { type MediaFile, sampleProject, slotsOf } from '@clipmint/film'
import { expect, it } from 'vitest'

import { cafeTemplate } from '../../../../editor/test/cafe.ts'
import { withTried } from './compose-tried.ts'

const files: MediaFile[] = ['a', 'b', 'c'].map((id) => ({
  id,
  kind: 'image',
  width: 800,
  height: 600,
  durationMs: null,
  focal: { x: 0.5, y: 0.5 },
  hasSound: false,
}))

it('a visitor’s photographs stand in every scene, and their headline in the first', () => {
  const { userSource } = sampleProject(cafeTemplate, '9:16', 'ko')
  const tried = withTried(cafeTemplate, userSource, { files, headline: '우리 가게' })
  const places = slotsOf(cafeTemplate).flatMap(({ media }) => media.map(({ id }) => id))
  expect(Object.keys(tried.media).toSorted()).toEqual(places.toSorted())
  expect(Object.values(tried.text)[0]?.value).toBe('우리 가게')
})
