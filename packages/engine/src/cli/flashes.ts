import { type Film, FPS } from '@clipmint/film'
import { createCanvas } from '@napi-rs/canvas'

import { drawFrame } from '../draw/frame.ts'
import { FlashMeter } from '../judge/flash-meter.ts'
import { noMedia } from '../media.ts'
import { nodeHome, toSurface } from '../node/home.ts'
import { Stage } from '../stage.ts'

/** So many cells on the frame's shorter side: fine enough to tell a quarter of the frame. */
const CELLS = 40

/** WCAG 2.3.1: nothing flashes more often in any one second. */
export const MOST_FLASHES = 3

/** The most flashes in any one second of a film, drawn without its pictures. */
export function countFlashes(film: Film): number {
  const scale = CELLS / Math.min(film.width, film.height)
  const canvas = createCanvas(Math.round(film.width * scale), Math.round(film.height * scale))
  const context = canvas.getContext('2d', { alpha: false })
  const surface = toSurface(context)
  const stage = new Stage(nodeHome, film, scale)
  const meter = new FlashMeter(FPS)
  for (let timeMs = 0; timeMs < film.durationMs; timeMs += 1_000 / FPS) {
    drawFrame(surface, stage, timeMs, noMedia)
    meter.add(luminancesOf(context.getImageData(0, 0, canvas.width, canvas.height).data))
  }
  stage.dispose()
  return meter.worst
}

const linear = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

function luminancesOf(pixels: Uint8ClampedArray): number[] {
  const light = (at: number) => linear[pixels[at] ?? 0] ?? 0
  return Array.from(
    { length: pixels.length / 4 },
    (_, index) => 0.2126 * light(index * 4) + 0.7152 * light(index * 4 + 1) + 0.0722 * light(index * 4 + 2),
  )
}
