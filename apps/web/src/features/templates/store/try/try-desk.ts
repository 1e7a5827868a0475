import type { MediaFile } from '@clipmint/film'
import { useSyncExternalStore } from 'react'

import { session } from '../../../../api/index.ts'
import { forgetOwnFile, knowOwnFile } from '../../preview/desk.ts'

/** A photograph that a visitor tries templates with. It stays in this tab until they make a video with it. */
export type TriedPhoto = {
  id: string
  file: File
  /** An address inside this tab. */
  url: string
  width: number
  height: number
}

export type Tried = { photos: readonly TriedPhoto[]; headline: string }

/** As many as the richest template shows. */
export const MOST_PHOTOS = 10

const nothing: Tried = { photos: [], headline: '' }
const listeners = new Set<() => void>()
let tried = nothing
let wasMember = session.isSignedIn()

// Whoever signs out leaves nothing behind for the next person at this browser.
session.subscribe(() => {
  if (wasMember && !session.isSignedIn()) forgetAll()
  wasMember = session.isSignedIn()
})

/** What the visitor tries templates with, the same on every page of the store. */
export function useTried(): Tried {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => tried,
  )
}

/** Opens photographs and adds them; gives the names of those that this browser cannot open. */
export async function tryPhotos(files: readonly File[]): Promise<string[]> {
  const opened = await Promise.all(files.slice(0, MOST_PHOTOS).map(openPhoto))
  const photos = [...tried.photos, ...opened.filter((one) => one !== null)]
  for (const { id } of photos.slice(MOST_PHOTOS)) forgetOwnFile(id)
  become({ ...tried, photos: photos.slice(0, MOST_PHOTOS) })
  return files.filter((_, index) => opened[index] === null).map(({ name }) => name)
}

export function tryHeadline(headline: string): void {
  become({ ...tried, headline })
}

export function forgetPhoto(id: string): void {
  forgetOwnFile(id)
  become({ ...tried, photos: tried.photos.filter((photo) => photo.id !== id) })
}

function forgetAll(): void {
  for (const { id } of tried.photos) forgetOwnFile(id)
  become(nothing)
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

function become(next: Tried): void {
  tried = next
  for (const listener of listeners) listener()
}
