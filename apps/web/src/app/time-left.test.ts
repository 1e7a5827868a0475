import { expect, test } from 'vitest'

import { roughly } from './time-left.ts'

test('estimates are as rough as they are sure', () => {
  expect(roughly(3).unit).toBe('soon')
  expect(roughly(6)).toEqual({ unit: 'seconds', count: 10 })
  expect(roughly(43)).toEqual({ unit: 'seconds', count: 50 })
  expect(roughly(52)).toEqual({ unit: 'minutes', count: 1 })
  expect(roughly(61)).toEqual({ unit: 'minutes', count: 1 })
  expect(roughly(329)).toEqual({ unit: 'minutes', count: 5 })
})
