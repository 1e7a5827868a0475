import { describe, expect, test } from 'vitest'

import { barStrokes, signVelocity, strokes } from './steps.ts'

describe('step notation', () => {
  test('starts a stroke at each sign and holds it over dashes', () => {
    expect(strokes('X--.o-')).toEqual([
      { step: 0, steps: 3, sign: 'X' },
      { step: 4, steps: 2, sign: 'o' },
    ])
  })

  test('takes dashes with nothing to hold as silence', () => {
    expect(strokes('x..-')).toEqual([{ step: 0, steps: 1, sign: 'x' }])
  })

  test('goes round its bars', () => {
    const pattern = 'x...............|....x...........'
    expect(barStrokes(pattern, 0)).toEqual(barStrokes(pattern, 2))
    expect(barStrokes(pattern, 1)).toEqual([{ step: 4, steps: 1, sign: 'x' }])
  })

  test('refuses a bar with a sign too few', () => {
    expect(() => barStrokes('x..............', 0)).toThrow('has 15')
  })

  test('plays big letters harder than small ones', () => {
    expect(signVelocity('X')).toBeGreaterThan(signVelocity('x'))
    expect(signVelocity('o')).toBeGreaterThan(signVelocity(','))
  })
})
