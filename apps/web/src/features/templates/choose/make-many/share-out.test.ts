import { expect, it } from 'vitest'

import { shareOut } from './share-out.ts'

it('makes one video a credit, and says what is left after', () => {
  expect(shareOut(2, 10)).toEqual({ made: 2, after: 8, isShort: false })
  expect(shareOut(3, 3)).toEqual({ made: 3, after: 0, isShort: false })
})

it('makes fewer when credits are short, and none without any', () => {
  expect(shareOut(5, 2)).toEqual({ made: 2, after: 0, isShort: true })
  expect(shareOut(1, 0)).toEqual({ made: 0, after: 0, isShort: true })
  expect(shareOut(0, 4)).toEqual({ made: 0, after: 4, isShort: false })
})
