import { expect, it } from 'vitest'

import { compose, sampleProject } from '../compose.ts'
import { sampleTemplate as template } from '../test/sample-template.ts'
import { findFindings } from './check.ts'

/** Where the words of the first scenes do not add up, or null. */
function wrongIn(...words: string[]): string | null {
  const sample = sampleProject(template, '9:16', 'ko')
  const ids = ['s1-title', 's2-title', 's3-title', 's4-price']
  const own = words.map((value, index) => [ids[index] ?? '', { value }] as const)
  const userSource = {
    ...sample.userSource,
    text: { ...sample.userSource.text, ...Object.fromEntries(own) },
  }
  const content = { ...sample, userSource }
  const film = compose(template, content, { files: {}, beatMs: null })
  const found = findFindings({ template, content, title: '행사', files: {}, film })
  return found.find(({ code }) => code === 'discount-wrong')?.slotId ?? null
}

it.for([
  ['정가 20,000원', '지금 14,000원', '30% 할인'],
  ['원래 2만원', '1만 4천 원', '30%'],
  ['was $29.99', 'now $19.99', '33% off'],
  ['59,800원', '6,000원 할인', '53,800원'],
])('finds nothing wrong in %s · %s · %s', (words) => {
  expect(wrongIn(...words)).toBeNull()
})

it.for([
  ['정가 20,000원', '지금 14,000원', '40% 할인', 's3-title'],
  ['2만원', '-50%', '1만 4천 원', 's2-title'],
  ['was $29.99', 'Save 50%', 'now $19.99', 's2-title'],
  ['59,800원', '5,000원 할인', '53,800원', 's2-title'],
  ['정가 9,000원', '오늘만', '12,000원', 's1-title'],
] as const)('finds that %s · %s · %s does not add up', ([one, two, three, slotId]) => {
  expect(wrongIn(one, two, three)).toBe(slotId)
})

it.for([
  ['카카오 72%', '20,000원', '14,000원'],
  ['최대 50% 할인', '20,000원', '14,000원'],
  ['30% 할인', '9,000원', '12,000원', '15,000원'],
  ['30% 할인', '만 원의 행복', '14,000원'],
])('leaves alone what may be meant otherwise: %s · %s · %s', (words) => {
  expect(wrongIn(...words)).toBeNull()
})
