import type { Ground } from './ground.ts'
import { apart, type Planes } from './planes.ts'

/** How far to either side of a line its ground is looked for: lines of one to four pixels. */
const SCALES = [2, 3] as const
const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const
/** A line stands out from both its sides by this share of what a ground's pixel may be off. */
const STANDS_OUT = 0.62
/** A line leads on: so much of it is there a step further in both directions. */
const LEADS_ON = 0.45

/**
 * Whether a pixel is on a thin line, a lace or a thread, that is fainter than what counts as a thing: at one of several
 * scales it is further from the ground than both its sides, and so are its neighbours along the line.
 */
export function isRidge(picture: Planes, at: number, { model, reach }: Ground): boolean {
  const own = apart(picture, at, model)
  if (own < reach * STANDS_OUT) return false
  const { width, height } = picture
  const x = at % width
  const y = (at - x) / width
  const off = (toX: number, toY: number) =>
    toX < 0 || toY < 0 || toX >= width || toY >= height ? own : apart(picture, toY * width + toX, model)
  return SCALES.some((scale) =>
    WAYS.some(([across, down]) => {
      const beside = Math.max(
        off(x + across * scale, y + down * scale),
        off(x - across * scale, y - down * scale),
      )
      if (own - beside < reach * STANDS_OUT) return false
      const along = [-2, 2].map((step) => off(x - down * step, y + across * step))
      return along.every((value) => value > own * LEADS_ON)
    }),
  )
}
