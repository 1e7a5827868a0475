import { createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas'
import { AV_PIX_FMT_RGBA } from 'node-av/constants'
import { FFmpegError, type Frame, type SoftwareScaleContext } from 'node-av/lib'

import type { Picture } from '../../surface.ts'
import { holdFrame } from './hold.ts'
import { openScaler } from './scaler.ts'
import type { Size } from './size.ts'

/** How a decoded frame becomes a picture: scaled to `size`, turned clockwise by `turn` degrees, stretched to `upright`. */
export type Pose = { size: Size; turn: number; upright: Size }

type Pixels = { frame: Frame; image: ImageData }

/** Decoded frames turned into pictures to draw: one canvas for all of them. */
export class DecodedCanvas {
  readonly #scaler: SoftwareScaleContext
  #pixels: Pixels | null = null
  #raw: SKRSContext2D | null = null
  #upright: SKRSContext2D | null = null
  #serial = 0

  /** `exact` is for what will be looked at for longer than a frame. */
  constructor({ exact }: { exact: boolean }) {
    this.#scaler = openScaler({ exact })
  }

  /** The picture of a frame; a `serial` that is known is not drawn again. */
  of(frame: Frame, serial: number, pose: Pose): Picture {
    if (serial !== this.#serial) this.#draw(frame, pose)
    this.#serial = serial
    const canvas = (this.#upright ?? this.#raw)?.canvas
    if (!canvas) throw new Error('A decoded frame has no pixels.')
    return canvas
  }

  /** Gives back what only the next frame would need. */
  rest(): void {
    this.#pixels?.frame.free()
    this.#pixels = null
    if (this.#upright && this.#raw) this.#raw.canvas.width = 1
  }

  close(): void {
    this.rest()
    this.#scaler.freeContext()
    for (const context of [this.#raw, this.#upright]) if (context) context.canvas.width = 1
  }

  #draw(frame: Frame, pose: Pose): void {
    const { frame: rgba, image } = (this.#pixels ??= this.#prepare(pose))
    FFmpegError.throwIfError(this.#scaler.scaleFrameSync(rgba, frame), 'convert a frame')
    this.#raw?.putImageData(image, 0, 0)
    this.#turnUpright(pose.turn)
  }

  #prepare({ size, turn, upright }: Pose): Pixels {
    const frame = holdFrame(AV_PIX_FMT_RGBA, size, 1)
    const { width, height } = size
    const bytes = frame.data?.[0]
    if (!bytes) throw new Error('A decoded frame has no pixels.')
    const pixels = new Uint8ClampedArray(bytes.buffer as ArrayBuffer, bytes.byteOffset, width * height * 4)
    this.#raw = createCanvas(width, height).getContext('2d', { alpha: false })
    if (turn !== 0 || upright.width !== width) {
      this.#upright = createCanvas(upright.width, upright.height).getContext('2d', { alpha: false })
    }
    return { frame, image: new ImageData(pixels, width, height) }
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
