import type { Asset } from '@clipmint/contract'

import { type SendFile, UploadLine } from '../../../api/upload-line.ts'

/** A file on its way to the storage. `paused` and `failed` ones wait for their owner. */
export type QueuedUpload = {
  id: number
  name: string
  bytes: number
  state: 'waiting' | 'sending' | 'paused' | 'failed'
  /** 0 to 1. */
  share: number
  error: unknown
}

type QueueParts = { send: SendFile; onStored: (asset: Asset) => void }

/** Files going up three at a time, each of which can be paused (it is sent again from its beginning), and called off. */
export class UploadQueue {
  readonly #line: UploadLine<number>
  readonly #files = new Map<number, File>()
  readonly #listeners = new Set<() => void>()
  #list: readonly QueuedUpload[] = []
  #lastId = 0

  constructor({ send, onStored }: QueueParts) {
    this.#line = new UploadLine({
      send,
      onBegun: (id) => this.#change(id, { state: 'sending', share: 0 }),
      onShare: (id, share) => this.#change(id, { share }),
      onFailed: (id, error) => this.#change(id, { state: 'failed', error }),
      onStored: (id, asset) => {
        this.#takeOff(id)
        onStored(asset)
      },
    })
  }

  get list(): readonly QueuedUpload[] {
    return this.#list
  }

  /** Calls `listener` after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  add(files: readonly File[]): void {
    const fresh = files.map((file) => ({ file, id: (this.#lastId += 1) }))
    for (const { file, id } of fresh) this.#files.set(id, file)
    const queued = fresh.map(({ file: { name, size }, id }): QueuedUpload => {
      return { id, name, bytes: size, state: 'waiting', share: 0, error: null }
    })
    this.#become([...this.#list, ...queued])
    for (const { file, id } of fresh) this.#line.add(id, file)
  }

  /** Holds a file back; one that is on its way is stopped there. */
  pause(id: number): void {
    if (!this.#isIn(id, ['waiting', 'sending'])) return
    this.#change(id, { state: 'paused', share: 0 })
    this.#line.stop(id)
  }

  /** Sends a paused or failed file, after those that wait. */
  resume(id: number): void {
    const file = this.#files.get(id)
    if (!file || !this.#isIn(id, ['paused', 'failed'])) return
    this.#change(id, { state: 'waiting', share: 0, error: null })
    this.#line.add(id, file)
  }

  pauseAll(): void {
    // Those that wait first: else each that is stopped would let the next one go.
    for (const state of ['waiting', 'sending'] as const)
      for (const upload of this.#list.filter((it) => it.state === state)) this.pause(upload.id)
  }

  resumeAll(): void {
    for (const { id, state } of this.#list) if (state === 'paused') this.resume(id)
  }

  /** Calls a file back and forgets it. */
  cancel(id: number): void {
    this.#takeOff(id)
    this.#line.stop(id)
  }

  /** Forgets everything, and stops what is on its way: who was signed in left. */
  clear(): void {
    this.#files.clear()
    this.#become([])
    this.#line.stopAll()
  }

  #isIn(id: number, states: readonly QueuedUpload['state'][]): boolean {
    return this.#list.some((upload) => upload.id === id && states.includes(upload.state))
  }

  #takeOff(id: number): void {
    this.#files.delete(id)
    this.#become(this.#list.filter((upload) => upload.id !== id))
  }

  #change(id: number, change: Partial<QueuedUpload>): void {
    this.#become(this.#list.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)))
  }

  #become(list: readonly QueuedUpload[]): void {
    this.#list = list
    for (const listener of this.#listeners) listener()
  }
}
