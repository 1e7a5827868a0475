import { expect, test } from 'vitest'

import { cos, exp, log, log10, power, sin, square, tan } from './exact.ts'

const values = Array.from({ length: 400 }, (_, index) => (index - 200) * 0.0937)

test('agrees with the built-in functions to 13 digits', () => {
  for (const value of values) {
    expect(sin(value)).toBeCloseTo(Math.sin(value), 13)
    expect(cos(value)).toBeCloseTo(Math.cos(value), 13)
    expect(exp(value) / Math.exp(value)).toBeCloseTo(1, 13)
  }
  for (const value of [1e-9, 0.01, 0.5, 0.999, 1, 1.5, 7, 48_000]) {
    expect(log(value)).toBeCloseTo(Math.log(value), 13)
    expect(log10(value)).toBeCloseTo(Math.log10(value), 13)
    expect(power(value, 1.37) / value ** 1.37).toBeCloseTo(1, 12)
  }
  for (const value of [0.001, 0.5, 1.2, 1.5]) expect(tan(value) / Math.tan(value)).toBeCloseTo(1, 12)
})

test('is whole where the result is', () => {
  expect(power(2, 0)).toBe(1)
  expect(exp(0)).toBe(1)
  expect(sin(0)).toBe(0)
  expect(log(1)).toBe(0)
  expect(square(-3)).toBe(9)
})

test('knows its limits', () => {
  expect(power(0, 1.5)).toBe(0)
  expect(power(0, 0)).toBe(1)
  expect(log(0)).toBe(Number.NEGATIVE_INFINITY)
  expect(log(-1)).toBeNaN()
  expect(exp(-800)).toBe(0)
  expect(exp(800)).toBe(Number.POSITIVE_INFINITY)
})
