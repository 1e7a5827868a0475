import { readFile } from 'node:fs/promises'

import { type Canvas, clearAllCache, createCanvas, type Image, loadImage } from '@napi-rs/canvas'

import type { MediaPicture } from '../media.ts'
import { DecodedPicture } from './decoded/picture.ts'
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
 * Reads a photograph, upright, and keeps `share` (0 to 1) of its resolution. Throws when the file is no JPEG, PNG, WebP,
 * AVIF or GIF, or is broken.
 */
export async function loadPhoto(path: string, { share = 1, desk = new PixelDesk() } = {}): Promise<Photo> {
  const bytes = await readFile(path)
  const hex = bytes.toString('hex', 0, 16)
  if (!beginnings.some((beginning) => hex.startsWith(beginning.bytes, beginning.at * 2))) {
    throw new Error(`${path} is no JPEG, PNG, WebP, AVIF or GIF picture.`)
  }
  const isJpeg = hex.startsWith(JPEG)
  const planes = isJpeg ? await readJpeg(bytes, share >= NEARLY_ALL ? 1 : share) : null
  return planes
    ? decodedPhoto(path, planes, desk)
    : drawnPhoto(await loadImage(bytes), { path, share, isJpeg })
}

function decodedPhoto(path: string, { frame, turn }: JpegPlanes, desk: PixelDesk): Photo {
  const picture = new DecodedPicture({ path, turn, stretch: 1, changes: false }, desk)
  picture.hold(frame)
  return picture
}

type Kept = { path: string; share: number; isJpeg: boolean }

function drawnPhoto(image: Image, { path, share, isJpeg }: Kept): Photo {
  const kept = { id: path, changes: false, ready: isJpeg }
  if (share >= NEARLY_ALL) {
    const { width, height } = image
    return { ...kept, picture: image, width, height, release: () => emptied(image) }
  }
  const picture = scaled(image, share)
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

function scaled(image: Image, share: number): Canvas {
  const canvas = createCanvas(
    Math.max(1, Math.round(image.width * share)),
    Math.max(1, Math.round(image.height * share)),
  )
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

function emptied(image: Image): void {
  image.src = nothing
}
