import type { FilmPaint, FilmShape, Rect } from '@clipmint/film'

import { drawSprite } from '../sprites.ts'
import type { Surface } from '../surface.ts'
import { around } from '../text/layout.ts'
import { layOutline, type Outline, strokeLength } from './outline.ts'
import { grown, styleOf } from './paint.ts'
import { blendOf, layerPose, type Painting } from './painting.ts'
import { applyPose, clipTo, isVisible, turnWithBox } from './pose.ts'
import { drawingOf } from './shapes/index.ts'
import { paintShine } from './shine.ts'

/** Draws a shape: plain ones at once, costly ones (shadow, glow, gradient, many parts) from a sprite. */
export function drawShape(layer: FilmShape, painting: Painting): void {
  const { surface, stage } = painting
  const pose = layerPose(layer, painting)
  if (!isVisible(pose) || layer.opacity === 0) return
  const bounds = grown(layer.box, reachOf(layer))
  surface.save()
  surface.globalCompositeOperation = blendOf(layer.blend)
  surface.globalAlpha = layer.opacity
  turnWithBox(surface, layer.box)
  applyPose(surface, { pose, place: layer.box, bounds: pose.masked ? layer.box : bounds })
  const drawing = drawingOf(layer.shape)
  if (drawing.as === 'live') drawing.draw(layer.shape as never, { layer, painting })
  else if (pose.trace < 1) paintTraced(surface, layer, painting, pose.trace)
  else if (isPlain(layer, layer.opacity * pose.opacity)) paintForm(surface, layer, painting)
  else {
    const key = `shape ${stage.lookOf(layer)}`
    drawSprite(
      surface,
      stage.sprites.get(key, visible(layer, bounds, painting), (canvas) =>
        paintForm(canvas, layer, painting),
      ),
    )
  }
  if (layer.shine && drawing.as === 'outline') {
    layOutline(surface, outlineOf(layer))
    surface.clip(drawing.pierced ? 'evenodd' : 'nonzero')
    paintShine(surface, layer.shine, layer.box, painting.elapsedMs)
  }
  surface.restore()
}

/** A form whose path is quick to fill, without anything blurred: drawing it costs less than a sprite's pixels. */
function isPlain(layer: FilmShape, opacity: number): boolean {
  const { shape, fill, shadow, glow, blur, stroke } = layer
  const manyParts = shape.form === 'dots' || shape.form === 'zigzag'
  // A hard shadow is the form once more; seen through, both would show where they overlap.
  const isQuick = !shadow || (hardShadowOf(layer) !== null && opacity === 1 && !stroke)
  return !manyParts && isQuick && !glow && blur === 0 && (fill === null || typeof fill === 'string')
}

/** The shadow of an opaque form when it has no blur: the same form, moved. */
function hardShadowOf({ shadow, fill }: FilmShape): FilmShape['shadow'] {
  const isOpaque = typeof fill === 'string' && /^#[0-9a-f]{6}$/i.test(fill)
  return shadow && shadow.blur === 0 && isOpaque ? shadow : null
}

/** What never comes onto the frame need not be drawn: still, unturned shapes are cut to it. */
function visible(layer: FilmShape, bounds: Rect, { stage }: Painting): Rect {
  const { enter, idle, leave } = layer.motion
  if (layer.box.rotate !== 0 || enter.length + idle.length + leave.length > 0) return bounds
  const { width, height } = stage.film
  const [x, y] = [Math.max(0, bounds.x), Math.max(0, bounds.y)]
  return {
    x,
    y,
    w: Math.max(1, Math.min(width, bounds.x + bounds.w) - x),
    h: Math.max(1, Math.min(height, bounds.y + bounds.h) - y),
  }
}

function paintForm(surface: Surface, layer: FilmShape, { stage }: Painting): void {
  const drawing = drawingOf(layer.shape)
  if (drawing.as === 'live') return
  if (drawing.as === 'paint') {
    drawing.paint(surface, layer.shape as never, { layer, stage })
    return
  }
  const outline = outlineOf(layer)
  surface.save()
  if (drawing.clipped && !isAllOver(layer.box, stage.film)) clipTo(surface, layer.box)
  const line = lineOf(layer)
  if (layer.blur > 0) {
    paintBlurred(surface, outline, layer, stage.scale)
    surface.restore()
    return
  }
  if (layer.glow) paintGlow(surface, outline, { layer, line, scale: stage.scale })
  const hard = drawing.open ? null : hardShadowOf(layer)
  if (hard) paintHardShadow(surface, outline, hard)
  else if (layer.shadow) castShadow(surface, layer.shadow, stage.scale)
  if (layer.fill && !drawing.open) {
    surface.fillStyle = styleOf(surface, layer.fill, placeOf(layer, outline))
    layOutline(surface, outline)
    surface.fill(drawing.pierced ? 'evenodd' : 'nonzero')
    surface.shadowColor = 'transparent'
  }
  if (line) strokeOutline(surface, outline, line)
  surface.restore()
}

