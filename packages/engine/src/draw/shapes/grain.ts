import { createRandom } from '@clipmint/kit'

import type { Canvas, Home } from '../../surface.ts'
import type { FormDrawing } from './form.ts'

const TILE = 256

/** Fine light and dark specks, as of uncoated paper; `fill` is not used. Normal blending is enough and quickest. */
export const grain: FormDrawing<'grain'> = {
  as: 'paint',
  paint: (surface, { amount }, { layer, stage }) => {
    const tile = paintTile(stage.home, amount)
    const { x, y, w, h } = layer.box
    surface.save()
    surface.beginPath()
    surface.rect(x, y, w, h)
    surface.clip()
    for (let top = 0; top < h; top += TILE) {
      for (let left = 0; left < w; left += TILE)
        surface.drawImage(tile.picture, x + left, y + top, TILE, TILE)
    }
    surface.restore()
    tile.release()
  },
}

function paintTile(home: Home, amount: number): Canvas {
  const tile = home.createCanvas(TILE, TILE)
  const pixels = tile.surface.createImageData(TILE, TILE)
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
  tile.surface.putImageData(pixels, 0, 0)
  return tile
}
