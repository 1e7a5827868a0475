import { type Film, frameCount, frameTimeMs } from '@clipmint/film'
import { createCanvas } from '@napi-rs/canvas'

import { drawFrame } from '../../draw/frame.ts'
import { Stage } from '../../stage.ts'
import type { FramePlanes } from '../encode/encoder.ts'
import { registerFonts } from '../fonts.ts'
import { FrameMaker } from '../frame-maker.ts'
import { nodeHome, toSurface } from '../home.ts'
import { type FilmFiles, NodeMedia } from '../media.ts'
import { PixelFrame } from '../pixels/pixel-frame.ts'
import { StageWatch } from '../stages.ts'

/** How a frame made for the encoder differs from the same frame drawn on a canvas: means of luma, 0 to 255. */
export type WaysDiffer = { frame: number; mean: number; worstBlock: number; block: { x: number; y: number } }

const BLOCK = 40

/**
 * Makes some frames of a film both ways, in order, and compares their luma; `worstBlock` is the mean over the 40 × 40
 * pixels that differ most. Throws what either way throws.
 */
export async function compareWays(
  film: Film,
  files: FilmFiles,
  frames: readonly number[],
): Promise<WaysDiffer[]> {
  registerFonts()
  const media = new NodeMedia(film, files)
  const maker = new FrameMaker(film, media, new StageWatch())
  const canvas = createCanvas(film.width, film.height)
  const drawn = new PixelFrame(film)
  const differences: WaysDiffer[] = []
  try {
    for (const frame of frames) {
      const timeMs = frameTimeMs(film, frame)
      await media.prepare(timeMs)
      await maker.make(timeMs)
      const stage = new Stage(nodeHome, film, 1)
      drawFrame(toSurface(canvas.getContext('2d', { alpha: false })), stage, timeMs, media)
      stage.dispose()
      differences.push({ frame, ...lumaDifference(maker.planes, drawn.planesOf(canvas.data()), film) })
    }
  } finally {
    maker.dispose()
    await media.close()
  }
  return differences
}

/** Frames that tell most: the first, neighbours, those after each scene's beginning, and the last. */
export function tellingFrames(film: Film): number[] {
  const last = frameCount(film) - 1
  const starts = film.scenes.flatMap(({ startMs, durationMs }) => {
    const first = Math.round((startMs * film.fps) / 1000)
    return [first + 3, first + 4, first + Math.floor((durationMs * film.fps) / 2000)]
  })
  return [...new Set([0, ...starts, last])].filter((frame) => frame <= last).sort((a, b) => a - b)
}

function lumaDifference(one: FramePlanes, other: FramePlanes, { width, height }: Film) {
  const across = Math.ceil(width / BLOCK)
  const sums = new Float64Array(across * Math.ceil(height / BLOCK))
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / BLOCK) * across
    for (let x = 0; x < width; x += 1) {
      const by = (one.y[y * one.yStride + x] ?? 0) - (other.y[y * other.yStride + x] ?? 0)
      const block = row + Math.floor(x / BLOCK)
      sums[block] = (sums[block] ?? 0) + Math.abs(by)
    }
  }
  const mean = sums.reduce((total, sum) => total + sum, 0) / (width * height)
  const worst = sums.reduce((most, sum, index) => (sum > (sums[most] ?? 0) ? index : most), 0)
  const block = { x: (worst % across) * BLOCK, y: Math.floor(worst / across) * BLOCK }
  return { mean, worstBlock: (sums[worst] ?? 0) / (BLOCK * BLOCK), block }
}
