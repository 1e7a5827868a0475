import type { Film } from '@clipmint/film'

/** What a poster process is asked: one frame of a film as a JPEG, `width` pixels wide, and its first frame, small. */
export type PosterTask = {
  film: Film
  files: Record<string, string>
  timeMs: number
  width: number
  out: string
  /** Where the first frame goes, which tells what networks show before a video plays. */
  firstOut: string
}
