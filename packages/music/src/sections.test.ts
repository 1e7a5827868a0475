import { expect, test } from 'vitest'

import { planSections } from './sections.ts'

test('the sections of every length join without a gap and fill it', () => {
  for (let bars = 1; bars <= 150; bars++) {
    let next = 0
    for (const section of planSections(bars)) {
      expect(section.bar).toBe(next)
      expect(section.bars).toBeGreaterThan(0)
      next += section.bars
    }
    expect(next).toBe(bars)
  }
})

test('the chorus comes within eight bars, however long the film', () => {
  for (let bars = 1; bars <= 150; bars++) {
    const chorus = planSections(bars).find((section) => section.kind === 'chorus')
    expect(chorus?.bar).toBeLessThan(8)
  }
})

test('the piece ends in a chorus', () => {
  for (let bars = 1; bars <= 150; bars++) expect(planSections(bars).at(-1)?.kind).toBe('chorus')
})

test('nothing is planned for no bars', () => {
  expect(planSections(0)).toEqual([])
})
