export type Size = { width: number; height: number }

/** Frames of clips are taken at no more than this many pixels on their shorter side: a film is 1080 wide. */
const MOST_SHORT_SIDE = 1440

/** The size at which a clip's frame is taken: its own, or smaller where a film could not show so many pixels. */
export function takenSize({ width, height }: Size): Size {
  const share = Math.min(1, MOST_SHORT_SIDE / Math.min(width, height))
  return { width: Math.max(2, Math.round(width * share)), height: Math.max(2, Math.round(height * share)) }
}
