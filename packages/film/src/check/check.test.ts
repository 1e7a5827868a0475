import { expect, it } from 'vitest'

import { compose, sampleProject } from '../compose.ts'
import type { MediaFile } from '../film.ts'
import type { UserSource } from '../project.ts'
import { sampleTemplate as template } from '../test/sample-template.ts'
import { findFindings, isReady } from './check.ts'
import type { CheckFacts } from './facts.ts'

const content = sampleProject(template, '9:16', 'ko')
const files: Record<string, MediaFile> = Object.fromEntries(
  ['mug', 'beans', 'shop'].map((id) => [
    id,
    {
      id,
      kind: 'image',
      width: 3000,
      height: 4000,
      durationMs: null,
      focal: { x: 0.5, y: 0.5 },
      hasSound: false,
    },
  ]),
)
const media: UserSource['media'] = {
  's1-picture': { assetId: 'mug' },
  's2-picture': { assetId: 'beans' },
  's3-picture': { assetId: 'shop' },
}
const whole: UserSource = { ...content.userSource, media }

/** What is found in a project that is whole but for `source`, as lines to read. */
function found(source: Partial<UserSource>, others: Partial<CheckFacts> = {}): string[] {
  const changed = { ...content, userSource: { ...whole, ...source } }
  const known = others.files ?? files
  const film = compose(template, changed, { files: known, beatMs: null })
  const facts = { template, content: changed, title: '오늘의 커피', files: known, film, ...others }
  return findFindings(facts).map(({ severity, code, slotId }) => `${severity} ${code} ${slotId ?? ''}`.trim())
}

const say = (slotId: string, value: string) => ({ text: { ...whole.text, [slotId]: { value } } })

it('finds nothing in a whole project', () => {
  expect(found({})).toEqual([])
})

it('finds each empty required slot, in the order of the scenes', () => {
  expect(found({ ...say('s1-title', ' '), media: { 's2-picture': { assetId: 'beans' } } })).toEqual([
    'blocking required-text-empty s1-title',
    'blocking required-media-empty s1-picture',
    'blocking required-media-empty s3-picture',
  ])
})

it('asks nothing of a scene that is off', () => {
  expect(found(say('s4-price', ''))).toEqual(['blocking required-text-empty s4-price'])
  expect(found({ ...say('s4-price', ''), scenes: { off: ['s4'] } })).toEqual([])
})

it('finds files that are gone or broken', () => {
  const { mug: _gone, ...others } = files
  expect(found({}, { files: others })).toEqual(['blocking media-missing s1-picture'])
  expect(found({}, { isBroken: (id) => id === 'beans' })).toEqual(['blocking media-missing s2-picture'])
})

it('finds a placeholder that was never filled in', () => {
  expect(found(say('s2-title', '지금 {{price}}'))).toEqual(['blocking placeholder-left s2-title'])
})

it('warns of words that are longer than their slot', () => {
  expect(found(say('s2-title', '가'.repeat(13)))).toContain('warning text-too-long s2-title')
})

it('finds a title that may not be, and an editing time that is over', () => {
  expect(found({}, { title: '<b>', isExpired: true })).toEqual(['blocking expired', 'blocking title-invalid'])
  expect(found({}, { title: "엄마's 빵 & 커피" })).toEqual([])
})

it('lets a video be made that is only warned of', () => {
  expect(isReady([{ severity: 'warning', code: 'text-too-long', slotId: 's2-title' }])).toBe(true)
  expect(isReady([{ severity: 'blocking', code: 'expired', slotId: null }])).toBe(false)
})
