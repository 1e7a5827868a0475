import { createRandom } from '@clipmint/kit'
import { describe, expect, it } from 'vitest'

import { type Cutting, cutThing, type FlatPicture } from './cut.ts'

/** Things and grounds are described in a picture of 640 × 480, of which this much is drawn: no more than goes around things. */
const frame = { left: 120, top: 40, width: 400, height: 400 }
const { width, height } = frame
/** An edge is drawn with so many samples each way a pixel: its alpha is known to a sixteenth. */
const SAMPLES = 4

type Color = readonly [number, number, number]
type Paint = (x: number, y: number) => Color
type Thing = (x: number, y: number) => Color | null

const red: Color = [196, 52, 44]
const navy: Color = [38, 48, 92]
const label: Color = [242, 241, 238]

const grounds: Record<string, Paint> = {
  plain: () => [244, 243, 240],
  gradient: (x, y) => {
    const light = 1 - 0.16 * (x / 640) - 0.1 * (y / 480)
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
  if (x > 270 && x < 330 && y > 200 && y < 270) return label
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

/** How much of each pixel is the thing, and its colour there. */
type Shape = { alpha: Float32Array; colors: Float32Array }
type Drawn = Shape & { flat: FlatPicture }

const shapes = new Map<Thing, Shape>()

function shapeOf(thing: Thing): Shape {
  const known = shapes.get(thing)
  if (known) return known
  const across = width + 1
  const corners = Array.from({ length: across * (height + 1) }, (_, at) =>
    thing(frame.left + (at % across), frame.top + Math.floor(at / across)),
  )
  const alpha = new Float32Array(width * height)
  const colors = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      const corner = y * across + x
      const color = corners[corner] ?? null
      // Of what is wider than a pixel, one whose corners are alike is alike throughout.
      const isAlike = [1, across, across + 1].every((step) => corners[corner + step] === color)
      const samples = isAlike ? [color] : samplesAt(thing, frame.left + x, frame.top + y)
      const hits = samples.filter((it) => it !== null)
      alpha[at] = hits.length / samples.length
      for (let channel = 0; channel < 3; channel += 1)
        colors[at * 3 + channel] =
          hits.reduce((sum, hit) => sum + (hit[channel] ?? 0), 0) / Math.max(1, hits.length)
    }
  shapes.set(thing, { alpha, colors })
  return { alpha, colors }
}

const random = createRandom(7)
/** What a camera adds to each byte of a picture. */
const grain = Float32Array.from({ length: width * height * 3 }, () => (random() - 0.5) * 3)

function draw(ground: Paint, thing: Thing): Drawn {
  const { alpha, colors } = shapeOf(thing)
  const data = new Uint8ClampedArray(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      const behind = ground(frame.left + x, frame.top + y)
      const share = alpha[at] ?? 0
      for (let channel = 0; channel < 3; channel += 1) {
        const byte = at * 3 + channel
        data[byte] = share * (colors[byte] ?? 0) + (1 - share) * (behind[channel] ?? 0) + (grain[byte] ?? 0)
      }
    }
  return { flat: { data: new Uint8Array(data.buffer), width, height }, alpha, colors }
}

function samplesAt(thing: Thing, x: number, y: number): (Color | null)[] {
  return Array.from({ length: SAMPLES ** 2 }, (_, part) =>
    thing(x + ((part % SAMPLES) + 0.5) / SAMPLES, y + (Math.floor(part / SAMPLES) + 0.5) / SAMPLES),
  )
}

function cutOf(drawn: Drawn): Cutting {
  const cut = cutThing(drawn.flat)
  if (!('data' in cut)) throw new Error(`Nothing was cut: ${cut.fault}.`)
  return cut
}

const cups = new Map<string, { drawn: Drawn; cut: Cutting }>()

/** The cup on one of the grounds, drawn and cut out once. */
function cupOn(name: string): { drawn: Drawn; cut: Cutting } {
  const known = cups.get(name)
  if (known) return known
  const drawn = draw(grounds[name] as Paint, cup)
  const made = { drawn, cut: cutOf(drawn) }
  cups.set(name, made)
  return made
}

/** Sum of absolute differences in thousands and mean squared error of the alpha, and how far edge colours are off. */
function measure(
  { alpha, colors }: Drawn,
  { data }: Cutting,
): { sad: number; mse: number; colorOff: number } {
  let [sad, squares, off, edge] = [0, 0, 0, 0]
  for (let at = 0; at < alpha.length; at += 1) {
    const found = (data[at * 4 + 3] ?? 0) / 255
    const known = alpha[at] ?? 0
    sad += Math.abs(found - known)
    squares += (found - known) ** 2
    if (known <= 0.2 || known >= 0.95 || found < 0.2) continue
    const missed = [0, 1, 2].map((channel) => (colors[at * 3 + channel] ?? 0) - (data[at * 4 + channel] ?? 0))
    edge += 1
    off += Math.hypot(...missed) / Math.sqrt(3)
  }
  return { sad: sad / 1_000, mse: squares / alpha.length, colorOff: off / Math.max(1, edge) }
}

describe.each(Object.entries(grounds))('on a ground that is %s', (name, ground) => {
  it('a thing is cut out to within a fraction of a pixel, its edge in its own colours', () => {
    const { drawn, cut } = cupOn(name)
    const { sad, mse, colorOff } = measure(drawn, cut)
    expect(cut.fault).toBeNull()
    expect(sad).toBeLessThan(0.05)
    expect(mse).toBeLessThan(0.0001)
    expect(colorOff).toBeLessThan(5)
  })

  it('laces of two and three pixels are kept', () => {
    if (name === 'dark') return
    const drawn = draw(ground, laces)
    const cut = cutOf(drawn)
    expect(cut.fault).toBeNull()
    let [there, kept] = [0, 0]
    for (let y = 80 - frame.top; y < 245 - frame.top; y += 1)
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x
        there += drawn.alpha[at] ?? 0
        kept += Math.min(drawn.alpha[at] ?? 0, (cut.data[at * 4 + 3] ?? 0) / 255)
      }
    expect(kept / there).toBeGreaterThan(0.95)
  })
})

it('what is seen through a handle is cut away, and a label as light as the ground stays', () => {
  const { cut } = cupOn('plain')
  const at = (x: number, y: number) => cut.data[((y - frame.top) * width + x - frame.left) * 4 + 3]
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
  const near: Thing = (x, y) => (x > 200 && x < 440 && y > 60 ? red : null)
  expect(cutThing(draw(grounds['plain'] as Paint, near).flat).fault).toBe('touching')
})
