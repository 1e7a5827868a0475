import type { Asset } from '@clipmint/contract'

import { type SendFile, UploadLine } from '../../api/upload-line.ts'

/** A file on its way to the storage, or one that could not get there. */
export type Upload = {
  id: number
  name: string
  bytes: number
  /** 0 to 1. */
  share: number
  error: unknown
}

type UploadsParts = {
  send: SendFile
  onStored: (asset: Asset, slotId: string | null) => void
}

/** Files going up; what is stored goes into the slot it was meant for. */
export class Uploads {
  readonly #line: UploadLine<number>
  readonly #slots = new Map<number, string>()
  readonly #listeners = new Set<() => void>()
  #list: readonly Upload[] = []
  #lastId = 0

  constructor({ send, onStored }: UploadsParts) {
    this.#line = new UploadLine({
      send,
      onShare: (id, share) => this.#change(id, { share }),
      onFailed: (id, error) => this.#change(id, { error }),
      onStored: (id, asset) => {
        const slotId = this.#slots.get(id) ?? null
        this.#takeOff(id)
        onStored(asset, slotId)
      },
    })
  }

  get list(): readonly Upload[] {
    return this.#list
  }

  /** The slots that files are on their way into. */
  get slotIds(): string[] {
    return this.#list.flatMap(({ id, error }) => (error === null ? (this.#slots.get(id) ?? []) : []))
  }

  /** Calls `listener` after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Sends files; the first goes into the slot, if one is named. */
  add(files: readonly File[], slotId: string | null): void {
    const fresh = files.map((file) => ({ file, id: (this.#lastId += 1) }))
    const [first] = fresh
    if (first && slotId !== null) this.#slots.set(first.id, slotId)
    this.#become([
      ...this.#list,
      ...fresh.map(({ file, id }) => ({ id, name: file.name, bytes: file.size, share: 0, error: null })),
    ])
    for (const { file, id } of fresh) this.#line.add(id, file)
  }

  /** Takes every failed upload off the list. */
  dismissFailed(): void {
    for (const { id } of this.#list.filter(({ error }) => error !== null)) this.#slots.delete(id)
    this.#become(this.#list.filter(({ error }) => error === null))
  }

  #takeOff(id: number): void {
    this.#slots.delete(id)
    this.#become(this.#list.filter((upload) => upload.id !== id))
  }

  #change(id: number, change: Partial<Upload>): void {
    this.#become(this.#list.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)))
  }

  #become(list: readonly Upload[]): void {
    this.#list = list
    for (const listener of this.#listeners) listener()
  }
}
