import { createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas'
import {
  AV_PIX_FMT_RGBA,
  AV_PIX_FMT_YUV420P,
  AVCHROMA_LOC_LEFT,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  type AVPixelFormat,
} from 'node-av/constants'
import { FFmpegError, Frame, SoftwareScaleContext, type Stream } from 'node-av/lib'

import type { MediaPicture } from '../media.ts'
import type { Picture } from '../surface.ts'
import { rotationOf } from './clip-rotation.ts'
import { fillInColors } from './clip-tones.ts'
import type { PixelDesk } from './pixels/desk.ts'
import type { Planes } from './pixels/planes.ts'

/** Frames are taken at no more than this many pixels on their shorter side: a film is 1080 wide. */
const MOST_SHORT_SIDE = 1440

/**
 * The frame that a clip shows now, upright and with square pixels: as a canvas to draw from, or as planes in video's own
 * colours. Each is made when it is first asked for.
 */
export class ClipFrame implements MediaPicture {
  readonly changes = true
  readonly #path: string
  readonly #turn: number
  readonly #stretch: number
  readonly #canvas = new ClipCanvas()
  #planes: ClipPlanes | null = null
  #frame: Frame | null = null
  #serial = 0
  #size = { width: 0, height: 0 }

  constructor(path: string, stream: Stream) {
    this.#path = path
    this.#turn = rotationOf(stream)
    const { num, den } = stream.codecpar.sampleAspectRatio
    this.#stretch = num > 0 && den > 0 ? num / den : 1
  }

  /** Shows a decoded frame, which stays its caller's and as it is until the next is shown. */
  show(frame: Frame): void {
    fillInColors(frame)
    this.#frame = frame
    this.#serial += 1
    const { width, height } = takenSize(frame)
    const wide = Math.max(2, Math.round(width * this.#stretch))
    this.#size = this.#turn % 180 === 0 ? { width: wide, height } : { width: height, height: wide }
  }

  get hasFrame(): boolean {
    return this.#frame !== null
  }

  get id(): string {
    return `${this.#path} ${this.#serial}`
  }

  get width(): number {
    return this.#size.width
  }

  get height(): number {
    return this.#size.height
  }

  get picture(): Picture {
    const { width, height } = this
    return this.#canvas.of(this.#shown(), this.#serial, { width, height, turn: this.#turn })
  }

  /** The frame as planes on a desk; they hold until the next frame is shown. Pixels that are not square are not made so. */
  planesOn(desk: PixelDesk): Planes {
    this.#planes ??= new ClipPlanes(desk)
    return this.#planes.of(this.#shown(), this.#serial, this.#turn)
  }

  close(): void {
    this.#canvas.close()
    this.#planes?.close()
    this.#planes = null
    this.#frame = null
  }

  #shown(): Frame {
    if (!this.#frame) throw new Error('This clip shows no frame yet.')
    return this.#frame
  }
}

/** The size at which a frame is taken: its own, or smaller where a film could not show so many pixels. */
export function takenSize({ width, height }: { width: number; height: number }): {
  width: number
  height: number
} {
  const share = Math.min(1, MOST_SHORT_SIDE / Math.min(width, height))
  return { width: Math.max(2, Math.round(width * share)), height: Math.max(2, Math.round(height * share)) }
}

type Upright = { width: number; height: number; turn: number }

/** A clip's frames turned into pictures to draw: one canvas for all of them. */
class ClipCanvas {
  readonly #scaler = new SoftwareScaleContext()
  #rgba: Frame | null = null
  #image: ImageData | null = null
  #raw: SKRSContext2D | null = null
  #upright: SKRSContext2D | null = null
  #serial = 0

  of(frame: Frame, serial: number, upright: Upright): Picture {
    if (serial !== this.#serial) this.#draw(frame, upright)
    this.#serial = serial
    const canvas = (this.#upright ?? this.#raw)?.canvas
    if (!canvas) throw new Error('A decoded frame has no pixels.')
    return canvas
  }

  close(): void {
    this.#rgba?.free()
    this.#rgba = null
    this.#scaler.freeContext()
    for (const context of [this.#raw, this.#upright]) if (context) context.canvas.width = 1
  }

  #draw(frame: Frame, upright: Upright): void {
    const rgba = (this.#rgba ??= this.#prepare(frame, upright))
    FFmpegError.throwIfError(this.#scaler.scaleFrameSync(rgba, frame), 'convert a frame')
    if (this.#image) this.#raw?.putImageData(this.#image, 0, 0)
    this.#turnUpright(upright.turn)
  }

  #prepare(frame: Frame, upright: Upright): Frame {
    const size = takenSize(frame)
    const rgba = frameOf(AV_PIX_FMT_RGBA, size, 1)
    this.#scaler.allocContext()
    const { width, height } = size
    const bytes = rgba.data?.[0]
    if (!bytes) throw new Error('A decoded frame has no pixels.')
    const pixels = new Uint8ClampedArray(bytes.buffer as ArrayBuffer, bytes.byteOffset, width * height * 4)
    this.#image = new ImageData(pixels, width, height)
    this.#raw = createCanvas(width, height).getContext('2d', { alpha: false })
    if (upright.turn !== 0 || upright.width !== width) {
      this.#upright = createCanvas(upright.width, upright.height).getContext('2d', { alpha: false })
    }
    return rgba
  }

  #turnUpright(turn: number): void {
    const [raw, upright] = [this.#raw, this.#upright]
    if (!raw || !upright) return
    const { width, height } = upright.canvas
    const [w, h] = turn % 180 === 0 ? [width, height] : [height, width]
    upright.save()
    upright.translate(width / 2, height / 2)
    upright.rotate((turn * Math.PI) / 180)
    upright.drawImage(raw.canvas, -w / 2, -h / 2, w, h)
    upright.restore()
  }
}

/** A clip's frames turned into planes of BT.709: most are such already, and only copied. */
class ClipPlanes {
  readonly #desk: PixelDesk
  readonly #scaler = new SoftwareScaleContext()
  #converted: Frame | null = null
  #raw: Planes | null = null
  #turned: Planes | null = null
  #serial = 0

  constructor(desk: PixelDesk) {
    this.#desk = desk
  }

  of(frame: Frame, serial: number, turn: number): Planes {
    if (serial !== this.#serial) this.#load(frame, turn)
    this.#serial = serial
    const planes = this.#turned ?? this.#raw
    if (!planes) throw new Error('A decoded frame has no pixels.')
    return planes
  }

  close(): void {
    for (const planes of [this.#raw, this.#turned]) if (planes) this.#desk.give(planes)
    this.#converted?.free()
    this.#scaler.freeContext()
  }

  #load(frame: Frame, turn: number): void {
    const desk = this.#desk
    const ready = this.#ready(frame)
    const raw = (this.#raw ??= desk.takePlanes(ready.width, ready.height))
    const [y, u, v] = ready.data ?? []
    if (!y || !u || !v) throw new Error('A decoded frame has no pixels.')
    desk.loadPlane(raw, 'y', { bytes: y, stride: ready.linesize[0] ?? 0 })
    desk.loadPlane(raw, 'u', { bytes: u, stride: ready.linesize[1] ?? 0 })
    desk.loadPlane(raw, 'v', { bytes: v, stride: ready.linesize[2] ?? 0 })
    if (turn === 0) return
    const [width, height] = turn % 180 === 0 ? [raw.width, raw.height] : [raw.height, raw.width]
    this.#turned ??= desk.takePlanes(width, height)
    desk.turn(raw, turn, this.#turned)
  }

  /** The frame itself when it is video as the file will be, else that frame converted (and made smaller). */
  #ready(frame: Frame): Frame {
    const size = takenSize(frame)
    const { format, colorSpace, colorRange } = frame
    const isPlain = format === AV_PIX_FMT_YUV420P && colorRange === AVCOL_RANGE_MPEG
    if (isPlain && colorSpace === AVCOL_SPC_BT709 && size.width === frame.width) return frame
    if (!this.#converted) {
      this.#scaler.allocContext()
      this.#converted = frameOf(AV_PIX_FMT_YUV420P, size, 64)
      this.#converted.colorSpace = AVCOL_SPC_BT709
      this.#converted.colorRange = AVCOL_RANGE_MPEG
      this.#converted.chromaLocation = AVCHROMA_LOC_LEFT
    }
    FFmpegError.throwIfError(this.#scaler.scaleFrameSync(this.#converted, frame), 'convert a frame')
    return this.#converted
  }
}

function frameOf(
  format: AVPixelFormat,
  { width, height }: { width: number; height: number },
  align: number,
): Frame {
  const frame = new Frame()
  frame.alloc()
  frame.width = width
  frame.height = height
  frame.format = format
  FFmpegError.throwIfError(frame.getBuffer(align), 'hold a frame')
  return frame
}
