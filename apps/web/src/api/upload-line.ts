import type { Asset } from '@clipmint/contract'

/** Sends a file to the owner's storage; tells how far it has come, 0 to 1. */
export type SendFile<Stored = Asset> = (
  file: File,
  way: { signal: AbortSignal; onShare: (share: number) => void },
) => Promise<Stored>

type LineParts<Key, Stored> = {
  send: SendFile<Stored>
  onBegun?: (key: Key) => void
  onShare: (key: Key, share: number) => void
  onStored: (key: Key, stored: Stored) => void
  onFailed: (key: Key, error: unknown) => void
}

/** As many as a phone's line carries without each becoming slow. */
const AT_ONCE = 3

/** Files on their way up, a few at a time, in the order in which they were added. */
export class UploadLine<Key, Stored = Asset> {
  readonly #parts: LineParts<Key, Stored>
  readonly #sending = new Map<Key, AbortController>()
  #waiting: { key: Key; file: File }[] = []

  constructor(parts: LineParts<Key, Stored>) {
    this.#parts = parts
  }

  /** Sends a file as soon as there is room for it. */
  add(key: Key, file: File): void {
    this.#waiting.push({ key, file })
    this.#sendNext()
  }

  /** Calls a file back, on its way or before; nothing more is told of it. */
  stop(key: Key): void {
    this.#waiting = this.#waiting.filter((job) => job.key !== key)
    this.#sending.get(key)?.abort()
    this.#sending.delete(key)
    this.#sendNext()
  }

  stopAll(): void {
    this.#waiting = []
    for (const key of this.#sending.keys()) this.stop(key)
  }

  #sendNext(): void {
    while (this.#sending.size < AT_ONCE) {
      const job = this.#waiting.shift()
      if (!job) return
      void this.#send(job)
    }
  }

  async #send({ key, file }: { key: Key; file: File }): Promise<void> {
    const { onBegun, onShare, onStored, onFailed, send } = this.#parts
    const stop = new AbortController()
    const { signal } = stop
    this.#sending.set(key, stop)
    onBegun?.(key)
    try {
      const stored = await send(file, { signal, onShare: (share) => !signal.aborted && onShare(key, share) })
      if (!signal.aborted) onStored(key, stored)
    } catch (error) {
      if (!signal.aborted) onFailed(key, error)
    } finally {
      if (!signal.aborted) this.#sending.delete(key)
      this.#sendNext()
    }
  }
}
