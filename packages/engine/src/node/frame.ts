import type { Film } from '@clipmint/film'
import { createCanvas } from '@napi-rs/canvas'

import { drawFrame } from '../draw/frame.ts'
import { Stage } from '../stage.ts'
import { registerFonts } from './fonts.ts'
import { nodeHome, toSurface } from './home.ts'
import { type FilmFiles, NodeMedia } from './media.ts'

/** One frame of a film as a PNG, `width` pixels wide (the film's own width when null). */
export async function renderFrame(
  film: Film,
  timeMs: number,
  files: FilmFiles,
  width: number | null = null,
): Promise<Buffer> {
  registerFonts()
  const scale = width === null ? 1 : width / film.width
  const canvas = createCanvas(Math.round(film.width * scale), Math.floor(film.height * scale))
  const stage = new Stage(nodeHome, film, canvas.width / film.width)
  const media = new NodeMedia(film, files)
  try {
    await media.prepare(timeMs)
    drawFrame(toSurface(canvas.getContext('2d', { alpha: false })), stage, timeMs, media)
    return await canvas.encode('png')
  } finally {
    stage.dispose()
    await media.close()
  }
}
