import { expect, it } from 'vitest'

import { sampleProject } from './compose.ts'
import { firstImpression } from './first-impression.ts'
import { Template } from './template.ts'
import { sampleTemplate } from './test/sample-template.ts'

const project = sampleProject(sampleTemplate, '9:16', 'ko')

/** The sample with its first words coming by these movements. */
function opening(...enter: object[]): Template {
  const [first, ...rest] = sampleTemplate.scenes
  const layers = first?.layers.map((layer) =>
    layer.kind === 'text' ? { ...layer, motion: { enter, idle: [], leave: [] } } : layer,
  )
  return Template.parse({ ...sampleTemplate, scenes: [{ ...first, layers }, ...rest] })
}

it('tells whether words stand in the first frame', () => {
  expect(firstImpression(sampleTemplate, project).hasWords).toBe(true)
  expect(firstImpression(opening({ animation: 'fade' }), project).hasWords).toBe(false)
  expect(firstImpression(opening({ animation: 'reveal', by: 'line' }), project).hasWords).toBe(false)
  expect(firstImpression(opening({ animation: 'fade', by: 'word', staggerMs: 200 }), project).hasWords).toBe(
    false,
  )
  expect(firstImpression(opening({ animation: 'turn', durationMs: 0 }), project).hasWords).toBe(true)
})

it('goes by what the owner wrote there', () => {
  const text = { ...project.userSource.text, 's1-title': { value: '', hidden: true } }
  expect(
    firstImpression(sampleTemplate, { ...project, userSource: { ...project.userSource, text } }).hasWords,
  ).toBe(false)
})

it.each([
  ['#d6331f', 'warm'],
  ['#ffc91a', 'warm'],
  ['#e83e8c', 'warm'],
  ['#1f9d55', 'cool'],
  ['#2b39ff', 'cool'],
  ['#7a4bd6', 'cool'],
  ['#0a0a12', 'neutral'],
  ['#8a8a86', 'neutral'],
])('says of %s that it is %s', (primary, warmth) => {
  expect(firstImpression(sampleTemplate, { ...project, changedColor: { primary } }).warmth).toBe(warmth)
})
