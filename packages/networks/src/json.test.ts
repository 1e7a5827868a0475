import { expect, it } from 'vitest'

import { readJson } from './json.ts'

it('keeps every digit of an id that is no safe number', () => {
  expect(readJson('{"id":7301234567890123456,"few":12,"half":1.5,"ids":[-9007199254740993]}')).toEqual({
    id: '7301234567890123456',
    few: 12,
    half: 1.5,
    ids: ['-9007199254740993'],
  })
})

it('tells nothing from what is no JSON', () => {
  expect(readJson('')).toBeNull()
  expect(readJson('{"id":1')).toBeUndefined()
  expect(readJson('<html></html>')).toBeUndefined()
})
