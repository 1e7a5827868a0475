import { type PictureLook, plainLook } from '@clipmint/film'
import { AVERROR_EOF, AVMEDIA_TYPE_VIDEO, AVSEEK_FLAG_BACKWARD } from 'node-av/constants'
import { type CodecContext, type FormatContext, Frame, Packet, type Stream } from 'node-av/lib'

import type { MediaPicture } from '../media.ts'
import { rotationOf } from './clip-rotation.ts'
import { fillInColors, isHdr, ToneMapper } from './clip-tones.ts'
import { DecodedPicture } from './decoded/picture.ts'
import { takenSize } from './decoded/size.ts'
import { PixelDesk } from './pixels/desk.ts'
import { openDecoder, openFile } from './stream.ts'

/** A jump further ahead than this is sought from a key frame instead of decoded through, in milliseconds. */
const LONGEST_SKIP_MS = 3000
/** Frames decoded past the one that is shown: one says when that ends, another is there when it does. */
const FRAMES_AHEAD = 2

/** Where frames are laid, and how they are shown. */
type Laid = { desk: PixelDesk; look: PictureLook }
type Decoding = { format: FormatContext; stream: Stream; decoder: CodecContext }

/**
 * A clip decoded frame by frame, upright and with square pixels. The frame of a moment is the last that begins at or
 * before it, by the file's own timestamps, so that any frame rate is shown at the right time.
 */
export class ClipReader {
  readonly #path: string
  readonly #format: FormatContext
  readonly #decoder: CodecContext
  readonly #stream: Stream
  readonly #packet = new Packet()
  readonly #picture: DecodedPicture
  #tones: ToneMapper | null = null
  #current: Frame | null = null
  /** What follows the current frame, in order: where the first of them begins, the current one ends. */
  #ahead: Frame[] = []
  #spare: Frame[] = []
  #drained = false
  #shown: bigint | null = null
  /** When the file's first frame begins: nothing lies before it, so nothing before it is sought. */
  #first: bigint | null = null
  #hasJumped = false
  /** From here on, no frame can be decoded where it is sought. */
  #broken: bigint | null = null
  #work: Promise<unknown> = Promise.resolve()

  private constructor(path: string, { desk, look }: Laid, { format, stream, decoder }: Decoding) {
    this.#path = path
    this.#format = format
    this.#decoder = decoder
    this.#stream = stream
    this.#packet.alloc()
    const { num, den } = stream.codecpar.sampleAspectRatio
    const stretch = num > 0 && den > 0 ? num / den : 1
    const turn = rotationOf(stream)
    this.#picture = new DecodedPicture({ path, turn, stretch, changes: true, look, takenAt: takenSize }, desk)
  }

  /**
   * Opens the video of a file, whose frames are laid on a desk in a look, to be decoded in haste if need be. Throws when
   * there is none that can be decoded.
   */
  static async open(
    path: string,
    { desk = new PixelDesk(), hasty = false, look = plainLook } = {},
  ): Promise<ClipReader> {
    const format = await openFile(path)
    const video = await openDecoder(format, AVMEDIA_TYPE_VIDEO, { hasty })
    if (!video) throw new Error(`${path} holds no video that can be decoded.`)
    return new ClipReader(path, { desk, look }, { format, ...video })
  }

  /** The frame last sought. */
  find(): MediaPicture | null {
    return this.#picture.hasFrame ? this.#picture : null
  }

  /** Shows the frame of a moment of the file; calls queue behind each other. */
  seek(fileMs: number): Promise<void> {
    return this.#queue(() => this.#seek(fileMs))
  }

  /** Decodes as far as the frame of a moment without making a picture of it: what a bare encode does with a clip. */
  decodeOnly(fileMs: number): Promise<void> {
    return this.#queue(() => this.#decode(this.#toTicks(fileMs), fileMs))
  }

