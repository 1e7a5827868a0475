import type { FilmText, Rect } from '@clipmint/film'

import { inkReach } from '../fonts.ts'
import { fitText } from './fit.ts'
import type { TextMeasure } from './measure.ts'
import { tabular } from './number.ts'
import { columnHeight, columnOffsets, fitVertical } from './vertical.ts'
import { splitLetters } from './words.ts'

/** A run of letters drawn at once: `x` is where it begins, `cell` the place it may fill, `at` its first letter in its line. */
export type TextRun = { text: string; x: number; baseline: number; cell: Rect; line: number; at: number }

/** A text in its box: all in pixels of the frame, before any rotation. */
export type TextLayout = {
  size: number
  vertical: boolean
  lines: TextRun[]
  /** The grounds behind lines or the whole text. */
  plates: (Rect & { radius: number })[]
  /** All that is drawn, glow excepted. */
  bounds: Rect
  /** Whether anything sticks out of the box: never, whatever the words. */
  overflow: boolean
}

/**
 * Sets a text in its box: sizes it, breaks its lines and places them. A plate lies inside the box with its words, so
 * that a box holds all that is drawn.
 */
export function layoutText(measure: TextMeasure, layer: FilmText): TextLayout {
  return (
    (layer.vertical ? layoutVertical(layer) : null) ?? layoutHorizontal(measureFor(layer, measure), layer)
  )
}

function layoutHorizontal(measure: TextMeasure, layer: FilmText): TextLayout {
  const text = layer.text.normalize('NFC').trim()
  const reach = inkReach(layer.family, text)
  const plate = layer.plate
  const perLine = plate?.per === 'line'
  const pad = { x: plate?.padX ?? 0, y: plate?.padY ?? 0, perLine }
  const em = (run: string) => measure(run, layer)
  const ink = reach.ascent + reach.descent
  const { size, lines } = fitText({
    text,
    width: layer.box.w,
    height: layer.box.h,
    size: layer.size,
    maxLines: layer.maxLines,
    leading: layer.leading,
    ink,
    pad,
    setting: { measure: em, space: em('가 가') - 2 * em('가'), tracking: layer.tracking },
  })
  const step = (perLine ? Math.max(layer.leading, ink + 2 * pad.y) : layer.leading) * size
  const height = (lines.length - 1) * step + (ink + 2 * pad.y) * size
  const top = place(layer.valign === 'top' ? 0 : layer.valign === 'middle' ? 0.5 : 1, layer.box.h, height)
  const runs = lines.map((line, index): TextRun => {
    const width = em(line) * size
    const share = layer.align === 'left' ? 0 : layer.align === 'center' ? 0.5 : 1
    const x = layer.box.x + pad.x * size + place(share, layer.box.w - 2 * pad.x * size, width)
    const lineTop = layer.box.y + top + pad.y * size + index * step
    const cell = { x, y: lineTop, w: width, h: ink * size }
    return { text: line, x, baseline: lineTop + reach.ascent * size, cell, line: index, at: 0 }
  })
  return finish(layer, { size, vertical: false, lines: runs, plates: platesOf(layer, runs, size) })
}

function layoutVertical(layer: FilmText): TextLayout | null {
  const pad = layer.plate ? { x: layer.plate.padX, y: layer.plate.padY } : { x: 0, y: 0 }
  const fitted = fitVertical({
    ...layer,
    text: layer.text.normalize('NFC').trim(),
    width: layer.box.w / (1 + (2 * pad.x) / Math.max(1, layer.box.w / layer.size)),
    height: layer.box.h / (1 + (2 * pad.y) / Math.max(1, layer.box.h / layer.size)),
  })
  if (!fitted) return null
  const { size, columns } = fitted
  const step = Math.max(1, layer.leading) * size
  const width = size + (columns.length - 1) * step
  const share = layer.align === 'left' ? 0 : layer.align === 'center' ? 0.5 : 1
  const left = layer.box.x + pad.x * size + place(share, layer.box.w - 2 * pad.x * size, width)
  const down = layer.valign === 'top' ? 0 : layer.valign === 'middle' ? 0.5 : 1
  const { ascent } = inkReach(layer.family, '가')
  const tallest = Math.max(...columns.map((column) => columnHeight(column, layer.tracking))) * size
  const top = layer.box.y + pad.y * size + place(down, layer.box.h - 2 * pad.y * size, tallest)
  const lines = columns.map((column, index): TextRun => {
    const x = left + width - size - index * step
    const cell = { x, y: top, w: size, h: columnHeight(column, layer.tracking) * size }
    return { text: column, x, baseline: top + ascent * size, cell, line: index, at: 0 }
  })
  return finish(layer, { size, vertical: true, lines, plates: platesOf(layer, lines, size) })
}

