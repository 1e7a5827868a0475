import type { Rect } from '@clipmint/film'
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'

import { changesBetween, foundIn, type Painted, paintedBy } from './paint-list/changes.ts'
import { touches } from './paint-list/geometry.ts'
import type { Command } from './paint-list/list.ts'
import { replay } from './paint-list/replay.ts'
import { type Cut, cutIntoSheets, cutsThen, lowestCut, whole } from './paint-list/sheets.ts'
import type { PixelDesk } from './pixels/desk.ts'
import type { Drawing, Planes } from './pixels/planes.ts'

/** Rows of a band: few enough that little is drawn anew, many enough that calls are not made too often. */
const BAND_ROWS = 240
/** Rows of all sheets that are laid over each other at a time: few enough for the processor's own memory; even. */
const ROWS_AT_ONCE = 48
/** Frames from one cutting into sheets to the next: what has just come to rest may move on. */
const FRAMES_BETWEEN_CUTS = 2

/** One of the sheets: a part of what is drawn, as planes, and what it shows now. */
type Sheet = { planes: Drawing; painted: Painted }

/**
 * All of a frame that is drawn on canvases, with holes for what lies under it, kept as planes on sheets over each other.
 * Only bands of a sheet in which something changed are drawn, read back and converted.
 */
export class DrawnSheets {
  readonly #desk: PixelDesk
  readonly #frame: Rect
  readonly #canvas: Canvas
  readonly #context: SKRSContext2D
  #sheets: Sheet[] = []
  #spare: Sheet[] = []
  #painted: Painted = []
  #ages: number[] = []
  #cuts: Cut[] = [whole]
  #sinceCut = 0

  constructor(desk: PixelDesk, { width, height }: { width: number; height: number }) {
    this.#desk = desk
    this.#frame = { x: 0, y: 0, w: width, h: height }
    this.#canvas = createCanvas(width, Math.min(BAND_ROWS, height))
    this.#context = this.#canvas.getContext('2d')
  }

  /** Draws what changed; false when nothing did. */
  update(commands: readonly Command[], holes: ReadonlySet<Command>): boolean {
    const painted = paintedBy(commands, holes)
    this.#follow(painted)
    const sheets = this.#cuts.map(({ from }, index) => painted.slice(from, this.#cuts[index + 1]?.from))
    this.#fit(sheets)
    let changed = false
    for (const [index, now] of sheets.entries()) {
      const sheet = this.#sheets[index]
      if (!sheet) continue
      const changes = changesBetween(sheet.painted, now)
      sheet.painted = now
      if (changes.length === 0) continue
      this.#draw(sheet, commands, { holes, changes })
      changed = true
    }
    return changed
  }

  /** The only sheet, when nothing has to be put together. */
  get single(): Drawing | null {
    const [first, second] = this.#sheets
    return first && !second ? first.planes : null
  }

  /** Lays all sheets over a frame, some rows of all after another: what lies below is then still at hand. */
  layOver(frame: Planes): void {
    for (let top = 0; top < frame.height; top += ROWS_AT_ONCE) {
      const rows = Math.min(ROWS_AT_ONCE, frame.height - top)
      for (const { planes } of this.#sheets) this.#desk.layOver(frame, planes, { top, rows })
    }
  }

  close(): void {
    for (const { planes } of [...this.#sheets, ...this.#spare]) this.#desk.give(planes)
    this.#canvas.width = 1
    this.#canvas.height = 1
  }

  /** Keeps track of how long things have stood still, and of where the sheets are cut. */
  #follow(painted: Painted): void {
    const places = foundIn(this.#painted, painted)
    this.#ages = [...places].map((place) => (place < 0 ? 0 : (this.#ages[place] ?? 0) + 1))
    this.#painted = painted
    const lowest = lowestCut(painted)
    this.#cuts = cutsThen(this.#cuts, places).filter(({ from }, index) => index === 0 || from >= lowest)
    this.#sinceCut += 1
    if (this.#sinceCut < FRAMES_BETWEEN_CUTS) return
    this.#cuts = cutIntoSheets(painted, this.#ages, this.#frame.w * this.#frame.h)
    this.#sinceCut = 0
  }

  /** As many sheets as are needed, each the one that shows most nearly what it will show now. */
  #fit(wanted: readonly Painted[]): void {
    const free = [...this.#sheets, ...this.#spare]
    this.#sheets = wanted.map(([first]) => {
      const like = free.findIndex(({ painted: [own] }) => own !== undefined && own.look === first?.look)
      const [sheet] = free.splice(Math.max(0, like), 1)
      return sheet ?? { planes: this.#desk.takeDrawing(this.#frame.w, this.#frame.h), painted: [] }
    })
    this.#spare = free
  }

  #draw(
    { planes, painted }: Sheet,
    commands: readonly Command[],
    { holes, changes }: { holes: ReadonlySet<Command>; changes: readonly Rect[] },
  ): void {
    const { w, h } = this.#frame
    const context = this.#context
    const from = painted[0]?.command ?? 0
    const to = (painted.at(-1)?.command ?? -1) + 1
    for (let top = 0; top < h; top += BAND_ROWS) {
      const part = { x: 0, y: top, w, h: Math.min(BAND_ROWS, h - top) }
      if (!changes.some((rect) => touches(rect, part))) continue
      context.save()
      context.clearRect(0, 0, w, BAND_ROWS)
      replay(commands, context, { part, holes, from, to })
      context.restore()
      const pixels = this.#canvas.data()
      this.#desk.loadDrawing(planes, pixels.subarray(0, part.w * part.h * 4), top)
      // A copy that the garbage collector does not see the size of: given back now, the next one takes its place.
      ;(pixels.buffer as ArrayBuffer).transfer(0)
    }
  }
}
