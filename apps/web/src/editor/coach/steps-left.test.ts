import { expect, it } from 'vitest'

import { stepsLeft } from './steps-left.ts'

it('shows every step to who begins with a template’s own words and pictures', () => {
  expect(stepsLeft({ hasSampleWords: true, hasEmptyPlaces: true })).toEqual(['text', 'media', 'make'])
})

it('leaves out what is done: the words and photographs of a product are in its video', () => {
  expect(stepsLeft({ hasSampleWords: false, hasEmptyPlaces: true })).toEqual(['media', 'make'])
  expect(stepsLeft({ hasSampleWords: true, hasEmptyPlaces: false })).toEqual(['text', 'make'])
  expect(stepsLeft({ hasSampleWords: false, hasEmptyPlaces: false })).toEqual(['make'])
})
