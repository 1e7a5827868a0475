import { type FilmScene, type FilmText, FPS, settledAtMs } from '@clipmint/film'

import type { Stage } from '../stage.ts'
import { lettersOf, wordsOf } from '../text/layout.ts'

const FRAME_MS = 1000 / FPS
/** So long what still comes under words may pass behind them: nobody has begun to read yet. */
const PASSING_MS = 400
/** A picture or a shape comes as one. */
const WHOLE = { layer: 1, line: 1, word: 1, syllable: 1 }

/**
 * The moments at which words are looked at, in milliseconds since their scene began: when they have come and what lies
 * under them has passed by, halfway, and before they leave. A picture that moves, or a clip, lies differently behind them
 * each time.
 */
export function momentsOf(layer: FilmText, { durationMs, layers }: FilmScene, stage: Stage): number[] {
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
  const comeMs = settledAtMs(layer.motion, units)
  const below = layers.slice(0, layers.indexOf(layer)).map(({ motion }) => settledAtMs(motion, WHOLE))
  const from = Math.min(to, Math.max(comeMs, Math.min(comeMs + PASSING_MS, Math.max(0, ...below))))
  return [...new Set([from, (from + to) / 2, to])]
}
