import { type Film, type FilmMedia, lookName, type PictureLook } from '@clipmint/film'

import { pictureShare } from '../draw/photo-share.ts'
import { inLook } from '../look/draw-look.ts'
import { type ClipMoment, clipsAt, type MediaPicture, type MediaSource } from '../media.ts'
import { type Clip, openClip } from './clip.ts'
import { LookedClip } from './looked-clip.ts'
import type { PictureLibrary, PictureWish } from './pictures.ts'

/** Where the page finds a file; null while it has no address. */
export type UrlOf = (media: FilmMedia) => string | null

type Photo = {
  kind: 'photo'
  url: string
  wish: PictureWish & { share: number }
  found: MediaPicture | null
  /** The same photograph in fewer pixels, shown until this one comes. */
  smaller: Photo | null
  ready: Promise<void>
}
type Moving = { kind: 'clip'; url: string; clip: Clip | null; looked: LookedClip; ready: Promise<void> }

/** The pictures and clips of one film on a page, fetched as the film names them. */
export class BrowserMedia implements MediaSource {
  readonly #library: PictureLibrary
  readonly #urlOf: UrlOf
  readonly #onArrival: () => void
  readonly #entries = new Map<string, Photo | Moving>()

  /** `onArrival` is called whenever something more can be drawn. */
  constructor(library: PictureLibrary, urlOf: UrlOf, onArrival: () => void) {
    this.#library = library
    this.#urlOf = urlOf
    this.#onArrival = onArrival
  }

  find(key: string): MediaPicture | null {
    const entry = this.#entries.get(key)
    if (entry?.kind === 'photo') return newestOf(entry)
    const frame = entry?.clip?.find() ?? null
    return frame && entry ? entry.looked.of(frame) : null
  }

  /** Fetches what a film shows and lets go of what it no longer does. Resolves when all has come or failed. */
  async load(film: Film): Promise<void> {
    const wanted = new Map(Object.values(film.media).map((media) => [media.key, this.#urlOf(media)]))
    for (const [key, entry] of this.#entries) {
      const isSame = wanted.get(key) === entry.url && keepsLook(entry, film.media[key])
      if (!isSame) this.#drop(key, entry)
      else if (entry.kind === 'photo') this.#growPhoto(key, entry, film)
    }
    for (const media of Object.values(film.media)) {
      const url = wanted.get(media.key)
      if (url && !this.#entries.has(media.key)) this.#entries.set(media.key, this.#open(film, media, url))
    }
    await Promise.all([...this.#entries.values()].map(({ ready }) => ready))
  }

  /** Waits until every clip on screen at a time shows its exact frame. */
  async prepare(film: Film, timeMs: number): Promise<void> {
    await Promise.all(this.#clipsAt(film, timeMs).map(({ clip, fileMs }) => clip.seek(fileMs)))
  }

  /** Keeps the clips on screen up with playing. */
  follow(film: Film, timeMs: number): void {
    const shown = this.#clipsAt(film, timeMs)
    for (const { clip, fileMs } of shown) clip.follow(fileMs)
    // A decoder holds some twenty frames: no more of them than are looked at.
    for (const entry of this.#entries.values()) {
      if (entry.kind === 'clip' && !shown.some(({ clip }) => clip === entry.clip)) entry.clip?.rest()
    }
  }

  /** Lets go of all frames of clips until they are asked for again. */
  sleep(): void {
    for (const entry of this.#entries.values()) if (entry.kind === 'clip') entry.clip?.sleep()
  }

  dispose(): void {
    for (const [key, entry] of this.#entries) this.#drop(key, entry)
  }

  #clipsAt(film: Film, timeMs: number): { clip: Clip; fileMs: number }[] {
    return clipsAt(film, timeMs).flatMap(({ key, fileMs }: ClipMoment) => {
      const entry = this.#entries.get(key)
      return entry?.kind === 'clip' && entry.clip ? [{ clip: entry.clip, fileMs }] : []
    })
  }

  #open(film: Film, media: FilmMedia, url: string): Photo | Moving {
    return media.file.kind === 'image'
      ? this.#openPhoto(url, { look: media.look, share: pictureShare(film, media) })
      : this.#openClip(url, media.look)
  }

  /** A photograph that a film now shows larger is fetched anew; until it comes it is shown as it was. */
  #growPhoto(key: string, before: Photo, film: Film): void {
    const media = film.media[key]
    const share = media ? pictureShare(film, media) : 0
    if (share <= before.wish.share) return
    const entry = this.#openPhoto(before.url, { look: media?.look, share })
    entry.smaller = before
    this.#entries.set(key, entry)
  }

  #openPhoto(url: string, wish: Photo['wish']): Photo {
    const entry: Photo = { kind: 'photo', url, wish, found: null, smaller: null, ready: Promise.resolve() }
    entry.ready = this.#library.acquire(url, wish).then(
      (bitmap) => {
        const { width, height } = bitmap
        entry.found = { id: inLook(url, wish.look), picture: bitmap, width, height, changes: false }
        this.#releaseSmaller(entry)
        this.#onArrival()
      },
      // A picture that does not come leaves its place empty: the film still plays.
      () => {},
    )
    return entry
  }

  #releaseSmaller(entry: Photo): void {
    const { smaller } = entry
    if (!smaller) return
    entry.smaller = null
    this.#releaseSmaller(smaller)
    this.#library.release(smaller.url, smaller.wish)
  }

  #openClip(url: string, look: PictureLook | undefined): Moving {
    const looked = new LookedClip(look)
    const entry: Moving = { kind: 'clip', url, clip: null, looked, ready: Promise.resolve() }
    entry.ready = openClip(url).then(
      async (clip) => {
        if (![...this.#entries.values()].includes(entry)) return clip.close()
        entry.clip = clip
        await clip.seek(0)
        this.#onArrival()
      },
      () => {},
    )
    return entry
  }

  #drop(key: string, entry: Photo | Moving): void {
    this.#entries.delete(key)
    if (entry.kind === 'photo') {
      this.#releaseSmaller(entry)
      return this.#library.release(entry.url, entry.wish)
    }
    entry.clip?.close()
    entry.looked.release()
  }
}

function newestOf(photo: Photo): MediaPicture | null {
  return photo.found ?? (photo.smaller && newestOf(photo.smaller))
}

/** A clip goes on in another look; a photograph is another picture then. */
function keepsLook(entry: Photo | Moving, media: FilmMedia | undefined): boolean {
  if (entry.kind === 'clip') {
    entry.looked.show(media?.look)
    return true
  }
  return lookName(entry.wish.look) === lookName(media?.look)
}
