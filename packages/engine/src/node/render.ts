import { rename, rm } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'

import type { Film } from '@clipmint/film'

import { type FilmEncoder, type OpenEncoder } from './encode/encoder.ts'
import { ffmpegEncoder } from './encode/ffmpeg.ts'
import { openNodeAvEncoder } from './encode/node-av.ts'
import { registerFonts } from './fonts.ts'
import { FrameMaker } from './frame-maker.ts'
import { type FilmFiles, NodeMedia } from './media.ts'
import { type FilmOutput, fullOutput, outputMoments, outputSize } from './output.ts'
import { makeSound } from './sound.ts'
import { StageWatch } from './stages.ts'
import { verifyFilm } from './verify.ts'

/** Past this a film's sound is made before its picture: beside it, a minute's notes and samples would be 60 MB more. */
const LONG_MS = 30_000

/** How far a render has come; `frame` counts drawn frames of `of`. */
export type RenderProgress = { stage: 'preparing' | 'drawing' | 'finishing'; frame: number; of: number }

export type RenderOptions = {
  /** Path of an `ffmpeg` program to encode with; null encodes with the FFmpeg that npm brings. */
  ffmpeg: string | null
  /** What file is made: the product's own unless said. */
  output?: FilmOutput
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
  { ffmpeg, output = fullOutput, onProgress, signal, watch = new StageWatch() }: RenderOptions,
): Promise<void> {
  const part = `${out}.part`
  const moments = outputMoments(film, output)
  const of = moments.length
  onProgress?.({ stage: 'preparing', frame: 0, of })
  const media = new NodeMedia(film, files, output)
  try {
    const open: OpenEncoder = ffmpeg === null ? openNodeAvEncoder : ffmpegEncoder(ffmpeg)
    const sound = output.hasSound ? watch.wait('sound', makeSound(film, files)) : null
    sound?.catch(() => {})
    const { fps, video } = output
    if (film.durationMs > LONG_MS) await sound
    // The first pictures are read while the encoder opens.
    media.expect(moments[0] ?? 0)
    const encoder = await open({ out: part, ...outputSize(film, output), fps, video, sound })
    await drawInto(encoder, { film, media, moments, output, signal, onProgress, watch })
    onProgress?.({ stage: 'finishing', frame: of, of })
    await watch.wait('check', verifyFilm(part, film, output))
    await rename(part, out)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  } finally {
    await media.close()
  }
}

type Drawing = {
  film: Film
  media: NodeMedia
  moments: readonly number[]
  output: FilmOutput
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
  { film, media, moments, output, signal, onProgress, watch }: Drawing,
): Promise<void> {
  registerFonts()
  const { scale } = output
  const maker = new FrameMaker(film, media, watch, { ...outputSize(film, output), scale })
  try {
    await watch.wait('media', media.prepare(moments[0] ?? 0))
    for (const [frame, moment] of moments.entries()) {
      signal?.throwIfAborted()
      const isNew = await maker.make(moment)
      const written = isNew ? encoder.write(maker.planes) : encoder.repeat()
      // The next frame's clips are decoded on other threads while this one is encoded.
      const next = moments[frame + 1]
      const prepared = next === undefined ? Promise.resolve() : media.prepare(next)
      // Of the next frame, not of this one: a scene that leaves with this one would be read again.
      if (next !== undefined) media.expect(next)
      await Promise.all([watch.wait('encode', written), watch.wait('media', prepared)])
      onProgress?.({ stage: 'drawing', frame: frame + 1, of: moments.length })
      // Without a turn of the event loop no memory is given back: it would grow to gigabytes.
      await nextTurn()
    }
  } finally {
    maker.dispose()
  }
}