type Parts = (layout: TextLayout, measure: TextMeasure, layer: FilmText) => readonly TextRun[]

/** A layout's parts are asked for in every frame that they move in: each layout, and its layer with it, is cut once. */
function cutOnce(cut: Parts): Parts {
  const known = new WeakMap<TextLayout, readonly TextRun[]>()
  return (layout, measure, layer) => {
    const before = known.get(layout)
    if (before) return before
    const parts = cut(layout, measure, layer)
    known.set(layout, parts)
    return parts
  }
}

/** The words of a layout in reading order, each with its own place. */
export const wordsOf = cutOnce((layout, measure, layer) => {
  const setting = { layout, measure: measureFor(layer, measure), layer }
  return layout.lines.flatMap((line) => splitRun(line, /\S+/gu, setting))
})

/** The letters of a layout in reading order, spaces left out. */
export const lettersOf = cutOnce((layout, measure, layer) => {
  const setting = { layout, measure: measureFor(layer, measure), layer }
  return wordsOf(layout, measure, layer).flatMap((word) => {
    let at = 0
    // Arabic letters join: its words move whole.
    const letters = /\p{Script=Arabic}/u.test(word.text) ? [word.text] : splitLetters(word.text)
    return letters.flatMap((letter) => {
      const run = partOf(word, at, letter, setting)
      at += letter.length
      return [run]
    })
  })
})

/** A number that counts is set in digits of one width. */
function measureFor({ count }: FilmText, measure: TextMeasure): TextMeasure {
  return count ? tabular(measure) : measure
}

type Setting = { layout: TextLayout; measure: TextMeasure; layer: FilmText }

function splitRun(run: TextRun, pattern: RegExp, setting: Setting): TextRun[] {
  return [...run.text.matchAll(pattern)].map((match) => partOf(run, match.index, match[0], setting))
}

/** The part of a run that begins at letter `at`: its place follows from the width up to it. */
function partOf(run: TextRun, at: number, text: string, { layout, measure, layer }: Setting): TextRun {
  const { size } = layout
  const before = run.text.slice(0, at)
  if (layout.vertical) {
    const offset = columnOffsets(`${before}가`, layer.tracking).at(-1)?.at ?? 0
    const h = columnHeight(text, layer.tracking) * size
    const cell = { x: run.x, y: run.cell.y + offset * size, w: size, h }
    return { text, x: run.x, baseline: run.baseline + offset * size, cell, line: run.line, at: run.at + at }
  }
  const width = measure(text, layer)
  // With the part itself, for letters are kerned: it stands where it does in the whole run.
  const x = run.x + (before === '' ? 0 : (measure(before + text, layer) - width) * size)
  const cell = { x, y: run.cell.y, w: width * size, h: run.cell.h }
  return { text, x, baseline: run.baseline, cell, line: run.line, at: run.at + at }
}

function platesOf(layer: FilmText, lines: readonly TextRun[], size: number): TextLayout['plates'] {
  const plate = layer.plate
  if (!plate) return []
  const grounds =
    plate.per === 'line' ? lines.map(({ cell }) => cell) : [around(lines.map(({ cell }) => cell))]
  return grounds.map(({ x, y, w, h }) => ({
    x: x - plate.padX * size,
    y: y - plate.padY * size,
    w: w + 2 * plate.padX * size,
    h: h + 2 * plate.padY * size,
    radius: plate.radius * size,
  }))
}

function finish(layer: FilmText, layout: Omit<TextLayout, 'bounds' | 'overflow'>): TextLayout {
  const bounds = around([...layout.lines.map(({ cell }) => cell), ...layout.plates])
  const { box } = layer
  const slack = 0.5
  const overflow =
    bounds.x < box.x - slack ||
    bounds.y < box.y - slack ||
    bounds.x + bounds.w > box.x + box.w + slack ||
    bounds.y + bounds.h > box.y + box.h + slack
  return { ...layout, bounds, overflow }
}

/** The smallest rectangle around all of them. */
export function around(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x))
  const y = Math.min(...rects.map((rect) => rect.y))
  const right = Math.max(...rects.map((rect) => rect.x + rect.w))
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.h))
  return { x, y, w: right - x, h: bottom - y }
}

/** Where something of `length` begins in `room`, `share` of the free space before it. */
function place(share: number, room: number, length: number): number {
  return share * (room - length)
}
