import { expect, test } from 'vitest'

import { createDrafts } from './draft.ts'
import { freshValues } from './values.ts'

function createShelf() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const draft = { base: null, values: { ...freshValues('ko'), name: '비니' }, assets: [] }

test('a form comes back after a reload', () => {
  const shelf = createShelf()
  createDrafts(shelf, 'new').write(draft)
  expect(createDrafts(shelf, 'new').read(null)).toMatchObject(draft)
})

test('each product has its own', () => {
  const shelf = createShelf()
  createDrafts(shelf, 'new').write(draft)
  expect(createDrafts(shelf, 'another').read(null)).toBeNull()
})

test('a product that was changed elsewhere is not overwritten by an old draft', () => {
  const drafts = createDrafts(createShelf(), '1')
  drafts.write({ ...draft, base: '2026-01-01T00:00:00.000Z' })
  expect(drafts.read('2026-02-01T00:00:00.000Z')).toBeNull()
})

test('what cannot be read is no draft', () => {
  const shelf = createShelf()
  for (const text of ['{oops', '{}', '{"v":2}']) {
    shelf.setItem('clipmint.product.new', text)
    expect(createDrafts(shelf, 'new').read(null)).toBeNull()
  }
})

test('a storage that refuses does not stop the typing', () => {
  const full = {
    ...createShelf(),
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(() => createDrafts(full, 'new').write(draft)).not.toThrow()
})
