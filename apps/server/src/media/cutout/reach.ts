import { type Ground, shadeAt } from './ground.ts'
import { apart, distanceTo, lengthOf, type Plane, type Planes, type Size } from './planes.ts'
import { isRidge } from './ridges.ts'

/** Shade deepens little by little: so steep at most in a picture of 1,600 pixels, and so dark at most. */
const SHADE = { step: 0.011, darkest: 0.5, lightest: 1.12, tinge: 0.018 }
/** On a ground with a colour of its own, shade is told by that: it may begin more suddenly. */
const COLORED = { from: 0.035, step: 0.03, tinge: 0.03 }
/** What is steeper than this is an edge, and is crossed only where it is hardly another colour. */
const EDGE = 0.02
/** A piece smaller than this share of the picture, with nothing near it, is dust. */
const DUST = 0.0003
/** A hole: at least so large, of the ground's colour, and behind no more than this share of its own width. */
const HOLE = { pixels: 12, share: 0.000005, steep: 0.03, behind: 0.62, alike: 0.8 }

export type Seen = { picture: Planes; steep: Plane; ground: Ground }

/** Marks with 1 what is ground: reached from the picture's edge through its colour and its shade. */
export function reachGround(seen: Seen): Uint8Array {
  const { picture, steep, ground } = seen
  const scale = Math.min(2, Math.max(1, 1_600 / Math.max(picture.width, picture.height)))
  const [, greenRed, blueYellow] = ground.model.planes
  return flood(picture, (at, isFirst) => {
    const off = apart(picture, at, ground.model)
    const isEdge = (steep[at] ?? 0) > EDGE + ground.reach / 2
    if (off < ground.reach * (isEdge ? 0.6 : 1)) return !isRidge(picture, at, ground)
    if (isFirst) return off < ground.reach * 1.6 && !isEdge
    const isColored = lengthOf(0, greenRed[at] ?? 0, blueYellow[at] ?? 0) > COLORED.from
    if ((steep[at] ?? 0) > (isColored ? COLORED.step : SHADE.step) * scale) return false
    const { light, off: tinge } = shadeAt(picture, at, ground.model)
    return (
      light > SHADE.darkest && light < SHADE.lightest && tinge < (isColored ? COLORED.tinge : SHADE.tinge)
    )
  })
}

/** Takes what lies about in small pieces, far from the thing, for ground. */
export function sweepDust(reached: Uint8Array, size: Size): void {
  const pieces = piecesOf((at) => reached[at] === 0, size)
  const least = Math.max(16, DUST * reached.length)
  const large = pieces.filter(({ length }) => length >= least)
  const solid = new Uint8Array(reached.length)
  for (const piece of large) for (const at of piece) solid[at] = 1
  const near = distanceTo((at) => solid[at] === 1, size)
  const gap = Math.max(size.width, size.height) / 130
  for (const piece of pieces) {
    if (piece.length >= least) continue
    const isNear = piece.length >= 4 && piece.some((at) => (near[at] ?? 0) <= gap)
    if (!isNear) for (const at of piece) reached[at] = 1
  }
}

/**
 * Marks the holes in a thing too, such as a handle's, a strap's or those between laces: places that nothing leads to,
 * as the ground around is, and with only a narrow part of the thing before them. What is further inside, a light label,
 * stays.
 */
export function openHoles(reached: Uint8Array, { picture, steep, ground }: Seen, expected: Planes): void {
  const local = ground.model
  const alike = ground.reach * HOLE.alike
  // Shade around a thing is not behind it everywhere: there the ground as the edge lets one expect it may show.
  const off = (at: number) => Math.min(apart(picture, at, local), apart(picture, at, expected))
  const pieces = piecesOf((at) => {
    if (reached[at] === 1 || (steep[at] ?? 0) > HOLE.steep) return false
    const { light, off: tinge } = shadeAt(picture, at, local)
    return tinge < alike * 0.6 && light > 0.86 && light < 1.1 && off(at) < alike * 3
  }, picture)
  const least = Math.max(HOLE.pixels, HOLE.share * reached.length)
  const far = distanceTo((at) => reached[at] === 1, picture)
  for (const piece of pieces) {
    if (piece.length < least) continue
    const behind = Math.min(...sampled(piece).map((at) => far[at] ?? 0))
    const close = sampled(piece).filter((at) => off(at) < alike)
    if (behind > HOLE.behind * Math.sqrt(piece.length) + 2 || close.length < sampled(piece).length * 0.8)
      continue
    for (const at of piece) reached[at] = 1
  }
}

/** At most a few thousand of a piece's pixels. */
function sampled(piece: Int32Array): number[] {
  const every = Math.max(1, Math.floor(piece.length / 4_000))
  const taken: number[] = []
  for (let index = 0; index < piece.length; index += every) taken.push(piece[index] ?? 0)
  return taken
}

/** Marks with 1 all pixels that can be reached from the edge, where some are the first, through open pixels. */
function flood({ width, height }: Size, open: (at: number, isFirst: boolean) => boolean): Uint8Array {
  const reached = new Uint8Array(width * height)
  const queue = new Int32Array(width * height)
  let length = 0
  const visit = (at: number, isFirst = false) => {
    if (reached[at] === 1 || !open(at, isFirst)) return
    reached[at] = 1
    queue[length] = at
    length += 1
  }
  for (let x = 0; x < width; x += 1) for (const at of [x, (height - 1) * width + x]) visit(at, true)
  for (let y = 0; y < height; y += 1) for (const at of [y * width, y * width + width - 1]) visit(at, true)
  for (let done = 0; done < length; done += 1) {
    const at = queue[done] ?? 0
    const x = at % width
    if (x > 0) visit(at - 1)
    if (x < width - 1) visit(at + 1)
    if (at >= width) visit(at - width)
    if (at < (height - 1) * width) visit(at + width)
  }
  return reached
}

/** The pieces that hang together, corners included, each as the places of its pixels. */
export function piecesOf(belongs: (at: number) => boolean, { width, height }: Size): Int32Array[] {
  const seen = new Uint8Array(width * height)
  const queue = new Int32Array(width * height)
  const pieces: Int32Array[] = []
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] === 1 || !belongs(start)) continue
    let length = 1
    seen[start] = 1
    queue[0] = start
    for (let done = 0; done < length; done += 1) {
      const at = queue[done] ?? 0
      const x = at % width
      for (let down = -1; down <= 1; down += 1) {
        for (let across = -1; across <= 1; across += 1) {
          const next = at + down * width + across
          if (x + across < 0 || x + across >= width || next < 0 || next >= seen.length) continue
          if (seen[next] === 1 || !belongs(next)) continue
          seen[next] = 1
          queue[length] = next
          length += 1
        }
      }
    }
    pieces.push(queue.slice(0, length))
  }
  return pieces
}
