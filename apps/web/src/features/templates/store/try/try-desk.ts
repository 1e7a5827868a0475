import type { MediaFile } from '@clipmint/film'

import { session } from '../../../../api/index.ts'
import { forgetOwnFile, knowOwnFile } from '../../preview/desk.ts'
import { HEADER_BYTES, readSize } from './picture-size.ts'
import { becomeTried, readTried, type TriedPhoto } from './tried.ts'

/** As many as are tried at once: this browser holds each of them opened. */
export const MOST_PHOTOS = 10

/** More than the largest phone camera takes; a video could not be made of it either. */
export const MOST_MEGAPIXELS = 120

/** The names of the photographs that were not taken, by why. */
export type Refusals = { broken: string[]; tooLarge: string[]; tooMany: string[] }

let wasMember = session.isSignedIn()

// Whoever signs out leaves nothing behind for the next person at this browser.
session.subscribe(() => {
  if (wasMember && !session.isSignedIn()) forgetAll()
  wasMember = session.isSignedIn()
})

/** Opens photographs, one after another, and adds them; gives the names of those that it does not take. */
export async function tryPhotos(files: readonly File[]): Promise<Refusals> {
  const refused: Refusals = { broken: [], tooLarge: [], tooMany: [] }
  for (const file of files) {
    if (readTried().photos.length >= MOST_PHOTOS) {
      refused.tooMany.push(file.name)
      continue
    }
    const opened = await openPhoto(file)
    if (typeof opened === 'string') refused[opened].push(file.name)
    else becomeTried({ ...readTried(), photos: [...readTried().photos, opened] })
  }
  return refused
}

export function tryHeadline(headline: string): void {
  becomeTried({ ...readTried(), headline })
}

export function forgetPhoto(id: string): void {
  forgetOwnFile(id)
  becomeTried({ ...readTried(), photos: readTried().photos.filter((photo) => photo.id !== id) })
}

function forgetAll(): void {
  for (const { id } of readTried().photos) forgetOwnFile(id)
  becomeTried(null)
}

/** What composing needs to know of a tried photograph. */
export function tryFileOf({ id, width, height }: TriedPhoto): MediaFile {
  return { id, kind: 'image', width, height, durationMs: null, focal: { x: 0.5, y: 0.5 }, hasSound: false }
}

/** Nothing is decoded before its size is known: a small file may open into gigabytes. */
async function openPhoto(file: File): Promise<TriedPhoto | 'broken' | 'tooLarge'> {
  try {
    const size = readSize(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()))
    if (!size) return 'broken'
    if (size.width * size.height > MOST_MEGAPIXELS * 1_000_000) return 'tooLarge'
    const picture = await createImageBitmap(file)
    const { width, height } = picture
    picture.close()
    const id = crypto.randomUUID()
    return { id, file, url: knowOwnFile(id, file), width, height }
  } catch {
    return 'broken'
  }
}
