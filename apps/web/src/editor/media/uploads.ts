import type { Asset } from '@clipmint/contract'

/** A file on its way to the storage, or one that could not get there. */
export type Upload = {
  id: number
  name: string
  /** 0 to 1. */
  share: number
  error: unknown
}

type UploadsParts = {
  send: (file: File, onShare: (share: number) => void) => Promise<Asset>
  onStored: (asset: Asset, slotId: string | null) => void
}

/** As many as a phone's line carries without each becoming slow. */
const AT_ONCE = 3

/** Files going up, a few at a time; what is stored goes into the slot it was meant for. */
export class Uploads {
  readonly #parts: UploadsParts
  readonly #listeners = new Set<() => void>()
  readonly #waiting: { file: File; id: number; slotId: string | null }[] = []
  #list: readonly Upload[] = []
  #running = 0
  #lastId = 0

  constructor(parts: UploadsParts) {
    this.#parts = parts
  }

  get list(): readonly Upload[] {
    return this.#list
  }

  /** Calls `listener` after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Sends files; the first goes into the slot, if one is named. */
  add(files: readonly File[], slotId: string | null): void {
    const fresh = files.map((file, index) => ({
      file,
      id: (this.#lastId += 1),
      slotId: index === 0 ? slotId : null,
    }))
    this.#waiting.push(...fresh)
    this.#become([
      ...this.#list,
      ...fresh.map(({ file, id }) => ({ id, name: file.name, share: 0, error: null })),
    ])
    while (this.#running < AT_ONCE && this.#waiting.length > 0) void this.#next()
  }

  /** Takes a failed upload off the list. */
  dismiss(id: number): void {
    this.#become(this.#list.filter((upload) => upload.id !== id))
  }

  async #next(): Promise<void> {
    const job = this.#waiting.shift()
    if (!job) return
    this.#running += 1
    try {
      const asset = await this.#parts.send(job.file, (share) => this.#change(job.id, { share }))
      this.dismiss(job.id)
      this.#parts.onStored(asset, job.slotId)
    } catch (error) {
      this.#change(job.id, { error })
    } finally {
      this.#running -= 1
      void this.#next()
    }
  }

  #change(id: number, change: Partial<Upload>): void {
    this.#become(this.#list.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)))
  }

  #become(list: readonly Upload[]): void {
    this.#list = list
    for (const listener of this.#listeners) listener()
  }
}
