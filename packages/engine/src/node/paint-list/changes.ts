import type { Rect } from '@clipmint/film'

import type { Command, FilledArea, Paint } from './list.ts'

/** What one command painted: its look, where, and which command of its list it was. */
export type PaintedOne = {
  look: string | null
  bounds: Rect
  command: number
  /** It works on what was painted before it: a hole in it, or a mixing of colours. */
  reachesDown: boolean
  /** The area and colour when it is no more than that. */
  filled: FilledArea | null
}

/** What was painted in a frame, in order. */
export type Painted = readonly PaintedOne[]

export function paintedBy(commands: readonly Command[], holes: ReadonlySet<Command>): PaintedOne[] {
  const painted: PaintedOne[] = []
  commands.forEach((command, index) => {
    const { paint } = command
    if (!paint) return
    const isHole = holes.has(command)
    const look = isHole ? holeLook(paint) : paint.look
    const { bounds, plain, filled } = paint
    painted.push({ look, bounds, command: index, reachesDown: isHole || !plain, filled })
  })
  return painted
}

/**
 * For each thing painted in one frame, its place in the frame before, or -1 when it was not there. What both have keeps
 * its order in both: each is looked for past the one found before it.
 */
export function foundIn(before: Painted, after: Painted): Int32Array {
  const places = new Int32Array(after.length).fill(-1)
  let from = 0
  after.forEach(({ look }, index) => {
    const found = indexOfLook(before, look, from)
    if (found < 0) return
    places[index] = found
    from = found + 1
  })
  return places
}

/** Where two frames may differ: the bounds of everything painted in one that is not in the other. */
export function changesBetween(before: Painted, after: Painted): Rect[] {
  const places = foundIn(before, after)
  const stayed = new Set(places)
  return [
    ...after.filter((_, index) => places[index] === -1),
    ...before.filter((_, index) => !stayed.has(index)),
  ].map(({ bounds }) => bounds)
}

function indexOfLook(painted: Painted, look: string | null, from: number): number {
  if (look === null) return -1
  for (let index = from; index < painted.length; index += 1) if (painted[index]?.look === look) return index
  return -1
}

function holeLook({ placed, look }: Paint): string | null {
  return placed ? placed.holeLook : look
}
