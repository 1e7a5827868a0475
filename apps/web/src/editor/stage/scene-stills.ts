import { FilmView } from '@clipmint/engine/browser'
import { type Film, sceneMoment } from '@clipmint/film'

import type { Playback } from '../../player/playback.ts'

/** After an edit the stage comes first; its stills follow when typing rests for a moment. */
const REST_MS = 180
/** Wide enough for a thumbnail on a sharp screen. */
const WIDTH = 240

/** A still picture of each scene, redrawn where an edit changed it. */
export class SceneStills {
  readonly #playback: Playback
  readonly #canvas = document.createElement('canvas')
  readonly #stills = new Map<string, { key: string; canvas: HTMLCanvasElement }>()
  readonly #listeners = new Set<() => void>()
  #view: FilmView | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #round = 0
  #version = 0

  constructor(playback: Playback) {
    this.#playback = playback
  }

  /** Counts drawn stills, so that whoever shows one knows when to copy it again. */
  get version(): number {
    return this.#version
  }

  /** Calls `listener` when a still has changed, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The picture of a scene; null until it is drawn. */
  find(sceneId: string): HTMLCanvasElement | null {
    return this.#stills.get(sceneId)?.canvas ?? null
  }

  /** Keeps the stills like this film from now on. */
  follow(film: Film): void {
    clearTimeout(this.#timer)
    const isFirst = this.#stills.size === 0
    this.#timer = setTimeout(() => void this.#drawAll(film), isFirst ? 0 : REST_MS)
  }

  dispose(): void {
    clearTimeout(this.#timer)
    this.#round += 1
    this.#view?.dispose()
    this.#view = null
  }

  async #drawAll(film: Film): Promise<void> {
    const round = (this.#round += 1)
    const stale = film.scenes.filter((scene) => this.#stills.get(scene.id)?.key !== keyOf(film, scene.id))
    if (stale.length === 0) return
    this.#prepareView(film)
    for (const scene of stale) {
      await this.#view?.drawExactly(sceneMoment(film, scene.id) ?? scene.startMs)
      if (round !== this.#round) return
      this.#keep(scene.id, keyOf(film, scene.id))
    }
    this.#view?.sleep()
  }

  #prepareView(film: Film): void {
    const { library, urlOf } = this.#playback
    const isOtherSize = this.#view !== null && this.#view.film.ratio !== film.ratio
    if (isOtherSize) {
      this.#view?.dispose()
      this.#view = null
    }
    if (this.#view) this.#view.show(film)
    else this.#view = new FilmView(this.#canvas, film, { library, urlOf, pixelRatio: WIDTH / film.width })
  }

  #keep(sceneId: string, key: string): void {
    const { canvas = document.createElement('canvas') } = this.#stills.get(sceneId) ?? {}
    canvas.width = this.#canvas.width
    canvas.height = this.#canvas.height
    canvas.getContext('2d')?.drawImage(this.#canvas, 0, 0)
    this.#stills.set(sceneId, { key, canvas })
    this.#version += 1
    for (const listener of this.#listeners) listener()
  }
}

/** All that a scene looks like, as a key. */
function keyOf(film: Film, sceneId: string): string {
  const scene = film.scenes.find(({ id }) => id === sceneId)
  const media = (scene?.layers ?? []).flatMap((layer) =>
    layer.kind === 'media' && layer.mediaKey !== null ? [film.media[layer.mediaKey]] : [],
  )
  return JSON.stringify([film.ratio, scene, media, film.logo, film.watermark])
}
