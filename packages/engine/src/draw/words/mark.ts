import { ease, type FilmText, type Rect } from '@clipmint/film'
import { clamp } from '@clipmint/kit'

import type { Surface } from '../../surface.ts'
import type { TextLayout, TextRun } from '../../text/layout.ts'
import { layOutline, type Point, polygon } from '../outline.ts'

type Mark = NonNullable<FilmText['mark']>

/** What is marked, line by line: where its letters begin and end, their baseline and size in pixels. */
export type Marked = { x: number; w: number; baseline: number; size: number }

/** Widths in em of what has none of its own. */
const ordinary: Readonly<Record<Mark['style'], number>> = {
  underline: 0.09,
  wavy: 0.07,
  marker: 0.46,
  strike: 0.075,
  ring: 0.06,
}

/** Marks that lie under the letters; the others cross or surround them. */
export function liesUnder({ style }: Mark): boolean {
  return style === 'underline' || style === 'wavy' || style === 'marker'
}

/** The places of a mark in a layout; none when it asks for a number and there is none. */
export function markedIn(layout: TextLayout, words: () => readonly TextRun[], mark: Mark): Marked[] {
  return runsOf(layout, words, mark).map(({ cell, baseline }) => ({
    x: cell.x,
    w: cell.w,
    baseline,
    size: layout.size,
  }))
}

function runsOf({ lines }: TextLayout, words: () => readonly TextRun[], { part }: Mark): readonly TextRun[] {
  switch (part) {
    case 'all':
      return lines
    case 'first-line':
      return lines.slice(0, 1)
    case 'last-line':
      return lines.slice(-1)
    case 'first-word':
      return words().slice(0, 1)
    case 'last-word':
      return words().slice(-1)
    case 'number':
      return words()
        .filter(({ text }) => /\d/u.test(text))
        .slice(0, 1)
  }
}

/** Draws as much of a mark as has been swept `elapsedMs` after the scene began, one place after another. */
export function drawMark(surface: Surface, mark: Mark, places: readonly Marked[], elapsedMs: number): void {
  const { delayMs, durationMs, easing } = mark
  const time = durationMs > 0 ? clamp((elapsedMs - delayMs) / durationMs, 0, 1) : elapsedMs >= delayMs ? 1 : 0
  const whole = places.reduce((sum, { w }) => sum + w, 0)
  let swept = ease(easing, time) * whole
  for (const place of places) {
    const share = clamp(swept / place.w, 0, 1)
    swept -= place.w
    if (share > 0) drawOne(surface, mark, place, share)
  }
}

function drawOne(surface: Surface, mark: Mark, place: Marked, share: number): void {
  const em = place.size
  const width = (mark.width ?? ordinary[mark.style]) * em
  surface.save()
  surface.strokeStyle = mark.color
  surface.fillStyle = mark.color
  surface.lineWidth = width
  surface.lineCap = 'round'
  surface.lineJoin = 'round'
  if (mark.style === 'marker') {
    layOutline(surface, [polygon(markerStroke(place, width, share))])
    surface.fill()
  } else {
    const points = lineOf(mark.style, place, width)
    layOutline(surface, [polygon(shareOf(points, share), false)])
    surface.stroke()
  }
  surface.restore()
}

/** A stroke of a felt pen: slanted ends, its upper edge not quite level. */
function markerStroke({ x, w, baseline, size }: Marked, height: number, share: number): Point[] {
  const past = size * 0.1
  const [left, right] = [x - past, x - past + (w + 2 * past) * share]
  const bottom = baseline + size * 0.13
  const slant = Math.min(height * 0.22, (right - left) / 2)
  return [
    [left + slant, bottom - height + size * 0.02],
    [right, bottom - height - size * 0.015],
    [right - slant, bottom - size * 0.02],
    [left, bottom],
  ]
}

function lineOf(
  style: Exclude<Mark['style'], 'marker'>,
  { x, w, baseline, size }: Marked,
  width: number,
): Point[] {
  switch (style) {
    case 'underline':
      return [
        [x + width / 2, baseline + size * 0.17],
        [x + w - width / 2, baseline + size * 0.17],
      ]
    case 'strike': {
      const past = size * 0.08
      return [
        [x - past, baseline - size * 0.27],
        [x + w + past, baseline - size * 0.37],
      ]
    }
    case 'wavy': {
      const waves = Math.max(2, Math.round(w / (size * 0.42)))
      const steps = waves * 12
      return Array.from({ length: steps + 1 }, (_, index): Point => [
        x + (w * index) / steps,
        baseline + size * 0.2 + Math.sin((index / 12) * 2 * Math.PI) * size * 0.055,
      ])
    }
    case 'ring':
      return ringAround({ x, y: baseline - size * 0.86, w, h: size * 1.04 }, size)
  }
}

/** An ellipse as a hand draws it: begun at its upper left, and closed past its own beginning. */
function ringAround({ x, y, w, h }: Rect, em: number): Point[] {
  const [rx, ry] = [w / 2 + em * 0.2, h / 2 + em * 0.15]
  const turns = 1.07
  return Array.from({ length: 81 }, (_, index): Point => {
    const along = index / 80
    const turn = -2.3 + along * turns * 2 * Math.PI
    const reach = 1 + 0.05 * (along - 0.5)
    return [
      x + w / 2 + Math.cos(turn) * rx * reach,
      y + h / 2 + Math.sin(turn) * ry * reach - em * 0.03 * along,
    ]
  })
}

/** The first share of a line through points. */
function shareOf(points: readonly Point[], share: number): Point[] {
  const lengths = points.slice(1).map((point, index) => {
    const before = points[index] ?? point
    return Math.hypot(point[0] - before[0], point[1] - before[1])
  })
  let left = share * lengths.reduce((sum, length) => sum + length, 0)
  const drawn = points.slice(0, 1)
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [points[index], points[index + 1]]
    if (!from || !to || left <= 0) break
    const t = length > 0 ? Math.min(1, left / length) : 1
    drawn.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t])
    left -= length
  }
  return drawn
}
