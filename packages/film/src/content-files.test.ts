import { expect, it } from 'vitest'

import { sampleProject } from './compose.ts'
import { contentIdsOf } from './content-files.ts'
import { bgmUrlOf } from './project.ts'
import { sampleTemplate } from './test/sample-template.ts'

const song = '018f0000-0000-7000-8000-000000000001'

it('names each of its files once', () => {
  const { userSource } = sampleProject(sampleTemplate, '9:16', 'ko')
  const media = { 's1-picture': { assetId: 'a' }, 's2-picture': { assetId: 'a' } }
  const showing = { ...userSource, media }
  expect(contentIdsOf({ userSource: showing, bgmUrl: null }, 'logo')).toEqual(['a', 'logo'])
  expect(contentIdsOf({ userSource: showing, bgmUrl: bgmUrlOf(song) }, null)).toEqual(['a', song])
})
