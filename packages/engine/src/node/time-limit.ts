/** What a render needs besides its frames, on a slow machine that does other work too. */
const BASE_MS = 60_000
/** Ten times as long as a frame is shown: on two slow cores it takes a tenth of that. */
const FRAME_MS = 10_000 / 30

/** The longest that a render of so many frames may take, in milliseconds: what takes longer hangs. */
export function renderLimitMs(frames: number): number {
  return Math.round(BASE_MS + frames * FRAME_MS)
}

/** A render was not done in its time, and was stopped. */
export class RenderTimeout extends Error {
  override name = 'RenderTimeout'
  constructor(limitMs: number) {
    super(`The render was stopped: it was not done within ${Math.round(limitMs / 1000)} s.`)
  }
}
