import type { FilmMediaLayer, FilmPaint, Rect } from '@clipmint/film'

import { drawSprite } from '../sprites.ts'
import type { Surface } from '../surface.ts'
import { cardInstead, drawCutout } from './cutout.ts'
import { castsPast, frameOutline, paintBorder, paintUnder } from './media-card.ts'
import { type Inside, insideOf, shownPart } from './media-inside.ts'
import { layOutline } from './outline.ts'
import { grown, styleOf } from './paint.ts'
import { blendOf, layerPose, type Painting } from './painting.ts'
import { applyPose, isVisible, turnWithBox } from './pose.ts'
import { paintShine } from './shine.ts'

/** Draws a picture or clip as a card: shadow and ground, the picture in its frame, veils and border over it. */
export function drawMedia(layer: FilmMediaLayer, painting: Painting): void {
  if (layer.inText !== null || (layer.cutout && drawCutout(layer, painting))) return
  drawCard(layer.cutout ? cardInstead(layer) : layer, painting)
}

function drawCard(layer: FilmMediaLayer, painting: Painting): void {
  const { surface, stage, depth } = painting
  const pose = layerPose(layer, painting)
  const opacity = layer.opacity * pose.opacity
  if (!isVisible(pose) || layer.opacity === 0) return
  const bounds = grown(layer.box, castsPast(layer))
  const draw = (onto: Surface) => {
    turnWithBox(onto, layer.box)
    applyPose(onto, {
      pose: { ...pose, opacity: 1 },
      place: layer.box,
      bounds: pose.masked ? layer.box : bounds,
    })
    paintCard(onto, layer, { painting, bounds })
    shineOnCard(onto, layer, painting)
  }
  surface.save()
  surface.globalCompositeOperation = blendOf(layer.blend)
  surface.globalAlpha = opacity
  if (opacity < 1 || layer.blend !== 'normal') {
    // Its parts lie over each other: only a whole card can be seen through or blended.
    const group = stage.scratch(depth)
    group.surface.save()
    group.surface.imageSmoothingQuality = 'low'
    draw(group.surface)
    group.surface.restore()
    surface.drawImage(group.picture, 0, 0, stage.film.width, stage.film.height)
  } else {
    draw(surface)
  }
  surface.restore()
}

/** Whether a picture hides all that lies under it: full frame, at rest, with nothing to see through. */
export function coversFrame(layer: FilmMediaLayer, painting: Painting): boolean {
  const { box, frame, motion, opacity, blend } = layer
  const { width, height } = painting.stage.film
  const isFull =
    box.x <= 0 && box.y <= 0 && box.x + box.w >= width && box.y + box.h >= height && box.rotate === 0
  const isPlain = frame.form === 'rect' && frame.radius === 0 && opacity === 1 && blend === 'normal'
  const isStill = motion.enter.length + motion.idle.length + motion.leave.length === 0
  return (
    isFull &&
    isPlain &&
    isStill &&
    !layer.inText &&
    !layer.cutout &&
    insideOf(layer, painting)?.opaque === true
  )
}

function shineOnCard(surface: Surface, { shine, frame, box }: FilmMediaLayer, { elapsedMs }: Painting): void {
  if (!shine) return
  layOutline(surface, frameOutline(frame, box))
  surface.clip('evenodd')
  paintShine(surface, shine, box, elapsedMs)
}

type Card = { painting: Painting; bounds: Rect }

function paintCard(surface: Surface, layer: FilmMediaLayer, { painting, bounds }: Card): void {
  const { stage } = painting
  const inside = insideOf(layer, painting)
  const look = stage.lookOf(layer)
  if (inside?.still) {
    const key = `card ${look} ${inside.key}`
    const sprite = stage.sprites.get(key, bounds, (canvas) => {
      canvas.imageSmoothingQuality = 'high'
      paintUnder(canvas, layer, stage.scale)
      paintInside(canvas, layer, { inside, painting })
      paintBorder(canvas, layer)
    })
    drawSprite(surface, sprite)
    return
  }
  if (layer.shadow || !inside || !inside.opaque) {
    drawSprite(
      surface,
      stage.sprites.get(`under ${look}`, bounds, (canvas) => paintUnder(canvas, layer, stage.scale)),
    )
  }
  paintInside(surface, layer, { inside, painting })
  if (layer.border) {
    drawSprite(
      surface,
      stage.sprites.get(`border ${look}`, bounds, (canvas) => paintBorder(canvas, layer)),
    )
  }
}

function paintInside(
  surface: Surface,
  layer: FilmMediaLayer,
  { inside, painting }: { inside: Inside | null; painting: Painting },
): void {
  const { frame, box } = layer
  surface.save()
  if (frame.form !== 'rect' || frame.radius > 0 || (inside && !inside.fills)) {
    layOutline(surface, frameOutline(frame, box))
    surface.clip('evenodd')
  }
  if (inside) drawPicture(surface, inside, painting)
  for (const [index, veil] of layer.veil.entries()) {
    surface.globalCompositeOperation = blendOf(veil.blend)
    if (typeof veil.paint === 'string') {
      surface.fillStyle = veil.paint
      surface.fillRect(box.x, box.y, box.w, box.h)
    } else {
      const key = `veil ${index} ${painting.stage.lookOf(layer)}`
      drawSprite(
        surface,
        painting.stage.sprites.get(key, box, (canvas) => paintVeil(canvas, veil.paint, box)),
      )
    }
  }
  surface.restore()
}

function paintVeil(surface: Surface, paint: FilmPaint, box: Rect): void {
  surface.fillStyle = styleOf(surface, paint, box)
  // Past the box to the sprite's own edge: where a box ends inside a pixel, no sliver of the picture shines through.
  const all = grown(box, 2)
  surface.fillRect(all.x, all.y, all.w, all.h)
}

function drawPicture(surface: Surface, inside: Inside, painting: Painting): void {
  const { source, target } = shownPart(inside, painting)
  const shrink = source.w / (target.w * painting.stage.scale)
  if (inside.changes) surface.imageSmoothingQuality = shrink > 2 ? 'medium' : 'low'
  if (surface.place) surface.place(inside.picture, source, target)
  else {
    const { picture } = inside.picture
    surface.drawImage(picture, source.x, source.y, source.w, source.h, target.x, target.y, target.w, target.h)
  }
}
