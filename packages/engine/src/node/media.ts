import { type Film, type FilmMedia, type FilmScene, scenesAt } from '@clipmint/film'

import { shareNeeded } from '../draw/photo-share.ts'
import { clipsAt, type MediaPicture, mediaKeysIn, type MediaSource } from '../media.ts'
import { ClipReader } from './clip.ts'
import { namingPlace } from './media-fault.ts'
import { loadPhoto, type Photo } from './photo.ts'

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
  readonly #photos = new Map<string, Photo>()
  readonly #clips = new Map<string, ClipReader>()

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
    const { current, leaving } = scenesAt(this.#film, timeMs)
    const scenes = leaving ? [leaving, current] : [current]
    await this.#keepOnly(scenes)
    for (const { key, fileMs } of clipsAt(this.#film, timeMs)) {
      const clip = this.#clips.get(key)
      if (clip) await namingPlace(this.#film, key, clip.seek(fileMs))
    }
  }

  async close(): Promise<void> {
    for (const photo of this.#photos.values()) photo.release()
    this.#photos.clear()
    await Promise.all([...this.#clips.values()].map((clip) => clip.close()))
    this.#clips.clear()
  }

  async #keepOnly(scenes: readonly FilmScene[]): Promise<void> {
    const keys = new Set(scenes.flatMap(mediaKeysIn))
    if (this.#film.logoKey !== null) keys.add(this.#film.logoKey)
    for (const [key, photo] of this.#photos) {
      if (keys.has(key)) continue
      this.#photos.delete(key)
      photo.release()
    }
    for (const [key, clip] of this.#clips) {
      if (keys.has(key)) continue
      this.#clips.delete(key)
      await clip.close()
    }
    for (const key of keys) {
      const media = this.#film.media[key]
      if (media && !this.#photos.has(key) && !this.#clips.has(key))
        await namingPlace(this.#film, key, this.#open(media))
    }
  }

  async #open(media: FilmMedia): Promise<void> {
    const { key, file } = media
    const path = this.#files[file.id]
    if (path === undefined)
      throw new Error(`The film shows the file ${file.id}, but no path is given for it.`)
    const share = shareNeeded(this.#film, media) * this.#scale
    if (file.kind === 'image') this.#photos.set(key, await loadPhoto(path, share))
    else this.#clips.set(key, await ClipReader.open(path, { hasty: this.#hasty }))
  }
}
