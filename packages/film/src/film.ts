import type { FilmPaint } from './color.ts'
import type { Box } from './layers/fields.ts'
import type { FilmLayer } from './layers/index.ts'
import type { ClipPlay } from './layers/media.ts'
import type { FilmText } from './layers/text.ts'
import type { PictureLook } from './picture-look.ts'
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
  /** Whether there is a cut-out of its thing to show; false when there is none to be made, absent when nobody tried. */
  cutout?: boolean
}

/** One use of a file in a film: the same file cropped or trimmed otherwise is another entry. */
export type FilmMedia = {
  key: string
  /** Size and focal point are those of the picture as `look` shows it. */
  file: MediaFile
  /** How whoever reads the file turns and colours it; as it is when left out. */
  look?: PictureLook
  /** True: the file's cut-out is shown in its place; false: its thing is not to be cut out; else whoever draws tries. */
  cut?: boolean
  crop: Crop | null
  /** The part of a clip that plays; all of it when null. */
  trim: Trim | null
  clip: ClipPlay
  mute: boolean
}

/** The name under which whoever draws a film is given a file: its id, and another one for its cut-out. */
export function fileNameOf({ file, cut }: Pick<FilmMedia, 'file' | 'cut'>): string {
  return cut ? cutoutNameOf(file.id) : file.id
}

/** The name of a file's cut-out among those given to whoever draws a film. */
export function cutoutNameOf(id: string): string {
  return `${id} cutout`
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

/** The owner's logo: its key in the film's media, and how it lies over every frame. */
export type FilmLogo = { key: string; box: Omit<Box, 'rotate'>; opacity: number }

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
  /** Null when the owner has none. */
  logo: FilmLogo | null
  /** The service's own mark, drawn over every frame; null where a video goes without. */
  watermark: FilmText | null
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
