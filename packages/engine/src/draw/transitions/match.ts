import { ease, type FilmLayer, type Rect } from '@clipmint/film'

import { clipTo } from '../pose.ts'
import { type Change, drawAsOne, type TransitionDrawing } from './transition.ts'

type Pair = { from: FilmLayer; to: FilmLayer }

/** The paired layers go from place to place, each as its own kind scales; all else melts from scene to scene. */
export const match: TransitionDrawing<'match'> = ({ pairs, easing }, change) => {
  const { surface, leaving, coming } = change
  const gone = ease(easing, change.progress)
  const found = pairs.flatMap(({ from, to }): Pair[] => {
    const one = leaving.layers.find(({ id }) => id === from)
    const other = coming.layers.find(({ id }) => id === to)
    return one && other ? [{ from: one, to: other }] : []
  })
  const moving = new Set<FilmLayer>(found.flatMap(({ from, to }) => [from, to]))
  const rest = (layers: readonly FilmLayer[]) => layers.filter((layer) => !moving.has(layer))
  change.drawLeaving(surface, 1, { layers: rest(leaving.layers), ground: true })
  const drawRest: Change['drawComing'] = (onto, depth) =>
    change.drawComing(onto, depth, { layers: rest(coming.layers), ground: true })
  drawAsOne(change, drawRest, gone)
  for (const pair of found) drawMoving(pair, change, gone)
}

function drawMoving({ from, to }: Pair, change: Change, gone: number): void {
  const { surface } = change
  const [start, end] = [placeOf(from, change), placeOf(to, change)]
  const between = (one: number, other: number) => one + (other - one) * gone
  const now: Rect = {
    x: between(start.x, end.x),
    y: between(start.y, end.y),
    w: between(start.w, end.w),
    h: between(start.h, end.h),
  }
  const drawn = [
    // One is there until the other is, so that nothing shines through between them.
    { draw: change.drawLeaving, layer: from, own: start, opacity: Math.min(1, 2 - 2 * gone) },
    { draw: change.drawComing, layer: to, own: end, opacity: Math.min(1, 2 * gone) },
  ]
  for (const { draw, layer, own, opacity } of drawn) {
    if (opacity <= 0) continue
    surface.save()
    // Never stretched: it covers its moving place and is cut where that is narrower.
    const [across, down] = [now.w / own.w, now.h / own.h]
    const by = Math.max(across, down)
    if (layer.kind === 'media') {
      const far = 4 * (change.stage.film.width + change.stage.film.height)
      clipTo(
        surface,
        by > across
          ? { x: now.x, y: -far, w: now.w, h: 2 * far }
          : { x: -far, y: now.y, w: 2 * far, h: now.h },
      )
    }
    surface.translate(now.x + now.w / 2, now.y + now.h / 2)
    surface.scale(by, by)
    surface.translate(-(own.x + own.w / 2), -(own.y + own.h / 2))
    const only: Change['drawComing'] = (onto, depth) => draw(onto, depth, { layers: [layer], ground: false })
    if (opacity < 1) drawAsOne(change, only, opacity)
    else only(surface, 1)
    surface.restore()
  }
}

/** Where a layer's look lies: a text's words, any other's box. */
function placeOf(layer: FilmLayer, { stage }: Change): Rect {
  return layer.kind === 'text' ? stage.layoutOf(layer).bounds : layer.box
}
