import { type FilmMedia, type FilmMediaLayer, placeMedia, type Rect } from '@clipmint/film'

import type { MediaPicture } from '../media.ts'
import { drawSprite, type Sprite } from '../sprites.ts'
import type { Canvas, Picture, Surface } from '../surface.ts'
import { cutGround, isTransparent, seenIn } from './cutout/ground.ts'
import { ellipse, layOutline } from './outline.ts'
import { grown } from './paint.ts'
import { blendOf, layerPose, type Painting } from './painting.ts'
import { paintThing } from './placeholders/index.ts'
import { applyPose, isVisible, turnWithBox } from './pose.ts'

/** Things are cut out at this many pixels at most on their longer side. */
const CUT_AT = 1100

type Seen = NonNullable<ReturnType<typeof seenIn>>
/** A thing without its ground: its canvas, and where on it there is anything to see. */
type Thing = { canvas: Canvas; seen: Seen }

/**
 * Draws the thing in a picture without its ground, standing on the foot of its box. All the work is done once, into a
 * sprite. False when the picture cannot be cut out (a clip, a busy ground), and nothing has been drawn.
 */
export function drawCutout(layer: FilmMediaLayer, painting: Painting): boolean {
  const { surface } = painting
  const sprite = spriteOf(layer, painting)
  if (!sprite) return false
  const pose = layerPose(layer, painting)
  if (!isVisible(pose) || layer.opacity === 0) return true
  surface.save()
  surface.globalCompositeOperation = blendOf(layer.blend)
  surface.globalAlpha = layer.opacity
  turnWithBox(surface, layer.box)
  applyPose(surface, { pose, place: layer.box, bounds: pose.masked ? layer.box : sprite })
  drawSprite(surface, sprite)
  surface.restore()
  return true
}

/** Which pictures can be cut out, by their crop: each is tried once only. */
const verdicts = new WeakMap<Picture, Map<string, boolean>>()

function spriteOf(layer: FilmMediaLayer, painting: Painting): Sprite | null {
  const { stage } = painting
  const found = layer.mediaKey === null ? null : painting.media.find(layer.mediaKey)
  const media = layer.mediaKey === null ? undefined : stage.film.media[layer.mediaKey]
  if (layer.mediaKey !== null && (!found || !media || found.changes || media.cut === false)) return null
  const crop = JSON.stringify(media?.crop ?? null)
  const cut = () => (found && media ? cutThing(found, media, painting) : placeholderThing(layer, painting))
  let thing: Thing | null = null
  if (found) {
    const known = verdicts.get(found.picture) ?? new Map<string, boolean>()
    verdicts.set(found.picture, known)
    if (!known.has(crop)) {
      thing = cut()
      known.set(crop, thing !== null)
    }
    if (known.get(crop) === false) return null
  }
  const reach = layer.box.w * 0.12 + layer.box.h * 0.06 + (layer.cutout?.edge?.width ?? 0)
  const name = `cutout ${stage.lookOf(layer)} ${found?.id ?? ''} ${crop}`
  const sprite = stage.sprites.get(name, grown(layer.box, reach), (canvas) => {
    thing ??= cut()
    if (thing) paintStanding(canvas, layer, { thing, painting })
  })
  thing?.canvas.release()
  return sprite
}

/** What stands in for a thing that cannot be cut out: a card with round corners, the same edge and a shadow. */
export function cardInstead(layer: FilmMediaLayer): FilmMediaLayer {
  const { cutout, box } = layer
  if (!cutout) return layer
  const known = cards.get(layer)
  if (known) return known
  const side = Math.min(box.w, box.h)
  const card: FilmMediaLayer = {
    ...layer,
    cutout: null,
    frame: { form: 'rect', radius: side * 0.07 },
    border: cutout.edge && { width: cutout.edge.width, color: cutout.edge.color },
    shadow: { x: 0, y: side * 0.03, blur: side * 0.07, color: cutout.contact },
  }
  cards.set(layer, card)
  return card
}

const cards = new WeakMap<FilmMediaLayer, FilmMediaLayer>()

function cutThing(found: MediaPicture, media: FilmMedia, { stage }: Painting): Thing | null {
  const whole = { width: media.file.width, height: media.file.height }
  const { source } = placeMedia({ ...media, file: media.file }, 'contain', whole)
  const [byX, byY] = [found.width / whole.width, found.height / whole.height]
  const shrink = Math.min(1, CUT_AT / Math.max(source.w * byX, source.h * byY))
  const size = {
    w: Math.max(1, Math.round(source.w * byX * shrink)),
    h: Math.max(1, Math.round(source.h * byY * shrink)),
  }
  const canvas = stage.home.createCanvas(size.w, size.h)
  const { surface } = canvas
  surface.imageSmoothingQuality = 'high'
  surface.drawImage(
    found.picture,
    source.x * byX,
    source.y * byY,
    source.w * byX,
    source.h * byY,
    0,
    0,
    size.w,
    size.h,
  )
  const pixels = surface.getImageData?.(0, 0, size.w, size.h)
  if (pixels && media.cut) return thingOn(canvas, pixels)
  if (!pixels || (!isTransparent(pixels) && !cutGround(pixels))) {
    canvas.release()
    return null
  }
  surface.putImageData(pixels, 0, 0)
  return thingOn(canvas, pixels)
}

