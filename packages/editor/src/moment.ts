import { type Film, scenesAt } from '@clipmint/film'

import type { SlotMap } from './slots.ts'

/** Where a slot stands on the frame, in pixels of the film; `rotate` in degrees about its middle. */
export type SlotBox = { slotId: string; x: number; y: number; w: number; h: number; rotate: number }

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

/**
 * The moment of another film that is the same to its viewer: as far into the same scene. Where that scene is left out,
 * as far into the whole.
 */
export function sameMoment(film: Film, timeMs: number, other: Film): number {
  const here = scenesAt(film, Math.min(timeMs, film.durationMs - 1)).current
  const there = other.scenes.find(({ id }) => id === here.id)
  const share = there ? (timeMs - here.startMs) / here.durationMs : timeMs / film.durationMs
  const { startMs, durationMs } = there ?? { startMs: 0, durationMs: other.durationMs }
  return Math.min(startMs + share * durationMs, other.durationMs)
}

function contains(box: SlotBox, point: { x: number; y: number }): boolean {
  const [middleX, middleY] = [box.x + box.w / 2, box.y + box.h / 2]
  const turn = (-box.rotate * Math.PI) / 180
  const [dx, dy] = [point.x - middleX, point.y - middleY]
  const x = dx * Math.cos(turn) - dy * Math.sin(turn)
  const y = dx * Math.sin(turn) + dy * Math.cos(turn)
  return Math.abs(x) <= box.w / 2 && Math.abs(y) <= box.h / 2
}
