import { describe, expect, it } from 'vitest'

import { languageOf, mergeFairly, type Offered, plainWords } from './rules.ts'

function item(provider: 'pexels' | 'pixabay', id: string, more: Partial<Offered> = {}): Offered {
  return {
    provider,
    id,
    kind: 'image',
    title: `${provider} ${id}`,
    width: 3_000,
    height: 2_000,
    durationMs: null,
    thumbnail: '',
    pageUrl: 'https://example.com',
    author: { name: 'Mina', url: null },
    licence: { name: 'CC0', url: 'https://example.com' },
    ...more,
  }
}
const ids = (list: readonly Offered[]) => list.map(({ provider, id }) => `${provider} ${id}`)

describe('several lists become one', () => {
  it('with one from each in turn, and the rest of the longest at the end', () => {
    const lists = [[item('pexels', '1'), item('pexels', '2'), item('pexels', '3')], [item('pixabay', '1')]]
    expect(ids(mergeFairly(lists))).toEqual(['pexels 1', 'pixabay 1', 'pexels 2', 'pexels 3'])
  })

  it('in which the same picture of two places stands once', () => {
    const same = { title: 'Oranges, in a bowl' }
    const lists = [
      [item('pexels', '1', same)],
      [item('pixabay', '7', { title: 'oranges in a bowl' }), item('pixabay', '8')],
    ]
    expect(ids(mergeFairly(lists))).toEqual(['pexels 1', 'pixabay 8'])
  })

  it('in which two pictures of one author stay two', () => {
    expect(mergeFairly([[item('pexels', '1'), item('pexels', '2')]])).toHaveLength(2)
  })

  it('without clips longer than the storage takes', () => {
    const clips = [
      item('pexels', '1', { kind: 'video', durationMs: 61_000 }),
      item('pexels', '2', { durationMs: 60_000 }),
    ]
    expect(ids(mergeFairly([clips]))).toEqual(['pexels 2'])
  })
})

it('goes by the words, not by the page, for their language', () => {
  expect([languageOf('coffee'), languageOf('iced 라떼'), languageOf('ㅋㅍ')]).toEqual(['en', 'ko', 'ko'])
})

it('takes words for the same however they are spaced and written', () => {
  expect(plainWords('  Iced   라떼 '.normalize('NFD'))).toBe('iced 라떼')
})
