import { stepBack } from '../jobs/step-back.ts'
import { drawPoster } from './draw-poster.ts'
import { type Renderer, RenderTooSlow } from './renderer.ts'

/**
 * Draws with Clipmint's engine, each film in a process of its own. `ffmpeg` is the program to encode with; null encodes
 * with the FFmpeg that npm brings.
 */
export function engineRenderer(ffmpeg: string | null): Renderer {
  return {
    async video(film, files, out, { signal, limitMs, onProgress }) {
      // Only a worker that draws ever loads the engine.
      const { renderInChild, RenderTimeout } = await import('@clipmint/engine/node')
      await renderInChild(film, files, out, {
        ffmpeg,
        signal,
        limitMs,
        onChild: stepBack,
        onProgress: ({ frame, of }) => onProgress(Math.floor((frame / of) * 100)),
      }).catch((cause: unknown) => {
        throw cause instanceof RenderTimeout ? new RenderTooSlow(cause.message, { cause }) : cause
      })
    },
    poster: drawPoster,
  }
}
