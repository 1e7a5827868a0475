import type { Rect } from '@clipmint/film'
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'

import { aroundAll, intersection } from './geometry.ts'
import type { Command } from './list.ts'
import { replay } from './replay.ts'

const none: ReadonlySet<Command> = new Set()

/** Canvases for groups, the last used on top: groups lie within each other, never beside. */
const spare: Canvas[] = []

/** Something put together on a canvas of its own, drawn as one picture: written down, and drawn when it is needed. */
export class Group {
  readonly width: number
  readonly height: number
  readonly #commands: readonly Command[]

  constructor(commands: readonly Command[], frame: Rect) {
    this.#commands = commands
    this.width = frame.w
    this.height = frame.h
  }

  /** What tells it from another; null when it cannot be told. */
  get look(): string | null {
    let all = ''
    for (const { paint } of this.#commands) {
      if (paint?.look === null) return null
      if (paint) all += `${paint.look};`
    }
    return all
  }

  /** The part of `target` that is painted on when the group is drawn over it. */
  within(target: Rect): Rect {
    const bounds = aroundAll(this.#commands.flatMap(({ paint }) => (paint ? [paint.bounds] : [])))
    if (!bounds) return { ...target, w: 0, h: 0 }
    const [byX, byY] = [target.w / this.width, target.h / this.height]
    return {
      x: target.x + bounds.x * byX,
      y: target.y + bounds.y * byY,
      w: bounds.w * byX,
      h: bounds.h * byY,
    }
  }

  /** Draws it over `target`, by the context's transform, opacity and clip. `top` is where the canvas's part begins. */
  drawOnto(context: SKRSContext2D, top: number, target: Rect): void {
    const frame = { x: 0, y: 0, w: this.width, h: this.height }
    const { a, b, c, d, e, f } = context.getTransform()
    const isInPlace =
      b === 0 &&
      c === 0 &&
      near(a * target.w, this.width) &&
      near(d * target.h, this.height) &&
      near(e + a * target.x, 0)
    // Lying where it will be seen, only the canvas's part of it is put together; moved or scaled, all of it.
    const part =
      isInPlace && near(f + d * target.y, -top)
        ? intersection(frame, { x: 0, y: top, w: this.width, h: context.canvas.height })
        : frame
    const canvas = takeCanvas(part)
    const own = canvas.getContext('2d')
    own.save()
    replay(this.#commands, own, { part, holes: none })
    own.restore()
    const share = target.h / this.height
    context.drawImage(
      canvas,
      0,
      0,
      part.w,
      part.h,
      target.x,
      target.y + part.y * share,
      target.w,
      part.h * share,
    )
    spare.push(canvas)
  }
}

function near(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-6
}

/** A clean canvas of a size: a spare one when it fits, so that no memory is asked for in every frame. */
function takeCanvas({ w, h }: Rect): Canvas {
  const index = spare.findIndex((canvas) => canvas.width === w && canvas.height === h)
  const [kept] = index < 0 ? [] : spare.splice(index, 1)
  if (!kept) return createCanvas(w, h)
  const context = kept.getContext('2d')
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, w, h)
  return kept
}
