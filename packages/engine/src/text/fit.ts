import { breakEvenly, cutWide, fewestLines, joinPieces, type Piece, type Setting } from './break.ts'
import { splitAnywhere, splitWords } from './words.ts'

/** What a text has to fit into: pixels, and how its lines are set in em. */
export type FitTask = {
  text: string
  width: number
  height: number
  /** The wanted size and the most lines it may have at 60 % of it or more. */
  size: number
  maxLines: number
  leading: number
  /** From the top of a line's letters to the foot of them, in em. */
  ink: number
  /** Around every line or the whole text, in em. */
  pad: { x: number; y: number; perLine: boolean }
  setting: Setting
}

export type Fitted = { size: number; lines: string[] }

/** Text shrinks in steps of this share, and is not made smaller than the floor unless nothing else fits. */
const STEP = 0.97
export const SMALLEST_SHARE = 0.6
/** So small a Latin word wider than its place becomes before it is cut; Hangul may part between any syllables. */
const UNCUT_SHARE = 0.42
/** A forgotten word is worth shrinking by this much to bring it back to its line. */
const WORTH_SHRINKING = 0.86
const LONE = 2

/**
 * The largest size at which a text fits its place, and its lines there. It shrinks to 60 % of the wanted
 * size, further while that keeps a Latin word whole that is wider than the place; then such a word is cut between
 * letters; then the text shrinks as far as it must. Never wider or higher than the place.
 */
export function fitText(task: FitTask): Fitted {
  return fitPieces({ ...task, ways: waysToBreak(task) })
}

/** A task with its words measured: every way to break it, the best first, each as paragraphs of pieces. */
type MeasuredTask = FitTask & { ways: Piece[][][] }

/** As the owner's own line breaks say; else as one run of words. */
function waysToBreak({ text, setting }: FitTask): Piece[][][] {
  const paragraphs = text.split('\n').filter((line) => line.trim() !== '')
  const together = [toPieces(paragraphs.join(' '), setting)]
  return paragraphs.length > 1 ? [paragraphs.map((line) => toPieces(line, setting)), together] : [together]
}

function fitPieces(task: MeasuredTask): Fitted {
  const whole = fitWhole(task)
  if (whole) return whole
  const floor = task.size * SMALLEST_SHARE
  const uncut = fitUncut(task, floor)
  if (uncut) return uncut
  const cut = fitAt(task, floor, { cut: true, maxLines: task.maxLines })
  if (cut) return { size: floor, lines: cut.lines }
  for (let size = floor; size > 0.5; size *= 0.94) {
    const fitted =
      fitAt(task, size, { cut: false, maxLines: 99 }) ?? fitAt(task, size, { cut: true, maxLines: 99 })
    if (fitted) return { size, lines: fitted.lines }
  }
  return { size: 0.5, lines: [task.text.replaceAll('\n', ' ')] }
}

function fitWhole(task: MeasuredTask): Fitted | null {
  let best: (Fitted & { cost: number }) | null = null
  for (let size = task.size; size >= task.size * SMALLEST_SHARE * 0.999; size *= STEP) {
    if (best && size < best.size * WORTH_SHRINKING) break
    const fitted = fitAt(task, size, { cut: false, maxLines: task.maxLines })
    if (!fitted) continue
    if (fitted.cost < LONE) return { size, lines: fitted.lines }
    best ??= { size, ...fitted }
  }
  return best && { size: best.size, lines: best.lines }
}

/** Below the floor, where a Latin word would be cut at it; null when there is none, or none that this saves. */
function fitUncut(task: MeasuredTask, floor: number): Fitted | null {
  const width = task.width / floor - 2 * task.pad.x
  const isWide = (piece: Piece) => piece.width > width && /\p{Script=Latin}{2}/u.test(piece.text)
  if (!task.ways.flat(2).some(isWide)) return null
  for (let size = floor; size >= task.size * UNCUT_SHARE; size *= STEP) {
    const fitted = fitAt(task, size, { cut: false, maxLines: task.maxLines })
    if (fitted) return { size, lines: fitted.lines }
  }
  return null
}

type Way = { cut: boolean; maxLines: number }

function fitAt(task: MeasuredTask, size: number, way: Way): { lines: string[]; cost: number } | null {
  const width = task.width / size - 2 * task.pad.x
  const most = Math.min(way.maxLines, linesWithin(task, task.height / size))
  if (width <= 0 || most < 1) return null
  for (const paragraphs of task.ways) {
    const broken = breakAll(task, paragraphs, { width, most, cut: way.cut })
    if (broken) return broken
  }
  return null
}

function linesWithin({ leading, ink, pad }: FitTask, height: number): number {
  const first = ink + 2 * pad.y
  const step = pad.perLine ? Math.max(leading, first) : leading
  return height < first - 1e-9 ? 0 : 1 + Math.floor((height - first) / step + 1e-9)
}

/** Breaks each paragraph into as few lines as it takes; all together at most `most`. */
function breakAll(
  task: FitTask,
  paragraphs: readonly Piece[][],
  { width, most, cut }: { width: number; most: number; cut: boolean },
): { lines: string[]; cost: number } | null {
  const lines: string[] = []
  let cost = 0
  for (const paragraph of paragraphs) {
    const pieces = cut ? cutWide(paragraph, width, task.setting) : paragraph
    const broken = breakFew(pieces, most - lines.length, width, task.setting)
    if (!broken) return null
    lines.push(...broken.lines.map(joinPieces))
    cost += broken.cost
  }
  return { lines, cost }
}

/** Breaks into as few lines as it takes, and evenly; null when those are more than `most`. */
function breakFew(
  pieces: readonly Piece[],
  most: number,
  width: number,
  setting: Setting,
): ReturnType<typeof breakEvenly> {
  const count = fewestLines(pieces, width, setting)
  return count > most ? null : breakEvenly(pieces, count, width, setting)
}

function toPieces(line: string, { measure }: Setting): Piece[] {
  return splitWords(line).flatMap((word) =>
    splitAnywhere(word).map((text, index) => ({ text, width: measure(text), joined: index > 0 })),
  )
}
