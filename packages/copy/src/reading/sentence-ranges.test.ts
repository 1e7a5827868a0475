import { expect, it } from 'vitest'

import { sentenceRanges } from './sentence-ranges.ts'

it('ends a sentence after the whole of the picture that it ends with', () => {
  const text = '겨울맞이 할인이에요 👩🏽‍🍳🎄 색은 네 가지예요. 향이 은은해요🌿'
  const sentences = sentenceRanges(text).map(({ start, end }) => text.slice(start, end))
  expect(sentences).toEqual(['겨울맞이 할인이에요 👩🏽‍🍳🎄', ' 색은 네 가지예요.', ' 향이 은은해요🌿', ''])
})
