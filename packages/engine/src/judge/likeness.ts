/** What a design looks like at one moment, small: lightness and two colour axes (OKLab), pixel after pixel. */
type Look = {
  light: Float32Array
  green: Float32Array
  blue: Float32Array
  /** The lightness about its mean, as a vector of length 1: the product of two is Pearson's correlation. */
  form: Float32Array
}

/** A design as the store's shoppers see it: its moments, small, in any order. */
export type Fingerprint = readonly Look[]

/** Two designs closer than this show the same thing: nearly the same forms in the same places, in much the same colours. */
export const LEAST_APART = 0.18

/** How much colour counts beside form, and the mean distance in OKLab that counts as another palette. */
const COLOR_SHARE = 0.4
const OTHER_PALETTE = 0.3

/** The look of a picture given as RGBA bytes. */
export function lookOf(pixels: Uint8ClampedArray): Look {
  const count = pixels.length / 4
  const light = new Float32Array(count)
  const green = new Float32Array(count)
  const blue = new Float32Array(count)
  for (let index = 0; index < count; index += 1) {
    const at = index * 4
    const color = toOklab(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
    ;[light[index], green[index], blue[index]] = color
  }
  return { light, green, blue, form: formOf(light) }
}

/**
 * How different two designs look, from 0 (the same) to about 1. Each moment is held against the nearest of the other's,
 * so that the same scenes in another order stay alike.
 */
export function distance(one: Fingerprint, other: Fingerprint): number {
  const table = one.map((look) => other.map((candidate) => apart(look, candidate)))
  const back = other.map((_, column) => Math.min(...table.map((row) => row[column] ?? 1)))
  return (mean(table.map((row) => Math.min(...row))) + mean(back)) / 2
}

/** Light on dark and dark on light are one form. */
function apart(one: Look, other: Look): number {
  const color = Math.min(1, colorDistance(one, other) / OTHER_PALETTE)
  const form = 1 - Math.abs(product(one.form, other.form))
  return COLOR_SHARE * color + (1 - COLOR_SHARE) * form
}

function colorDistance(one: Look, other: Look): number {
  let sum = 0
  for (let index = 0; index < one.light.length; index += 1) {
    const light = (one.light[index] ?? 0) - (other.light[index] ?? 0)
    const green = (one.green[index] ?? 0) - (other.green[index] ?? 0)
    const blue = (one.blue[index] ?? 0) - (other.blue[index] ?? 0)
    sum += Math.sqrt(light * light + green * green + blue * blue)
  }
  return sum / one.light.length
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let index = 0; index < one.length; index += 1) sum += (one[index] ?? 0) * (other[index] ?? 0)
  return sum
}

function formOf(light: Float32Array): Float32Array {
  const middle = mean(light)
  const centred = light.map((value) => value - middle)
  const length = Math.sqrt(product(centred, centred))
  return length === 0 ? centred : centred.map((value) => value / length)
}

function mean(values: ArrayLike<number>): number {
  let sum = 0
  for (let index = 0; index < values.length; index += 1) sum += values[index] ?? 0
  return sum / values.length
}

/** OKLab of an sRGB colour (Björn Ottosson, "A perceptual color space for image processing", 2020). */
function toOklab(red: number, green: number, blue: number): [number, number, number] {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function linear(value: number): number {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
