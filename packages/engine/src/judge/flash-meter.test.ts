import { expect, it } from 'vitest'

import { FlashMeter } from './flash-meter.ts'

const FPS = 30

/** Flashes a second of a picture of 100 cells, of which the first `area` blink between two luminances. */
function measure(blink: { every: number; area?: number; dark?: number; bright?: number }): number {
  const { every, area = 100, dark = 0, bright = 1 } = blink
  const meter = new FlashMeter(FPS)
  for (let frame = 0; frame < 3 * FPS; frame += 1) {
    const lit = Math.floor(frame / every) % 2 === 1
    meter.add(Array.from({ length: 100 }, (_, cell) => (cell < area && lit ? bright : dark)))
  }
  return meter.worst
}

it('counts a flash for each pair of opposing changes in a second', () => {
  expect(measure({ every: 5 })).toBe(3)
  expect(measure({ every: 3 })).toBe(5)
})

it('leaves out what covers a quarter of the frame or less', () => {
  expect(measure({ every: 3, area: 25 })).toBe(0)
  expect(measure({ every: 3, area: 26 })).toBe(5)
})

it('leaves out changes of less than a tenth, and those between bright and brighter', () => {
  expect(measure({ every: 3, dark: 0.3, bright: 0.39 })).toBe(0)
  expect(measure({ every: 3, dark: 0.3, bright: 0.41 })).toBe(5)
  expect(measure({ every: 3, dark: 0.81, bright: 1 })).toBe(0)
})

it('adds up a change that takes several frames, and counts one fade as no flash', () => {
  const fade = new FlashMeter(FPS)
  const waves = new FlashMeter(FPS)
  for (let frame = 0; frame < FPS; frame += 1) {
    fade.add([frame / FPS])
    waves.add([0.5 + 0.5 * Math.sin((2 * Math.PI * 5 * frame) / FPS)])
  }
  expect(fade.worst).toBeLessThan(1)
  expect(waves.worst).toBeGreaterThan(4)
})
