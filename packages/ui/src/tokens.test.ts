import { expect, test } from 'vitest'

import { colours } from './tokens.ts'

type Colour = keyof typeof colours

/** Contrast of two colours by WCAG 2.2, 1 to 21. */
function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(colours[one]), luminance(colours[other])].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

test.for<[Colour, Colour]>([
  ['ink', 'wash'],
  ['ink-2', 'wash'],
  ['placeholder', 'paper'],
  ['paper', 'mint-ink'],
  ['paper', 'mint-press'],
  ['mint-deep', 'mint-tint'],
  ['coral-ink', 'coral-tint'],
  ['amber-ink', 'amber-tint'],
  ['blue-ink', 'blue-tint'],
  ['ink', 'gold'],
  ['ink', 'mint'],
  ['on-dark-2', 'ink'],
])('%s reads on %s at 4.5:1', ([words, ground]) => {
  expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5)
})

test('the borders of controls stand out at 3:1', () => {
  expect(contrast('ink-3', 'paper')).toBeGreaterThanOrEqual(3)
})
