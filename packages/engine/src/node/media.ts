import { fileNameOf, type Film, type FilmMedia, type FilmScene, plainLook, scenesAt } from '@clipmint/film'

import { shareNeeded } from '../draw/photo-share.ts'
import { clipsAt, type MediaPicture, mediaKeysIn, type MediaSource } from '../media.ts'
import { ClipReader } from './clip.ts'
import { namingPlace } from './media-fault.ts'
import { loadPhoto, type Photo } from './photo.ts'
import { PixelDesk } from './pixels/desk.ts'

/** How long before a scene begins its files are opened, in milliseconds: longer than reading a large photograph takes. */
const AHEAD_MS = 500

/** Where the files of a film lie on this machine, by their id. */
export type FilmFiles = Readonly<Record<string, string>>

/**
 * The pictures and clips of a film, read from files: those of the scenes on screen are at hand, those of scenes gone by
 * are let go.
 */
export class NodeMedia implements MediaSource {
  readonly #film: Film
  readonly #files: FilmFiles
  readonly #scale: number
  readonly #hasty: boolean
  /** Where what is decoded is laid. */
  readonly desk = new PixelDesk()
  readonly #photos = new Map<string, Photo>()
  readonly #clips = new Map<string, ClipReader>()
  /** Files being opened, by key. */
  readonly #coming = new Map<string, Promise<void>>()

  /**
   * `scale` is how many pixels of the frame there will be to one of the film: photographs are kept no larger. `hasty` is
   * for clips.
   */
  constructor(film: Film, files: FilmFiles, { scale = 1, hasty = false } = {}) {
    this.#film = film
    this.#files = files
    this.#scale = scale
    this.#hasty = hasty
  }

  find(key: string): MediaPicture | null {
    return this.#photos.get(key) ?? this.#clips.get(key)?.find() ?? null
  }

  /** Brings everything that is on screen at a time. Throws when a file is missing or broken. */
  async prepare(timeMs: number): Promise<void> {
    const keys = this.#keysOf(this.#onScreen(timeMs))
    await this.#letGo(new Set([...keys, ...this.#keysOf(this.#soonAt(timeMs))]))
    for (const key of keys) await namingPlace(this.#film, key, this.#opened(key))
    for (const { key, fileMs } of clipsAt(this.#film, timeMs)) {
      const clip = this.#clips.get(key)
      if (clip) await namingPlace(this.#film, key, clip.seek(fileMs))
    }
  }

  /** Begins to open what is on screen at a time or soon will be: the frames until then need not wait for it. */
  expect(timeMs: number): void {
    for (const key of this.#keysOf([...this.#onScreen(timeMs), ...this.#soonAt(timeMs)])) {
      // Whoever needs it hears of what goes wrong.
      this.#opened(key).catch(() => {})
    }
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#coming.values())
    await this.#letGo(new Set())
  }

  #onScreen(timeMs: number): FilmScene[] {
    const { current, leaving } = scenesAt(this.#film, timeMs)
    return leaving ? [leaving, current] : [current]
  }

  #soonAt(timeMs: number): FilmScene[] {
    return this.#film.scenes.filter(({ startMs }) => startMs > timeMs && startMs - timeMs <= AHEAD_MS)
  }

  #keysOf(scenes: readonly FilmScene[]): Set<string> {
    const keys = new Set(scenes.flatMap(mediaKeysIn))
    if (scenes.length > 0 && this.#film.logo) keys.add(this.#film.logo.key)
    return keys
  }

  async #letGo(kept: ReadonlySet<string>): Promise<void> {
    for (const [key, photo] of this.#photos) {
      if (kept.has(key)) continue
      this.#photos.delete(key)
      photo.release()
    }
    for (const [key, clip] of this.#clips) {
      if (kept.has(key)) continue
      this.#clips.delete(key)
      await clip.close()
    }
  }

  #opened(key: string): Promise<void> {
    const media = this.#film.media[key]
    if (!media || this.#photos.has(key) || this.#clips.has(key)) return Promise.resolve()
    const known = this.#coming.get(key)
    if (known) return known
    const opening = this.#open(media).finally(() => this.#coming.delete(key))
    this.#coming.set(key, opening)
    return opening
  }

  async #open(media: FilmMedia): Promise<void> {
    const { key, file } = media
    const path = this.#files[fileNameOf(media)]
    if (path === undefined)
      throw new Error(
        `The film shows the file ${file.id}, but no path is given for ${media.cut ? 'its cut-out' : 'it'}.`,
      )
    const share = shareNeeded(this.#film, media) * this.#scale
    const { desk } = this
    const { look = plainLook } = media
    if (file.kind === 'image') this.#photos.set(key, await loadPhoto(path, { share, desk, look }))
    else this.#clips.set(key, await ClipReader.open(path, { hasty: this.#hasty, desk, look }))
  }
}
