import type { FilmPaint, Rect } from '@clipmint/film'

import { drawSprite, type Sprite } from '../../sprites.ts'
import { particleKinds } from '../particles/kinds.ts'
import { particlesAt } from '../particles/move.ts'
import { clipTo } from '../pose.ts'
import type { FormDrawing } from './form.ts'

/** Sprites are drawn this much larger than the ordinary size, so that the nearest are sharp. */
const DETAIL = 1.2

/** Each look in each tint is painted once; a frame only places them. */
export const particles: FormDrawing<'particles'> = {
  as: 'live',
  draw: (form, { layer, painting }) => {
    const { surface, stage, elapsedMs } = painting
    const spec = particleKinds[form.of]
    const tints = tintsOf(layer.fill)
    const detail = form.size * DETAIL
    const place: Rect = { x: -detail * 0.55, y: -detail * 0.55, w: detail * 1.1, h: detail * 1.1 }
    const spriteOf = (pick: number): Sprite => {
      const tint = tints[Math.floor(pick * 8191) % tints.length] ?? '#ffffff'
      const variant = Math.floor(pick * 127) % spec.variants
      return stage.sprites.get(`particle ${form.of} ${tint} ${variant} ${detail}`, place, (canvas) => {
        canvas.scale(detail, detail)
        spec.paint(canvas, tint, variant)
      })
    }
    const alpha = surface.globalAlpha
    surface.save()
    clipTo(surface, layer.box)
    for (const { x, y, size, turn, face, opacity, pick } of particlesAt(
      form,
      spec,
      layer.box,
      elapsedMs / 1000,
    )) {
      if (opacity < 0.01) continue
      surface.save()
      surface.globalAlpha = alpha * opacity
      surface.translate(x, y)
      if (turn !== 0) surface.rotate(turn)
      surface.scale((size / detail) * face, size / detail)
      drawSprite(surface, spriteOf(pick))
      surface.restore()
    }
    surface.restore()
  },
}

function tintsOf(fill: FilmPaint | null): string[] {
  if (fill === null) return ['#ffffff']
  return typeof fill === 'string' ? [fill] : fill.stops.map(({ color }) => color)
}
