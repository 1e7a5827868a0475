import { must } from '@clipmint/kit'
import {
  AV_PICTURE_TYPE_NONE,
  AV_PIX_FMT_RGBA,
  AV_PIX_FMT_YUV420P,
  AVCHROMA_LOC_LEFT,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
} from 'node-av/constants'
import { Frame, Rational, SoftwareScaleContext } from 'node-av/lib'

import { check } from './check.ts'
import type { EncodeTask } from './encoder.ts'

/** Turns drawn pixels into BT.709 YUV. Frames go round: the encoder may still hold the last few. */
export class Converter {
  readonly #source = new Frame()
  readonly #targets: Frame[]
  readonly #scaler = new SoftwareScaleContext()

  constructor({ width, height, fps }: Pick<EncodeTask, 'width' | 'height' | 'fps'>) {
    // `getContext` would quietly use BT.601: the frames' own colour tags decide only this way.
    this.#scaler.allocContext()
    const source = this.#source
    source.alloc()
    source.width = width
    source.height = height
    source.format = AV_PIX_FMT_RGBA
    check(source.getBuffer(), 'hold a frame')
    this.#targets = Array.from({ length: 4 }, () => {
      const target = new Frame()
      target.alloc()
      target.width = width
      target.height = height
      target.format = AV_PIX_FMT_YUV420P
      target.colorRange = AVCOL_RANGE_MPEG
      target.colorSpace = AVCOL_SPC_BT709
      target.colorPrimaries = AVCOL_PRI_BT709
      target.colorTrc = AVCOL_TRC_BT709
      target.chromaLocation = AVCHROMA_LOC_LEFT
      target.timeBase = new Rational(1, fps)
      check(target.getBuffer(), 'hold a frame')
      return target
    })
  }

  async convert(pixels: Buffer, pts: bigint): Promise<Frame> {
    const target = must(this.#targets[Number(pts % 4n)], 'a frame')
    check(target.makeWritable(), 'hold a frame')
    check(this.#source.fromBuffer(pixels), 'take a frame')
    check(await this.#scaler.scaleFrame(target, this.#source), 'convert a frame')
    target.pts = pts
    target.pictType = AV_PICTURE_TYPE_NONE
    return target
  }

  close(): void {
    this.#source.free()
    for (const target of this.#targets) target.free()
    this.#scaler.freeContext()
  }
}
