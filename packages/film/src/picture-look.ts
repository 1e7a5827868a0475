import type { Crop, PictureFilter, PictureTurn, SlotMedia } from './project.ts'

/** How an owner wants a file shown: turned clockwise, then mirrored left to right, then in other colours. */
export type PictureLook = { turn: 0 | PictureTurn; flip: boolean; filter: PictureFilter | null }

/** The file as it is. */
export const plainLook: PictureLook = { turn: 0, flip: false, filter: null }

type Chosen = { [Key in 'turn' | 'flip' | 'filter']?: SlotMedia[Key] | undefined }

/** The look chosen for a slot; null for the file as it is. */
export function lookOf({ turn, flip, filter }: Chosen): PictureLook | null {
  if (turn === undefined && !flip && filter === undefined) return null
  return { turn: turn ?? 0, flip: flip ?? false, filter: filter ?? null }
}

/** A name for a look, empty for none: pictures of one file with the same name are the same picture. */
export function lookName(look: PictureLook | null | undefined): string {
  if (!look) return ''
  const { turn, flip, filter } = look
  const parts = [turn === 0 ? '' : String(turn), flip ? 'flip' : '', filter ?? '']
  return parts.filter((part) => part !== '').join(' ')
}

type Point = { x: number; y: number }
type Measured = { width: number; height: number; focal: Point }

/** Size and focal point of a file as a look shows it. */
export function fileInLook<File extends Measured>(file: File, look: PictureLook | null): File {
  if (!look) return file
  const { width, height } = file
  const focal = turnedPoint(file.focal, look.turn)
  return {
    ...file,
    ...(look.turn % 180 === 0 ? {} : { width: height, height: width }),
    focal: look.flip ? { ...focal, x: 1 - focal.x } : focal,
  }
}

/** The same part of a picture once it is mirrored left to right. */
export function mirroredCrop(crop: Crop): Crop {
  return { ...crop, x: Math.max(0, 1 - crop.x - crop.w) }
}

function turnedPoint({ x, y }: Point, turn: PictureLook['turn']): Point {
  switch (turn) {
    case 0:
      return { x, y }
    case 90:
      return { x: 1 - y, y: x }
    case 180:
      return { x: 1 - x, y: 1 - y }
    case 270:
      return { x: y, y: 1 - x }
  }
}
