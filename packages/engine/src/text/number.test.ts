import { describe, expect, it } from 'vitest'

import { countedLetters, digitsLeft, findNumber, tabular } from './number.ts'

const count = { style: 'count', from: 0, delayMs: 100, durationMs: 1000, easing: 'linear' } as const

describe('a number that counts', () => {
  it('is the first one in the words, with its separators', () => {
    expect(findNumber([{ text: '오늘부터' }, { text: '₩29,900원 (2개)' }])).toEqual({
      line: 1,
      at: 1,
      text: '29,900',
    })
    expect(findNumber([{ text: '숫자 없는 글' }])).toBeNull()
  })

  it('grows into the places of its own digits, and shows nothing where there is no digit yet', () => {
    const at = (elapsedMs: number) => countedLetters('29,900', count, elapsedMs)
    expect(at(0)).toEqual(['', '', '', '', '', '0'])
    expect(at(110)).toEqual(['', '', '', '2', '9', '9'])
    expect(at(600)).toEqual(['1', '4', ',', '9', '5', '0'])
    expect(at(5000)).toEqual(['2', '9', ',', '9', '0', '0'])
  })

  it('keeps decimals, and never begins with more digits than it ends with', () => {
    expect(countedLetters('4.8', count, 600)).toEqual(['2', '.', '4'])
    expect(countedLetters('30', { ...count, from: 1000 }, 0)).toEqual(['9', '9'])
    expect(countedLetters('30', { ...count, from: 99 }, 600)).toEqual(['6', '5'])
  })

  it('rolls its columns to rest from left to right, all in time', () => {
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
