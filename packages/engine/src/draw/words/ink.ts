import type { FilmText } from '@clipmint/film'

import { cssFont } from '../../fonts.ts'
import type { Surface } from '../../surface.ts'
import { around, type TextLayout, type TextRun } from '../../text/layout.ts'
import { spacesLetters } from '../../text/measure.ts'
import { emojiCss, segmentsOf } from '../../text/segments.ts'
import { columnOffsets } from '../../text/vertical.ts'
import { splitLetters } from '../../text/words.ts'
import { styleOf } from '../paint.ts'

/**
 * What of the letters is painted: all, what lies under their fill (shadow and outline), their fill alone, or their
 * fill in one colour (as they are sung, or as light passes over them).
 */
export type InkPart = 'all' | 'under' | 'fill' | { color: string }

export type Ink = { layer: FilmText; layout: TextLayout; scale: number; part?: InkPart }

/** Whether a text's letters have an underside: all undersides are then drawn before any fill. */
export function hasUnderside({ outline, shadow }: FilmText): boolean {
  return outline !== null || shadow !== null
}

/** How far a text's letters, their outline, shadow and glow may reach past their cells. */
export function inkReachOf({ glow, outline, shadow }: FilmText, { size }: TextLayout): number {
  const cast = shadow ? Math.max(Math.abs(shadow.x), Math.abs(shadow.y)) + shadow.blur * 1.5 : 0
  return size * (0.2 + (glow ? glow.blur * 1.6 : 0) + (outline?.width ?? 0) + cast)
}

export function paintRun(surface: Surface, run: TextRun, ink: Ink): void {
  const { layer, layout, part = 'all' } = ink
  surface.font = cssFont(layer.family, layer.weight, layout.size, run.text)
  surface.textBaseline = 'alphabetic'
  if (typeof part === 'object') {
    surface.fillStyle = part.color
    setLetters(surface, run, ink)
    return
  }
  if (part !== 'fill') {
    paintGlow(surface, run, ink)
    paintUnderside(surface, run, ink)
  }
  if (part === 'under') return
  surface.fillStyle = fillOf(surface, run, ink)
  setLetters(surface, run, ink)
}

function fillOf(surface: Surface, run: TextRun, { layer, layout }: Ink): Surface['fillStyle'] {
  const { fill, color } = layer
  if (!fill) return color
  const line = layout.lines[run.line]
  const place = fill.over === 'line' && line ? line.cell : around(layout.lines.map(({ cell }) => cell))
  return styleOf(surface, fill.paint, place)
}

function paintGlow(surface: Surface, run: TextRun, ink: Ink): void {
  const { glow, color } = ink.layer
  if (!glow) return
  surface.fillStyle = color
  surface.shadowColor = glow.color
  for (const share of [1, 0.42]) {
    // Shadows ignore the transform, so the blur is in pixels of the surface.
    surface.shadowBlur = glow.blur * ink.layout.size * share * ink.scale
    setLetters(surface, run, ink)
  }
  surface.shadowColor = 'transparent'
  surface.shadowBlur = 0
}

function paintUnderside(surface: Surface, run: TextRun, ink: Ink): void {
  const { outline, shadow, color } = ink.layer
  if (!hasUnderside(ink.layer)) return
  const em = ink.layout.size
  if (shadow) {
    surface.shadowColor = shadow.color
    surface.shadowBlur = shadow.blur * em * ink.scale
    surface.shadowOffsetX = shadow.x * em * ink.scale
    surface.shadowOffsetY = shadow.y * em * ink.scale
  }
  surface.fillStyle = color
  if (outline) {
    surface.strokeStyle = outline.color
    surface.lineWidth = 2 * outline.width * em
    surface.lineJoin = 'round'
    setLetters(surface, run, ink, 'stroke')
  } else {
    setLetters(surface, run, ink)
  }
  surface.shadowColor = 'transparent'
  surface.shadowBlur = 0
  surface.shadowOffsetX = 0
  surface.shadowOffsetY = 0
}

type By = 'fill' | 'stroke'

function setLetters(surface: Surface, run: TextRun, { layer, layout }: Ink, by: By = 'fill'): void {
  const { size, vertical } = layout
  if (!vertical) {
    surface.textAlign = 'left'
    setSegments(surface, run, { layer, size, by })
    return
  }
  surface.textAlign = 'center'
  if (spacesLetters(surface)) surface.letterSpacing = '0px'
  for (const { letter, at } of columnOffsets(run.text, layer.tracking)) {
    put(surface, by, letter, run.x + size / 2, run.baseline + at * size)
  }
}

/** Letters as they are, and each emoji in its own font where its place in the line is. */
function setSegments(
  surface: Surface,
  run: TextRun,
  { layer, size, by }: { layer: FilmText; size: number; by: By },
): void {
  const segments = segmentsOf(run.text)
  const trackingPx = layer.tracking * size
  if (segments.length === 1 && !segments[0]?.emoji) {
    setLine(surface, run, trackingPx, by)
    return
  }
  const { font } = surface
  let x = run.x
  for (const { text, emoji } of segments) {
    surface.font = emoji ? emojiCss(text, size) : font
    const spacing = emoji ? 0 : trackingPx
    // An emoji has its own edge: a line around it would only hide it.
    if (!emoji || by === 'fill') setLine(surface, { ...run, text, x }, spacing, by)
    const inside = spacesLetters(surface) ? -spacing : spacing * (splitLetters(text).length - 1)
    x += surface.measureText(text).width + inside + trackingPx
  }
  surface.font = font
}

function setLine(surface: Surface, { text, x, baseline }: TextRun, trackingPx: number, by: By): void {
  if (spacesLetters(surface)) {
    surface.letterSpacing = `${trackingPx}px`
    put(surface, by, text, x, baseline)
    return
  }
  let before = ''
  for (const [index, letter] of splitLetters(text).entries()) {
    put(surface, by, letter, x + surface.measureText(before).width + index * trackingPx, baseline)
    before += letter
  }
}

function put(surface: Surface, by: By, text: string, x: number, y: number): void {
  if (by === 'fill') surface.fillText(text, x, y)
  else surface.strokeText?.(text, x, y)
}
