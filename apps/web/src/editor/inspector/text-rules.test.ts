import { expect, it } from 'vitest'

import { isLongEnough, isSafe, isSmallFor } from './text-rules.ts'

const frame = { width: 1080, height: 1920 }
const margins = { left: 0.06, top: 0.14, right: 0.06, bottom: 0.35 }

it('gives ten characters two seconds, and twenty not', () => {
  expect(isLongEnough(2_000, 10)).toBe(true)
  expect(isLongEnough(2_000, 20)).toBe(false)
})

it('warns of words under the networks own buttons', () => {
  expect(isSafe({ x: 100, y: 300, w: 800, h: 400 }, frame, margins)).toBe(true)
  expect(isSafe({ x: 100, y: 200, w: 800, h: 400 }, frame, margins)).toBe(false)
  expect(isSafe({ x: 100, y: 1000, w: 800, h: 400 }, frame, margins)).toBe(false)
  expect(isSafe({ x: 20, y: 300, w: 800, h: 400 }, frame, margins)).toBe(false)
})

it('calls a picture small when its crop has too few pixels for its place', () => {
  const place = { w: 1080, h: 1000 }
  expect(isSmallFor({ width: 1200, height: 1600 }, { w: 1, h: 0.7 }, place)).toBe(false)
  expect(isSmallFor({ width: 1200, height: 1600 }, { w: 0.5, h: 0.5 }, place)).toBe(true)
})