/** A form over the whole frame is cut by the frame itself, also while it turns; a turned clip costs more than the form. */
function isAllOver({ x, y, w, h }: Rect, frame: { width: number; height: number }): boolean {
  return x <= 0 && y <= 0 && x + w >= frame.width && y + h >= frame.height
}

/** The share `trace` of a line, from its beginning; an inside comes with the last third. */
function paintTraced(surface: Surface, layer: FilmShape, painting: Painting, trace: number): void {
  const drawing = drawingOf(layer.shape)
  const alpha = surface.globalAlpha
  if (drawing.as !== 'outline' || !lineOf(layer)) {
    surface.globalAlpha = alpha * trace
    paintForm(surface, layer, painting)
    return
  }
  const outline = outlineOf(layer)
  const line = lineOf(layer)
  if (layer.fill && !drawing.open) {
    surface.globalAlpha = alpha * Math.max(0, (trace - 0.66) / 0.34)
    surface.fillStyle = styleOf(surface, layer.fill, placeOf(layer, outline))
    layOutline(surface, outline)
    surface.fill()
    surface.globalAlpha = alpha
  }
  if (!line || trace <= 0) return
  for (const stroke of outline) {
    const length = strokeLength(stroke)
    const cap = line.dash.length === 0 ? ({ cap: 'round' } as const) : {}
    const drawn = { ...line, ...cap, dash: tracedDash(line.dash, length, trace) }
    if (layer.glow)
      paintNeon(surface, [stroke], { line: drawn, color: layer.glow.color, blur: layer.glow.blur })
    strokeOutline(surface, [stroke], drawn)
  }
}

type Line = { color: FilmPaint; width: number; dash: number[]; cap?: 'round' }

function lineOf(layer: FilmShape): Line | null {
  if (layer.stroke) return layer.stroke
  const drawing = drawingOf(layer.shape)
  if (drawing.as !== 'outline' || !drawing.open || !layer.fill) return null
  return { color: layer.fill, width: drawing.open(layer.shape as never, layer.box).width, dash: [] }
}

function outlineOf(layer: FilmShape): Outline {
  const drawing = drawingOf(layer.shape)
  return drawing.as === 'outline' ? drawing.outline(layer.shape as never, layer.box) : []
}

/** Gradients run over the form where it leaves its box, as a path may. */
function placeOf(layer: FilmShape, outline: Outline): Rect {
  if (layer.shape.form !== 'path') return layer.box
  const points = outline.flatMap(({ from, steps }) => [
    from,
    ...steps.map((step) => ('to' in step ? step.to : step.curve[2])),
  ])
  return around(points.map(([x, y]) => ({ x, y, w: 0, h: 0 })))
}

function strokeOutline(surface: Surface, outline: Outline, { color, width, dash, cap }: Line): void {
  const places = outline.map(({ from }) => ({ x: from[0], y: from[1], w: 0, h: 0 }))
  surface.strokeStyle = typeof color === 'string' ? color : styleOf(surface, color, around(places))
  surface.lineWidth = width
  surface.lineJoin = 'round'
  surface.lineCap = cap ?? (dash.length > 0 ? 'butt' : 'round')
  surface.setLineDash(dash)
  layOutline(surface, outline)
  surface.stroke()
  surface.setLineDash([])
}

/** A dash pattern that draws only the first `share` of a line of `length`. */
function tracedDash(dash: readonly number[], length: number, share: number): number[] {
  const end = length * share
  if (dash.length < 2) return [end, length + 1]
  const cut: number[] = []
  let at = 0
  for (let index = 0; at < end; index += 1) {
    const piece = Math.min(Math.max(0.5, dash[index % dash.length] ?? 1), end - at)
    cut.push(piece)
    at += piece
  }
  return cut.length % 2 === 0 ? [...cut.slice(0, -1), (cut.at(-1) ?? 0) + length + 1] : [...cut, length + 1]
}

