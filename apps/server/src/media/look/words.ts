import type { GreyPixels } from './sharpness.ts'

/** Letters are looked for in a picture of this many pixels on its longer side. */
export const WORDS_SIDE = 720

/** A letter, or a part of one: a small shape of one tone, of strokes. */
type Glyph = { x: number; y: number; w: number; h: number; stroke: number; isDark: boolean }

/** A letter is so high (in pixels) and so wide for its height; its strokes fill so much of its box. */
const GLYPH = {
  least: 6,
  most: 110,
  narrow: 0.08,
  upright: 0.35,
  wide: 2.6,
  filled: [0.14, 0.9],
  stroke: 0.34,
} as const
/** Letters stand out from what is behind them by this many of 255 steps. */
const CONTRAST = 40
/** Around each pixel, so many to each side say what is light here and what is dark. */
const AROUND = 15
/** A line: so many letters, none further from the next than this many heights, about as high and as bold, on one foot. */
const LINE = { letters: 6, gap: 0.8, heights: 2.2, strokes: 2.2, sways: 0.28, feet: 0.09, differ: 0.12 }

/**
 * The share of a picture that lines of words cover. Small shapes of one tone whose strokes are alike and that stand in a
 * row are taken for letters, light or dark.
 */
export function wordShare(pixels: GreyPixels): number {
  const { width, height } = pixels
  const tones = tonesOf(pixels)
  const glyphs = [1, 2].flatMap((tone) => glyphsOf(tones, tone, { width, height }))
  let covered = 0
  for (const isDark of [true, false])
    for (const line of linesOf(glyphs.filter((glyph) => glyph.isDark === isDark))) {
      const left = Math.min(...line.map(({ x }) => x))
      const right = Math.max(...line.map(({ x, w }) => x + w))
      const top = Math.min(...line.map(({ y }) => y))
      const bottom = Math.max(...line.map(({ y, h }) => y + h))
      covered += (right - left) * (bottom - top)
    }
  return Math.min(1, covered / (width * height))
}

/** 1 where a pixel is darker than those around it by the contrast of a letter, 2 where it is lighter, else 0. */
function tonesOf({ data, width, height }: GreyPixels): Uint8Array {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row
    }
  }
  const tones = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - AROUND), Math.min(height, y + AROUND + 1)]
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - AROUND), Math.min(width, x + AROUND + 1)]
      const sum =
        (sums[bottom * (width + 1) + right] ?? 0) -
        (sums[top * (width + 1) + right] ?? 0) -
        (sums[bottom * (width + 1) + left] ?? 0) +
        (sums[top * (width + 1) + left] ?? 0)
      const off = (data[y * width + x] ?? 0) - sum / ((right - left) * (bottom - top))
      if (Math.abs(off) > CONTRAST * 0.6) tones[y * width + x] = off < 0 ? 1 : 2
    }
  }
  return tones
}

type Size = { width: number; height: number }

function glyphsOf(tones: Uint8Array, tone: number, { width, height }: Size): Glyph[] {
  const seen = new Uint8Array(tones.length)
  const queue = new Int32Array(tones.length)
  const glyphs: Glyph[] = []
  for (let start = 0; start < tones.length; start += 1) {
    if (seen[start] === 1 || tones[start] !== tone) continue
    let [length, left, right, top, bottom, outline] = [1, width, 0, height, 0, 0]
    queue[0] = start
    seen[start] = 1
    for (let done = 0; done < length; done += 1) {
      const at = queue[done] ?? 0
      const x = at % width
      const y = (at - x) / width
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
      for (const [next, isInside] of [
        [at - 1, x > 0],
        [at + 1, x < width - 1],
        [at - width, y > 0],
        [at + width, y < height - 1],
      ] as const) {
        if (!isInside || tones[next] !== tone) {
          outline += 1
          continue
        }
        if (seen[next] === 1) continue
        seen[next] = 1
        queue[length] = next
        length += 1
      }
    }
    const [w, h] = [right - left + 1, bottom - top + 1]
    const glyph = { x: left, y: top, w, h, stroke: (2 * length) / outline, isDark: tone === 1 }
    if (isGlyph(glyph, length / (w * h))) glyphs.push(glyph)
  }
  return glyphs
}

function isGlyph({ w, h, stroke }: Glyph, filled: number): boolean {
  return (
    h >= GLYPH.least &&
    h <= GLYPH.most &&
    w / h >= GLYPH.narrow &&
    w / h <= GLYPH.wide &&
    filled >= GLYPH.filled[0] &&
    (filled <= GLYPH.filled[1] || w / h < GLYPH.upright) &&
    stroke <= h * GLYPH.stroke
  )
}

/** Letters that stand in a row, each with its next one to the right. */
function linesOf(glyphs: readonly Glyph[]): Glyph[][] {
  const sorted = glyphs.toSorted((one, other) => one.x - other.x)
  const taken = new Set<Glyph>()
  const lines: Glyph[][] = []
  for (const first of sorted) {
    if (taken.has(first)) continue
    const line = [first]
    for (const next of sorted) {
      const last = line.at(-1)
      if (!last || taken.has(next) || next.x <= last.x) continue
      if (next.x - last.x - last.w > LINE.gap * GLYPH.most) break
      if (follows(line, next)) line.push(next)
    }
    if (!isType(line)) continue
    for (const glyph of line) taken.add(glyph)
    lines.push(line)
  }
  return lines
}

/** Whether a row is of letters: as bold, on one foot, and not the same shape over and over. */
function isType(line: readonly Glyph[]): boolean {
  if (line.length < LINE.letters) return false
  const [bold, wide] = [line.map(({ stroke }) => stroke), line.map(({ w }) => w)]
  return sway(bold) < LINE.sways && footing(line) < LINE.feet && sway(wide) > LINE.differ
}

function follows(line: readonly Glyph[], next: Glyph): boolean {
  const last = line.at(-1)
  if (!last) return true
  const isLevel =
    Math.min(last.y + last.h, next.y + next.h) - Math.max(last.y, next.y) > 0.4 * Math.min(last.h, next.h)
  return (
    isLevel &&
    next.x - last.x - last.w < LINE.gap * Math.max(last.h, next.h) &&
    Math.max(last.h, next.h) < LINE.heights * Math.min(last.h, next.h) &&
    Math.max(last.stroke, next.stroke) < LINE.strokes * Math.min(last.stroke, next.stroke)
  )
}

/** How far the feet of a line's letters are from a straight line, for their height: most stand on it. */
function footing(line: readonly Glyph[]): number {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last) return 1
  const high = middleOf(line.map(({ h }) => h))
  const feet = line.map(({ x, y, h }) => ({ x, y: y + h }))
  const half = feet.length >> 1
  const [before, after] = [feet.slice(0, half), feet.slice(-half)]
  const run = middleOf(after.map(({ x }) => x)) - middleOf(before.map(({ x }) => x))
  const rise = middleOf(after.map(({ y }) => y)) - middleOf(before.map(({ y }) => y))
  const level = feet.map(({ x, y }) => y - (rise / Math.max(1, run)) * (x - first.x))
  const foot = middleOf(level)
  const isTilted = Math.abs(rise) > 0.25 * run
  return isTilted ? 1 : middleOf(level.map((y) => Math.abs(y - foot))) / high
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
}

/** How unlike each other numbers are, for their size: the strokes of type are even, leaves and threads are not. */
function sway(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return Math.sqrt(square) / mean
}
