import { createRandom } from '@clipmint/kit'
import { describe, expect, it } from 'vitest'

import { type Cutting, cutThing, type FlatPicture } from './cut.ts'

const [width, height] = [640, 480]
/** An edge is drawn with so many samples each way a pixel: its alpha is known to a sixteenth. */
const SAMPLES = 4

type Color = readonly [number, number, number]
type Paint = (x: number, y: number) => Color
type Thing = (x: number, y: number) => Color | null

const red: Color = [196, 52, 44]
const navy: Color = [38, 48, 92]

const grounds: Record<string, Paint> = {
  plain: () => [244, 243, 240],
  gradient: (x, y) => {
    const light = 1 - 0.16 * (x / width) - 0.1 * (y / height)
    return [238 * light, 232 * light, 224 * light]
  },
  'in shadow': (x, y) => {
    const shade = 1 - 0.3 * Math.exp(-(((x - 330) / 150) ** 2) - ((y - 378) / 26) ** 2)
    return [242 * shade, 241 * shade, 239 * shade]
  },
  colored: (x) => [222 - x / 60, 186 - x / 60, 142],
  dark: (x, y) => [34 + x / 90, 36 + y / 90, 42],
}

/** A cup: a body, a handle with a hole, and a label as light as the ground. */
const cup: Thing = (x, y) => {
  if (x > 270 && x < 330 && y > 200 && y < 270) return [242, 241, 238]
  if (x > 210 && x < 390 && y > 130 && y < 370) return red
  const off = Math.hypot(x - 395, y - 240)
  return off > 46 && off < 68 ? red : null
}

/** A shoe's body with two laces of two and three pixels. */
const laces: Thing = (x, y) => {
  if (((x - 320) / 150) ** 2 + ((y - 320) / 70) ** 2 < 1) return navy
  if (y < 300 && y > 70 && Math.abs(x - (250 + 34 * Math.sin(y / 40))) < 1) return navy
  if (y < 300 && y > 70 && Math.abs(x - (390 + 26 * Math.sin(y / 30))) < 1.5) return navy
  return null
}

type Drawn = { flat: FlatPicture; alpha: Float32Array; own: (at: number) => Color }

function draw(ground: Paint, thing: Thing, grain = 1.5): Drawn {
  const random = createRandom(7)
  const data = new Uint8Array(width * height * 3)
  const alpha = new Float32Array(width * height)
  const own = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      const behind = ground(x, y)
      // Of what is wider than a pixel, one whose corners are alike is alike throughout.
      const corners = [thing(x, y), thing(x + 1, y), thing(x, y + 1), thing(x + 1, y + 1)]
      const samples = corners.every((corner) => corner === corners[0]) ? 1 : SAMPLES
      let hits = 0
      for (let part = 0; part < samples ** 2; part += 1) {
        const color = thing(
          x + ((part % samples) + 0.5) / samples,
          y + (Math.floor(part / samples) + 0.5) / samples,
        )
        if (!color) continue
        hits += 1
        for (let channel = 0; channel < 3; channel += 1)
          own[at * 3 + channel] = (own[at * 3 + channel] ?? 0) + (color[channel] ?? 0)
      }
      const seen = hits / samples ** 2
      alpha[at] = seen
      for (let channel = 0; channel < 3; channel += 1) {
        const mean = hits > 0 ? (own[at * 3 + channel] ?? 0) / hits : 0
        own[at * 3 + channel] = mean
        const mixed = seen * mean + (1 - seen) * (behind[channel] ?? 0)
        data[at * 3 + channel] = Math.max(0, Math.min(255, Math.round(mixed + (random() - 0.5) * 2 * grain)))
      }
    }
  }
  const colorAt = (at: number): Color => [own[at * 3] ?? 0, own[at * 3 + 1] ?? 0, own[at * 3 + 2] ?? 0]
  return { flat: { data, width, height }, alpha, own: colorAt }
}

