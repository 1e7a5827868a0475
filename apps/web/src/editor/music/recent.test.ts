import { expect, it } from 'vitest'

import { noteRecent, readRecent } from './recent.ts'

function storageWith(text: string | null = null) {
  let kept = text
  return { getItem: () => kept, setItem: (_key: string, value: string) => void (kept = value) }
}

it('remembers the last ten tracks, the latest first and each once', () => {
  const storage = storageWith()
  for (const number of Array.from({ length: 12 }, (_, index) => index)) noteRecent(storage, `track-${number}`)
  noteRecent(storage, 'track-5')
  expect(readRecent(storage)).toEqual([5, 11, 10, 9, 8, 7, 6, 4, 3, 2].map((number) => `track-${number}`))
})

it('begins anew where what was kept cannot be read', () => {
  for (const text of ['{', '{"a":1}', 'null']) expect(readRecent(storageWith(text))).toEqual([])
  expect(readRecent(storageWith('["a",1]'))).toEqual(['a'])
})
