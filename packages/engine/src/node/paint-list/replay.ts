import type { Rect } from '@clipmint/film'
import type { SKRSContext2D } from '@napi-rs/canvas'

import { touches } from './geometry.ts'
import type { Command } from './list.ts'

type Showing = {
  /** The part of the frame the canvas shows. */
  part: Rect
  /** The commands that leave a hole instead of painting. */
  holes: ReadonlySet<Command>
  /** The first command that paints, and the first past it that does not; all when left out. */
  from?: number
  to?: number
}

/** Makes the calls of a list again on a canvas that shows a part of the frame, and leaves out what it would not show. */
export function replay(
  commands: readonly Command[],
  context: SKRSContext2D,
  { part, holes, from = 0, to = commands.length }: Showing,
): void {
  const paints = (index: number) => {
    const paint = commands[index]?.paint
    return paint !== null && paint !== undefined && index >= from && index < to && touches(paint.bounds, part)
  }
  context.setTransform(1, 0, 0, 1, 0, -part.y)
  const before = countBefore(commands.length, paints)
  for (let index = 0; index < commands.length; index += 1) {
    const command = commands[index]
    if (!command) continue
    const { paint, until } = command
    if (until > index && before[until + 1] === before[index]) {
      index = until
      continue
    }
    if (paint === null) command.run(context, part.y)
    else if (before[index + 1] !== before[index]) {
      if (holes.has(command)) paint.placed?.hole(context, part.y)
      else command.run(context, part.y)
    }
  }
}

/** For each command, how many before it hold. */
function countBefore(length: number, holds: (index: number) => boolean): Uint32Array {
  const counts = new Uint32Array(length + 1)
  for (let index = 0; index < length; index += 1)
    counts[index + 1] = (counts[index] ?? 0) + Number(holds(index))
  return counts
}
