/** What happened when a page played a film. */
export type Played = {
  /** The player's time after playing, and how many frames it told of. */
  timeMs: number
  frames: number
  /** Its time after seeking to 500 ms, and whether it still played. */
  soughtMs: number
  playing: boolean
}