function placeholderThing({ box, placeholder }: FilmMediaLayer, { stage }: Painting): Thing | null {
  const size = Math.max(2, Math.round(Math.min(box.w, box.h) * stage.scale))
  const canvas = stage.home.createCanvas(size, size)
  paintThing(canvas.surface, { x: 0, y: 0, w: size, h: size }, placeholder)
  const pixels = canvas.surface.getImageData?.(0, 0, size, size)
  return pixels ? thingOn(canvas, pixels) : null
}

function thingOn(canvas: Canvas, pixels: Parameters<typeof seenIn>[0]): Thing | null {
  const seen = seenIn(pixels)
  if (seen) return { canvas, seen }
  canvas.release()
  return null
}

type Standing = { thing: Thing; painting: Painting }

function paintStanding(
  surface: Surface,
  { box, cutout }: FilmMediaLayer,
  { thing, painting }: Standing,
): void {
  const edge = cutout?.edge ?? null
  const inset = edge?.width ?? 0
  const room = grown(box, -inset)
  const { seen, canvas } = thing
  const by = Math.min(room.w / seen.w, room.h / seen.h)
  const [w, h] = [seen.w * by, seen.h * by]
  const target: Rect = { x: room.x + (room.w - w) / 2, y: room.y + room.h - h, w, h }
  const { scale } = painting.stage
  surface.imageSmoothingQuality = 'high'
  const put = (onto: Surface, dx: number, dy: number) =>
    onto.drawImage(canvas.picture, seen.x, seen.y, seen.w, seen.h, target.x + dx, target.y + dy, w, h)
  if (!edge) {
    if (cutout) castContact(surface, target, { color: cutout.contact, seen, by, scale })
    put(surface, 0, 0)
    return
  }
  const silhouette = silhouetteOf(thing, edge.color, painting)
  surface.save()
  surface.shadowColor = cutout?.contact ?? 'transparent'
  surface.shadowBlur = (inset + 10) * scale
  surface.shadowOffsetY = (inset * 0.4 + 6) * scale
  for (let index = 0; index < 28; index += 1) {
    const turn = (index * Math.PI) / 14
    surface.drawImage(
      silhouette.picture,
      target.x + Math.cos(turn) * inset,
      target.y + Math.sin(turn) * inset,
      w,
      h,
    )
    // The first stamp casts the shadow of them all: it is as wide as they are, but for the edge.
    surface.shadowColor = 'transparent'
  }
  surface.restore()
  silhouette.release()
  put(surface, 0, 0)
}

/** The thing in one colour, as large as what there is to see of it. */
function silhouetteOf({ canvas, seen }: Thing, color: string, { stage }: Painting): Canvas {
  const flat = stage.home.createCanvas(seen.w, seen.h)
  const { surface } = flat
  surface.drawImage(canvas.picture, seen.x, seen.y, seen.w, seen.h, 0, 0, seen.w, seen.h)
  surface.globalCompositeOperation = 'source-in'
  surface.fillStyle = color
  surface.fillRect(0, 0, seen.w, seen.h)
  return flat
}

/** Dark and narrow where the thing touches the floor, wide and faint around it. */
function castContact(
  surface: Surface,
  target: Rect,
  { color, seen, by, scale }: { color: string; seen: Seen; by: number; scale: number },
): void {
  const foot = {
    x: target.x + (seen.foot.from - seen.x) * by,
    w: Math.max(target.w * 0.18, (seen.foot.to - seen.foot.from + 1) * by),
  }
  const floor = target.y + target.h
  const away = 20_000
  for (const { wide, high, blur, strength } of [
    { wide: 1.16, high: 0.1, blur: 0.1, strength: 0.6 },
    { wide: 1, high: 0.035, blur: 0.03, strength: 1 },
  ]) {
    const [w, h] = [foot.w * wide, foot.w * high]
    surface.save()
    surface.globalAlpha = strength
    surface.shadowColor = color
    surface.shadowBlur = foot.w * blur * 2 * scale
    surface.shadowOffsetX = away * scale
    surface.fillStyle = '#000000'
    layOutline(surface, ellipse({ x: foot.x + foot.w / 2 - w / 2 - away, y: floor - h * 0.62, w, h }))
    surface.fill()
    surface.restore()
  }
}
