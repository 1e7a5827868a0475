import { readFile } from 'node:fs/promises'

import { type PictureLook, plainLook } from '@clipmint/film'
import { type Canvas, clearAllCache, createCanvas, type Image, loadImage } from '@napi-rs/canvas'

import { drawLook, inLook, turnedSize } from '../look/draw-look.ts'
import type { MediaPicture } from '../media.ts'
import { DecodedPicture } from './decoded/picture.ts'
import { toSurface } from './home.ts'
import { type JpegPlanes, readJpeg } from './photo-jpeg.ts'
import { PixelDesk } from './pixels/desk.ts'

/** A JPEG has no transparency. */
const JPEG = 'ffd8ff'
/** The picture formats that are read, by how their files begin. An SVG could name other files, so it is none. */
const beginnings: readonly { at: number; bytes: string }[] = [
  { at: 0, bytes: JPEG },
  { at: 0, bytes: '89504e470d0a1a0a' },
  { at: 8, bytes: '57454250' },
  { at: 4, bytes: '6674797061766966' },
  { at: 0, bytes: '474946383' },
]

/** A photograph, and how to give its pixels back: they are many, and the garbage collector does not know. */
export type Photo = MediaPicture & { release: () => void }

const nothing = createCanvas(1, 1).toBuffer('image/png')
/** A photograph of which nearly all pixels are needed is kept as it is. */
const NEARLY_ALL = 0.8

/**
 * Reads a photograph in a look and keeps `share` (0 to 1) of its resolution. Throws when the file is no JPEG, PNG, WebP,
 * AVIF or GIF, or is broken.
 */
export async function loadPhoto(
  path: string,
  { share = 1, desk = new PixelDesk(), look = plainLook } = {},
): Promise<Photo> {
  const bytes = await readFile(path)
  const hex = bytes.toString('hex', 0, 16)
  if (!beginnings.some((beginning) => hex.startsWith(beginning.bytes, beginning.at * 2))) {
    throw new Error(`${path} is no JPEG, PNG, WebP, AVIF or GIF picture.`)
  }
  const isJpeg = hex.startsWith(JPEG)
  const planes = isJpeg ? await readJpeg(bytes, share >= NEARLY_ALL ? 1 : share) : null
  return planes
    ? decodedPhoto(planes, { path, look }, desk)
    : drawnPhoto(await loadImage(bytes), { path, share, isJpeg, look })
}

type Named = { path: string; look: PictureLook }

function decodedPhoto({ frame, turn }: JpegPlanes, { path, look }: Named, desk: PixelDesk): Photo {
  const picture = new DecodedPicture({ path, turn, stretch: 1, changes: false, look }, desk)
  picture.hold(frame)
  return picture
}

type Kept = Named & { share: number; isJpeg: boolean }

function drawnPhoto(image: Image, { path, share, isJpeg, look }: Kept): Photo {
  const id = inLook(path, look)
  const kept = { id, changes: false, ready: isJpeg }
  if (share >= NEARLY_ALL && id === path) {
    const { width, height } = image
    return { ...kept, picture: image, width, height, release: () => emptied(image) }
  }
  const picture = scaled(image, share >= NEARLY_ALL ? 1 : share, look)
  emptied(image)
  // Skia keeps what it scales a picture from, a third of its size, and would for a picture that is gone.
  clearAllCache()
  const { width, height } = picture
  const release = () => {
    picture.width = 1
    picture.height = 1
  }
  return { ...kept, picture, width, height, release }
}

function scaled(image: Image, share: number, look: PictureLook): Canvas {
  const sideOf = (length: number) => Math.max(1, Math.round(length * share))
  const size = turnedSize({ width: sideOf(image.width), height: sideOf(image.height) }, look)
  const canvas = createCanvas(size.width, size.height)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  drawLook(toSurface(context), image, { look, size })
  return canvas
}

function emptied(image: Image): void {
  image.src = nothing
}
