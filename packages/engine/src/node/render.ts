import { rename, rm } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'

import { type Film, frameCount, frameTimeMs } from '@clipmint/film'

import { type FilmEncoder, type OpenEncoder } from './encode/encoder.ts'
import { ffmpegEncoder } from './encode/ffmpeg.ts'
import { openNodeAvEncoder } from './encode/node-av.ts'
import { registerFonts } from './fonts.ts'
import { FrameMaker } from './frame-maker.ts'
import { type FilmFiles, NodeMedia } from './media.ts'
import { makeSound } from './sound.ts'
import { StageWatch } from './stages.ts'
import { verifyFilm } from './verify.ts'

/** How far a render has come; `frame` counts drawn frames of `of`. */
export type RenderProgress = { stage: 'preparing' | 'drawing' | 'finishing'; frame: number; of: number }

export type RenderOptions = {
  /** Path of an `ffmpeg` program to encode with; null encodes with the FFmpeg that npm brings. */
  ffmpeg: string | null
  onProgress?: (progress: RenderProgress) => void
  signal?: AbortSignal
  /** Counts where the time goes. */
  watch?: StageWatch
}

/**
 * Renders a film to an MP4 at `out`, and looks at the result before it counts: a file that does not keep the promise of
 * the product's output never gets that name. Rejects with the signal's reason when it is called off.
 */
export async function renderFilm(
  film: Film,
  files: FilmFiles,
  out: string,
  { ffmpeg, onProgress, signal, watch = new StageWatch() }: RenderOptions,
): Promise<void> {
  const part = `${out}.part`
  const of = frameCount(film)
  onProgress?.({ stage: 'preparing', frame: 0, of })
  try {
    const open: OpenEncoder = ffmpeg === null ? openNodeAvEncoder : ffmpegEncoder(ffmpeg)
    const sound = watch.wait('sound', makeSound(film, files))
    sound.catch(() => {})
    const encoder = await open({ out: part, width: film.width, height: film.height, fps: film.fps, sound })
    await drawInto(encoder, { film, files, signal, onProgress, watch })
    onProgress?.({ stage: 'finishing', frame: of, of })
    await watch.wait('check', verifyFilm(part, film))
    await rename(part, out)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

type Drawing = {
  film: Film
  files: FilmFiles
  signal: AbortSignal | undefined
  onProgress: RenderOptions['onProgress']
  watch: StageWatch
}

async function drawInto(encoder: FilmEncoder, drawing: Drawing): Promise<void> {
  try {
    await drawFrames(encoder, drawing)
  } catch (error) {
    await encoder.abort()
    throw error
  }
  await drawing.watch.wait('finish', encoder.finish())
}

async function drawFrames(
  encoder: FilmEncoder,
  { film, files, signal, onProgress, watch }: Drawing,
): Promise<void> {
  registerFonts()
  const media = new NodeMedia(film, files)
  const maker = new FrameMaker(film, media, watch)
  const of = frameCount(film)
  try {
    await watch.wait('media', media.prepare(0))
    for (let frame = 0; frame < of; frame += 1) {
      signal?.throwIfAborted()
      const isNew = maker.make(frameTimeMs(film, frame))
      const written = isNew ? encoder.write(maker.planes) : encoder.repeat()
      // The next frame's clips are decoded on other threads while this one is encoded.
      const next = frame + 1 < of ? media.prepare(frameTimeMs(film, frame + 1)) : Promise.resolve()
      await Promise.all([watch.wait('encode', written), watch.wait('media', next)])
      onProgress?.({ stage: 'drawing', frame: frame + 1, of })
      // Without a turn of the event loop no memory is given back: it would grow to gigabytes.
      await nextTurn()
    }
  } finally {
    maker.dispose()
    await media.close()
  }
}
