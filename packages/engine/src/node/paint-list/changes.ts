import type { Rect } from '@clipmint/film'

import type { Command, Paint } from './list.ts'

/** What was painted in a frame: for each command that painted, its look and where. */
export type Painted = readonly { look: string | null; bounds: Rect }[]

export function paintedBy(commands: readonly Command[], holes: ReadonlySet<Command>): Painted {
  return commands.flatMap((command) => {
    const { paint } = command
    if (!paint) return []
    const look = holes.has(command) ? holeLook(paint) : paint.look
    return [{ look, bounds: paint.bounds }]
  })
}

/**
 * Where two frames may differ: the bounds of everything painted in one that is not in the other. What both have keeps
 * its order in both, since each is looked for past the one found before it.
 */
export function changesBetween(before: Painted, after: Painted): Rect[] {
  const changed: Rect[] = []
  let from = 0
  for (const paint of after) {
    const found = indexOfLook(before, paint.look, from)
    if (found < 0) {
      changed.push(paint.bounds)
      continue
    }
    for (; from < found; from += 1) changed.push(boundsAt(before, from))
    from = found + 1
  }
  for (; from < before.length; from += 1) changed.push(boundsAt(before, from))
  return changed
}

function indexOfLook(painted: Painted, look: string | null, from: number): number {
  if (look === null) return -1
  for (let index = from; index < painted.length; index += 1) if (painted[index]?.look === look) return index
  return -1
}

function boundsAt(painted: Painted, index: number): Rect {
  return painted[index]?.bounds ?? { x: 0, y: 0, w: 0, h: 0 }
}

function holeLook({ placed, look }: Paint): string | null {
  return placed ? placed.holeLook : look
}
