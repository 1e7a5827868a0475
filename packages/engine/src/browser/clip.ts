import { ALL_FORMATS, CanvasSink, Input, UrlSource, type WrappedCanvas } from 'mediabunny'

import type { MediaPicture } from '../media.ts'

/** A jump further than this ahead is sought, not played through, in seconds. */
const LONGEST_SKIP = 0.75

/** A clip read frame by frame: each film time shows the very frame the finished file will. */
export type Clip = {
  /** The newest frame at hand. */
  find(): MediaPicture | null
  /** Waits for the frame at a moment of the file. */
  seek(fileMs: number): Promise<void>
  /** Keeps up with playing: takes the frames that are due and asks for the next, without waiting. */
  follow(fileMs: number): void
  close(): void
}

/** Opens the clip at an address. Rejects when this browser cannot read or decode it. */
export async function openClip(url: string): Promise<Clip> {
  const input = new Input({ source: new UrlSource(url), formats: ALL_FORMATS })
  const track = await input.getPrimaryVideoTrack()
  if (!track || !(await track.canDecode())) {
    input.dispose()
    throw new Error(`This browser cannot decode the clip at ${url}.`)
  }
  return new FrameReader(url, input, new CanvasSink(track, { poolSize: 4 }))
}

class FrameReader implements Clip {
  readonly #url: string
  readonly #input: Input
  readonly #sink: CanvasSink
  #current: WrappedCanvas | null = null
  #next: WrappedCanvas | null = null
  #frames: AsyncGenerator<WrappedCanvas, void> | null = null
  #busy = false
  #closed = false

  constructor(url: string, input: Input, sink: CanvasSink) {
    this.#url = url
    this.#input = input
    this.#sink = sink
  }

  find(): MediaPicture | null {
    if (!this.#current) return null
    const { canvas, timestamp } = this.#current
    return {
      id: `${this.#url} ${timestamp}`,
      picture: canvas,
      width: canvas.width,
      height: canvas.height,
      changes: true,
    }
  }

  async seek(fileMs: number): Promise<void> {
    const seconds = fileMs / 1000
    if (this.#closed || this.#shows(seconds)) return
    this.#stopFrames()
    const found = (await this.#sink.getCanvas(seconds)) ?? (await this.#firstFrame())
    if (found && !this.#closed) this.#current = found
  }

  follow(fileMs: number): void {
    const seconds = fileMs / 1000
    if (this.#next && this.#next.timestamp <= seconds && seconds - this.#next.timestamp < LONGEST_SKIP) {
      this.#current = this.#next
      this.#next = null
    }
    if (this.#busy || this.#closed) return
    const jumped =
      !this.#current || seconds < this.#current.timestamp || seconds - this.#current.timestamp > LONGEST_SKIP
    if (jumped) this.#stopFrames()
    this.#busy = true
    void this.#read(seconds, jumped)
      .catch(() => this.#stopFrames())
      .finally(() => {
        this.#busy = false
      })
  }

  close(): void {
    this.#closed = true
    this.#stopFrames()
    this.#current = null
    this.#input.dispose()
  }

  /** Reads frames until one lies ahead of the moment, so that playing always has the next at hand. */
  async #read(seconds: number, jumped: boolean): Promise<void> {
    if (this.#next) return
    this.#frames ??= this.#sink.canvases(seconds)
    for (;;) {
      const { value, done } = await this.#frames.next()
      if (done || !value) return
      if (value.timestamp > seconds && !jumped) {
        this.#next = value
        return
      }
      this.#current = value
      if (jumped) return
    }
  }

  #shows(seconds: number): boolean {
    const current = this.#current
    return current !== null && seconds >= current.timestamp && seconds < current.timestamp + current.duration
  }

  async #firstFrame(): Promise<WrappedCanvas | null> {
    const frames = this.#sink.canvases()
    const { value } = await frames.next()
    await frames.return()
    return value ?? null
  }

  #stopFrames(): void {
    this.#next = null
    void this.#frames?.return().catch(() => {})
    this.#frames = null
  }
}
