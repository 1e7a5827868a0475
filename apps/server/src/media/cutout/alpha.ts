import { clamp } from '@clipmint/kit'

import { apart, distanceTo, emptyPlanes, type Plane, type Planes } from './planes.ts'
import { spreadColors } from './spread.ts'

/** Less than this of a pixel (and more than the rest) is noise of the sensor and of JPEG. */
const NOISE = 0.05
/** Thing and ground nearer than this in colour say nothing of how much a pixel shows of each. */
const TELLING = 0.07
/** What is steeper is part of an edge: its colour is neither the thing's nor the ground's. */
const CALM = 0.012

export type Matte = {
  /** How much of each pixel is the thing, from 0 to 1. */
  alpha: Plane
  /** The thing's own colours, without the ground's in them. */
  colors: Planes
  /** Of the pixels at the edge, the share whose part could be told from colours. */
  told: number
}

type Marked = { colors: Planes; steep: Plane; reached: Uint8Array }

/**
 * How much each pixel near an edge shows of the thing: where its colour lies on the way from the ground's, spread from
 * the ground around, to the thing's, spread from within; and what its own colour is. Colours are as stored, since that is
 * how the picture is laid over another.
 */
export function matte({ colors, steep, reached }: Marked): Matte {
  const { width, height, planes } = colors
  const band = Math.max(2, Math.round(Math.max(width, height) / 500))
  const out = distanceTo((at) => reached[at] === 0, colors)
  const inward = distanceTo((at) => reached[at] === 1, colors)
  const isUnknown = (at: number) =>
    reached[at] === 1
      ? (out[at] ?? 0) <= band && ((steep[at] ?? 0) > CALM || (out[at] ?? 0) < 1.5)
      : (inward[at] ?? 0) <= band + 1
  const ground = spreadColors(
    colors,
    weigh(reached, (at) => reached[at] === 1 && !isUnknown(at)),
  )
  const seeds = weigh(reached, (at) => reached[at] === 0 && (inward[at] ?? 0) > 2.4)
  const thing = spreadColors(colors, addPeaks(seeds, { colors, ground, reached, inward }))
  const alpha = new Float32Array(width * height)
  const own = emptyPlanes(width * height)
  let [told, edge] = [0, 0]
  for (let at = 0; at < alpha.length; at += 1) {
    const inside = reached[at] === 0
    let share = inside ? 1 : 0
    if (isUnknown(at)) {
      const found = shareAt(at, { colors, ground, thing })
      if (found !== null) share = inside && (inward[at] ?? 0) > band ? Math.max(share * 0.5, found) : found
      edge += 1
      if (found !== null) told += 1
    }
    alpha[at] = share
    for (let channel = 0; channel < 3; channel += 1) {
      const seen = planes[channel]?.[at] ?? 0
      const clean = thing.planes[channel]?.[at] ?? 0
      const behind = ground.planes[channel]?.[at] ?? 0
      const plane = own[channel]
      // One step of blur fusion (M. Forte, 2021): the spread colour, mended by what it leaves unsaid of the pixel.
      if (plane)
        plane[at] =
          share >= 1 ? seen : clamp(clean + share * (seen - share * clean - (1 - share) * behind), 0, 1)
    }
  }
  return { alpha, colors: { width, height, planes: own }, told: edge === 0 ? 0 : told / edge }
}

function weigh({ length }: Uint8Array, isKnown: (at: number) => boolean): Plane {
  const weights = new Float32Array(length)
  for (let at = 0; at < length; at += 1) if (isKnown(at)) weights[at] = 1
  return weights
}

type Peaks = { colors: Planes; ground: Planes; reached: Uint8Array; inward: Plane }

/** What is too thin to have an inside is coloured as its own middle: the pixels furthest from the ground around. */
function addPeaks(seeds: Plane, { colors, ground, reached, inward }: Peaks): Plane {
  const { width } = colors
  const off = (at: number) => apart(colors, at, ground)
  for (let at = 0; at < seeds.length; at += 1) {
    if (reached[at] === 1 || (seeds[at] ?? 0) > 0 || (inward[at] ?? 0) > 3) continue
    let [isPeak, seeded] = [true, false]
    const own = off(at)
    for (let down = -2; down <= 2 && isPeak; down += 1)
      for (let across = -2; across <= 2; across += 1) {
        const next = at + down * width + across
        if (next < 0 || next >= seeds.length || next === at) continue
        if ((inward[next] ?? 0) > 2.4) seeded = true
        if (off(next) > own + 0.012) isPeak = false
      }
    if (isPeak && !seeded && own > TELLING) seeds[at] = 1
  }
  return seeds
}

type Mixed = { colors: Planes; ground: Planes; thing: Planes }

/** The thing's share of a pixel; null where its colour and the ground's are too much alike. */
function shareAt(at: number, { colors, ground, thing }: Mixed): number | null {
  let [along, length] = [0, 0]
  for (let channel = 0; channel < 3; channel += 1) {
    const behind = ground.planes[channel]?.[at] ?? 0
    const way = (thing.planes[channel]?.[at] ?? 0) - behind
    along += ((colors.planes[channel]?.[at] ?? 0) - behind) * way
    length += way * way
  }
  if (length < TELLING * TELLING) return null
  return clamp((along / length - NOISE) / (1 - 2 * NOISE), 0, 1)
}
