import { clamp } from '@clipmint/kit'

import { emptyPlanes, lengthOf, type Planes, type Size } from './planes.ts'

/** What a picture's ground is, judged by its edge, in OKLab. */
export type Ground = {
  /** The ground everywhere, as its edge lets one expect it. */
  model: Planes
  /** How far a pixel of the ground may be from the model, by its grain. */
  reach: number
  /** The share of the picture's edge that is ground, shade of it included. */
  plain: number
}

/** The edge that is looked at: so much of the shorter side, and at most so many pixels of it. */
const RING = 0.02
const SAMPLES = 8_000
/** A ground's grain: below the first everything is clean, above the second it is a pattern. */
const REACH = { least: 0.02, most: 0.034 }
const FITS = 12
/** A ground is plain when this share of the picture's edge is of it. */
export const LEAST_PLAIN = 0.78

type Sample = { at: number; terms: readonly number[] }
type Triple = readonly [number, number, number]

/**
 * Fits a smooth ground to the edge of a picture: a colour that changes little by little from side to side or towards
 * the corners, and nothing that a thing at the edge would pull it to (Tukey's weights).
 */
export function fitGround(picture: Planes): Ground {
  const samples = ringOf(picture)
  const values = picture.planes.map((plane) => samples.map(({ at }) => plane[at] ?? 0))
  const middle = values.map(medianOf) as unknown as Triple
  let weights = samples.map((_, index) => {
    const missed = (channel: 0 | 1 | 2) => (values[channel]?.[index] ?? 0) - middle[channel]
    return tukey(lengthOf(missed(0), missed(1), missed(2)), 0.16)
  })
  let factors: number[][] = middle.map((value) => [value, 0, 0, 0, 0, 0])
  let offs: number[] = []
  for (let round = 0; round < FITS; round += 1) {
    factors = solveFor(samples, { values, weights, terms: round < 3 ? 3 : 6 }) ?? factors
    const missed = (channel: number, index: number) =>
      (values[channel]?.[index] ?? 0) - valueOf(factors[channel] ?? [], samples[index]?.terms ?? [])
    offs = samples.map((_, index) => lengthOf(missed(0, index), missed(1, index), missed(2, index)))
    const spread = 1.4826 * medianOf(offs)
    weights = offs.map((off) => tukey(off, clamp(5 * spread, 0.03, 0.12)))
  }
  const inner = offs.filter((off) => off < 0.12)
  const reach = clamp(4.5 * medianOf(inner), REACH.least, REACH.most)
  const model = modelOf(factors, picture)
  const isGround = ({ at }: Sample) => {
    const { off, light } = shadeAt(picture, at, model)
    return off < reach && light > 0.6 && light < 1.1
  }
  return { model, reach, plain: samples.filter(isGround).length / samples.length }
}

/**
 * A pixel as the ground in more or less light: `light` times the ground's (OKLab's numbers, 1 is as the ground), and
 * `off` what is left of the difference, which is another colour.
 */
export function shadeAt(picture: Planes, at: number, model: Planes): { light: number; off: number } {
  const [l, a, b] = [picture.planes[0][at] ?? 0, picture.planes[1][at] ?? 0, picture.planes[2][at] ?? 0]
  const [gl, ga, gb] = [model.planes[0][at] ?? 0, model.planes[1][at] ?? 0, model.planes[2][at] ?? 0]
  const light = (l * gl + a * ga + b * gb) / Math.max(1e-4, gl * gl + ga * ga + gb * gb)
  return { light, off: lengthOf(l - light * gl, a - light * ga, b - light * gb) }
}

function ringOf({ width, height }: Size): Sample[] {
  const wide = Math.max(2, Math.round(Math.min(width, height) * RING))
  const all = 2 * wide * (width + height)
  const every = Math.max(1, Math.ceil(Math.sqrt(all / SAMPLES)))
  const samples: Sample[] = []
  for (let y = 0; y < height; y += every) {
    const isBand = y < wide || y >= height - wide
    for (let x = 0; x < width; x += every) {
      if (!isBand && x >= wide && x < width - wide) {
        x = width - wide - every
        continue
      }
      samples.push({ at: y * width + x, terms: termsAt(x, y, { width, height }) })
    }
  }
  return samples
}

