import type { Rect } from '@clipmint/film'

import { intersection, touches } from './geometry.ts'
import type { Command } from './list.ts'

/**
 * Which placed pictures can lie under the drawing, with a hole for each: those over which everything is laid plainly
 * (other ways of mixing need to see what is below), and of pictures that overlap the largest.
 */
export function holesIn(commands: readonly Command[]): Set<Command> {
  const placed = commands.filter(({ paint }) => paint?.placed)
  const mixing = commands.flatMap(({ paint }, index) => (paint && !paint.plain ? [{ paint, index }] : []))
  const free = placed.filter((command) => {
    const own = commands.indexOf(command)
    return !mixing.some(({ paint, index }) => {
      return index > own && command.paint !== null && touches(paint.bounds, command.paint.bounds)
    })
  })
  const holes = new Set<Command>()
  for (const command of free.toSorted((one, other) => areaOf(other) - areaOf(one))) {
    const overlaps = [...holes].some(
      (hole) => hole.paint && command.paint && overlap(hole.paint.bounds, command.paint.bounds),
    )
    if (!overlaps) holes.add(command)
  }
  return holes
}

/** Pictures side by side share an edge, which may lie within a pixel. */
function overlap(one: Rect, other: Rect): boolean {
  const { w, h } = intersection(one, other)
  return w >= 1 && h >= 1
}

function areaOf({ paint }: Command): number {
  return paint ? paint.bounds.w * paint.bounds.h : 0
}
