import type { FilmPaint } from './color.ts'
import type { FilmLayer } from './layers/index.ts'
import type { ClipPlay } from './layers/media.ts'
import type { Crop, Trim } from './project.ts'
import type { Ratio } from './ratio.ts'
import type { SceneRole, Transition } from './template.ts'

/** What composing needs to know of an uploaded file. Sizes are of the upright picture; times in milliseconds. */
export type MediaFile = {
  id: string
  kind: 'image' | 'video'
  width: number
  height: number
  durationMs: number | null
  /** Where the thing worth seeing is, in shares of width and height. */
  focal: { x: number; y: number }
  hasSound: boolean
}

/** One use of a file in a film: the same file cropped or trimmed otherwise is another entry. */
export type FilmMedia = {
  key: string
  file: MediaFile
  crop: Crop | null
  /** The part of a clip that plays; all of it when null. */
  trim: Trim | null
  clip: ClipPlay
  mute: boolean
}

/** A scene's transition with its tint looked up. */
export type FilmTransition =
  | Exclude<Transition, { kind: 'block' | 'flash' }>
  | (Extract<Transition, { kind: 'block' | 'flash' }> & { color: string })

export type FilmScene = {
  id: string
  role: SceneRole
  startMs: number
  durationMs: number
  transition: FilmTransition
  ground: FilmPaint
  layers: FilmLayer[]
}

/** `trackId` names a track of the house, a recording, or the owner's own sound. */
export type FilmMusic = { trackId: string; startMs: number; volume: number; fadeOutMs: number }

/** The whole truth about a video. Film and time in, frame out: the same in the browser and on the server. */
export type Film = {
  v: 1
  templateId: string
  templateVersion: number
  ratio: Ratio
  lang: string
  width: number
  height: number
  fps: 30
  durationMs: number
  scenes: FilmScene[]
  media: Record<string, FilmMedia>
  fonts: { family: string; weight: number }[]
  music: FilmMusic | null
  /** Key of the owner's logo in `media`: drawn over every scene in the upper right of the safe area; null for none. */
  logoKey: string | null
}

/** How many frames a film has. */
export function frameCount({ durationMs, fps }: Pick<Film, 'durationMs' | 'fps'>): number {
  return Math.round((durationMs * fps) / 1000)
}

/** When frame `index` (from 0) is shown, in milliseconds. */
export function frameTimeMs(film: Film, index: number): number {
  return (index * 1000) / film.fps
}

/** The scene that plays at a time, and the one before it while the transition still runs. */
export function scenesAt(film: Film, timeMs: number): { current: FilmScene; leaving: FilmScene | null } {
  const index = film.scenes.findLastIndex((scene) => scene.startMs <= timeMs + 1e-6)
  const current = film.scenes[Math.max(0, index)]
  if (!current) throw new Error('A film has at least one scene.')
  const { transition } = current
  const before = film.scenes[index - 1] ?? null
  const runs =
    before !== null && transition.kind !== 'cut' && timeMs - current.startMs < transition.durationMs
  return { current, leaving: runs ? before : null }
}
