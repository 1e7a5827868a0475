import { type Asset, limits } from '@clipmint/contract'

import { type SendFile, UploadLine } from '../../../api/upload-line.ts'
import { mediaFileOf } from '../../../player/material.ts'

/** A picture or clip of the form: on its way up, turned away, or stored. */
export type TrayItem = {
  key: string
  name: string
  type: 'image' | 'video'
  /** A link to the file on this machine, shown until the server has its own; null once it has. */
  localUrl: string | null
  /** Of its way up, 0 to 1. */
  share: number
  state: 'waiting' | 'sending' | 'failed' | 'stored'
  asset: Asset | null
  error: unknown
}

type TrayParts = {
  send: SendFile
  urls: { make: (file: File) => string; drop: (url: string) => void }
}

const videoNames = /\.(?:mp4|mov|webm|m4v|mkv|avi|3gp)$/i

/** The pictures and clips of a form, in their owner's order; what is added goes up by itself. */
export class Tray {
  readonly #urls: TrayParts['urls']
  readonly #line: UploadLine<string>
  readonly #listeners = new Set<() => void>()
  /** What was added and is not stored, so that it can be sent again. */
  readonly #files = new Map<string, File>()
  #list: readonly TrayItem[]
  #leftOut = 0
  #lastKey = 0

  constructor({ send, urls }: TrayParts, stored: readonly Asset[]) {
    this.#urls = urls
    this.#list = stored.map(itemOf)
    this.#line = new UploadLine({
      send,
      onBegun: (key) => this.#change(key, { state: 'sending' }),
      onShare: (key, share) => this.#change(key, { share }),
      onFailed: (key, error) => this.#change(key, { state: 'failed', error }),
      onStored: (key, asset) => {
        this.#forget(key)
        this.#change(key, { state: 'stored', share: 1, asset, type: mediaFileOf(asset).kind, localUrl: null })
      },
    })
  }

  get list(): readonly TrayItem[] {
    return this.#list
  }

  /** The files that are stored or on their way up: these have a place in the order, and count. */
  get kept(): TrayItem[] {
    return this.#list.filter(isKept)
  }

  /** How many files of the last lot found no room. */
  get leftOut(): number {
    return this.#leftOut
  }

  /** The stored files, in order. */
  get assets(): Asset[] {
    return this.#list.flatMap(({ asset }) => asset ?? [])
  }

  get isBusy(): boolean {
    return this.#list.some(({ state }) => state === 'waiting' || state === 'sending')
  }

  /** Resolves when nothing is on its way any more. */
  settled(): Promise<void> {
    if (!this.isBusy) return Promise.resolve()
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        if (this.isBusy) return
        stop()
        resolve()
      })
    })
  }

  /** Calls `listener` after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Takes files as far as there is room and sends them up. */
  add(files: readonly File[]): void {
    const entered = files.map((file) => this.#enter(file))
    const room = Math.max(0, limits.productMediaMax - this.kept.length)
    const out = new Set(entered.filter(isKept).slice(room))
    this.#leftOut = out.size
    for (const { key, localUrl } of out) this.#letGo(key, localUrl)
    const fresh = entered.filter((item) => !out.has(item))
    this.#become([...this.#list, ...fresh])
    for (const { key, state } of fresh) if (state === 'waiting') this.#send(key)
  }

  /** Takes an item away, and stops it on its way. */
  remove(key: string): void {
    this.#forget(key)
    this.#leftOut = 0
    this.#become(this.#list.filter((item) => item.key !== key))
  }

  /** Takes all away that were turned away. */
  removeRefused(): void {
    for (const { key } of this.#list.filter((item) => !isKept(item))) this.#forget(key)
    this.#become(this.#list.filter(isKept))
  }

  /** Sends again what failed, if there is room for it by now. */
  retry(key: string): void {
    if (this.kept.length >= limits.productMediaMax) {
      this.#leftOut = 1
      return this.#become([...this.#list])
    }
    this.#leftOut = 0
    this.#change(key, { state: 'waiting', share: 0, error: null })
    this.#send(key)
  }

  /** Puts an item at a place of the order; places past the ends are the ends. */
  move(key: string, to: number): void {
    const item = this.kept.find((one) => one.key === key)
    if (!item) return
    const others = this.kept.filter((one) => one !== item)
    const ordered = others.toSpliced(Math.max(0, Math.min(others.length, to)), 0, item)
    this.#become([...ordered, ...this.#list.filter((one) => !isKept(one))])
  }

  /** Takes newer words about stored files: a clip that is ready now. */
  renew(assets: readonly Asset[]): void {
    const byId = new Map(assets.map((asset) => [asset._id, asset]))
    this.#become(
      this.#list.map((item) => ({ ...item, asset: (item.asset && byId.get(item.asset._id)) ?? item.asset })),
    )
  }

  /** Stops everything on its way and lets go of what the browser shows, until it is opened again. */
  close(): void {
    this.#line.stopAll()
    for (const { localUrl } of this.#list) if (localUrl !== null) this.#urls.drop(localUrl)
  }

  /** Goes on where it was closed: what had not arrived is sent again, from its beginning. */
  open(): void {
    const files = this.#files
    if (files.size === 0) return
    this.#become(
      this.#list.map((item) => {
        const file = files.get(item.key)
        if (!file) return item
        const localUrl = this.#urls.make(file)
        return isKept(item) ? { ...item, localUrl, state: 'waiting', share: 0 } : { ...item, localUrl }
      }),
    )
    for (const { key } of this.kept) this.#send(key)
  }

  #enter(file: File): TrayItem {
    const key = `up-${(this.#lastKey += 1)}`
    this.#files.set(key, file)
    const type = file.type.startsWith('video/') || videoNames.test(file.name) ? 'video' : 'image'
    const item: TrayItem = {
      key,
      name: file.name,
      type,
      localUrl: this.#urls.make(file),
      share: 0,
      state: 'waiting',
      asset: null,
      error: null,
    }
    const most = type === 'video' ? limits.videoBytes : limits.imageBytes
    return file.size > most ? { ...item, state: 'failed', error: new TooLarge(type) } : item
  }

  #send(key: string): void {
    const file = this.#files.get(key)
    if (file) this.#line.add(key, file)
  }

  #forget(key: string): void {
    this.#letGo(key, this.#list.find((item) => item.key === key)?.localUrl ?? null)
  }

  #letGo(key: string, url: string | null): void {
    this.#line.stop(key)
    this.#files.delete(key)
    if (url !== null) this.#urls.drop(url)
  }

  #change(key: string, change: Partial<TrayItem>): void {
    this.#become(this.#list.map((item) => (item.key === key ? { ...item, ...change } : item)))
  }

  #become(list: readonly TrayItem[]): void {
    this.#list = list
    for (const listener of this.#listeners) listener()
  }
}

/** A file that the server would refuse for its size: said before it is sent. */
export class TooLarge extends Error {
  override name = 'TooLarge'
  readonly type: 'image' | 'video'

  constructor(type: 'image' | 'video') {
    super(`The ${type} is larger than may be stored.`)
    this.type = type
  }
}

/** A file that was turned away has no place among the others. */
export function isKept({ state }: TrayItem): boolean {
  return state !== 'failed'
}

function itemOf(asset: Asset): TrayItem {
  return {
    key: asset._id,
    name: asset.originalName,
    type: mediaFileOf(asset).kind,
    localUrl: null,
    share: 1,
    state: 'stored',
    asset,
    error: null,
  }
}
