import { useSyncExternalStore } from 'react'

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

const nothing: Tried = { photos: [], headline: '' }
const listeners = new Set<() => void>()
let tried = nothing

/** What the visitor tries templates with, the same on every page of the store. */
export function useTried(): Tried {
  return useSyncExternalStore(listen, readTried)
}

/** Whether the visitor tries templates with anything of their own. */
export function useIsTrying(): boolean {
  return useSyncExternalStore(listen, () => tried.photos.length > 0 || tried.headline.trim() !== '')
}

export function readTried(): Tried {
  return tried
}

/** Tries templates with something else from now on. */
export function becomeTried(next: Tried | null): void {
  tried = next ?? nothing
  for (const listener of listeners) listener()
}

function listen(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
