import { type FilmMediaLayer, type MediaPlacement, placeMedia, type Rect } from '@clipmint/film'
import { clamp } from '@clipmint/kit'

import type { MediaPicture } from '../media.ts'
import type { LivePicture, Surface } from '../surface.ts'
import { styleOf } from './paint.ts'
import type { Painting } from './painting.ts'
import { paintPlaceholder } from './placeholders/index.ts'

/** What a picture's place shows: which part of which picture goes where when it does not move. */
export type Inside = {
  /** Names the picture and its cut, for sprites. */
  key: string
  picture: LivePicture
  source: Rect
  target: Rect
  /** Covers its whole place. */
  fills: boolean
  /** Nothing behind it shows through. */
  opaque: boolean
  changes: boolean
  /** Neither the picture nor its place inside the frame changes during the scene. */
  still: boolean
  inner: FilmMediaLayer['inner']
}

/** The inside of a media layer now; null while its file is not there. */
export function insideOf(layer: FilmMediaLayer, painting: Painting): Inside | null {
  const { stage } = painting
  if (layer.mediaKey === null) return placeholderInside(layer, painting)
  const found = painting.media.find(layer.mediaKey)
  const media = stage.film.media[layer.mediaKey]
  if (!found || !media) return null
  const placement = placeMedia(media, layer.fit, { width: layer.box.w, height: layer.box.h })
  const natural = {
    ...placement,
    source: scaled(placement.source, found.width / media.file.width, found.height / media.file.height),
  }
  return found.changes ? clipInside(layer, natural, found) : photoInside(layer, { natural, found }, painting)
}

/**
 * The part of the picture seen at this moment, and its target. A picture that fills its place is pushed into and
 * drifts inside its own edges; one shown whole grows up to its full size, so that it is never cut.
 */
export function shownPart(
  { source, target, fills, inner }: Inside,
  { elapsedMs, aliveMs }: Painting,
): { source: Rect; target: Rect } {
  const progress = aliveMs > 0 ? clamp(elapsedMs / aliveMs, 0, 1) : 0
  const push = pushAt(inner.pushIn, progress)
  if (!fills) {
    const share = push / (1 + Math.abs(inner.pushIn))
    const [w, h] = [target.w * share, target.h * share]
    return { source, target: { x: target.x + (target.w - w) / 2, y: target.y + (target.h - h) / 2, w, h } }
  }
  const zoom = push * driftRoom(inner, target)
  const [w, h] = [source.w / zoom, source.h / zoom]
  const shift = (drift: number, perPixel: number) => (drift * (progress - 0.5) * perPixel) / zoom
  const x = source.x + (source.w - w) / 2 - shift(inner.driftX, source.w / target.w)
  const y = source.y + (source.h - h) / 2 - shift(inner.driftY, source.h / target.h)
  return { source: { x, y, w, h }, target }
}

/** Coming nearer grows to `1 + amount`; going away (a negative amount) begins there. */
function pushAt(amount: number, progress: number): number {
  return amount >= 0 ? 1 + amount * progress : 1 - amount * (1 - progress)
}

/** How much larger a drifting picture must be so that its edges never come into sight. */
function driftRoom({ driftX, driftY }: Inside['inner'], { w, h }: Rect): number {
  return Math.max(1 + Math.abs(driftX) / w, 1 + Math.abs(driftY) / h)
}

/** How much larger than its place a picture is shown at most. */
export function mostZoom(inner: Inside['inner'], target: Rect): number {
  return (1 + Math.abs(inner.pushIn)) * driftRoom(inner, target)
}

function isMoving({ pushIn, driftX, driftY }: Inside['inner']): boolean {
  return pushIn !== 0 || driftX !== 0 || driftY !== 0
}

function clipInside(layer: FilmMediaLayer, placement: MediaPlacement, found: MediaPicture): Inside {
  return {
    key: layer.mediaKey ?? '',
    picture: found,
    source: placement.source,
    target: moved(placement.target, layer.box),
    fills: !placement.contained,
    opaque: !placement.contained,
    changes: true,
    still: false,
    inner: layer.inner,
  }
}

/** A photograph is scaled once to the most pixels the scene needs of it, with care; frames then take from that. */
function photoInside(
  layer: FilmMediaLayer,
  { natural, found }: { natural: MediaPlacement; found: MediaPicture },
  { stage }: Painting,
): Inside {
  const { source, contained } = natural
  const target = moved(natural.target, layer.box)
  const key = `${found.id} ${JSON.stringify([source, layer.inner, contained ? null : layer.ground])}`
  const grow = Math.min(mostZoom(layer.inner, target), source.w / (target.w * stage.scale))
  const pixels = { w: Math.ceil(target.w * grow * stage.scale), h: Math.ceil(target.h * grow * stage.scale) }
  const place = { x: 0, y: 0, w: pixels.w / stage.scale, h: pixels.h / stage.scale }
  const rest = { key, target, fills: !contained, opaque: !contained, changes: false, inner: layer.inner }
  const still = !isMoving(layer.inner)
  // Shrunk by more than that, a picture would flicker where it is taken as it is.
  const fits = pixels.w >= source.w * 0.75
  if (found.ready && fits && !contained && !still) return { ...rest, picture: found, source, still }
  const name = `photo ${key} ${pixels.w}x${pixels.h}`
  const scaleIn = (canvas: Surface) => {
    canvas.imageSmoothingQuality = 'high'
    canvas.drawImage(found.picture, source.x, source.y, source.w, source.h, 0, 0, place.w, place.h)
  }
  const sprite = contained
    ? stage.sprites.get(name, place, scaleIn)
    : stage.sprites.getOpaque(name, place, (canvas) => {
        canvas.fillStyle = styleOf(canvas, layer.ground, place)
        canvas.fillRect(0, 0, place.w, place.h)
        scaleIn(canvas)
      })
  const picture = { id: name, picture: sprite.canvas.picture }
  return { ...rest, picture, source: { x: 0, y: 0, ...pixels }, still }
}

function placeholderInside(layer: FilmMediaLayer, { stage }: Painting): Inside {
  const { box, role, placeholder } = layer
  const target: Rect = { x: box.x, y: box.y, w: box.w, h: box.h }
  const grow = mostZoom(layer.inner, target)
  const pixels = { w: Math.ceil(box.w * grow * stage.scale), h: Math.ceil(box.h * grow * stage.scale) }
  const place = { x: 0, y: 0, w: pixels.w / stage.scale, h: pixels.h / stage.scale }
  const key = `placeholder ${stage.lookOf(layer)}`
  const sprite = stage.sprites.getOpaque(key, place, (canvas) =>
    paintPlaceholder(canvas, place, { role, placeholder }),
  )
  return {
    key,
    picture: { id: key, picture: sprite.canvas.picture },
    source: { x: 0, y: 0, ...pixels },
    target,
    fills: true,
    opaque: true,
    changes: false,
    still: !isMoving(layer.inner),
    inner: layer.inner,
  }
}

function moved(target: Rect, box: Rect): Rect {
  return { ...target, x: target.x + box.x, y: target.y + box.y }
}

function scaled({ x, y, w, h }: Rect, byX: number, byY: number): Rect {
  return { x: x * byX, y: y * byY, w: w * byX, h: h * byY }
}
