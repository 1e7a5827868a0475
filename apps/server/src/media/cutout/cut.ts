import { matte, type Matte } from './alpha.ts'
import { fitGround, LEAST_PLAIN } from './ground.ts'
import { type CutFault, type Facts, judge, measureCut } from './judge.ts'
import { colorsOf, oklabOf, type Plane, type Planes, type Size, steepnessOf } from './planes.ts'
import { openHoles, reachGround, sweepDust } from './reach.ts'
import { spreadColors } from './spread.ts'

/** A picture of three bytes a pixel. */
export type FlatPicture = Size & { data: Uint8Array }
/** The thing alone, four bytes a pixel. */
export type Cutting = { data: Uint8Array; facts: Facts; fault: CutFault | null }

/**
 * Cuts the thing out of a picture with a plain, or nearly plain, ground: softly, without the ground's colour in its edge,
 * with its thin parts, and with what is seen through it taken out. `fault` says why the cut is not to be used.
 */
export function cutThing(flat: FlatPicture): Cutting | { fault: CutFault } {
  const picture = oklabOf(flat.data, flat)
  const ground = fitGround(picture)
  if (ground.plain < LEAST_PLAIN) return { fault: 'busy' }
  const steep = steepnessOf(picture)
  const reached = reachGround({ picture, steep, ground })
  // Once most of the ground is found, what is near counts, and not what the edge lets one expect.
  const local = spreadColors(picture, calmGround(reached, steep))
  const seen = { picture, steep, ground: { ...ground, model: local } }
  const nearer = reachGround(seen)
  for (let at = 0; at < reached.length; at += 1) if (nearer[at] === 1) reached[at] = 1
  sweepDust(reached, picture)
  openHoles(reached, seen, ground.model)
  return matteOf(flat, { steep, reached })
}

/** The cut that a rough mask of the thing (one byte a pixel, 255 is the thing) asks for. */
export function cutByMask(flat: FlatPicture, mask: Uint8Array): Cutting {
  const picture = oklabOf(flat.data, flat)
  const reached = new Uint8Array(mask.length)
  for (let at = 0; at < mask.length; at += 1) if ((mask[at] ?? 0) < 128) reached[at] = 1
  return matteOf(flat, { steep: steepnessOf(picture), reached })
}

function calmGround(reached: Uint8Array, steep: Plane): Plane {
  const weights = new Float32Array(reached.length)
  for (let at = 0; at < reached.length; at += 1)
    if (reached[at] === 1 && (steep[at] ?? 0) < 0.012) weights[at] = 1
  return weights
}

function matteOf(flat: FlatPicture, { steep, reached }: { steep: Plane; reached: Uint8Array }): Cutting {
  const colors: Planes = colorsOf(flat.data, flat)
  const found = matte({ colors, steep, reached })
  const facts = measureCut({ ...found, steep }, flat)
  return { data: bytesOf(found), facts, fault: judge(facts) }
}

function bytesOf({ alpha, colors }: Matte): Uint8Array {
  const data = new Uint8Array(alpha.length * 4)
  for (const [channel, plane] of [...colors.planes, alpha].entries())
    for (let at = 0; at < plane.length; at += 1) data[at * 4 + channel] = Math.round((plane[at] ?? 0) * 255)
  return data
}
