import { countChars, clamp } from '@clipmint/kit'

import { settledAtMs } from './animations/motion.ts'
import type { Film, FilmScene } from './film.ts'
import type { FilmLayer } from './layers/index.ts'
import { FPS } from './ratio.ts'

const FRAME_MS = 1000 / FPS
/** Units that a layer counts as at least while nobody measured its words: enough for a short line. */
const leastUnits = { layer: 1, line: 2, word: 5, syllable: 12 }

/**
 * The moment that shows a scene best, in milliseconds of the film: all of it has come to rest and nothing leaves yet.
 * Null for a scene that is not in the film.
 */
export function sceneMoment(film: Film, sceneId: string): number | null {
  const scene = film.scenes.find(({ id }) => id === sceneId)
  if (!scene) return null
  const latest = scene.durationMs - leaveMsOf(scene) - FRAME_MS
  const wanted = clamp(settledMsOf(scene), scene.durationMs * 0.4, Math.max(scene.durationMs * 0.4, latest))
  return snapToFrame(scene.startMs + Math.min(wanted, scene.durationMs - FRAME_MS))
}

function snapToFrame(timeMs: number): number {
  return Math.round(timeMs / FRAME_MS) * FRAME_MS
}

/** When all of a scene has come to rest, numbers that count too, in milliseconds since it began. */
export function settledMsOf({ layers }: FilmScene): number {
  return Math.max(
    0,
    ...layers.map((layer) => Math.max(settledAtMs(layer.motion, unitsOf(layer)), countedMs(layer))),
  )
}

function countedMs(layer: FilmLayer): number {
  return layer.kind === 'text' && layer.count ? layer.count.delayMs + layer.count.durationMs : 0
}

/** How long before its end a scene begins to leave, in milliseconds. */
export function leaveMsOf({ layers }: FilmScene): number {
  return Math.max(0, ...layers.map((layer) => leaveMs(layer)))
}

function leaveMs(layer: FilmLayer): number {
  const units = unitsOf(layer)
  return Math.max(
    0,
    ...layer.motion.leave.map(({ delayMs, durationMs, staggerMs, by }) => {
      return delayMs + durationMs + staggerMs * (units[by] - 1)
    }),
  )
}

/** How many of each unit a layer moves one after another: of a long line, as many letters and words as it has. */
function unitsOf(layer: FilmLayer): typeof leastUnits {
  if (layer.kind !== 'text') return leastUnits
  const words = layer.text.split(/\s+/u).filter((word) => word !== '')
  const letters = countChars(words.join(''))
  return {
    ...leastUnits,
    word: Math.max(leastUnits.word, words.length),
    syllable: Math.max(leastUnits.syllable, letters),
  }
}
