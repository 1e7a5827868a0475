import type { FilmLayer, FilmScene, LayerKind, Rect } from '@clipmint/film'

import { drawSprite } from '../sprites.ts'
import { coversFrame, drawMedia } from './media.ts'
import { styleOf } from './paint.ts'
import type { Painting } from './painting.ts'
import { drawShape } from './shape.ts'
import { drawText } from './text.ts'

type Painters = {
  [Kind in LayerKind]: (layer: Extract<FilmLayer, { kind: Kind }>, painting: Painting) => void
}

/** How each kind of layer is drawn. To add one: a file beside this, a line here. */
const painters: Painters = { text: drawText, media: drawMedia, shape: drawShape }

/**
 * Draws a scene over the whole frame: its ground, then its layers in order. What lies under a picture that fills the
 * frame is left out: nobody sees it. Only some of its layers, with or without the ground, where they are named.
 */
export function drawScene(
  scene: FilmScene,
  painting: Painting,
  { layers, ground }: { layers: FilmLayer[]; ground: boolean } = { layers: scene.layers, ground: true },
): void {
  const covered = layers.findLastIndex((layer) => layer.kind === 'media' && coversFrame(layer, painting))
  if (covered < 0 && ground) drawGround(scene, painting)
  for (const layer of layers.slice(Math.max(0, covered))) {
    const paint = painters[layer.kind] as (layer: FilmLayer, painting: Painting) => void
    paint(layer, painting)
  }
}

function drawGround({ ground }: FilmScene, { stage, surface }: Painting): void {
  const frame: Rect = { x: 0, y: 0, w: stage.film.width, h: stage.film.height }
  if (typeof ground === 'string') {
    if (!ground.startsWith('#')) {
      // A ground that can be seen through would show the frame before it.
      surface.fillStyle = '#000000'
      surface.fillRect(frame.x, frame.y, frame.w, frame.h)
    }
    surface.fillStyle = ground
    surface.fillRect(frame.x, frame.y, frame.w, frame.h)
    return
  }
  // A gradient over the whole frame costs ten times its sprite.
  const sprite = stage.sprites.getOpaque(`ground ${JSON.stringify(ground)}`, frame, (canvas) => {
    canvas.fillStyle = styleOf(canvas, ground, frame)
    canvas.fillRect(frame.x, frame.y, frame.w, frame.h)
  })
  drawSprite(surface, sprite)
}
