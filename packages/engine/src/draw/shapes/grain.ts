import { createRandom } from '@clipmint/kit'

import type { Sprite } from '../../sprites.ts'
import type { Stage } from '../../stage.ts'
import type { FormDrawing } from './form.ts'

/** Film pixels of the square that is laid side by side. */
const TILE = 256

/**
 * Fine light and dark specks, as of uncoated paper; `fill` is not used. Normal blending is enough and quickest. One tile
 * is kept instead of a picture of the whole frame, which is eight megabytes.
 */
export const grain: FormDrawing<'grain'> = {
  as: 'live',
  draw: ({ amount }, { layer, painting }) => {
    const { surface, stage } = painting
    const tile = tileOf(stage, amount)
    const { x, y, w, h } = layer.box
    surface.save()
    surface.beginPath()
    surface.rect(x, y, w, h)
    surface.clip()
    for (let top = 0; top < h; top += tile.h) {
      for (let left = 0; left < w; left += tile.w)
        surface.drawImage(tile.canvas.picture, x + left, y + top, tile.w, tile.h)
    }
    surface.restore()
  },
}

/** The tile, a whole number of the surface's pixels wide: tiles then lie side by side without a seam. */
function tileOf(stage: Stage, amount: number): Sprite {
  const side = Math.max(1, Math.round(TILE * stage.scale)) / stage.scale
  return stage.sprites.get(`grain ${amount}`, { x: 0, y: 0, w: side, h: side }, (surface) => {
    const specks = stage.home.createCanvas(TILE, TILE)
    const pixels = specks.surface.createImageData(TILE, TILE)
    const random = createRandom(20_231)
    for (let at = 0; at < pixels.data.length; at += 4) {
      // Two draws give most specks a middling strength and few a strong one.
      const strength = random() + random() - 1
      const tone = strength < 0 ? 0 : 255
      pixels.data[at] = tone
      pixels.data[at + 1] = tone
      pixels.data[at + 2] = tone
      pixels.data[at + 3] = Math.round(Math.abs(strength) * amount * 255)
    }
    specks.surface.putImageData(pixels, 0, 0)
    surface.drawImage(specks.picture, 0, 0, side, side)
    specks.release()
  })
}