  async close(): Promise<void> {
    await this.#work
    for (const frame of [this.#current, ...this.#ahead, ...this.#spare]) frame?.free()
    this.#packet.free()
    this.#picture.release()
    this.#tones?.close()
    this.#decoder.freeContext()
    await this.#format.closeInput()
  }

  /** Does work on the file, one piece after the other, and decodes on meanwhile what the next will ask for. */
  #queue(piece: () => Promise<void>): Promise<void> {
    const work = this.#work.then(piece)
    this.#work = work.then(() => this.#decodeAhead()).catch(() => {})
    return work
  }

  async #seek(fileMs: number): Promise<void> {
    await this.#decode(this.#toTicks(fileMs), fileMs)
    const frame = this.#current
    if (!frame || frame.bestEffortTimestamp === this.#shown) return
    const shown = isHdr(frame) ? await this.#toSdr(frame) : frame
    fillInColors(shown)
    this.#picture.show(shown)
    this.#shown = frame.bestEffortTimestamp
  }

  #toSdr(frame: Frame): Promise<Frame> {
    this.#tones ??= new ToneMapper()
    return this.#tones.map(frame, takenSize(frame))
  }

  async #decode(wanted: bigint, fileMs: number): Promise<void> {
    const at = this.#current?.bestEffortTimestamp
    const jumpsBack = at !== undefined && wanted < at && at !== this.#first
    const isFar = at !== undefined && wanted > at + this.#toTicks(LONGEST_SKIP_MS)
    const jumpsAhead = isFar && (this.#broken === null || wanted < this.#broken)
    if (jumpsBack || jumpsAhead || (at === undefined && fileMs > LONGEST_SKIP_MS)) await this.#jump(wanted)
    await this.#decodeTo(wanted)
    if (this.#current) return
    // Nothing could be decoded there: the last frame before the break stays, and is not looked for again.
    this.#broken = wanted
    await this.#jump(0n)
    await this.#decodeTo(wanted)
    if (!this.#current) throw new Error(`${this.#path} is broken: none of its frames can be decoded.`)
  }

  /** Decodes until the next frame lies after the moment; the first frame stands for all before it. */
  async #decodeTo(wanted: bigint): Promise<void> {
    this.#current ??= await this.#nextFrame()
    if (!this.#hasJumped) this.#first ??= this.#current?.bestEffortTimestamp ?? null
    while (this.#current) {
      const next = this.#ahead.shift() ?? (await this.#nextFrame())
      if (!next) return
      if (next.bestEffortTimestamp > wanted) {
        this.#ahead.unshift(next)
        return
      }
      this.#keep(this.#current)
      this.#current = next
    }
  }

  async #decodeAhead(): Promise<void> {
    if (!this.#current || this.#ahead.length >= FRAMES_AHEAD) return
    const next = await this.#nextFrame()
    if (next) this.#ahead.push(next)
  }

  async #jump(wanted: bigint): Promise<void> {
    const moved = await this.#format.seekFrame(this.#stream.index, wanted, AVSEEK_FLAG_BACKWARD)
    // Files that cannot be sought are read from where they stand, or from the beginning of what is decoded.
    if (moved < 0) await this.#format.seekFrame(this.#stream.index, 0n, AVSEEK_FLAG_BACKWARD)
    this.#hasJumped = true
    this.#decoder.flushBuffers()
    this.#drained = false
    for (const frame of [this.#current, ...this.#ahead]) if (frame) this.#keep(frame)
    this.#current = null
    this.#ahead = []
    this.#shown = null
  }

  async #nextFrame(): Promise<Frame | null> {
    const frame = this.#spare.pop() ?? allocFrame()
    for (;;) {
      const received = await this.#decoder.receiveFrame(frame)
      if (received === 0) return frame
      // A broken frame is passed over, as players do; the end is the end.
      if (received === AVERROR_EOF || this.#drained) break
      await this.#feed()
    }
    this.#keep(frame)
    return null
  }

  /** Hands the decoder its next packet; at the end of the file, the word to give out what it still holds. */
  async #feed(): Promise<void> {
    while ((await this.#format.readFrame(this.#packet)) >= 0) {
      const ours = this.#packet.streamIndex === this.#stream.index
      if (ours) await this.#decoder.sendPacket(this.#packet)
      this.#packet.unref()
      if (ours) return
    }
    this.#drained = true
    await this.#decoder.sendPacket(null)
  }

  #keep(frame: Frame): void {
    frame.unref()
    this.#spare.push(frame)
  }

  #toTicks(ms: number): bigint {
    const { num, den } = this.#stream.timeBase
    // Half a tick of slack: 33.333 ms is the second frame of a film at 30, not the first.
    return BigInt(Math.floor((ms * den) / (1000 * num) + 0.5))
  }
}

function allocFrame(): Frame {
  const frame = new Frame()
  frame.alloc()
  return frame
}
