import { expect, it } from 'vitest'

import { changeOf } from './change.ts'

it('says by how much a figure changed', () => {
  expect(changeOf({ now: 150, before: 100 }, 'percent')).toEqual({ by: 0.5 })
  expect(changeOf({ now: 0, before: 4 }, 'count')).toEqual({ by: -4 })
})

it('compares with nothing that nobody knows, and makes no per cent of nothing', () => {
  expect(changeOf({ now: 150, before: null }, 'percent')).toBe('beforeUnknown')
  expect(changeOf({ now: null, before: 3 }, 'count')).toBe('beforeUnknown')
  expect(changeOf({ now: 150, before: 0 }, 'percent')).toBe('beforeNothing')
  expect(changeOf({ now: 0, before: 0 }, 'percent')).toBe('beforeNothing')
  expect(changeOf({ now: 7, before: 7 }, 'count')).toBe('sameAsBefore')
})
