import { ALL_FORMATS, Input, UrlSource } from 'mediabunny'

import type { MediaPicture } from '../media.ts'
import { type ClipFrame, ClipFrames } from './clip-frames.ts'

/** A jump further than this ahead is sought, not played through, in seconds. */
const LONGEST_SKIP = 0.75

/** A clip read frame by frame: each film time shows the very frame the finished file will. */
export type Clip = {
  /** The newest frame at hand. */
  find(): MediaPicture | null
  /** Waits for the frame at a moment of the file. Closed meanwhile, it gives up in silence. */
  seek(fileMs: number): Promise<void>
  /** Keeps up with playing: takes the frames that are due and asks for the next, without waiting. */
  follow(fileMs: number): void
  /** Off the screen: lets go of the decoder and all it holds, and keeps the newest frame. */
  rest(): void
  /** Lets go of its newest frame too, until it is sought again. */
  sleep(): void
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
  return new FrameReader(url, input, new ClipFrames(track))
}

class FrameReader implements Clip {
  readonly #url: string
  readonly #input: Input
  readonly #source: ClipFrames
  #current: ClipFrame | null = null
  #next: ClipFrame | null = null
  #frames: AsyncGenerator<ClipFrame, void> | null = null
  #busy = false
  #closed = false

  constructor(url: string, input: Input, source: ClipFrames) {
    this.#url = url
    this.#input = input
    this.#source = source
  }

  find(): MediaPicture | null {
    if (!this.#current) return null
    const { picture, timestamp } = this.#current
    const { width, height } = picture
    return { id: `${this.#url} ${timestamp}`, picture, width, height, changes: true }
  }

  async seek(fileMs: number): Promise<void> {
    const seconds = fileMs / 1000
    if (this.#closed || this.#shows(seconds)) return
    this.#stopFrames()
    try {
      const found = (await this.#source.at(seconds)) ?? (await this.#firstFrame())
      if (found) this.#show(found)
    } catch (error) {
      // The file is taken away from whoever still reads it when its film leaves the page.
      if (!this.#closed) throw error
    }
  }

  follow(fileMs: number): void {
    const seconds = fileMs / 1000
    if (this.#next && this.#next.timestamp <= seconds && seconds - this.#next.timestamp < LONGEST_SKIP) {
      this.#show(this.#next)
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

  rest(): void {
    if (this.#frames) this.#stopFrames()
  }

  sleep(): void {
    this.#stopFrames()
    this.#current?.picture.close()
    this.#current = null
  }

  close(): void {
    this.#closed = true
    this.sleep()
    this.#input.dispose()
  }

  /** Reads frames until one lies ahead of the moment, so that playing always has the next at hand. */
  async #read(seconds: number, jumped: boolean): Promise<void> {
    if (this.#next) return
    this.#frames ??= this.#source.from(seconds)
    for (;;) {
      const { value, done } = await this.#frames.next()
      if (done || !value) return
      if (value.timestamp > seconds && !jumped && !this.#closed) {
        this.#next = value
        return
      }
      this.#show(value)
      if (jumped) return
    }
  }

  #show(frame: ClipFrame): void {
    if (this.#closed) return frame.picture.close()
    this.#current?.picture.close()
    this.#current = frame
  }

  #shows(seconds: number): boolean {
    const current = this.#current
    return current !== null && seconds >= current.timestamp && seconds < current.timestamp + current.duration
  }

  async #firstFrame(): Promise<ClipFrame | null> {
    const frames = this.#source.from()
    const { value } = await frames.next()
    await frames.return()
    return value ?? null
  }

  #stopFrames(): void {
    this.#next?.picture.close()
    this.#next = null
    void this.#frames?.return().catch(() => {})
    this.#frames = null
  }
}
