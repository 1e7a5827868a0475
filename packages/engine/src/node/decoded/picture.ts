import { type PictureLook, plainLook } from '@clipmint/film'
import type { Frame } from 'node-av/lib'

import { inLook } from '../../look/draw-look.ts'
import type { MediaPicture } from '../../media.ts'
import type { Picture } from '../../surface.ts'
import type { PixelDesk } from '../pixels/desk.ts'
import type { Planes } from '../pixels/planes.ts'
import { DecodedCanvas } from './canvas.ts'
import { DecodedPlanes, type Way } from './planes.ts'
import type { Size } from './size.ts'

/**
 * What a file's frames are: its path; degrees to turn them clockwise for them to stand upright; how wide a pixel is
 * beside its height; the look they are shown in, as they are unless said; the size they are taken at, their own unless
 * said; and whether others follow.
 */
export type Origin = {
  path: string
  turn: number
  stretch: number
  changes: boolean
  look?: PictureLook
  takenAt?: (frame: Size) => Size
}

/**
 * A decoded frame, of a clip the one that shows now, upright: as planes in video's own colours on a desk, or with square
 * pixels as a canvas to draw from. Each is made when it is first asked for.
 */
export class DecodedPicture implements MediaPicture {
  readonly #origin: Origin
  readonly #name: string
  readonly #way: Way
  readonly #planes: DecodedPlanes
  readonly #canvas: DecodedCanvas
  #shown: { frame: Frame; size: Size; upright: Size } | null = null
  #held: Frame | null = null
  #serial = 0

  constructor(origin: Origin, desk: PixelDesk) {
    const { path, turn, look = plainLook } = origin
    this.#origin = origin
    this.#name = inLook(path, look)
    this.#way = { turn: (turn + look.turn) % 360, flip: look.flip, filter: look.filter }
    this.#planes = new DecodedPlanes(desk)
    this.#canvas = new DecodedCanvas(desk)
  }

  /** Shows a decoded frame, which stays its caller's and as it is until the next is shown. */
  show(frame: Frame): void {
    const { stretch, takenAt = ownSize } = this.#origin
    const { turn } = this.#way
    const size = takenAt(frame)
    const { height } = size
    const width = Math.max(2, Math.round(size.width * stretch))
    const upright = turn % 180 === 0 ? { width, height } : { width: height, height: width }
    this.#shown = { frame, size, upright }
    this.#serial += 1
  }

  /**
   * Shows a decoded frame that no other follows and that is the picture's own: freed as soon as its planes are made, which
   * hold all that it does. They are not made here: a desk may have to move what lies on it, and only who draws knows when.
   */
  hold(frame: Frame): void {
    this.show(frame)
    this.#held = frame
  }

  get hasFrame(): boolean {
    return this.#shown !== null
  }

  get changes(): boolean {
    return this.#origin.changes
  }

  /** Photographs are kept at the size they are shown at; a clip is taken as it comes in any case. */
  get ready(): boolean {
    return !this.#origin.changes
  }

  get id(): string {
    return this.#origin.changes ? `${this.#name} ${this.#serial}` : this.#name
  }

  get width(): number {
    return this.#shown?.upright.width ?? 0
  }

  get height(): number {
    return this.#shown?.upright.height ?? 0
  }

  get picture(): Picture {
    return this.#canvas.of(this.planes, this.#serial, this.#shownNow().upright)
  }

  /** The frame as planes; they hold until the next frame is shown. Pixels that are not square are not made so. */
  get planes(): Planes {
    const { frame, size } = this.#shownNow()
    const planes = this.#planes.of(frame, this.#serial, { size, way: this.#way })
    if (this.#held) {
      this.#planes.settle(planes)
      this.#letGo()
    }
    return planes
  }

  /** Gives back all that was made of frames; those that were shown are their caller's. */
  release(): void {
    this.#letGo()
    this.#canvas.close()
    this.#planes.close()
    this.#shown = null
  }

  #letGo(): void {
    this.#held?.free()
    this.#held = null
  }

  #shownNow() {
    if (!this.#shown) throw new Error('No frame is shown yet.')
    return this.#shown
  }
}

function ownSize({ width, height }: Size): Size {
  return { width, height }
}
