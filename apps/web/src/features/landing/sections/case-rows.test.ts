import type { StoreCard } from '@clipmint/contract'
import { expect, test } from 'vitest'

import { caseRows } from './case-rows.ts'

test('takes a template for each kind of business in turn, made for it before one that suits it too', () => {
  const { businesses } = caseRows([
    card('a', 'one', ['shop', 'cafe']),
    card('b', 'two', ['cafe']),
    card('c', 'three', ['food']),
  ])
  expect(businesses.map(({ category, card: { _id } }) => `${category} ${_id}`)).toEqual([
    'cafe b',
    'food c',
    'shop a',
  ])
})

test('shows no template twice, and no family twice while there are others', () => {
  const { businesses, occasions } = caseRows([
    card('a', 'one', ['cafe']),
    card('b', 'one', ['food']),
    card('c', 'two', ['food']),
    card('d', 'three', ['sale', 'cafe']),
  ])
  expect(businesses.slice(0, 2).map(({ card: { _id } }) => _id)).toEqual(['a', 'c'])
  const all = [...businesses, ...occasions].map(({ card: { _id } }) => _id)
  expect(new Set(all).size).toBe(all.length)
})

test('leaves out what left the store', () => {
  const { businesses } = caseRows([{ ...card('a', 'one', ['cafe']), retired: true }])
  expect(businesses).toEqual([])
})

function card(id: string, family: string, categories: string[]): StoreCard {
  const text = { ko: id, en: id }
  return {
    _id: id,
    slug: id,
    version: 1,
    family,
    title: text,
    summary: text,
    tags: [],
    moods: [],
    categories,
    designs: [],
    duration: 12_000,
    media: 3,
    mediaMin: 1,
    texts: 8,
    scenes: 5,
    music: '',
    usesPrice: false,
    languages: [],
    publishedOn: '2026-11-01',
    likes: 0,
    liked: false,
    custom: false,
    retired: false,
  }
}
