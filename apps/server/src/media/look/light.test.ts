import { describe, expect, it } from 'vitest'

import { qualityOf } from '../../features/assets/rules.ts'
import { lightOf } from './light.ts'

const [width, height] = [96, 72]
type Color = readonly [number, number, number]

function picture(paint: (x: number, y: number) => Color) {
  const data = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set(paint(x, y), (y * width + x) * 3)
  return lightOf({ data, width, height })
}

const isThing = (x: number, y: number) => x > 30 && x < 66 && y > 20 && y < 56
const judged = (light: ReturnType<typeof lightOf>) =>
  qualityOf({ width: 1_000, height: 1_000, look: { sharpness: null, brightness: 0.5, words: 0, ...light } })

/** A thing whose tones run from one brightness to another, before a busy ground as bright as that. */
const scene = (from: number, to: number) =>
  picture((x, y) => {
    const tone = from + ((to - from) * ((x * 7 + y * 13) % 64)) / 64
    return [tone, tone * 0.95, tone * 0.9]
  })

describe('the light of a picture', () => {
  it('is told to be too little where nothing is light, and too much where most is white', () => {
    expect(judged(scene(5, 70))).toMatchObject({ isDark: true, isBright: false })
    expect(judged(scene(20, 220))).toMatchObject({ isDark: false, isBright: false })
    expect(judged(picture((x, y) => ((x + y) % 3 === 0 ? [210, 190, 170] : [255, 255, 255])))).toMatchObject({
      isDark: false,
      isBright: true,
    })
  })

  it('is right for a thing on white paper, dark or not', () => {
    for (const color of [
      [30, 30, 34],
      [180, 60, 40],
    ] as const) {
      const light = picture((x, y) => (isThing(x, y) ? color : [255, 255, 255]))
      expect(judged(light)).toMatchObject({ isDark: false, isBright: false, ground: '#ffffff' })
    }
  })
})

it('a plain ground is known by its colour, also where it falls off to a side; a busy one is none', () => {
  const lit = picture((x, y) => (isThing(x, y) ? [40, 60, 120] : [226 - x / 3, 190 - x / 3, 150 - x / 3]))
  expect(lit.plain).toBeGreaterThan(0.95)
  expect(lit.groundColor).toMatch(/^#[cd][0-9a-f]a[0-9a-f][78][0-9a-f]$/)
  expect(
    picture((x, y) => (((x >> 3) + (y >> 3)) % 2 === 0 ? [200, 40, 40] : [40, 60, 200])).groundColor,
  ).toBeNull()
})
