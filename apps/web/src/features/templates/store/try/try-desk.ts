import { session } from '../../../../api/index.ts'
import { forgetOwnFile, knowOwnFile } from '../../preview/desk.ts'
import { HEADER_BYTES, readSize } from './picture-size.ts'
import { putOnShelf, takeFromShelf } from './shelf.ts'
import { becomeTried, isNothing, onTried, readTried, type TriedPhoto, type TriedWords } from './tried.ts'

/** As many as are tried at once: this browser holds each of them opened. */
export const MOST_PHOTOS = 10

/** More than the largest phone camera takes; a video could not be made of it either. */
export const MOST_MEGAPIXELS = 120

/** The names of the photographs that were not taken, by why. */
export type Refusals = { clips: string[]; broken: string[]; tooLarge: string[]; tooMany: string[] }

/** Typing is kept once it rests. */
const REST_MS = 300

/** Resolves once what was tried before a reload or a sign-in is here again. */
export const restored: Promise<void> = restore()

let wasMember = session.isSignedIn()

// Whoever signs out leaves nothing behind for the next person at this browser.
session.subscribe(() => {
  if (wasMember && !session.isSignedIn()) forgetAll()
  wasMember = session.isSignedIn()
})

/** Opens photographs, one after another, and adds them; gives the names of those that it does not take. */
export async function tryPhotos(files: readonly File[]): Promise<Refusals> {
  await restored
  const refused: Refusals = { clips: [], broken: [], tooLarge: [], tooMany: [] }
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

export function tryWords(words: Partial<TriedWords>): void {
  becomeTried({ ...readTried(), words: { ...readTried().words, ...words } })
}

export function forgetPhoto(id: string): void {
  forgetOwnFile(id)
  becomeTried({ ...readTried(), photos: readTried().photos.filter((photo) => photo.id !== id) })
}

/** Lets go of everything, also of what lies in the browser. */
export function forgetAll(): void {
  for (const { id } of readTried().photos) forgetOwnFile(id)
  becomeTried(null)
  void putOnShelf(null)
}

async function restore(): Promise<void> {
  const kept = await takeFromShelf(session.isSignedIn())
  // Who was quicker than the shelf is not overwritten.
  if (kept && isNothing(readTried())) {
    const photos = kept.photos.map((photo) => ({ ...photo, url: knowOwnFile(photo.id, photo.file) }))
    becomeTried({ photos, headline: kept.headline, words: kept.words })
  }
  let resting: ReturnType<typeof setTimeout> | undefined
  onTried(() => {
    clearTimeout(resting)
    resting = setTimeout(() => void keepNow(), REST_MS)
  })
  // What was put down by a visitor belongs to the member whom it is taken up by.
  if (!isNothing(readTried())) await keepNow()
}

/** Keeps what is tried as it stands: before the page is left for a sign-in. */
export function keepNow(): Promise<void> {
  const { photos, headline, words } = readTried()
  if (isNothing(readTried())) return putOnShelf(null)
  return putOnShelf({
    photos: photos.map(({ id, file, width, height }) => ({ id, file, width, height })),
    headline,
    words,
    isOfMember: session.isSignedIn(),
    at: Date.now(),
  })
}

/** Nothing is decoded before its size is known: a small file may open into gigabytes. */
export async function openPhoto(file: File): Promise<TriedPhoto | 'clips' | 'broken' | 'tooLarge'> {
  // Clips have their place in the editor; nothing is wrong with them.
  if (/^(?:video|audio)\//.test(file.type)) return 'clips'
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
