import type { Rect } from '@clipmint/film'
import type { SKRSContext2D } from '@napi-rs/canvas'

import { touches } from './geometry.ts'
import type { Command } from './list.ts'

type Showing = {
  /** The part of the frame the canvas shows. */
  part: Rect
  /** The commands that leave a hole instead of painting. */
  holes: ReadonlySet<Command>
}

/** Makes the calls of a list again on a canvas that shows a part of the frame, and leaves out what it would not show. */
export function replay(commands: readonly Command[], context: SKRSContext2D, { part, holes }: Showing): void {
  const seen = seenBefore(commands, part)
  for (let index = 0; index < commands.length; index += 1) {
    const command = commands[index]
    if (!command) continue
    const { paint, until } = command
    if (until > index && seen[until + 1] === seen[index]) {
      index = until
      continue
    }
    if (paint === null) command.run(context, part.y)
    else if (touches(paint.bounds, part)) {
      if (holes.has(command)) paint.placed?.hole(context, part.y)
      else command.run(context, part.y)
    }
  }
}

/** For each command, how many before it paint in a part of the frame. */
function seenBefore(commands: readonly Command[], part: Rect): Uint32Array {
  const counts = new Uint32Array(commands.length + 1)
  for (const [index, { paint }] of commands.entries()) {
    counts[index + 1] = (counts[index] ?? 0) + (paint && touches(paint.bounds, part) ? 1 : 0)
  }
  return counts
}
