import { lookName, type PictureLook } from '@clipmint/film'

import type { Picture, Surface } from '../surface.ts'
import { recolor } from './recolor.ts'

type Size = { width: number; height: number }

/** The id of what a file shows in a look: its own when that is none. */
export function inLook(id: string, look: PictureLook | undefined): string {
  const name = lookName(look)
  return name === '' ? id : `${id} ${name}`
}

/** The size of a picture once it is turned. */
export function turnedSize({ width, height }: Size, { turn }: PictureLook): Size {
  return turn % 180 === 0 ? { width, height } : { width: height, height: width }
}

/** Draws a picture in a look over all of a clean surface of `size`, its own size turned. */
export function drawLook(
  surface: Surface,
  picture: Picture,
  { look, size }: { look: PictureLook; size: Size },
): void {
  const { turn, flip, filter } = look
  const before = turnedSize(size, look)
  surface.save()
  surface.translate(size.width / 2, size.height / 2)
  surface.scale(flip ? -1 : 1, 1)
  surface.rotate((turn * Math.PI) / 180)
  surface.drawImage(picture, -before.width / 2, -before.height / 2, before.width, before.height)
  surface.restore()
  if (filter === null || !surface.getImageData) return
  const pixels = surface.getImageData(0, 0, size.width, size.height)
  recolor(pixels.data, filter)
  surface.putImageData(pixels, 0, 0)
}
