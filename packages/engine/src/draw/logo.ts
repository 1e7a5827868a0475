import type { MediaSource } from '../media.ts'
import type { Stage } from '../stage.ts'
import type { Surface } from '../surface.ts'

/** Draws the owner's logo over the frame, where the film says. */
export function drawLogo(surface: Surface, stage: Stage, media: MediaSource): void {
  const { logo } = stage.film
  const found = logo && media.find(logo.key)
  if (!logo || !found) return
  const { box, opacity } = logo
  const name = `logo ${found.id} ${box.x} ${box.y} ${box.w} ${box.h}`
  const { canvas, x, y, w, h } = stage.sprites.get(name, box, (onto) => {
    onto.imageSmoothingQuality = 'high'
    onto.drawImage(found.picture, box.x, box.y, box.w, box.h)
  })
  surface.save()
  surface.globalAlpha = opacity
  surface.drawImage(canvas.picture, x, y, w, h)
  surface.restore()
}
