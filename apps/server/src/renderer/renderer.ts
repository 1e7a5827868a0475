import type { Film } from '@clipmint/film'

/** What a poster is asked for: one frame of a film as a JPEG, `width` pixels wide, and its first frame, small. */
export type PosterTask = {
  film: Film
  /** Paths on this machine by the ids of the film's files. */
  files: Record<string, string>
  timeMs: number
  width: number
  out: string
  /** Where the first frame goes, which tells what networks show before a video plays. */
  firstOut: string
}

export type VideoOptions = {
  signal: AbortSignal
  /** The longest that drawing may take, in milliseconds; by the film's frames when undefined. */
  limitMs: number | undefined
  /** Per cent of the frames drawn. */
  onProgress: (percent: number) => void
}

/** Makes a film's files; the engine's own is `engineRenderer`. */
export type Renderer = {
  /**
   * Writes a film's MP4 to `out`. Rejects with `RenderTooSlow` when its time is over, with the signal's reason when it
   * is called off, and with what went wrong otherwise; no half file is left then.
   */
  video: (film: Film, files: Record<string, string>, out: string, options: VideoOptions) => Promise<void>
  /** Draws a film's stills. Rejects with what went wrong. */
  poster: (task: PosterTask, signal: AbortSignal) => Promise<void>
}

/** Drawing took longer than it may. */
export class RenderTooSlow extends Error {
  override name = 'RenderTooSlow'
}
