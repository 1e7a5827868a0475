import type { Rect } from '@clipmint/film'
import type { SKRSContext2D } from '@napi-rs/canvas'

import type { Gradient, LivePicture, Picture, Pixels, Surface } from '../../surface.ts'
import { contains, isEmpty, intersection, type Matrix, multiplied, throughMatrix } from './geometry.ts'
import { RecordedGradient } from './gradient.ts'
import { Group } from './group.ts'
import { idOf } from './identity.ts'
import type { Command, FilledArea, Paint, PlacedPicture } from './list.ts'
import { PathRecord } from './path.ts'
import { clipAreaThen, filledArea, waysOver } from './seen.ts'
import { firstState, stateNames, type State } from './state.ts'

/** Ways of mixing that also change what lies outside of what is drawn. */
const reachesEverywhere: ReadonlySet<string> = new Set([
  'source-in',
  'source-out',
  'destination-in',
  'destination-atop',
  'copy',
])

/**
 * A surface that writes down what is drawn on it: every call, to be made again on a canvas, and for each that paints,
 * which pixels it can change and what it looks like. Two frames' lists then tell where the frames differ.
 */
export class Recorder implements Surface {
  readonly #frame: Rect
  /** Measures text and makes pixels: nothing is drawn on it. */
  readonly #help: SKRSContext2D
  #commands: Command[] = []
  #state: State
  readonly #stack: { state: State; at: number }[] = []
  #path = new PathRecord()

  constructor(size: { width: number; height: number }, help: SKRSContext2D) {
    this.#frame = { x: 0, y: 0, w: size.width, h: size.height }
    this.#help = help
    this.#state = firstState(this.#frame)
  }

  get width(): number {
    return this.#frame.w
  }

  get height(): number {
    return this.#frame.h
  }

  /** What was drawn since the last time, in order. */
  take(): Command[] {
    const commands = this.#commands
    this.#commands = []
    this.#state = firstState(this.#frame)
    this.#stack.length = 0
    return commands
  }

  /** What is on it now, as a group that can be drawn onto another surface. */
  get group(): Group {
    return new Group(this.#commands, this.#frame)
  }

  save(): void {
    this.#stack.push({ state: { ...this.#state }, at: this.#commands.length })
    this.#say((context) => context.save())
  }

  restore(): void {
    const kept = this.#stack.pop()
    if (!kept) return
    this.#state = kept.state
    const opened = this.#commands[kept.at]
    if (opened) opened.until = this.#commands.length
    this.#say((context) => context.restore())
  }

  translate(x: number, y: number): void {
    this.transform(1, 0, 0, 1, x, y)
  }

  rotate(radians: number): void {
    const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
    this.transform(cos, sin, -sin, cos, 0, 0)
  }

  scale(x: number, y: number): void {
    this.transform(x, 0, 0, y, 0, 0)
  }

  transform(...by: Matrix): void {
    this.#state.matrix = multiplied(this.#state.matrix, by)
    this.#say((context) => context.transform(...by))
  }

  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void {
    this.#state.matrix = [a, b, c, d, e, f]
    this.#say((context, top) => context.setTransform(a, b, c, d, e, f - top))
  }

  beginPath(): void {
    this.#path = new PathRecord()
  }

  moveTo(x: number, y: number): void {
    this.#path.add('M', [x, y], this.#state.matrix)
  }

  lineTo(x: number, y: number): void {
    this.#path.add('L', [x, y], this.#state.matrix)
  }

  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.#path.add('C', [x1, y1, x2, y2, x, y], this.#state.matrix)
  }

  rect(x: number, y: number, w: number, h: number): void {
    this.#path.addRect({ x, y, w, h }, this.#state.matrix)
  }

  closePath(): void {
    this.#path.add('Z', [], this.#state.matrix)
  }