/** Canvases lend their shadows as the only blur that both homes and every browser have: the form itself stays outside. */
function paintBlurred(
  surface: Surface,
  outline: Outline,
  { fill, stroke, blur, box }: FilmShape,
  scale: number,
): void {
  const away = 4 * (box.w + blur) + 4000
  const first = typeof fill === 'string' ? fill : fill?.stops[0]?.color
  surface.shadowColor = first ?? (typeof stroke?.color === 'string' ? stroke.color : 'transparent')
  surface.shadowBlur = blur * 2 * scale
  surface.shadowOffsetX = away * scale
  surface.translate(-away, 0)
  layOutline(surface, outline)
  surface.fillStyle = '#000000'
  surface.strokeStyle = '#000000'
  surface.lineWidth = stroke?.width ?? 1
  if (fill) surface.fill()
  else surface.stroke()
}

type Glow = { layer: FilmShape; line: Line | null; scale: number }

function paintGlow(surface: Surface, outline: Outline, { layer, line, scale }: Glow): void {
  const glow = layer.glow
  if (!glow) return
  if (line && !layer.fill) {
    paintNeon(surface, outline, { line, color: glow.color, blur: glow.blur })
    return
  }
  surface.save()
  surface.shadowColor = glow.color
  surface.shadowBlur = glow.blur * 2 * scale
  surface.fillStyle = typeof layer.fill === 'string' ? layer.fill : glow.color
  layOutline(surface, outline)
  surface.fill()
  surface.fill()
  surface.restore()
}

/** A glow around a line without a blur, so that it can be traced in every frame: ever wider, ever fainter strokes. */
function paintNeon(
  surface: Surface,
  outline: Outline,
  neon: { line: Line; color: string; blur: number },
): void {
  const rings = 7
  const alpha = surface.globalAlpha
  for (let ring = rings; ring >= 1; ring -= 1) {
    const share = ring / rings
    surface.globalAlpha = alpha * 0.2 * (1 - share) ** 1.4 + alpha * 0.015
    strokeOutline(surface, outline, {
      color: neon.color,
      width: neon.line.width + neon.blur * 2 * share,
      dash: neon.line.dash,
      ...(neon.line.cap ? { cap: neon.line.cap } : {}),
    })
  }
  surface.globalAlpha = alpha
}

function paintHardShadow(
  surface: Surface,
  outline: Outline,
  { x, y, color }: NonNullable<FilmShape['shadow']>,
): void {
  surface.save()
  surface.translate(x, y)
  surface.fillStyle = color
  layOutline(surface, outline)
  surface.fill()
  surface.restore()
}

function castShadow(surface: Surface, shadow: NonNullable<FilmShape['shadow']>, scale: number): void {
  // Shadows ignore the transform, so these are in pixels of the surface.
  surface.shadowColor = shadow.color
  surface.shadowBlur = shadow.blur * scale
  surface.shadowOffsetX = shadow.x * scale
  surface.shadowOffsetY = shadow.y * scale
}

/** How far a shape's line, shadow or glow may reach past its box. */
function reachOf({ shape, box, stroke, shadow, glow, blur }: FilmShape): number {
  const past =
    shape.form === 'path' || shape.form === 'polygon' || shape.form === 'line' ? pastBox(shape, box) : 0
  const line = stroke ? stroke.width : 6
  const cast = shadow ? Math.max(Math.abs(shadow.x), Math.abs(shadow.y)) + shadow.blur * 1.5 : 0
  return past + line + cast + (glow ? glow.blur * 3 : 0) + blur * 3 + 2
}

/** Points in shares of the box may lie outside it; a path's are within a box's length of it. */
function pastBox(shape: FilmShape['shape'], { w, h }: Rect): number {
  const most = Math.max(w, h)
  switch (shape.form) {
    case 'polygon':
      return most * Math.max(0, ...shape.points.flat().map((share) => Math.max(-share, share - 1)))
    case 'line':
      return most * Math.max(0, ...[...shape.from, ...shape.to].map((share) => Math.max(-share, share - 1)))
    default: {
      const numbers = 'd' in shape ? (shape.d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number) : []
      return most * Math.max(0, ...numbers.map((n) => Math.max(-n / 100, Math.min(n, 300) / 100 - 1)))
    }
  }
}
