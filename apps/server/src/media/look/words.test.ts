import { createRandom } from '@clipmint/kit'
import { expect, it } from 'vitest'

import { wordShare } from './words.ts'

const [width, height] = [600, 400]
type Paint = (x: number, y: number) => number

function page(paint: Paint): number {
  const data = new Uint8Array(width * height)
  for (let at = 0; at < data.length; at += 1) data[at] = paint(at % width, Math.floor(at / width))
  return wordShare({ data, width, height })
}

/** Letters as strokes of a pen: uprights and bars, narrow ones and wide ones, as E, H, I and L have them. */
const letters = ['10111', '11011', '10001', '01101', '10110', '11101']

function isInk(x: number, y: number, size: number): boolean {
  const [step, pen] = [size * 0.85, size / 6]
  const wide = size * ([0.55, 0.18, 0.7, 0.45][Math.floor(x / step) % 4] ?? 0)
  const letter = letters[Math.floor(x / step) % letters.length] ?? ''
  const [across, down] = [x % step, y % (size * 1.7)]
  if (down > size || across > wide || Math.floor(x / step) % 7 === 6) return false
  const isBar = (at: number) => Math.abs(down - at) < pen / 2 + 0.5
  return (
    (letter[0] === '1' && across < pen) ||
    (letter[1] === '1' && across > wide - pen) ||
    (letter[2] === '1' && isBar(pen / 2)) ||
    (letter[3] === '1' && isBar(size / 2)) ||
    (letter[4] === '1' && isBar(size - pen / 2)) ||
    across < pen
  )
}

const random = createRandom(3)
const noise = Float64Array.from({ length: width * height }, () => random())

it('a page of words, dark on light or light on dark, is full of them', () => {
  expect(page((x, y) => (isInk(x, y, 24) ? 30 : 240))).toBeGreaterThan(0.3)
  expect(page((x, y) => (isInk(x, y, 18) ? 235 : 60))).toBeGreaterThan(0.3)
})

it('a label on a thing is not', () => {
  const isLabel = (x: number, y: number) => x > 220 && x < 380 && y > 180 && y < 206
  expect(page((x, y) => (isLabel(x, y) && isInk(x - 220, y - 180, 20) ? 30 : 200))).toBeLessThan(0.05)
})

it('dots, stripes, checks and grain are not', () => {
  const dots = page((x, y) => (Math.hypot((x % 40) - 20, (y % 40) - 20) < 9 ? 240 : 120))
  const stripes = page((x) => (x % 14 < 6 ? 230 : 40))
  const checks = page((x, y) => (((x >> 4) + (y >> 4)) % 2 === 0 ? 220 : 60))
  const grain = page((x, y) => 60 + 160 * (noise[y * width + x] ?? 0))
  for (const share of [dots, stripes, checks, grain]) expect.soft(share).toBeLessThan(0.05)
})
