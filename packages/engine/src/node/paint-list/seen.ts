import type { Rect } from '@clipmint/film'

import { videoColorOf } from './fill-color.ts'
import { contains, intersection } from './geometry.ts'
import { linesAround } from './lines.ts'
import type { FilledArea } from './list.ts'
import type { PathRecord } from './path.ts'
import type { State } from './state.ts'

type Rule = 'nonzero' | 'evenodd'

/** Parts of a pixel that numbers may differ by. */
const SLIVER = 0.004

// What is seen of a picture or a fill under the clips of the moment, where that can be told as one area: the kernel then
// puts it on the frame by itself, without a canvas.

/** The state's `clipArea` once a path is added to its clips, on a surface that shows `frame`. */
export function clipAreaThen(
  { clip, clipArea }: State,
  { path, rule, frame }: { path: PathRecord; rule: Rule; frame: Rect },
): State['clipArea'] {
  const { bounds } = path
  if (path.isUprightRect && isWhole(bounds)) {
    return clipArea === null || clipArea === 'many' || contains(bounds, intersection(clip, clipArea.bounds))
      ? clipArea
      : 'many'
  }
  const isAlone = clipArea === null && contains(clip, intersection(bounds, frame))
  return isAlone ? { bounds, area: path.enclosed(rule) } : 'many'
}

/** How a picture placed at `target`, of which `visible` is seen at most, can lie over another; null when it cannot. */
export function waysOver(
  { globalAlpha, clipArea }: State,
  { target, visible, frame }: { target: Rect; visible: Rect; frame: Rect },
): { mask: FilledArea['area'] | null } | null {
  if (globalAlpha < 1 || clipArea === 'many') return null
  if (clipArea !== null) {
    return holds(target, intersection(clipArea.bounds, frame)) ? { mask: clipArea.area } : null
  }
  if (isWhole(visible)) return { mask: null }
  return { mask: () => ({ lines: linesAround(visible), evenOdd: false }) }
}

/** The area and colour of a path that is filled now; null when it takes a canvas to fill it. */
export function filledArea(
  { globalAlpha, globalCompositeOperation, shadowColor, clip, clipArea, fillStyle }: State,
  { path, rule, frame }: { path: PathRecord; rule: Rule; frame: Rect },
): FilledArea | null {
  const isPlain = globalCompositeOperation === 'source-over' && shadowColor === 'transparent'
  if (
    !isPlain ||
    clipArea !== null ||
    typeof fillStyle !== 'string' ||
    !contains(clip, intersection(path.bounds, frame))
  )
    return null
  const color = videoColorOf(fillStyle, globalAlpha)
  return color && { area: path.enclosed(rule), color }
}

function isWhole({ x, y, w, h }: Rect): boolean {
  return [x, y, x + w, y + h].every((side) => Math.abs(side - Math.round(side)) < SLIVER)
}

/** As `contains`, give or take what no eye sees. */
function holds(outer: Rect, { x, y, w, h }: Rect): boolean {
  return contains(outer, { x: x + SLIVER, y: y + SLIVER, w: w - 2 * SLIVER, h: h - 2 * SLIVER })
}
