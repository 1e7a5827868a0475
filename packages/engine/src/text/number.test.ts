import { describe, expect, it } from 'vitest'

import { digitsLeft, findNumber, tabular } from './number.ts'

const count = { delayMs: 100, durationMs: 1000, easing: 'linear' } as const

describe('a number that runs', () => {
  it('is the first one in the words, with its separators', () => {
    expect(findNumber([{ text: '오늘부터' }, { text: '₩29,900원 (2개)' }])).toEqual({
      line: 1,
      at: 1,
      text: '29,900',
    })
    expect(findNumber([{ text: '숫자 없는 글' }])).toBeNull()
  })

  it('brings its columns to rest from left to right, all in time', () => {
    const left = (index: number, elapsedMs: number) => digitsLeft({ index, of: 3 }, count, elapsedMs)
    expect(left(0, 760)).toBe(0)
    expect(left(2, 760)).toBeGreaterThan(0)
    expect(left(2, 1100)).toBe(0)
  })

  it('has digits of one width', () => {
    const measure = (text: string) => [...text].reduce((sum, letter) => sum + (letter === '1' ? 0.3 : 0.6), 0)
    const font = { family: 'Pretendard', weight: 400, tracking: 0 }
    expect(tabular(measure)('111원', font)).toBeCloseTo(tabular(measure)('908원', font))
  })
})
