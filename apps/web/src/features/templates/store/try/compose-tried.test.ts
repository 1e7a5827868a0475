import { type MediaFile, sampleProject, slotsOf, templateReader } from '@clipmint/film'
import { expect, it } from 'vitest'

import { withTried } from './compose-tried.ts'

const content = import.meta.glob<string>(
  '../../../../../../../content/{templates/comic-sale,families/comic}/*.json',
  { query: '?raw', import: 'default' },
)

const files: MediaFile[] = ['a', 'b', 'c'].map((id) => ({
  id,
  kind: 'image',
  width: 800,
  height: 600,
  durationMs: null,
  focal: { x: 0.5, y: 0.5 },
  hasSound: false,
}))

it('a visitor’s photographs stand in every scene, and their headline in the first', async () => {
  const read = templateReader(async (path) => {
    const load = content[`../../../../../../../content${path.replace(/^(?!\/)/u, '/')}`]
    return load ? load() : ''
  }, '')
  const template = await read('/templates/comic-sale/film.json')
  const { userSource } = sampleProject(template, '9:16', 'ko')
  const tried = withTried(template, userSource, { files, headline: '우리 가게' })
  const places = slotsOf(template).flatMap(({ media }) => media.map(({ id }) => id))
  expect(Object.keys(tried.media).toSorted()).toEqual(places.toSorted())
  expect(tried.text['s1-title']?.value).toBe('우리 가게')
})
