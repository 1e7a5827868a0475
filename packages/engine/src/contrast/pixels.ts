import { luminance } from '@clipmint/film'

import type { Pixels } from '../surface.ts'

/** Colours one after the other: three bytes each. */
export type Colors = Uint8Array

/** Letters cover a pixel from this opacity on: fainter ones are the ground's. */
const INK_FROM = 8
/** A pixel is a plate's from this opacity on: its soft edge shows what lies beside it. */
const PLATE_FROM = 250
/** So many pixels say as much of a text as all of them. */
const MOST_PIXELS = 1_600
/** Where the pixels are sorted by contrast, the one that speaks for all lies this share from the worst. */
const SPEAKS_AT = 0.05

/** For each of the 256 values of a channel, how much light it gives (WCAG 2.2). */
const LIGHT = Float64Array.from({ length: 256 }, (_, value) =>
  luminance(`#${value.toString(16).padStart(2, '0').repeat(3)}`),
)

/** A frame drawn in parts: the words' letters alone, their plate alone if they have one, and all that lies under them. */
export type Parts = { letters: Pixels; plate: Pixels | null; ground: Pixels; reach: number }

/**
 * The pixels of the ground that lie within `reach` pixels of letters but not under them: these are what a reader tells
 * letters from. On a plate only its own count, for past its edge nothing is behind the words any more.
 */
export function pixelsAround({ letters, plate, ground, reach }: Parts): { at: number[]; colors: Colors } {
  const near = spread(letters, reach)
  const around: number[] = []
  for (let at = 0; at < near.length; at += 1) {
    const isLetter = (letters.data[at * 4 + 3] ?? 0) >= INK_FROM
    if (near[at] === 1 && !isLetter && (plate === null || (plate.data[at * 4 + 3] ?? 0) >= PLATE_FROM))
      around.push(at)
  }
  const step = Math.max(1, around.length / MOST_PIXELS)
  const at = Array.from(
    { length: Math.floor(around.length / step) },
    (_, index) => around[Math.floor(index * step)] ?? 0,
  )
  return { at, colors: colorsAt(ground, at) }
}

/** The colours of pixels, by their place in reading order. */
export function colorsAt({ data }: Pixels, places: readonly number[]): Colors {
  const colors = new Uint8Array(places.length * 3)
  for (const [index, place] of places.entries()) {
    for (let channel = 0; channel < 3; channel += 1)
      colors[index * 3 + channel] = data[place * 4 + channel] ?? 0
  }
  return colors
}

/**
 * How well letters are told from many pixels, as one ratio: that of the pixel a twentieth from the worst. The mean would
 * let a white word pass that runs off a dark wall onto a bright window: nobody reads the average of a line. The very
 * worst would fail words for one glint. A twentieth of what surrounds a line is about half a letter of a word of ten:
 * when more than that drowns, the word is hard to read.
 */
export function speakingContrast(contrasts: Float64Array): number {
  const sorted = contrasts.toSorted()
  return sorted[Math.floor(sorted.length * SPEAKS_AT)] ?? 21
}

/** The ratio of WCAG 2.2 of one colour to each of many; what is seen through shows them. */
export function contrastsWith(
  { rgb, opacity }: { rgb: readonly number[]; opacity: number },
  ground: Colors,
): Float64Array {
  const contrasts = new Float64Array(ground.length / 3)
  const [red = 0, green = 0, blue = 0] = rgb
  for (let index = 0; index < contrasts.length; index += 1) {
    const at = index * 3
    const [r = 0, g = 0, b = 0] = [ground[at], ground[at + 1], ground[at + 2]]
    const under = lightOf(r, g, b)
    const over =
      opacity === 1
        ? lightOf(red, green, blue)
        : lightOf(blend(r, red, opacity), blend(g, green, opacity), blend(b, blue, opacity))
    contrasts[index] = ratioOf(over, under)
  }
  return contrasts
}

/** The ratio of WCAG 2.2 of each colour to the one at the same place in the other list. */
export function contrastsBetween(one: Colors, other: Colors): Float64Array {
  return Float64Array.from({ length: Math.min(one.length, other.length) / 3 }, (_, index) => {
    const at = index * 3
    return ratioOf(
      lightOf(one[at] ?? 0, one[at + 1] ?? 0, one[at + 2] ?? 0),
      lightOf(other[at] ?? 0, other[at + 1] ?? 0, other[at + 2] ?? 0),
    )
  })
}

/** Many colours with one laid over each. */
export function laidOver(
  ground: Colors,
  { rgb, opacity }: { rgb: readonly number[]; opacity: number },
): Colors {
  return ground.map((value, index) => blend(value, rgb[index % 3] ?? 0, opacity))
}

function blend(under: number, over: number, opacity: number): number {
  return Math.round(under + (over - under) * opacity)
}

function lightOf(red: number, green: number, blue: number): number {
  return 0.2126 * (LIGHT[red] ?? 0) + 0.7152 * (LIGHT[green] ?? 0) + 0.0722 * (LIGHT[blue] ?? 0)
}

function ratioOf(one: number, other: number): number {
  return one > other ? (one + 0.05) / (other + 0.05) : (other + 0.05) / (one + 0.05)
}

/** 1 for each pixel with ink within `reach` pixels, across and down. */
function spread({ data, width, height }: Pixels, reach: number): Uint8Array {
  const across = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    let until = -1
    for (let x = 0; x < width + reach; x += 1) {
      if (x < width && (data[(y * width + x) * 4 + 3] ?? 0) >= INK_FROM) until = x + 2 * reach
      if (x >= reach && x <= until) across[y * width + x - reach] = 1
    }
  }
  const near = new Uint8Array(width * height)
  for (let x = 0; x < width; x += 1) {
    let until = -1
    for (let y = 0; y < height + reach; y += 1) {
      if (y < height && across[y * width + x] === 1) until = y + 2 * reach
      if (y >= reach && y <= until) near[(y - reach) * width + x] = 1
    }
  }
  return near
}
