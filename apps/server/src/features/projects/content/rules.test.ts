import { fillTemplate, sampleProject, shownSlots } from '@clipmint/film'
import { expect, it } from 'vitest'

import { makeTemplate } from '../../../test/templates.ts'
import { coverOf, filledShare } from './rules.ts'

const template = makeTemplate({ slug: 'plain' })
const { userSource: sample } = sampleProject(template, '9:16', 'ko')

it('shows every scene but an optional one that is off', () => {
  const shown = shownSlots(template, { scenes: { off: ['s3', 's1'] } })
  expect(shown.map(({ scene }) => scene.id)).toEqual(['s1', 's2', 's4'])
})

it('counts the share of required slots that are filled, of the scenes shown', () => {
  // Required: the hook's headline, the price, and four pictures.
  expect(filledShare(template, sample)).toBe(33)
  expect(filledShare(template, { ...sample, scenes: { off: ['s3'] } })).toBe(25)
  const media = Object.fromEntries([1, 2, 3, 4].map((n) => [`s${n}-picture`, { assetId: 'a' }]))
  expect(filledShare(template, { ...sample, media })).toBe(100)
})

it('does not count words that are blank or hidden', () => {
  const blank = { ...sample.text, 's1-title': { value: '  ' } }
  const hidden = { ...sample.text, 's1-title': { value: '글', hidden: true } }
  expect(filledShare(template, { ...sample, text: blank })).toBe(16)
  expect(filledShare(template, { ...sample, text: hidden })).toBe(16)
})

it('calls a template that asks for nothing full', () => {
  const free = makeTemplate({
    slug: 'free',
    scenes: [
      { role: 'benefit', picture: null },
      { role: 'detail', picture: null },
      { role: 'cta', picture: null },
    ],
  })
  const source = fillTemplate(
    free,
    '1:1',
    { lang: 'ko', name: '잼', price: null, brand: null, lines: [] },
    [],
  )
  expect(filledShare(free, source)).toBe(100)
})

it('is shown in lists by its first picture on screen', () => {
  expect(coverOf(template, sample)).toBeNull()
  const media = { 's4-picture': { assetId: 'd' }, 's3-picture': { assetId: 'c' } }
  expect(coverOf(template, { ...sample, media })).toBe('c')
  expect(coverOf(template, { ...sample, media, scenes: { off: ['s3'] } })).toBe('d')
})
