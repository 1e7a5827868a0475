import type { Film } from '@clipmint/film'
import { createCanvas } from '@napi-rs/canvas'

import { drawFrame } from '../draw/frame.ts'
import type { MediaSource } from '../media.ts'
import { Stage } from '../stage.ts'
import type { Canvas, Home, LivePicture } from '../surface.ts'
import { DecodedPicture } from './decoded/picture.ts'
import { DrawnSheets } from './drawn-sheets.ts'
import type { FramePlanes } from './encode/encoder.ts'
import { nodeHome } from './home.ts'
import { holesIn } from './paint-list/holes.ts'
import type { Command, Paint, PlacedPicture } from './paint-list/list.ts'
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

type Placed = { placed: PlacedPicture; paint: Paint }

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
  #placedLook = ''

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

  /** Makes the frame of a moment; false when it is the same as the one made before it. */
  make(timeMs: number): boolean {
    this.#photos.beginFrame()
    const { drew, placed } = this.#watch.time('draw', () => this.#draw(timeMs))
    const look = placed.map(lookOf).join(';')
    if (!drew && look === this.#placedLook) return false
    this.#placedLook = look
    this.#watch.time('compose', () => this.#compose(placed))
    return true
  }

  /** The frame made last; it holds until the next is made. */
  get planes(): FramePlanes {
    return this.#desk.framePlanes((this.#placedLook === '' ? this.#drawn.single : null) ?? this.#frame)
  }

  dispose(): void {
    this.#stage.dispose()
    this.#drawn.close()
  }

  #draw(timeMs: number): { drew: boolean; placed: Placed[] } {
    drawFrame(this.#recorder, this.#stage, timeMs, this.#media)
    const commands = this.#recorder.take()
    const holes = holesIn(commands)
    return { drew: this.#drawn.update(commands, holes), placed: placedIn(holes) }
  }

  #compose(placed: readonly Placed[]): void {
    for (const it of placed) this.#place(it)
    if (placed.length > 0 || !this.#drawn.single) this.#drawn.layOver(this.#frame)
  }

  #place({ placed, paint }: Placed): void {
    const { picture, source, target } = placed
    const planes = this.#planesOf(picture)
    // Planes of a clip whose pixels are not square are narrower than the picture they stand for.
    const whole = picture instanceof DecodedPicture ? picture : planes
    const [byX, byY] = [planes.width / whole.width, planes.height / whole.height]
    const part = { x: source.x * byX, y: source.y * byY, w: source.w * byX, h: source.h * byY }
    this.#desk.place(planes, part, this.#frame, { target, within: paint.bounds })
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

function placedIn(holes: ReadonlySet<Command>): Placed[] {
  return [...holes].flatMap(({ paint }) => (paint?.placed ? [{ placed: paint.placed, paint }] : []))
}

function lookOf({ placed: { picture, source, target }, paint: { bounds } }: Placed): string {
  const numbers = [source, target, bounds].map(({ x, y, w, h }) => `${x} ${y} ${w} ${h}`)
  return `${picture.id} ${numbers.join(' ')}`
}
