import type { PictureFilter } from '@clipmint/film'
import { AV_PIX_FMT_YUV420P, AVCHROMA_LOC_LEFT, AVCOL_RANGE_MPEG, AVCOL_SPC_BT709 } from 'node-av/constants'
import { FFmpegError, type Frame, type SoftwareScaleContext } from 'node-av/lib'

import { recolor } from '../../look/recolor.ts'
import type { PixelDesk } from '../pixels/desk.ts'
import type { Planes } from '../pixels/planes.ts'
import { holdFrame } from './hold.ts'
import { openScaler } from './scaler.ts'
import type { Size } from './size.ts'

/** What is done to a frame once it is decoded: turned clockwise by `turn` degrees, mirrored, its colours changed. */
export type Way = { turn: number; flip: boolean; filter: PictureFilter | null }

/** Decoded frames turned into planes of BT.709 on a desk: most are such already, and only copied. */
export class DecodedPlanes {
  readonly #desk: PixelDesk
  #scaler: SoftwareScaleContext | null = null
  #converted: Frame | null = null
  #raw: Planes | null = null
  #turned: Planes | null = null
  #serial = 0

  constructor(desk: PixelDesk) {
    this.#desk = desk
  }

  /** A frame at a size before it is turned; a `serial` that is known is not read again. */
  of(frame: Frame, serial: number, { size, way }: { size: Size; way: Way }): Planes {
    if (serial !== this.#serial) this.#load(this.#ready(frame, size), way)
    this.#serial = serial
    const planes = this.#turned ?? this.#raw
    if (!planes) throw new Error('A decoded frame has no pixels.')
    return planes
  }

  /** Keeps the planes of the last frame and nothing that only another would need. */
  settle(kept: Planes): void {
    if (this.#raw && this.#raw !== kept) {
      this.#desk.give(this.#raw)
      this.#raw = null
    }
    this.#converted?.free()
    this.#converted = null
  }

  close(): void {
    for (const planes of [this.#raw, this.#turned]) if (planes) this.#desk.give(planes)
    this.#converted?.free()
    this.#scaler?.freeContext()
  }

  #load(ready: Frame, { turn, flip, filter }: Way): void {
    const desk = this.#desk
    const raw = (this.#raw ??= desk.takePlanes(ready.width, ready.height))
    const [y, u, v] = ready.data ?? []
    if (!y || !u || !v) throw new Error('A decoded frame has no pixels.')
    desk.loadPlane(raw, 'y', { bytes: y, stride: ready.linesize[0] ?? 0 })
    desk.loadPlane(raw, 'u', { bytes: u, stride: ready.linesize[1] ?? 0 })
    desk.loadPlane(raw, 'v', { bytes: v, stride: ready.linesize[2] ?? 0 })
    if (filter !== null) desk.recolor(raw, (pixels) => recolor(pixels, filter))
    if (turn !== 0) {
      const [width, height] = turn % 180 === 0 ? [raw.width, raw.height] : [raw.height, raw.width]
      this.#turned ??= desk.takePlanes(width, height)
      desk.turn(raw, turn, this.#turned)
    }
    if (flip) desk.mirror(this.#turned ?? raw)
  }

  /** The frame itself when it is video as the file will be, else that frame converted (and made smaller). */
  #ready(frame: Frame, size: Size): Frame {
    if (isOurVideo(frame) && size.width === frame.width && size.height === frame.height) return frame
    this.#scaler ??= openScaler({ exact: false })
    this.#converted ??= holdOurVideo(size)
    FFmpegError.throwIfError(this.#scaler.scaleFrameSync(this.#converted, frame), 'convert a frame')
    return this.#converted
  }
}

/** A frame with room for video as the file will be: BT.709 in limited range, 4:2:0. Its caller frees it. */
export function holdOurVideo(size: Size): Frame {
  const frame = holdFrame(AV_PIX_FMT_YUV420P, size, 64)
  frame.colorSpace = AVCOL_SPC_BT709
  frame.colorRange = AVCOL_RANGE_MPEG
  frame.chromaLocation = AVCHROMA_LOC_LEFT
  return frame
}

function isOurVideo({ format, colorSpace, colorRange }: Frame): boolean {
  return format === AV_PIX_FMT_YUV420P && colorRange === AVCOL_RANGE_MPEG && colorSpace === AVCOL_SPC_BT709
}
