import { setImmediate as nextTurn } from 'node:timers/promises'

import type { Film, Rect } from '@clipmint/film'
import { createCanvas } from '@napi-rs/canvas'

import { drawFrame } from '../draw/frame.ts'
import type { MediaSource } from '../media.ts'
import { Stage } from '../stage.ts'
import type { Canvas, Home, LivePicture } from '../surface.ts'
import { DecodedPicture } from './decoded/picture.ts'
import { BAND_ROWS, DrawnSheets } from './drawn-sheets.ts'
import type { FramePlanes } from './encode/encoder.ts'
import { nodeHome } from './home.ts'
import { intersection, isEmpty, touches } from './paint-list/geometry.ts'
import { holesIn, type PictureBelow, picturesBelow } from './paint-list/holes.ts'
import { Recorder } from './paint-list/recorder.ts'
import { PhotoPlanes } from './photo-planes.ts'
import type { PixelDesk } from './pixels/desk.ts'
import type { Planes } from './pixels/planes.ts'
import type { StageWatch } from './stages.ts'

/** What was not shown for so long is forgotten: a film only runs forwards, and memory is short. */
const KEPT_FRAMES = 15

type FrameOutput = { width: number; height: number; scale: number }

/** Where a film's pictures come from, and the desk on which those that were decoded lie. */
type DeskMedia = MediaSource & { readonly desk: PixelDesk }

/**
 * Makes a film's frames in video's own colours. What is drawn is written down first, and only what changed since the
 * last frame is drawn; photographs and clips that are placed upright never come onto a canvas at all: the drawing has a
 * hole where they are, and they are put under it as the planes they are.
 */
export class FrameMaker {
  readonly #watch: StageWatch
  readonly #stage: Stage
  readonly #media: DeskMedia
  readonly #desk: PixelDesk
  readonly #recorder: Recorder
  readonly #drawn: DrawnSheets
  readonly #photos: PhotoPlanes
  readonly #frame: Planes
  #placed: readonly PictureBelow[] = []
  #isNew = true

  /** `output` is the frame's size in pixels and how many of them there are to one of the film. */
  constructor(film: Film, media: DeskMedia, watch: StageWatch, output: FrameOutput = { ...film, scale: 1 }) {
    this.#watch = watch
    const help = createCanvas(1, 1).getContext('2d')
    this.#recorder = new Recorder(output, help)
    const home: Home = { ...nodeHome, createScratch: (width, height) => scratch({ width, height }, help) }
    this.#stage = new Stage(home, film, output.scale, { keepFrames: KEPT_FRAMES })
    this.#media = media
    this.#desk = media.desk
    this.#drawn = new DrawnSheets(this.#desk, output)
    this.#photos = new PhotoPlanes(this.#desk, KEPT_FRAMES)
    this.#frame = this.#desk.takePlanes(output.width, output.height)
  }

  /**
   * Makes the frame of a moment; false when it is the same as the one made before it. Now and then it lets others have a
   * turn: an encoder that has done with a frame is given the next one by this thread, and would stand still for as long
   * as drawing takes.
   */
  async make(timeMs: number): Promise<boolean> {
    this.#photos.beginFrame()
    const { changes, placed } = await this.#watch.wait('draw', this.#draw(timeMs))
    const where = this.#isNew ? [wholeOf(this.#frame)] : [...changes, ...movedIn(this.#placed, placed)]
    this.#placed = placed
    this.#isNew = false
    if (where.length === 0) return false
    await this.#watch.wait('compose', this.#compose(placed, where))
    return true
  }

  /** The frame made last; it holds until the next is made. */
  get planes(): FramePlanes {
    return this.#desk.framePlanes(this.#frame)
  }

  dispose(): void {
    this.#stage.dispose()
    this.#drawn.close()
  }

  async #draw(timeMs: number): Promise<{ changes: Rect[]; placed: PictureBelow[] }> {
    drawFrame(this.#recorder, this.#stage, timeMs, this.#media)
    const commands = this.#recorder.take()
    const holes = holesIn(commands)
    return { changes: await this.#drawn.update(commands, holes), placed: picturesBelow(holes) }
  }

  /** Puts together the bands of the frame in which something changed. */
  async #compose(placed: readonly PictureBelow[], changes: readonly Rect[]): Promise<void> {
    const { width, height } = this.#frame
    for (let band = 0; band * BAND_ROWS < height; band += 1) {
      const part = { x: 0, y: band * BAND_ROWS, w: width, h: BAND_ROWS }
      if (!changes.some((rect) => touches(rect, part))) continue
      for (const it of placed) this.#place({ ...it, within: intersection(it.within, part) })
      this.#drawn.layOver(this.#frame, band)
      await nextTurn()
    }
  }

  #place({ placed, within, mask }: PictureBelow): void {
    if (isEmpty(within)) return
    const { picture, source, target } = placed
    const planes = this.#planesOf(picture)
    // Planes of a clip whose pixels are not square are narrower than the picture they stand for.
    const whole = picture instanceof DecodedPicture ? picture : planes
    const [byX, byY] = [planes.width / whole.width, planes.height / whole.height]
    const part = { x: source.x * byX, y: source.y * byY, w: source.w * byX, h: source.h * byY }
    this.#desk.place(planes, part, this.#frame, { target, within, mask })
  }

  #planesOf(picture: LivePicture): Planes {
    return picture instanceof DecodedPicture ? picture.planes : this.#photos.of(picture)
  }
}

function scratch(
  size: { width: number; height: number },
  help: ConstructorParameters<typeof Recorder>[1],
): Canvas {
  const recorder = new Recorder(size, help)
  return { ...size, surface: recorder, picture: recorder, release: () => {} }
}

function wholeOf({ width, height }: Planes): Rect {
  return { x: 0, y: 0, w: width, h: height }
}

/** Where pictures below differ from those of the frame before. */
function movedIn(before: readonly PictureBelow[], now: readonly PictureBelow[]): Rect[] {
  const gone = new Map(before.map((it) => [lookOf(it), it]))
  const come = now.filter((it) => !gone.delete(lookOf(it)))
  return [...gone.values(), ...come].map(({ within }) => within)
}

/** Masks are told apart by the look of their hole, which says all clips. */
function lookOf({ placed: { picture, source, target, holeLook } }: PictureBelow): string {
  const numbers = [source, target].map(({ x, y, w, h }) => `${x} ${y} ${w} ${h}`)
  return `${picture.id} ${numbers.join(' ')} ${holeLook}`
}
