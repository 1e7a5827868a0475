import { expect, it } from 'vitest'

import { subjectMiddle } from './subject.ts'

type Paint = (x: number, y: number) => readonly [number, number, number] | null

/** A picture of 96 × 64, painted on a wall that darkens from left to right. */
function pictureOf(paint: Paint) {
  const [width, height] = [96, 64]
  const data = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      data.set(paint(x, y) ?? [220 - x / 2, 222 - x / 2, 228 - x / 2], (y * width + x) * 3)
  return { data, width, height }
}

/** A long thing low on the right, whose left end is a pattern that draws the eye. */
const shoe: Paint = (x, y) => {
  if (x < 30 || x >= 86 || y < 34 || y >= 54) return null
  return x < 46 ? [(x + y) % 4 < 2 ? 250 : 20, 20, 90] : [60, 60, 64]
}

it('takes the whole of what stands out, not the part that draws the eye', () => {
  const middle = subjectMiddle(pictureOf(shoe))
  expect(middle?.x).toBeCloseTo(58 / 96, 1)
  expect(middle?.y).toBeCloseTo(44 / 64, 1)
})

it('leaves out a strap that hangs beside it', () => {
  const strap: Paint = (x, y) => (x === 8 && y > 10 && y < 30 ? [30, 30, 30] : shoe(x, y))
  expect(subjectMiddle(pictureOf(strap))?.x).toBeCloseTo(58 / 96, 1)
})

it('says nothing where only an outline stands out, or nothing at all', () => {
  const openRing: Paint = (x, y) => {
    const away = Math.hypot(x - 48, y - 32)
    return away > 24 && away < 26 && x < 60 ? [20, 20, 20] : null
  }
  expect(subjectMiddle(pictureOf(openRing))).toBeNull()
  expect(subjectMiddle(pictureOf(() => null))).toBeNull()
})
