import { type Film, FPS, type FilmLayer, scenesAt, settledAtMs } from '@clipmint/film'
import { clamp } from '@clipmint/kit'

import type { SlotMap } from './slots.ts'

/** Where a slot stands on the frame, in pixels of the film; `rotate` in degrees about its middle. */
export type SlotBox = { slotId: string; x: number; y: number; w: number; h: number; rotate: number }

const FRAME_MS = 1000 / FPS
/** Units a slot's words count as while nobody measured them: enough for a line set syllable by syllable. */
const units = { layer: 1, line: 2, word: 5, syllable: 12 }

/**
 * The moment that shows a scene best, in milliseconds of the film: all of it has come to rest and nothing leaves yet.
 * Null for a scene that is not in the film.
 */
export function sceneMoment(film: Film, sceneId: string): number | null {
  const scene = film.scenes.find(({ id }) => id === sceneId)
  if (!scene) return null
  const settled = Math.max(0, ...scene.layers.map(({ motion }) => settledAtMs(motion, units)))
  const longestLeave = Math.max(0, ...scene.layers.map((layer) => leaveMs(layer)))
  const latest = scene.durationMs - longestLeave - FRAME_MS
  const wanted = clamp(settled, scene.durationMs * 0.4, Math.max(scene.durationMs * 0.4, latest))
  return snapToFrame(scene.startMs + Math.min(wanted, scene.durationMs - FRAME_MS))
}

/** The nearest whole frame, in milliseconds. */
export function snapToFrame(timeMs: number): number {
  return Math.round(timeMs / FRAME_MS) * FRAME_MS
}

/** The slots that stand on the frame at a moment, the one drawn last at the end. */
export function slotBoxesAt(film: Film, slots: SlotMap, timeMs: number): SlotBox[] {
  return scenesAt(film, timeMs)
    .current.layers.filter(({ id }) => slots.has(id))
    .map(({ id, box }) => ({ slotId: id, x: box.x, y: box.y, w: box.w, h: box.h, rotate: box.rotate }))
}

/** The slot at a point of the frame; words go before the picture they lie on. Null where there is none. */
export function slotAt(
  film: Film,
  slots: SlotMap,
  timeMs: number,
  point: { x: number; y: number },
): string | null {
  const hits = slotBoxesAt(film, slots, timeMs).filter((box) => contains(box, point))
  const words = hits.findLast(({ slotId }) => slots.get(slotId)?.kind === 'text')
  return (words ?? hits.at(-1))?.slotId ?? null
}

function contains(box: SlotBox, point: { x: number; y: number }): boolean {
  const [middleX, middleY] = [box.x + box.w / 2, box.y + box.h / 2]
  const turn = (-box.rotate * Math.PI) / 180
  const [dx, dy] = [point.x - middleX, point.y - middleY]
  const x = dx * Math.cos(turn) - dy * Math.sin(turn)
  const y = dx * Math.sin(turn) + dy * Math.cos(turn)
  return Math.abs(x) <= box.w / 2 && Math.abs(y) <= box.h / 2
}

function leaveMs({ motion }: FilmLayer): number {
  return Math.max(
    0,
    ...motion.leave.map(({ delayMs, durationMs, staggerMs, by }) => {
      return delayMs + durationMs + staggerMs * (units[by] - 1)
    }),
  )
}
