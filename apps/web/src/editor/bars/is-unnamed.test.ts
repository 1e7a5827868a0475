import { expect, it } from 'vitest'

import { isUnnamed } from './is-unnamed.ts'

const template = { ko: '종이 정원, 봄', en: 'Paper garden' }

it('tells a title that is the template’s, in either language, and without the signs a title may not hold', () => {
  expect(isUnnamed('종이 정원 봄', template)).toBe(true)
  expect(isUnnamed('Paper garden', template)).toBe(true)
  expect(isUnnamed('종이 정원 봄 (2)', template)).toBe(true)
})

it('leaves alone what was named', () => {
  expect(isUnnamed('봄맞이 화분', template)).toBe(false)
  expect(isUnnamed('종이 정원 봄 세일', template)).toBe(false)
})
