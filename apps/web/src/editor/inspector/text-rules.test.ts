import { expect, it } from 'vitest'

import { isSafe } from './text-rules.ts'

const frame = { width: 1080, height: 1920 }
const margins = { left: 0.06, top: 0.14, right: 0.06, bottom: 0.35 }

it('warns of words under the networks own buttons', () => {
  expect(isSafe({ x: 100, y: 300, w: 800, h: 400 }, frame, margins)).toBe(true)
  expect(isSafe({ x: 100, y: 200, w: 800, h: 400 }, frame, margins)).toBe(false)
  expect(isSafe({ x: 100, y: 1000, w: 800, h: 400 }, frame, margins)).toBe(false)
  expect(isSafe({ x: 20, y: 300, w: 800, h: 400 }, frame, margins)).toBe(false)
})
