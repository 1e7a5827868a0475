import { expect, test } from 'vitest'

import { forms, planSections } from './sections.ts'

test.each(forms)('the sections of a %s of any length join without a gap and fill it', (form) => {
  for (let bars = 1; bars <= 150; bars++) {
    let next = 0
    for (const section of planSections(bars, form)) {
      expect(section.bar).toBe(next)
      expect(section.bars).toBeGreaterThan(0)
      next += section.bars
    }
    expect(next).toBe(bars)
  }
})

test.each(forms)('the chorus of a %s comes within eight bars, however long the film', (form) => {
  for (let bars = 1; bars <= 150; bars++) {
    const chorus = planSections(bars, form).find((section) => section.kind === 'chorus')
    expect(chorus?.bar).toBeLessThan(8)
  }
})

test.each(forms)('a %s ends in a chorus', (form) => {
  for (let bars = 1; bars <= 150; bars++) expect(planSections(bars, form).at(-1)?.kind).toBe('chorus')
})

test('nothing is planned for no bars', () => {
  expect(planSections(0)).toEqual([])
})
