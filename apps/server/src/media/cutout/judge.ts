import type { Plane, Size } from './planes.ts'
import { piecesOf } from './reach.ts'

/** Why a cut is not used; see `judge`. */
export type CutFault = 'busy' | 'nothing' | 'touching' | 'unclear' | 'pieces'

/** A thing takes this share of its picture; with less or more something else was taken for the ground. */
const THING = { least: 0.02, most: 0.88 }
/** A thing that leaves the picture is cut off there: so much of the frame's line at most. */
const MOST_TOUCHING = 0.03
/** An outline follows edges: this share of it lies on one. */
const LEAST_ON_EDGE = 0.86
/** A pixel that is this steep, or next to one, is on an edge. */
const STEEP = 0.022
/** And this share of the soft edge can be told from colours. */
const LEAST_TOLD = 0.72
/** More pieces than this are a pattern that was taken apart. */
const MOST_PIECES = 14

export type Facts = { share: number; touching: number; onEdge: number; told: number; pieces: number }

type Cut = { alpha: Plane; steep: Plane; told: number }

/** What is known of a cut. */
export function measureCut({ alpha, steep, told }: Cut, size: Size): Facts {
  const { width, height } = size
  const isThing = (at: number) => (alpha[at] ?? 0) >= 0.5
  let [thing, outline, onEdge, frame] = [0, 0, 0, 0]
  for (let at = 0; at < alpha.length; at += 1) {
    if (!isThing(at)) continue
    thing += 1
    const x = at % width
    const y = (at - x) / width
    const isAtFrame = x === 0 || y === 0 || x === width - 1 || y === height - 1
    if (isAtFrame) frame += 1
    else if (!isThing(at - 1) || !isThing(at + 1) || !isThing(at - width) || !isThing(at + width)) {
      outline += 1
      if (steepNear(steep, at, width) > STEEP) onEdge += 1
    }
  }
  const least = alpha.length * 0.0004
  return {
    share: thing / alpha.length,
    touching: frame / (2 * (width + height)),
    onEdge: outline === 0 ? 0 : onEdge / outline,
    told,
    pieces: piecesOf(isThing, size).filter(({ length }) => length > least).length,
  }
}

function steepNear(steep: Plane, at: number, width: number): number {
  return Math.max(
    steep[at] ?? 0,
    steep[at - 1] ?? 0,
    steep[at + 1] ?? 0,
    steep[at - width] ?? 0,
    steep[at + width] ?? 0,
  )
}

/** What speaks against using a cut; null when nothing does. */
export function judge({ share, touching, onEdge, told, pieces }: Facts): CutFault | null {
  if (share < THING.least || share > THING.most) return 'nothing'
  if (touching > MOST_TOUCHING) return 'touching'
  if (pieces > MOST_PIECES) return 'pieces'
  return onEdge < LEAST_ON_EDGE || told < LEAST_TOLD ? 'unclear' : null
}
