import { must } from '@clipmint/kit'
import {
  AV_PICTURE_TYPE_NONE,
  AV_PIX_FMT_YUV420P,
  AVCHROMA_LOC_LEFT,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
} from 'node-av/constants'
import { Frame, Rational } from 'node-av/lib'

import { colorRows } from '../pixels/planes.ts'
import { check } from './check.ts'
import type { EncodeTask, FramePlanes } from './encoder.ts'

type Held = { frame: Frame; planes: Uint8Array[]; strides: number[] }

/** FFmpeg's frames that go round between the one who draws and the encoder. */
export class FramePool {
  readonly #held: Held[]
  #next = 0

  constructor({ width, height, fps }: Pick<EncodeTask, 'width' | 'height' | 'fps'>, count: number) {
    this.#held = Array.from({ length: count }, () => {
      const frame = new Frame()
      frame.alloc()
      frame.width = width
      frame.height = height
      frame.format = AV_PIX_FMT_YUV420P
      frame.colorRange = AVCOL_RANGE_MPEG
      frame.colorSpace = AVCOL_SPC_BT709
      frame.colorPrimaries = AVCOL_PRI_BT709
      frame.colorTrc = AVCOL_TRC_BT709
      frame.chromaLocation = AVCHROMA_LOC_LEFT
      frame.timeBase = new Rational(1, fps)
      check(frame.getBuffer(64), 'hold a frame')
      return { frame, planes: must(frame.data, 'the planes of a frame'), strides: frame.linesize }
    })
  }

  /** The next frame in turn, filled: whoever got it `count` turns ago has done with it. */
  fill(from: FramePlanes, pts: bigint): Frame {
    const held = must(this.#held[this.#next % this.#held.length], 'a frame')
    this.#next += 1
    const { frame, planes, strides } = held
    const rows = colorRows(frame.height)
    copyPlane(from.y, from.yStride, { to: planes[0], stride: strides[0], rows: frame.height })
    copyPlane(from.u, from.cStride, { to: planes[1], stride: strides[1], rows })
    copyPlane(from.v, from.cStride, { to: planes[2], stride: strides[2], rows })
    return stamped(frame, pts)
  }

  /** The frame filled last, for another moment. */
  again(pts: bigint): Frame {
    const held = must(this.#held[(this.#next - 1) % this.#held.length], 'a frame')
    return stamped(held.frame, pts)
  }

  close(): void {
    for (const { frame } of this.#held) frame.free()
  }
}

function stamped(frame: Frame, pts: bigint): Frame {
  frame.pts = pts
  frame.pictType = AV_PICTURE_TYPE_NONE
  return frame
}

type Target = { to: Uint8Array | undefined; stride: number | undefined; rows: number }

function copyPlane(from: Uint8Array, fromStride: number, { to, stride, rows }: Target): void {
  if (!to || stride === undefined) throw new Error('A frame has no planes.')
  if (stride === fromStride) {
    to.set(from.subarray(0, stride * rows))
    return
  }
  const width = Math.min(stride, fromStride)
  for (let row = 0; row < rows; row += 1) {
    to.set(from.subarray(row * fromStride, row * fromStride + width), row * stride)
  }
}
