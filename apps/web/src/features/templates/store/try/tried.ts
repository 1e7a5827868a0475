import type { MediaFile } from '@clipmint/film'
import type { Currency } from '@clipmint/kit'
import { useSyncExternalStore } from 'react'

/** A photograph that a visitor tries templates with. It stays in this browser until they make a video with it. */
export type TriedPhoto = {
  id: string
  file: File
  /** An address inside this tab. */
  url: string
  width: number
  height: number
}

/** What a visitor says of what they sell; the price as it was typed, in the currency that it was typed in. */
export type TriedWords = { name: string; info: string; price: string; currency: Currency | '' }

export type Tried = { photos: readonly TriedPhoto[]; headline: string; words: TriedWords }

const nothing: Tried = { photos: [], headline: '', words: { name: '', info: '', price: '', currency: '' } }
const listeners = new Set<() => void>()
let tried = nothing

/** What the visitor tries templates with, the same on the first page and all over the store. */
export function useTried(): Tried {
  return useSyncExternalStore(onTried, readTried)
}

/** Whether the visitor tries templates with photographs or a headline of their own. */
export function useIsTrying(): boolean {
  return useSyncExternalStore(onTried, () => tried.photos.length > 0 || tried.headline.trim() !== '')
}

export function readTried(): Tried {
  return tried
}

/** Whether there is nothing of the visitor's own. */
export function isNothing({ photos, headline, words: { name, info, price } }: Tried): boolean {
  return photos.length === 0 && [headline, name, info, price].every((text) => text.trim() === '')
}

/** Tries templates with something else from now on. */
export function becomeTried(next: Tried | null): void {
  tried = next ?? nothing
  for (const listener of listeners) listener()
}

/** Calls `changed` after every change, until the returned function is called. */
export function onTried(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** A photograph as a preview places it, which knows nothing of what is in it. */
export function plainFileOf({ id, width, height }: Pick<TriedPhoto, 'id' | 'width' | 'height'>): MediaFile {
  return { id, kind: 'image', width, height, durationMs: null, focal: { x: 0.5, y: 0.5 }, hasSound: false }
}
