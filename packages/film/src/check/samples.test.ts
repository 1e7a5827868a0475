import { expect, it } from 'vitest'

import { compose, sampleProject } from '../compose.ts'
import type { UserSource } from '../project.ts'
import { Template } from '../template.ts'
import { sampleTemplate } from '../test/sample-template.ts'
import { findFindings } from './check.ts'

const content = sampleProject(sampleTemplate, '9:16', 'ko')
const { text: untouched } = content.userSource

/** What is found of samples in a video that was made from the store, but for what its owner changed. */
function left(
  change: Partial<UserSource> = {},
  { template = sampleTemplate, brand = null as string | null, isFromSamples = true } = {},
): string[] {
  const changed = {
    ...content,
    userSource: { ...content.userSource, ...change },
    brand: { name: brand, logoAssetId: null },
  }
  const film = compose(template, changed, { files: {}, beatMs: null })
  return findFindings({ template, content: changed, title: '오늘의 커피', files: {}, film, isFromSamples })
    .filter(({ code }) => code.startsWith('sample'))
    .map(({ code, slotId }) => `${code} ${slotId}`)
}

it('finds a price that is still the sample before words that promise nothing', () => {
  expect(left()).toEqual([
    'sample-claim s4-price',
    'sample-words s1-title',
    'sample-words s2-title',
    'sample-words s3-title',
    'sample-words s5-title',
  ])
})

it('finds none in a video of a product, which began with the product’s own words', () => {
  expect(left({}, { isFromSamples: false })).toEqual([])
})

it('knows the sample in the template’s other language too', () => {
  const text = { ...untouched, 's1-title': { value: 'Cup of today' } }
  expect(left({ text })).toContain('sample-words s1-title')
})

it('asks nothing of words that were changed, hidden or emptied, nor of a scene that is off', () => {
  const text = {
    ...untouched,
    's1-title': { value: '오늘의 한 잔!' },
    's2-title': { value: '오늘의 한 잔', hidden: true },
    's3-title': { value: '' },
  }
  expect(left({ text, scenes: { off: ['s4'] } })).toEqual(['sample-words s5-title'])
})

/** The template with its titles playing other parts, and one of them in what customers say. */
const telling = Template.parse({
  ...sampleTemplate,
  scenes: sampleTemplate.scenes.map((scene) => ({
    ...scene,
    role: scene.id === 's3' ? 'proof' : scene.role,
    layers: scene.layers.map((layer) =>
      layer.kind !== 'text' || !layer.slot
        ? layer
        : {
            ...layer,
            slot: {
              ...layer.slot,
              role: layer.id === 's2-title' ? 'brand' : layer.slot.role,
              sample: layer.id === 's5-title' ? { ko: '오늘만 30%', en: '30% today' } : layer.slot.sample,
            },
          },
    ),
  })),
})

it('puts numbers and offers before names, and names before what customers say', () => {
  const text = { ...untouched, 's5-title': { value: '오늘만 30%' } }
  expect(left({ text }, { template: telling })).toEqual([
    'sample-claim s4-price',
    'sample-claim s5-title',
    'sample-claim s2-title',
    'sample-claim s3-title',
    'sample-words s1-title',
  ])
  expect(left({ text }, { template: telling, brand: '모퉁이 카페' })).not.toContain('sample-claim s2-title')
})