function termsAt(x: number, y: number, { width, height }: Size): readonly number[] {
  const across = (2 * x) / Math.max(1, width - 1) - 1
  const down = (2 * y) / Math.max(1, height - 1) - 1
  return [1, across, down, across * across, across * down, down * down]
}

function valueOf(factors: readonly number[], terms: readonly number[]): number {
  let sum = 0
  for (let term = 0; term < factors.length; term += 1) sum += (factors[term] ?? 0) * (terms[term] ?? 0)
  return sum
}

function modelOf(factors: readonly number[][], { width, height }: Size): Planes {
  const planes = emptyPlanes(width * height)
  const [first = [], second = [], third = []] = factors
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const terms = termsAt(x, y, { width, height })
      const at = y * width + x
      planes[0][at] = valueOf(first, terms)
      planes[1][at] = valueOf(second, terms)
      planes[2][at] = valueOf(third, terms)
    }
  }
  return { width, height, planes }
}

function tukey(off: number, limit: number): number {
  return off >= limit ? 0 : (1 - (off / limit) ** 2) ** 2
}

export function medianOf(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[sorted.length >> 1] ?? 0
}

type Fit = { values: readonly (readonly number[])[]; weights: readonly number[]; terms: number }

/** Weighted least squares by the normal equations, of each channel's values; null where they have no answer. */
function solveFor(samples: readonly Sample[], { values, weights, terms }: Fit): number[][] | null {
  const rows = Array.from({ length: terms }, () => new Float64Array(terms + values.length))
  for (const [index, sample] of samples.entries()) {
    const weight = weights[index] ?? 0
    if (weight === 0) continue
    for (const [row, sums] of rows.entries()) {
      const left = weight * (sample.terms[row] ?? 0)
      for (let column = 0; column < terms; column += 1)
        sums[column] = (sums[column] ?? 0) + left * (sample.terms[column] ?? 0)
      for (let channel = 0; channel < values.length; channel += 1)
        sums[terms + channel] = (sums[terms + channel] ?? 0) + left * (values[channel]?.[index] ?? 0)
    }
  }
  // A little ridge: an edge that is half hidden must not throw the other half far off.
  for (let row = 1; row < terms; row += 1) {
    const sums = rows[row]
    if (sums) sums[row] = (sums[row] ?? 0) + 1e-3 * (rows[0]?.[0] ?? 0)
  }
  return eliminate(rows, terms)
}

/** The answers to square rows that are followed by as many right sides as there are answers. */
function eliminate(rows: readonly Float64Array[], size: number): number[][] | null {
  const ordered = [...rows]
  const width = rows[0]?.length ?? size
  for (let step = 0; step < size; step += 1) {
    const best = ordered
      .slice(step)
      .reduce((one, other) => (Math.abs(other[step] ?? 0) > Math.abs(one[step] ?? 0) ? other : one))
    if (Math.abs(best[step] ?? 0) < 1e-9) return null
    ordered.splice(ordered.indexOf(best), 1)
    ordered.splice(step, 0, best)
    for (const row of ordered.slice(step + 1)) {
      const share = (row[step] ?? 0) / (best[step] ?? 1)
      for (let column = step; column < width; column += 1)
        row[column] = (row[column] ?? 0) - share * (best[column] ?? 0)
    }
  }
  return Array.from({ length: width - size }, (_, side) => answerOf(ordered, size, size + side))
}

function answerOf(rows: readonly Float64Array[], size: number, side: number): number[] {
  const answer = Array.from<number>({ length: 6 }).fill(0)
  for (let step = size - 1; step >= 0; step -= 1) {
    const row = rows[step]
    let sum = row?.[side] ?? 0
    for (let column = step + 1; column < size; column += 1)
      sum -= (row?.[column] ?? 0) * (answer[column] ?? 0)
    answer[step] = sum / (row?.[step] ?? 1)
  }
  return answer
}
