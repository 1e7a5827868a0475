import {
  breakEvenly,
  type Cut,
  cutWide,
  fewestLines,
  joinPieces,
  LONE_COST,
  ORPHAN_COST,
  type Piece,
  type Setting,
} from './break.ts'
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
const UNCUT_SHARE = 0.36
/** So small a number becomes before it parts from its unit, and a text before one letter is left over. */
const WHOLE_NUMBER_SHARE = 0.1
/** One letter alone on a line that is not the last is worth shrinking by this much. */
const WORTH_SHRINKING = 0.86

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
  const { size, maxLines } = task
  const floor = size * SMALLEST_SHARE
  const ways = hasWordToKeep(task, floor) ? [uncut] : [{ cut: 'words' as const, maxLines }, uncut, cut]
  return (
    fitWhole(task) ??
    fitBetween(task, [floor, size * UNCUT_SHARE], ways) ??
    fitBetween(task, [floor, size * WHOLE_NUMBER_SHARE], [uncut, cut]) ??
    fitBetween(task, [floor, 0.5], [cutAnywhere], Infinity) ?? {
      size: 0.5,
      lines: [task.text.replaceAll('\n', ' ')],
    }
  )
}

/** The largest size between two at which one of the ways does for less than `tooMuch`. */
function fitBetween(
  task: MeasuredTask,
  [from, to]: readonly [number, number],
  ways: readonly Way[],
  tooMuch = ORPHAN_COST,
): Fitted | null {
  for (let size = from; size > to; size *= 0.94) {
    for (const way of ways) {
      const fitted = fitAt(task, size, way)
      if (fitted && fitted.cost < tooMuch) return { size, lines: fitted.lines }
    }
  }
  return null
}

/** The largest size that needs no word cut, smaller where that brings a forgotten letter back to its line. */
function fitWhole(task: MeasuredTask): Fitted | null {
  const floor = task.size * SMALLEST_SHARE * 0.999
  const keepsWhole = hasWordToKeep(task, task.size * SMALLEST_SHARE)
  let best: (Fitted & { cost: number }) | null = null
  for (let size = task.size; size >= task.size * UNCUT_SHARE; size *= STEP) {
    const goesOn = best ? isWorthShrinking(best, size) : size >= floor || keepsWhole
    if (!goesOn) break
    const fitted = fitAt(task, size, { cut: 'nothing', maxLines: task.maxLines })
    if (!fitted) continue
    if (fitted.cost < LONE_COST) return { size, lines: fitted.lines }
    if (!best || (best.cost >= ORPHAN_COST && fitted.cost < ORPHAN_COST)) best = { size, ...fitted }
  }
  return best && best.cost < ORPHAN_COST ? { size: best.size, lines: best.lines } : null
}

function isWorthShrinking(best: { size: number; cost: number }, size: number): boolean {
  return best.cost >= ORPHAN_COST || size >= best.size * WORTH_SHRINKING
}

/** A Latin word or a number with its unit, wider than the place at this size: rather smaller than cut. */
function hasWordToKeep({ width, pad, ways }: MeasuredTask, size: number): boolean {
  const most = width / size - 2 * pad.x
  return ways.flat(2).some((piece) => piece.width > most && /\p{Script=Latin}{2}|\p{Nd}/u.test(piece.text))
}

type Way = { cut: 'nothing' | Cut; maxLines: number }

const uncut: Way = { cut: 'nothing', maxLines: 99 }
const cut: Way = { cut: 'words', maxLines: 99 }
const cutAnywhere: Way = { cut: 'anything', maxLines: 99 }

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
  { width, most, cut: what }: { width: number; most: number; cut: Way['cut'] },
): { lines: string[]; cost: number } | null {
  const lines: string[] = []
  let cost = 0
  for (const paragraph of paragraphs) {
    const pieces = what === 'nothing' ? paragraph : cutWide(paragraph, { width, what }, task.setting)
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