function cutOf(drawn: Drawn): Cutting {
  const cut = cutThing(drawn.flat)
  if (!('data' in cut)) throw new Error(`Nothing was cut: ${cut.fault}.`)
  return cut
}

/** Sum of absolute differences in thousands and mean squared error of the alpha, and how far edge colours are off. */
function measure({ alpha, own }: Drawn, { data }: Cutting): { sad: number; mse: number; colorOff: number } {
  let [sad, squares, off, edge] = [0, 0, 0, 0]
  for (let at = 0; at < alpha.length; at += 1) {
    const found = (data[at * 4 + 3] ?? 0) / 255
    const known = alpha[at] ?? 0
    sad += Math.abs(found - known)
    squares += (found - known) ** 2
    if (known <= 0.2 || known >= 0.95 || found < 0.2) continue
    const color = own(at)
    edge += 1
    off += Math.hypot(...color.map((value, channel) => value - (data[at * 4 + channel] ?? 0))) / Math.sqrt(3)
  }
  return { sad: sad / 1_000, mse: squares / alpha.length, colorOff: off / Math.max(1, edge) }
}

describe.each(Object.entries(grounds))('on a ground that is %s', (name, ground) => {
  it('a thing is cut out to within a fraction of a pixel, its edge in its own colours', () => {
    const drawn = draw(ground, cup)
    const cut = cutOf(drawn)
    const { sad, mse, colorOff } = measure(drawn, cut)
    expect(cut.fault).toBeNull()
    expect(sad).toBeLessThan(0.6)
    expect(mse).toBeLessThan(0.0015)
    expect(colorOff).toBeLessThan(14)
  })

  it('laces of two and three pixels are kept', () => {
    if (name === 'dark') return
    const drawn = draw(ground, laces)
    const cut = cutOf(drawn)
    expect(cut.fault).toBeNull()
    let [there, kept] = [0, 0]
    for (let y = 80; y < 245; y += 1)
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x
        there += drawn.alpha[at] ?? 0
        kept += Math.min(drawn.alpha[at] ?? 0, (cut.data[at * 4 + 3] ?? 0) / 255)
      }
    expect(kept / there).toBeGreaterThan(0.9)
  })
})

it('what is seen through a handle is cut away, and a label as light as the ground stays', () => {
  const cut = cutOf(draw(grounds['plain'] as Paint, cup))
  const at = (x: number, y: number) => cut.data[(y * width + x) * 4 + 3]
  expect([at(415, 240), at(300, 235), at(320, 160)]).toEqual([0, 255, 255])
})

it('a picture with a busy ground, or without a thing, is not cut', () => {
  const busy = draw((x, y) => [(x * 7) % 256, (y * 11) % 256, ((x + y) * 3) % 256], cup)
  const shelf = draw((x, y) => (((x >> 5) + (y >> 5)) % 2 === 0 ? [230, 225, 210] : [120, 90, 70]), cup)
  const empty = draw(grounds['plain'] as Paint, () => null)
  expect([busy, shelf, empty].map(({ flat }) => cutThing(flat).fault)).toEqual(['busy', 'busy', 'nothing'])
})

it('a cut that leaks into a thing of the ground’s own colour is not used', () => {
  const white: Thing = (x, y) => {
    if (Math.hypot(x - 320, y - 240) > 140) return null
    const light = Math.max(0, Math.min(1, (x - 200) / 240))
    return [246 - 130 * light, 245 - 130 * light, 243 - 128 * light]
  }
  expect(cutThing(draw(grounds['plain'] as Paint, white).flat).fault).not.toBeNull()
})

it('a thing that leaves its picture is not used', () => {
  const near: Thing = (x, y) => (x > 120 && x < 520 && y > 60 ? red : null)
  expect(cutThing(draw(grounds['plain'] as Paint, near).flat).fault).toBe('touching')
})
