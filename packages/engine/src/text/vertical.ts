import { SMALLEST_SHARE } from './fit.ts'

/** Vertical setting is for Hangul alone: Latin and digits would lie on their side. */
const settable = /^[\p{Script=Hangul}\s!?]+$/u

/** One syllable's step down the column and the gap of a space, in em. */
export const VERTICAL_STEP = 1.08
const WORD_GAP = 0.34
const MOST_COLUMNS = 2

export type VerticalTask = {
  text: string
  width: number
  height: number
  size: number
  maxLines: number
  leading: number
  tracking: number
}

/** The columns of a text, right one first, and their size; null when it has to be set horizontally. */
export function fitVertical(task: VerticalTask): { size: number; columns: string[] } | null {
  if (!settable.test(task.text)) return null
  const words = task.text.split(/\s+/u).filter((word) => word !== '')
  for (let size = task.size; size >= task.size * SMALLEST_SHARE * 0.999; size *= 0.97) {
    const columns = breakColumns(words, task, size)
    if (columns) return { size, columns }
  }
  return null
}

/** How far down each letter of a column stands, in em from the top of the first. */
export function columnOffsets(column: string, tracking: number): { letter: string; at: number }[] {
  let at = 0
  const letters: { letter: string; at: number }[] = []
  for (const letter of column) {
    if (letter === ' ') {
      at += WORD_GAP
      continue
    }
    letters.push({ letter, at })
    at += VERTICAL_STEP + tracking
  }
  return letters
}

/** The height of a column in em. */
export function columnHeight(column: string, tracking: number): number {
  return (columnOffsets(column, tracking).at(-1)?.at ?? 0) + 1
}

function breakColumns(words: readonly string[], task: VerticalTask, size: number): string[] | null {
  const most = Math.min(MOST_COLUMNS, task.maxLines)
  const fits = (columns: string[]) =>
    columns.every((column) => columnHeight(column, task.tracking) * size <= task.height) &&
    (1 + (columns.length - 1) * task.leading) * size <= task.width
  const one = [words.join(' ')]
  if (fits(one)) return one
  if (most < 2) return null
  const cuts = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const fitting = cuts.filter(fits)
  const unevenness = (columns: string[]) =>
    Math.abs(columnHeight(columns[0] ?? '', 0) - columnHeight(columns[1] ?? '', 0))
  return fitting.toSorted((one, other) => unevenness(one) - unevenness(other))[0] ?? null
}
