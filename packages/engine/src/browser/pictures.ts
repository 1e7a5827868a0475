import type { PictureLook } from '@clipmint/film'

import { drawLook, inLook, turnedSize } from '../look/draw-look.ts'
import { surfaceOf } from './home.ts'

/**
 * How a picture is wanted. `share` is how much of the library's longest side it needs, a power of two: less in a small
 * place, 2 when only a small part of it is to fill a large one; 1 unless said.
 */
export type PictureWish = { look?: PictureLook | undefined; share?: number | undefined }

/** The photographs of a page, decoded once however many films show them, and once more for each other wish. */
export type PictureLibrary = {
  /** The picture at an address; give it back with `release`. Rejects when it cannot be fetched or decoded. */
  acquire(url: string, wish?: PictureWish): Promise<ImageBitmap>
  release(url: string, wish?: PictureWish): void
}

type Entry = { bitmap: Promise<ImageBitmap>; users: number }

/** Unused pictures kept at hand: leaving a page of the store and coming back shows them at once. */
const MOST_IDLE = 12

/**
 * A library that decodes pictures upright and no larger than their share of `longestSide` pixels: the size of the
 * largest canvas they are drawn on, so that a page of cards does not hold camera-sized pictures.
 */
export function createPictureLibrary(longestSide = 2400): PictureLibrary {
  const entries = new Map<string, Entry>()
  const forgetIdle = () => {
    const idle = [...entries].filter(([, { users }]) => users === 0)
    for (const [url, { bitmap }] of idle.slice(0, Math.max(0, idle.length - MOST_IDLE))) {
      entries.delete(url)
      void bitmap.then((it) => it.close()).catch(() => {})
    }
  }
  const library: PictureLibrary = {
    acquire(url, wish = {}) {
      const id = wishId(url, wish)
      const { look, share = 1 } = wish
      const make = () =>
        look && inLook(url, look) !== url
          ? lookedAt(library, url, { look, share })
          : decode(url, share * longestSide)
      const entry = entries.get(id) ?? { bitmap: make(), users: 0 }
      entry.users += 1
      // Moved to the end: the longest idle are the first to go.
      entries.delete(id)
      entries.set(id, entry)
      entry.bitmap.catch(() => entries.delete(id))
      return entry.bitmap
    },
    release(url, wish = {}) {
      const entry = entries.get(wishId(url, wish))
      if (!entry) return
      entry.users -= 1
      forgetIdle()
    },
  }
  return library
}

function wishId(url: string, { look, share = 1 }: PictureWish): string {
  return `${inLook(url, look)} ${share}`
}

async function lookedAt(
  library: PictureLibrary,
  url: string,
  { look, share }: PictureWish & { look: PictureLook },
): Promise<ImageBitmap> {
  const plain = await library.acquire(url, { share })
  try {
    const size = turnedSize(plain, look)
    const canvas = new OffscreenCanvas(size.width, size.height)
    drawLook(surfaceOf(canvas, false), plain, { look, size })
    return canvas.transferToImageBitmap()
  } finally {
    library.release(url, { share })
  }
}

async function decode(url: string, longestSide: number): Promise<ImageBitmap> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The picture at ${url} answered ${response.status}.`)
  const whole = await createImageBitmap(await response.blob())
  const share = longestSide / Math.max(whole.width, whole.height)
  if (share >= 1) return whole
  const smaller = await createImageBitmap(whole, {
    resizeWidth: Math.round(whole.width * share),
    resizeHeight: Math.round(whole.height * share),
    resizeQuality: 'high',
  })
  whole.close()
  return smaller
}
