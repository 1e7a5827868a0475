import { type FilmMedia, placeMedia, safeArea } from '@clipmint/film'

import type { MediaSource } from '../media.ts'
import { drawSprite } from '../sprites.ts'
import type { Stage } from '../stage.ts'
import type { Surface } from '../surface.ts'

/** The most a logo takes, as shares of the frame's shorter side. */
const LOGO = { width: 0.22, height: 0.08 }

/** Draws the owner's logo over the frame, in the upper right of the area the networks leave free. */
export function drawLogo(surface: Surface, stage: Stage, media: MediaSource): void {
  const { film } = stage
  if (film.logoKey === null) return
  const logo: FilmMedia | undefined = film.media[film.logoKey]
  const found = media.find(film.logoKey)
  if (!logo || !found) return
  const shorter = Math.min(film.width, film.height)
  const place = { width: shorter * LOGO.width, height: shorter * LOGO.height }
  const { target } = placeMedia(logo, 'contain', place)
  const safe = safeArea[film.ratio]
  const bounds = {
    x: film.width * (1 - safe.right) - target.w,
    y: film.height * safe.top,
    w: target.w,
    h: target.h,
  }
  const sprite = stage.sprites.get(`logo ${logo.file.id}`, bounds, (canvas) => {
    canvas.imageSmoothingQuality = 'high'
    canvas.drawImage(found.picture, bounds.x, bounds.y, bounds.w, bounds.h)
  })
  drawSprite(surface, sprite)
}
