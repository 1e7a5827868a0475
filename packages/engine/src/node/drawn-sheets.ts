import { setImmediate as nextTurn } from 'node:timers/promises'

import type { Rect } from '@clipmint/film'
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'

import { changesBetween, foundIn, type Painted, paintedBy } from './paint-list/changes.ts'
import { touches } from './paint-list/geometry.ts'
import type { Command, FilledArea } from './paint-list/list.ts'
import { replay } from './paint-list/replay.ts'
import { type Cut, cutIntoSheets, cutsThen, lowestCut, whole } from './paint-list/sheets.ts'
import type { PixelDesk } from './pixels/desk.ts'
import type { Drawing, Planes } from './pixels/planes.ts'

/** Rows of a band: few enough that little is drawn anew, many enough that calls are not made too often. */
export const BAND_ROWS = 240
/** Rows of all sheets that are laid over each other at a time: few enough for the processor's own memory; even. */
const ROWS_AT_ONCE = 48
/** Frames from one cutting into sheets to the next: what has just come to rest may move on. */
const FRAMES_BETWEEN_CUTS = 2

/** One of the sheets: a part of what is drawn, as planes of each band that holds something, and what it shows now. */
type Sheet = { bands: (Drawing | null)[]; painted: Painted }
/** What lies over what lies below it: a sheet, or fills that are painted on the frame itself. */
type Layer = { sheet: Sheet } | { fills: readonly FilledArea[] }

/**
 * All of a frame that is drawn on canvases, with holes for what lies under it, kept as planes on sheets over each other.
 * Only bands of a sheet in which something changed are drawn, read back and converted.
 */
export class DrawnSheets {
  readonly #desk: PixelDesk
  readonly #frame: Rect
  readonly #canvas: Canvas
  readonly #context: SKRSContext2D
  #layers: Layer[] = []
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

  /** Draws what changed, with a turn for others after each band; where that was, which is nowhere when nothing did. */
  async update(commands: readonly Command[], holes: ReadonlySet<Command>): Promise<Rect[]> {
    const painted = paintedBy(commands, holes)
    const changes = changesBetween(this.#painted, painted)
    this.#follow(painted)
    const stretches = this.#cuts.map(({ from }, index) => painted.slice(from, this.#cuts[index + 1]?.from))
    this.#layers = this.#fit(stretches)
    for (const [index, layer] of this.#layers.entries()) {
      if ('sheet' in layer) await this.#show(layer.sheet, stretches[index] ?? [], { commands, holes })
    }
    return changes
  }

  /** Lays all of it over a band of a frame, some rows of all after another: what lies below is then still at hand. */
  layOver(frame: Planes, band: number): void {
    const past = Math.min(frame.height, (band + 1) * BAND_ROWS)
    for (let top = band * BAND_ROWS; top < past; top += ROWS_AT_ONCE) {
      const part = { top, rows: Math.min(ROWS_AT_ONCE, past - top) }
      for (const layer of this.#layers) {
        if ('sheet' in layer) {
          const planes = layer.sheet.bands[band]
          if (planes) this.#desk.layOver(frame, planes, { ...part, from: top - band * BAND_ROWS })
        } else for (const { area, color } of layer.fills) this.#desk.fill(frame, area(), color, part)
      }
    }
  }

  close(): void {
    for (const { bands } of [...this.#sheets, ...this.#spare]) {
      for (const planes of bands) if (planes) this.#desk.give(planes)
    }
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

  get #sheets(): Sheet[] {
    return this.#layers.flatMap((layer) => ('sheet' in layer ? [layer.sheet] : []))
  }

  /** As many layers as are wanted, each sheet the one that shows most nearly what it will show now. */
  #fit(wanted: readonly Painted[]): Layer[] {
    const free = [...this.#sheets, ...this.#spare]
    const layers = wanted.map((stretch, index): Layer => {
      const fills = this.#cuts[index]?.fills && index > 0 ? fillsOf(stretch) : null
      if (fills) return { fills }
      const like = free.findIndex(({ painted: [own] }) => own !== undefined && own.look === stretch[0]?.look)
      const [sheet] = free.splice(Math.max(0, like), 1)
      return { sheet: sheet ?? { bands: [], painted: [] } }
    })
    this.#spare = free
    return layers
  }

  /** Draws on a sheet what it does not show yet. */
  async #show(
    sheet: Sheet,
    now: Painted,
    { commands, holes }: { commands: readonly Command[]; holes: ReadonlySet<Command> },
  ): Promise<void> {
    const changes = changesBetween(sheet.painted, now)
    sheet.painted = now
    if (changes.length > 0) await this.#draw(sheet, commands, { holes, changes })
  }

  async #draw(
    { bands, painted }: Sheet,
    commands: readonly Command[],
    { holes, changes }: { holes: ReadonlySet<Command>; changes: readonly Rect[] },
  ): Promise<void> {
    const { w, h } = this.#frame
    const context = this.#context
    const from = painted[0]?.command ?? 0
    const to = (painted.at(-1)?.command ?? -1) + 1
    for (let band = 0; band * BAND_ROWS < h; band += 1) {
      const top = band * BAND_ROWS
      const part = { x: 0, y: top, w, h: Math.min(BAND_ROWS, h - top) }
      if (!changes.some((rect) => touches(rect, part))) continue
      const planes = this.#bandOf(
        bands,
        band,
        painted.some(({ bounds }) => touches(bounds, part)) ? part.h : 0,
      )
      if (!planes) continue
      context.save()
      context.clearRect(0, 0, w, BAND_ROWS)
      replay(commands, context, { part, holes, from, to })
      context.restore()
      const pixels = this.#canvas.data()
      this.#desk.loadDrawing(planes, pixels.subarray(0, part.w * part.h * 4))
      // A copy that the garbage collector does not see the size of: given back now, the next one takes its place.
      ;(pixels.buffer as ArrayBuffer).transfer(0)
      await nextTurn()
    }
  }

  /** A band's planes, for so many rows; none, and none kept, for no rows. */
  #bandOf(bands: Sheet['bands'], band: number, rows: number): Drawing | null {
    const kept = bands[band] ?? null
    if (rows > 0) return (bands[band] ??= this.#desk.takeDrawing(this.#frame.w, rows))
    if (kept) this.#desk.give(kept)
    bands[band] = null
    return null
  }
}

/** A stretch as fills; null when there is more to it. */
function fillsOf(stretch: Painted): FilledArea[] | null {
  const fills = stretch.flatMap(({ filled }) => filled ?? [])
  return fills.length === stretch.length ? fills : null
}
