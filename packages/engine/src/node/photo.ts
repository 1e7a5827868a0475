import { readFile } from 'node:fs/promises'

import { loadImage } from '@napi-rs/canvas'

import type { MediaPicture } from '../media.ts'

/** The picture formats that are read, by how their files begin. An SVG could name other files, so it is none. */
const beginnings: readonly { at: number; bytes: string }[] = [
  { at: 0, bytes: 'ffd8ff' },
  { at: 0, bytes: '89504e470d0a1a0a' },
  { at: 8, bytes: '57454250' },
  { at: 4, bytes: '6674797061766966' },
  { at: 0, bytes: '474946383' },
]

/** Reads a photograph, upright. Throws when the file is no JPEG, PNG, WebP, AVIF or GIF, or is broken. */
export async function loadPhoto(path: string): Promise<MediaPicture> {
  const bytes = await readFile(path)
  const hex = bytes.toString('hex', 0, 16)
  if (!beginnings.some((beginning) => hex.startsWith(beginning.bytes, beginning.at * 2))) {
    throw new Error(`${path} is no JPEG, PNG, WebP, AVIF or GIF picture.`)
  }
  const picture = await loadImage(bytes)
  return { id: path, picture, width: picture.width, height: picture.height, changes: false }
}
