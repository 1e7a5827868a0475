import { expect, it } from 'vitest'

import type { Pixels } from '../../surface.ts'
import { cutGround, isTransparent, seenIn } from './ground.ts'

type Color = readonly [number, number, number, number]
const side = 60
const white: Color = [246, 244, 241, 255]

/** A picture whose pixels are what `paint` says of their place. */
function picture(paint: (x: number, y: number) => Color): Pixels {
  const data = new Uint8ClampedArray(side * side * 4)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) data.set(paint(x, y), (y * side + x) * 4)
  return { data, width: side, height: side }
}

const inside = (x: number, y: number) => x >= 20 && x < 40 && y >= 15 && y < 50
const opacity = ({ data }: Pixels, x: number, y: number) => data[(y * side + x) * 4 + 3]

it('clears a plain light ground around a thing, and keeps what is light inside it', () => {
  const label = (x: number, y: number) => x >= 26 && x < 34 && y >= 25 && y < 35
  const shot = picture((x, y) => (label(x, y) || !inside(x, y) ? white : [190, 60, 40, 255]))
  expect(cutGround(shot)).toBe(true)
  expect([opacity(shot, 2, 2), opacity(shot, 30, 20), opacity(shot, 30, 30)]).toEqual([0, 255, 255])
  expect(seenIn(shot)).toMatchObject({ x: 20, y: 15, w: 20, h: 35, foot: { from: 20, to: 39 } })
})

it('makes shade of the ground in shade', () => {
  const shaded = (x: number, y: number): Color => {
    const light = 1 - 0.16 * Math.exp(-((x - 30) ** 2 + (y - 50) ** 2) / 98)
    return [Math.round(246 * light), Math.round(244 * light), Math.round(241 * light), 255]
  }
  const shot = picture((x, y) => (inside(x, y) ? [190, 60, 40, 255] : shaded(x, y)))
  expect(cutGround(shot)).toBe(true)
  const at = (54 * side + 30) * 4
  expect(shot.data.slice(at, at + 3)).toEqual(new Uint8ClampedArray(3))
  expect(shot.data[at + 3]).toBeGreaterThan(20)
  expect(shot.data[at + 3]).toBeLessThan(80)
})

it('leaves a busy or dark ground, and a picture without a thing, as they are', () => {
  const busy = picture((x, y) => [(x * 37) % 256, (y * 53) % 256, 128, 255])
  const dark = picture((x, y) => (inside(x, y) ? [190, 60, 40, 255] : [20, 20, 24, 255]))
  const empty = picture(() => white)
  for (const shot of [busy, dark, empty]) {
    const before = [...shot.data]
    expect(cutGround(shot)).toBe(false)
    expect([...shot.data]).toEqual(before)
  }
})

it('knows a picture that is cut out already', () => {
  expect(isTransparent(picture((x, y) => (inside(x, y) ? [9, 9, 9, 255] : [0, 0, 0, 0])))).toBe(true)
  expect(isTransparent(picture(() => white))).toBe(false)
})
