import type { MediaFile } from '@clipmint/film'

import { session } from '../../../../api/index.ts'
import { forgetOwnFile, knowOwnFile } from '../../preview/desk.ts'
import { becomeTried, readTried, type TriedPhoto } from './tried.ts'

/** As many as the richest template shows. */
export const MOST_PHOTOS = 10

let wasMember = session.isSignedIn()

// Whoever signs out leaves nothing behind for the next person at this browser.
session.subscribe(() => {
  if (wasMember && !session.isSignedIn()) forgetAll()
  wasMember = session.isSignedIn()
})

/** Opens photographs and adds them; gives the names of those that this browser cannot open. */
export async function tryPhotos(files: readonly File[]): Promise<string[]> {
  const opened = await Promise.all(files.slice(0, MOST_PHOTOS).map(openPhoto))
  const photos = [...readTried().photos, ...opened.filter((one) => one !== null)]
  for (const { id } of photos.slice(MOST_PHOTOS)) forgetOwnFile(id)
  becomeTried({ ...readTried(), photos: photos.slice(0, MOST_PHOTOS) })
  return files.filter((_, index) => opened[index] === null).map(({ name }) => name)
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

async function openPhoto(file: File): Promise<TriedPhoto | null> {
  try {
    const picture = await createImageBitmap(file)
    const { width, height } = picture
    picture.close()
    const id = crypto.randomUUID()
    return { id, file, url: knowOwnFile(id, file), width, height }
  } catch {
    return null
  }
}
