import { ease, type FilmShine, type Rect } from '@clipmint/film'

import type { Surface } from '../surface.ts'
import { toRadians } from './paint.ts'

/** A band of light now: the middle of its way across a place, and how wide it is. */
type Band = { x: number; width: number; lean: number }

/** The bands a light is made of, from its faint hem to its heart: shares of its width. */
const NESTED = [1, 0.76, 0.54, 0.34, 0.16]

/** Where the band is at a moment, over a place; null while none passes. */
function bandAt(shine: FilmShine, place: Rect, elapsedMs: number): Band | null {
  const since = elapsedMs - shine.delayMs
  const run =
    shine.everyMs === null ? since : since < 0 ? since : since % Math.max(shine.everyMs, shine.durationMs)
  if (run < 0 || run >= shine.durationMs) return null
  const width = place.w * shine.width
  const lean = Math.tan(toRadians(shine.angle)) * place.h
  const reach = width + Math.abs(lean)
  const share = ease('in-out-sine', run / shine.durationMs)
  return { x: place.x - reach / 2 + (place.w + reach) * share, width, lean }
}

/** Lays the part `share` of a band over the height of a place, as the current path. */
function layBand(surface: Surface, { x, width, lean }: Band, place: Rect, share: number): void {
  const half = (width * share) / 2
  surface.beginPath()
  surface.moveTo(x - half + lean / 2, place.y)
  surface.lineTo(x + half + lean / 2, place.y)
  surface.lineTo(x + half - lean / 2, place.y + place.h)
  surface.lineTo(x - half - lean / 2, place.y + place.h)
  surface.closePath()
}

/** Lets the light pass over whatever the surface is clipped to. */
export function paintShine(surface: Surface, shine: FilmShine, place: Rect, elapsedMs: number): void {
  const band = bandAt(shine, place, elapsedMs)
  if (!band) return
  const alpha = surface.globalAlpha
  surface.fillStyle = shine.color
  for (const share of NESTED) {
    surface.globalAlpha = alpha * heaped(NESTED.length)
    layBand(surface, band, place, share)
    surface.fill()
  }
  surface.globalAlpha = alpha
}

/** Lets the light pass over letters: `drawLit` draws them in the light's colour. */
export function shineOn(
  surface: Surface,
  shine: FilmShine,
  { place, elapsedMs, drawLit }: { place: Rect; elapsedMs: number; drawLit: () => void },
): void {
  const band = bandAt(shine, place, elapsedMs)
  if (!band) return
  for (const share of NESTED) {
    surface.save()
    layBand(surface, band, place, share)
    surface.clip()
    surface.globalAlpha *= heaped(NESTED.length)
    drawLit()
    surface.restore()
  }
}

/** The opacity of each of `count` layers that together hide all but a fiftieth. */
function heaped(count: number): number {
  return 1 - 0.02 ** (1 / count)
}
