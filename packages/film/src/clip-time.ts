import { clamp } from '@clipmint/kit'

import type { FilmMedia } from './film.ts'
import type { ClipPlay } from './layers/media.ts'

// Imported by itself where a film's sound is mixed: a thread of its own then need not load all that films are made of.

/** Longer than any clip: one whose length nobody knows plays on. */
const UNKNOWN_MS = 3_600_000

/** The part of a clip's file that plays, in milliseconds. */
export function clipPart({ trim, file }: Pick<FilmMedia, 'trim' | 'file'>): {
  inMs: number
  lengthMs: number
} {
  const inMs = trim?.inMs ?? 0
  const outMs = trim?.outMs ?? file.durationMs ?? inMs + UNKNOWN_MS
  return { inMs, lengthMs: Math.max(1, outMs - inMs) }
}

/** How much of a clip's file is shown in a scene of a length, both in milliseconds. */
export function clipNeedMs({ speed }: ClipPlay, sceneMs: number): number {
  return sceneMs * speed
}

/** So long before its end, a clip is at its last frame. */
const LAST_MS = 1

/**
 * The moment of a clip that a scene shows, in milliseconds of the file: from the start of its part on, at its speed;
 * when that part is over, from its start again or still at its end.
 */
export function clipTimeMs(media: FilmMedia, sceneElapsedMs: number): number {
  const { inMs, lengthMs } = clipPart(media)
  const playedMs = clipNeedMs(media.clip, sceneElapsedMs)
  return media.clip.end === 'freeze'
    ? inMs + clamp(playedMs, 0, lengthMs - LAST_MS)
    : inMs + (((playedMs % lengthMs) + lengthMs) % lengthMs)
}
