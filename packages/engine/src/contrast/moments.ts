import { type FilmScene, type FilmText, FPS, settledAtMs } from '@clipmint/film'

import type { Stage } from '../stage.ts'
import { lettersOf, wordsOf } from '../text/layout.ts'

const FRAME_MS = 1000 / FPS

/**
 * The moments at which words are looked at, in milliseconds since their scene began: when they have come, halfway, and
 * before they leave. A picture that moves, or a clip, lies differently behind them each time.
 */
export function momentsOf(layer: FilmText, { durationMs }: FilmScene, stage: Stage): number[] {
  const layout = stage.layoutOf(layer)
  const units = {
    layer: 1,
    line: layout.lines.length,
    word: wordsOf(layout, stage.measure, layer).length,
    syllable: lettersOf(layout, stage.measure, layer).length,
  }
  const leavingMs = layer.motion.leave.map(
    (step) => step.delayMs + step.durationMs + step.staggerMs * (units[step.by] - 1),
  )
  const to = Math.max(0, durationMs - Math.max(FRAME_MS, ...leavingMs))
  const from = Math.min(settledAtMs(layer.motion, units), to)
  return [...new Set([from, (from + to) / 2, to])]
}