  fill(rule: 'nonzero' | 'evenodd' = 'nonzero'): void {
    const { fillStyle, matrix } = this.#state
    const path = this.#path.drawnUnder(matrix)
    this.#paint((context) => context.fill(path(), rule), {
      bounds: this.#path.bounds,
      look: `fill ${rule} ${styleLook(fillStyle)} ${this.#path.look}`,
      filled: filledArea(this.#state, { path: this.#path, rule, frame: this.#frame }),
    })
  }

  stroke(): void {
    const { strokeStyle, lineWidth, lineCap, lineJoin, dash, matrix } = this.#state
    const reach =
      (lineWidth / 2) * Math.max(Math.hypot(matrix[0], matrix[1]), Math.hypot(matrix[2], matrix[3]))
    const { x, y, w, h } = this.#path.bounds
    // A mitred corner reaches further than half the line: ten times at most, as canvases have it.
    const past = lineJoin === 'miter' ? reach * 10 : reach * 1.5
    const path = this.#path.drawnUnder(matrix)
    this.#paint((context) => context.stroke(path()), {
      bounds: { x: x - past, y: y - past, w: w + 2 * past, h: h + 2 * past },
      look: `stroke ${styleLook(strokeStyle)} ${lineWidth} ${lineCap} ${lineJoin} ${dash.join(' ')} ${this.#path.look}`,
    })
  }

  clip(rule: 'nonzero' | 'evenodd' = 'nonzero'): void {
    // A clip around all that is seen anyway changes nothing, wherever it lies.
    if (!(this.#path.isUprightRect && contains(this.#path.bounds, this.#state.clip))) {
      this.#state.clipArea = clipAreaThen(this.#state, { path: this.#path, rule, frame: this.#frame })
      this.#state.clip = intersection(this.#state.clip, this.#path.bounds)
      this.#state.clipLook += ` ${rule} ${this.#path.look}`
    }
    const path = this.#path.drawnUnder(this.#state.matrix)
    this.#say((context) => context.clip(path(), rule))
  }

  setLineDash(lengths: number[]): void {
    this.#state.dash = lengths
    this.#say((context) => context.setLineDash(lengths))
  }

  fillRect(x: number, y: number, w: number, h: number): void {
    this.#paint((context) => context.fillRect(x, y, w, h), {
      bounds: throughMatrix(this.#state.matrix, { x, y, w, h }),
      look: `rect ${x} ${y} ${w} ${h} ${styleLook(this.#state.fillStyle)}`,
    })
  }

  clearRect(x: number, y: number, w: number, h: number): void {
    const cleared = throughMatrix(this.#state.matrix, { x, y, w, h })
    const { w: width, h: height } = this.#frame
    if (this.#stack.length === 0 && cleared.w >= width && cleared.h >= height) {
      this.#commands = []
      return
    }
    this.#paint((context) => context.clearRect(x, y, w, h), {
      bounds: cleared,
      look: `clear ${x} ${y} ${w} ${h}`,
    })
  }

  drawImage(picture: Picture, ...place: number[]): void {
    const [x = 0, y = 0, w = 0, h = 0] = place.slice(-4)
    const target = { x, y, w, h }
    if (picture instanceof Recorder) {
      const { group } = picture
      const { look } = group
      this.#paint((context, top) => group.drawOnto(context, top, target), {
        bounds: throughMatrix(this.#state.matrix, group.within(target)),
        look: look === null ? null : `group ${x} ${y} ${w} ${h} ${look}`,
      })
      return
    }
    this.#paint((context) => draw(context, picture, place), {
      bounds: throughMatrix(this.#state.matrix, target),
      look: `image ${idOf(picture)} ${this.#state.imageSmoothingQuality} ${place.join(' ')}`,
    })
  }

  place(picture: LivePicture, source: Rect, target: Rect): void {
    const { matrix } = this.#state
    const numbers = [source.x, source.y, source.w, source.h, target.x, target.y, target.w, target.h]
    const bounds = throughMatrix(matrix, target)
    const upright = matrix[1] === 0 && matrix[2] === 0 && matrix[0] > 0 && matrix[3] > 0
    this.#paint((context) => draw(context, picture.picture, numbers), {
      bounds,
      look: `live ${picture.id} ${this.#state.imageSmoothingQuality} ${numbers.join(' ')}`,
      placed:
        upright && this.#state.globalCompositeOperation === 'source-over'
          ? { picture, source, target: bounds }
          : null,
    })
  }

  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient {
    return new RecordedGradient({ kind: 'linear', at: [x0, y0, x1, y1] })
  }

  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): Gradient {
    return new RecordedGradient({ kind: 'radial', at: [x0, y0, r0, x1, y1, r1] })
  }

  createImageData(width: number, height: number): Pixels {
    return this.#help.createImageData(width, height)
  }

  putImageData(): void {
    throw new Error('Raw pixels are drawn into a sprite, not onto a frame.')
  }

  fillText(text: string, x: number, y: number): void {
    const { font, letterSpacing, textAlign, textBaseline, fillStyle } = this.#state
    this.#paint((context) => context.fillText(text, x, y), {
      // Nobody knows how far letters reach: all that may be painted on.
      bounds: this.#frame,
      look: `text ${text} ${x} ${y} ${font} ${letterSpacing} ${textAlign} ${textBaseline} ${styleLook(fillStyle)}`,
    })
  }

  measureText(text: string): { readonly width: number } {
    this.#help.font = this.#state.font
    this.#help.letterSpacing = this.#state.letterSpacing
    return this.#help.measureText(text)
  }

  declare globalAlpha: number
  declare globalCompositeOperation: string
  declare fillStyle: string | Gradient
  declare strokeStyle: string | Gradient
  declare lineWidth: number
  declare lineCap: 'butt' | 'round' | 'square'
  declare lineJoin: 'bevel' | 'miter' | 'round'
  declare shadowColor: string
  declare shadowBlur: number
  declare shadowOffsetX: number
  declare shadowOffsetY: number
  declare imageSmoothingQuality: 'high' | 'low' | 'medium'
  declare font: string
  declare letterSpacing: string
  declare textAlign: 'left' | 'center' | 'right'
  declare textBaseline: 'alphabetic' | 'middle'

  static {
    for (const name of stateNames) {
      Object.defineProperty(Recorder.prototype, name, {
        get(this: Recorder) {
          return this.#state[name]
        },
        set(this: Recorder, value: never) {
          this.#state[name] = value
          const given: unknown = value
          this.#say(
            given instanceof RecordedGradient
              ? (context) => Reflect.set(context, name, given.on(context))
              : (context) => Reflect.set(context, name, given),
          )
        },
      })
    }
  }

  #say(run: Command['run']): void {
    this.#commands.push({ run, paint: null, until: -1 })
  }

  #paint(run: Command['run'], { bounds, look, placed, filled = null }: Painting): void {
    const { matrix, globalAlpha, globalCompositeOperation, clip, clipLook, shadowColor } = this.#state
    if (globalAlpha === 0) return
    const isBounded = shadowColor === 'transparent' && !reachesEverywhere.has(globalCompositeOperation)
    const visible = intersection(isBounded ? bounds : this.#frame, clip)
    if (isEmpty(visible)) return
    const where = `${matrix.join(' ')} ${globalAlpha} ${globalCompositeOperation} ${clipLook} ${shadowLook(this.#state)}`
    const paint: Paint = {
      bounds: visible,
      look: look === null ? null : `${look} ${where}`,
      plain: globalCompositeOperation === 'source-over',
      placed:
        placed && shadowColor === 'transparent'
          ? {
              ...placed,
              hole: holeAt(placed.target),
              holeLook: `hole ${clipLook} ${globalAlpha} ${rectLook(visible)}`,
              over: waysOver(this.#state, { target: placed.target, visible, frame: this.#frame }),
            }
          : null,
      filled,
    }
    this.#commands.push({ run, paint, until: -1 })
  }
}

type Painting = {
  bounds: Rect
  look: string | null
  placed?: PlacedPicture | null
  filled?: FilledArea | null
}

function rectLook({ x, y, w, h }: Rect): string {
  return `${x} ${y} ${w} ${h}`
}

function holeAt(target: Rect): Command['run'] {
  return (context, top) => {
    context.save()
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.globalCompositeOperation = 'destination-out'
    context.fillStyle = '#000000'
    context.fillRect(target.x, target.y - top, target.w, target.h)
    context.restore()
  }
}

function draw(context: SKRSContext2D, picture: Picture, place: readonly number[]): void {
  const call = context.drawImage.bind(context) as unknown as (picture: Picture, ...place: number[]) => void
  call(picture, ...place)
}

function styleLook(style: string | Gradient): string {
  return style instanceof RecordedGradient ? style.look : typeof style === 'string' ? style : 'unknown'
}

function shadowLook({ shadowColor, shadowBlur, shadowOffsetX, shadowOffsetY }: State): string {
  return shadowColor === 'transparent' ? '' : `${shadowColor} ${shadowBlur} ${shadowOffsetX} ${shadowOffsetY}`
}
