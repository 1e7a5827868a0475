import type { Pose, Rect } from '@clipmint/film'

import type { Surface } from '../../surface.ts'
import { clipTo } from '../pose.ts'

type Spin = NonNullable<Pose['spin']>

/**
 * Draws what rolls or flaps by in a letter's cell: `drawAt(step)` draws the letter that comes `step` letters before the
 * last (0), in its place.
 */
export function drawSpin(
  surface: Surface,
  spin: Spin,
  { cell, drawAt }: { cell: Rect; drawAt: (step: number) => void },
): void {
  if (spin.as === 'roll') drawRoll(surface, spin.left, { cell, drawAt })
  else drawFlap(surface, spin.left, { cell, drawAt })
}

/** How many digits whirl over one another, and how much of each is seen: too many and too little to be read. */
const WHIRLING = [0, 1, 2, 3, 4]
const WHIRL_SEEN = 0.17

/**
 * Draws a digit of a number that runs: others whirl by over one another, so that no number but the last can be read, and
 * the last rises into its place while they fade. `phase` sets a column off from its neighbours, so that they form no line.
 */
export function drawWhirl(
  surface: Surface,
  left: number,
  { cell, drawAt, phase }: Drum & { phase: number },
): void {
  const alpha = surface.globalAlpha
  const height = cell.h * 1.12
  surface.save()
  clipTo(surface, wide(cell))
  for (const place of WHIRLING) {
    surface.save()
    surface.globalAlpha = alpha * WHIRL_SEEN * Math.min(1, left)
    surface.translate(0, (((left + phase + place / WHIRLING.length) % 1) - 0.5) * height)
    drawAt(Math.floor(left) + 1 + place * 3)
    surface.restore()
  }
  if (left < 1) {
    surface.translate(0, left * height)
    drawAt(0)
  }
  surface.restore()
}

type Drum = { cell: Rect; drawAt: (step: number) => void }

function drawRoll(surface: Surface, left: number, { cell, drawAt }: Drum): void {
  const passed = Math.floor(left)
  const share = left - passed
  surface.save()
  clipTo(surface, wide(cell))
  for (const [step, y] of [
    [passed, share],
    [passed + 1, share - 1],
  ] as const) {
    surface.save()
    surface.translate(0, y * cell.h * 1.12)
    drawAt(step)
    surface.restore()
  }
  surface.restore()
}

/** Two halves about a hinge: the old letter's upper leaf falls, and the new letter's lower leaf comes down with it. */
function drawFlap(surface: Surface, left: number, { cell, drawAt }: Drum): void {
  const old = Math.ceil(left)
  const turned = Math.cos((old - left) * Math.PI)
  const { x, y, w, h } = wide(cell)
  const [middle, half] = [y + h / 2, h / 2]
  const leaf = (step: number, seen: { from: number; to: number }, tall = 1) => {
    if (seen.to - seen.from < 0.01) return
    surface.save()
    clipTo(surface, { x, y: seen.from, w, h: seen.to - seen.from })
    surface.translate(0, middle)
    surface.scale(1, tall)
    surface.translate(0, -middle)
    drawAt(step)
    surface.restore()
  }
  // What lies behind a leaf is only seen past its edge: leaves have no ground of their own.
  const edge = half * Math.abs(turned)
  const falling = turned > 0
  leaf(old - 1, { from: y, to: falling ? middle - edge : middle })
  leaf(old, { from: falling ? middle : middle + edge, to: y + h })
  if (falling) leaf(old, { from: middle - edge, to: middle }, Math.max(0.01, turned))
  else leaf(old - 1, { from: middle, to: middle + edge }, Math.max(0.01, -turned))
}

/** Letters lean out of their cells a little. */
function wide({ x, y, w, h }: Rect): Rect {
  return { x: x - w * 0.15, y, w: w * 1.3, h }
}
