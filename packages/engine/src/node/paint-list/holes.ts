import type { Rect } from '@clipmint/film'

import type { Area } from '../pixels/cover.ts'
import { intersection, touches } from './geometry.ts'
import type { Command, Paint } from './list.ts'

/** A picture to put under the drawing: of what lies `within`, what the mask covers. */
export type PictureBelow = { placed: NonNullable<Paint['placed']>; within: Rect; mask: Area | null }

/**
 * Which placed pictures can lie under the drawing, with a hole for each, in their order: those over which everything is
 * laid plainly (other ways of mixing need to see what is below), and that lie beside each other or, where it is known
 * what of them is seen, over each other. The largest come first.
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
    const own = commands.indexOf(command)
    const fits = [...holes].every((hole) => {
      const upper = commands.indexOf(hole) > own ? hole : command
      return !overlap(hole, command) || upper.paint?.placed?.over != null
    })
    if (fits) holes.add(command)
  }
  return new Set(placed.filter((command) => holes.has(command)))
}

/** The pictures of holes, the lowest first. One that lies over another is cut out as it is seen: there is no drawing between them. */
export function picturesBelow(holes: ReadonlySet<Command>): PictureBelow[] {
  const lower: Command[] = []
  return [...holes].flatMap((command) => {
    const { paint } = command
    if (!paint?.placed) return []
    const isOver = lower.some((hole) => overlap(hole, command))
    lower.push(command)
    const mask = isOver ? (paint.placed.over?.mask?.() ?? null) : null
    return [{ placed: paint.placed, within: paint.bounds, mask }]
  })
}

/** Pictures side by side share an edge, which may lie within a pixel. */
function overlap(one: Command, other: Command): boolean {
  if (!one.paint || !other.paint) return false
  const { w, h } = intersection(one.paint.bounds, other.paint.bounds)
  return w >= 1 && h >= 1
}

function areaOf({ paint }: Command): number {
  return paint ? paint.bounds.w * paint.bounds.h : 0
}
