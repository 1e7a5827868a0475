import { createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas'
import {
  AV_PIX_FMT_RGBA,
  AV_PKT_DATA_DISPLAYMATRIX,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT470BG,
  AVCOL_SPC_BT709,
  AVCOL_SPC_UNSPECIFIED,
  AVERROR_EOF,
  AVMEDIA_TYPE_VIDEO,
  AVSEEK_FLAG_BACKWARD,
} from 'node-av/constants'
import {
  type CodecContext,
  FFmpegError,
  type FormatContext,
  Frame,
  Packet,
  SoftwareScaleContext,
  type Stream,
} from 'node-av/lib'

import type { MediaPicture } from '../media.ts'
import { openDecoder, openFile } from './stream.ts'

/** A jump further ahead than this is sought from a key frame instead of decoded through, in milliseconds. */
const LONGEST_SKIP_MS = 3000
/** Frames are taken at no more than this many pixels on their shorter side: a film is 1080 wide. */
const MOST_SHORT_SIDE = 1440

/**
 * A clip decoded frame by frame, upright and with square pixels. The frame of a moment is the last that begins at or
 * before it, by the file's own timestamps, so that any frame rate is shown at the right time.
 */
export class ClipReader {
  readonly #format: FormatContext
  readonly #decoder: CodecContext
  readonly #stream: Stream
  readonly #packet = new Packet()
  readonly #screen: ClipScreen
  #current: Frame | null = null
  #ahead: Frame | null = null
  #spare: Frame[] = []
  #drained = false
  #shown: bigint | null = null
  /** When the file's first frame begins: nothing lies before it, so nothing before it is sought. */
  #first: bigint | null = null
  #hasJumped = false
  #work: Promise<unknown> = Promise.resolve()

  private constructor(format: FormatContext, decoder: CodecContext, stream: Stream) {
    this.#format = format
    this.#decoder = decoder
    this.#stream = stream
    this.#packet.alloc()
    this.#screen = new ClipScreen(stream)
  }

  /** Opens the video of a file. Throws when there is none that can be decoded. */
  static async open(path: string): Promise<ClipReader> {
    const format = await openFile(path)
    const video = await openDecoder(format, AVMEDIA_TYPE_VIDEO)
    if (!video) throw new Error(`${path} holds no video that can be decoded.`)
    return new ClipReader(format, video.decoder, video.stream)
  }

  /** The frame last sought. */
  find(): MediaPicture | null {
    return this.#screen.find()
  }

  /** Shows the frame of a moment of the file; calls queue behind each other. */
  seek(fileMs: number): Promise<void> {
    const work = this.#work.then(() => this.#seek(fileMs))
    this.#work = work.catch(() => {})
    return work
  }

  /** Decodes as far as the frame of a moment without making a picture of it: what a bare encode does with a clip. */
  decodeOnly(fileMs: number): Promise<void> {
    const work = this.#work.then(() => this.#decode(this.#toTicks(fileMs), fileMs))
    this.#work = work.catch(() => {})
    return work
  }

  async close(): Promise<void> {
    await this.#work
    for (const frame of [this.#current, this.#ahead, ...this.#spare]) frame?.free()
    this.#packet.free()
    this.#screen.close()
    this.#decoder.freeContext()
    await this.#format.closeInput()
  }

  async #seek(fileMs: number): Promise<void> {
    await this.#decode(this.#toTicks(fileMs), fileMs)
    const frame = this.#current
    if (!frame || frame.bestEffortTimestamp === this.#shown) return
    await this.#screen.show(frame)
    this.#shown = frame.bestEffortTimestamp
  }

  async #decode(wanted: bigint, fileMs: number): Promise<void> {
    const at = this.#current?.bestEffortTimestamp
    const jumpsBack = at !== undefined && wanted < at && at !== this.#first
    const jumpsAhead = at !== undefined && wanted > at + this.#toTicks(LONGEST_SKIP_MS)
    if (jumpsBack || jumpsAhead || (at === undefined && fileMs > LONGEST_SKIP_MS)) await this.#jump(wanted)
    await this.#decodeTo(wanted)
  }

  /** Decodes until the next frame lies after the moment; the first frame stands for all before it. */
  async #decodeTo(wanted: bigint): Promise<void> {
    this.#current ??= await this.#nextFrame()
    if (!this.#hasJumped) this.#first ??= this.#current?.bestEffortTimestamp ?? null
    while (this.#current) {
      this.#ahead ??= await this.#nextFrame()
      if (!this.#ahead || this.#ahead.bestEffortTimestamp > wanted) return
      this.#keep(this.#current)
      this.#current = this.#ahead
      this.#ahead = null
    }
  }

  async #jump(wanted: bigint): Promise<void> {
    const moved = await this.#format.seekFrame(this.#stream.index, wanted, AVSEEK_FLAG_BACKWARD)
    // Files that cannot be sought are read from where they stand, or from the beginning of what is decoded.
    if (moved < 0) await this.#format.seekFrame(this.#stream.index, 0n, AVSEEK_FLAG_BACKWARD)
    this.#hasJumped = true
    this.#decoder.flushBuffers()
    this.#drained = false
    for (const frame of [this.#current, this.#ahead]) if (frame) this.#keep(frame)
    this.#current = null
    this.#ahead = null
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

/** Where a clip's frames are turned into a picture: one canvas for all of them. */
class ClipScreen {
  readonly #turn: number
  readonly #stretch: number
  readonly #scaler = new SoftwareScaleContext()
  #rgba: Frame | null = null
  #image: ImageData | null = null
  #raw: SKRSContext2D | null = null
  #upright: SKRSContext2D | null = null

  constructor(stream: Stream) {
    this.#turn = rotationOf(stream)
    const { num, den } = stream.codecpar.sampleAspectRatio
    this.#stretch = num > 0 && den > 0 ? num / den : 1
    this.#scaler.allocContext()
  }

  find(): MediaPicture | null {
    const canvas = (this.#upright ?? this.#raw)?.canvas
    return canvas ? { picture: canvas, width: canvas.width, height: canvas.height, changes: true } : null
  }

  async show(frame: Frame): Promise<void> {
    const rgba = (this.#rgba ??= this.#prepare(frame))
    if (frame.colorSpace === AVCOL_SPC_UNSPECIFIED) {
      // What players do with files that do not say: the standard of their size.
      frame.colorSpace = frame.height >= 720 ? AVCOL_SPC_BT709 : AVCOL_SPC_BT470BG
    }
    if (frame.colorRange === 0) frame.colorRange = AVCOL_RANGE_MPEG
    FFmpegError.throwIfError(await this.#scaler.scaleFrame(rgba, frame), 'convert a frame')
    if (this.#image) this.#raw?.putImageData(this.#image, 0, 0)
    this.#turnUpright()
  }

  close(): void {
    this.#rgba?.free()
    this.#scaler.freeContext()
    for (const context of [this.#raw, this.#upright]) if (context) context.canvas.width = 1
  }

  #prepare(frame: Frame): Frame {
    const share = Math.min(1, MOST_SHORT_SIDE / Math.min(frame.width, frame.height))
    const rgba = allocFrame()
    rgba.width = Math.max(2, Math.round(frame.width * share))
    rgba.height = Math.max(2, Math.round(frame.height * share))
    rgba.format = AV_PIX_FMT_RGBA
    FFmpegError.throwIfError(rgba.getBuffer(1), 'hold a frame')
    const { width, height } = rgba
    const bytes = rgba.data?.[0]
    if (!bytes) throw new Error('A decoded frame has no pixels.')
    const pixels = new Uint8ClampedArray(bytes.buffer as ArrayBuffer, bytes.byteOffset, width * height * 4)
    this.#image = new ImageData(pixels, width, height)
    this.#raw = createCanvas(width, height).getContext('2d', { alpha: false })
    const wide = Math.max(2, Math.round(width * this.#stretch))
    const onSide = this.#turn % 180 !== 0
    if (this.#turn !== 0 || wide !== width) {
      this.#upright = createCanvas(onSide ? height : wide, onSide ? wide : height).getContext('2d', {
        alpha: false,
      })
    }
    return rgba
  }

  #turnUpright(): void {
    const [raw, upright] = [this.#raw, this.#upright]
    if (!raw || !upright) return
    const { width, height } = upright.canvas
    const onSide = this.#turn % 180 !== 0
    const [w, h] = onSide ? [height, width] : [width, height]
    upright.save()
    upright.translate(width / 2, height / 2)
    upright.rotate((this.#turn * Math.PI) / 180)
    upright.drawImage(raw.canvas, -w / 2, -h / 2, w, h)
    upright.restore()
  }
}

/** Clockwise turn in degrees (0, 90, 180, 270) that brings a stream's frames upright. */
export function rotationOf(stream: Stream): number {
  const matrix = stream.codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX)
  if (!matrix || matrix.length < 36) return 0
  // A 3 × 3 matrix of 16.16 numbers; its first two say the turn (libavutil/display.h).
  const [a, b] = [matrix.readInt32LE(0), matrix.readInt32LE(4)]
  const degrees = Math.round((Math.atan2(b, a) * 180) / Math.PI / 90) * 90
  return (degrees + 360) % 360
}
