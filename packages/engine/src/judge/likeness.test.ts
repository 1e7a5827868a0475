import { expect, it } from 'vitest'

import { distance, LEAST_APART, lookOf } from './likeness.ts'

/** A picture of 8 × 8 pixels: `color` where `inside` says so, `ground` elsewhere. */
function picture(ground: number[], color: number[], inside: (x: number, y: number) => boolean) {
  const pixels = Array.from({ length: 64 }, (_, at) => (inside(at % 8, Math.floor(at / 8)) ? color : ground))
  return lookOf(new Uint8ClampedArray(pixels.flatMap((rgb) => [...rgb, 255])))
}

const [black, white, red] = [
  [0, 0, 0],
  [255, 255, 255],
  [214, 32, 27],
]
const bar = picture(white, black, (_x, y) => y < 2)
const disc = picture(white, red, (x, y) => Math.hypot(x - 4, y - 4) < 3)
const stripes = picture(black, red, (x) => x % 4 < 2)

it('sees the same scenes in another order as the same design', () => {
  expect(distance([bar, disc], [disc, bar])).toBeCloseTo(0, 5)
})

it('sees the same forms in nearly the same colours as doubles', () => {
  const darker = picture([240, 240, 240], [180, 40, 30], (x, y) => Math.hypot(x - 4, y - 4) < 3)
  expect(distance([disc], [darker])).toBeLessThan(LEAST_APART)
})

it('tells other forms, and the same forms in another palette, apart', () => {
  const night = picture(black, [60, 220, 255], (x, y) => Math.hypot(x - 4, y - 4) < 3)
  expect(distance([disc], [stripes])).toBeGreaterThan(LEAST_APART)
  expect(distance([disc], [night])).toBeGreaterThan(LEAST_APART)
})
