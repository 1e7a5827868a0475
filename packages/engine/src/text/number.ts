import { ease, type FilmText } from '@clipmint/film'
import { clamp } from '@clipmint/kit'

import type { TextMeasure } from './measure.ts'

/** The first number of a text: where it begins in its line, and how it is written. */
export type NumberAt = { line: number; at: number; text: string }

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']
const number = /\d[\d,]*(\.\d+)?/u

export function findNumber(lines: readonly { text: string }[]): NumberAt | null {
  for (const [line, { text }] of lines.entries()) {
    const match = number.exec(text)
    if (match) return { line, at: match.index, text: match[0] }
  }
  return null
}

/**
 * A measure for which every digit is as wide as the widest: a number that runs then moves nothing around it. The fonts'
 * own tabular digits cannot be asked for on a canvas.
 */
export function tabular(measure: TextMeasure): TextMeasure {
  return (text, font) => {
    if (!/\d/u.test(text)) return measure(text, font)
    const widest = digits.reduce((one, other) => (measure(other, font) > measure(one, font) ? other : one))
    return measure(text.replaceAll(/\d/gu, widest), font)
  }
}

/** The last column begins after this share of the whole time. */
const LAST_COLUMN_BEGINS = 0.35

/** How many digits a column (of so many) of a running number still has to whirl by; columns come to rest from left to right. */
export function digitsLeft(
  column: { index: number; of: number },
  { delayMs, durationMs, easing }: NonNullable<FilmText['count']>,
  elapsedMs: number,
): number {
  const late = column.of > 1 ? (LAST_COLUMN_BEGINS * column.index) / (column.of - 1) : 0
  const time = ((elapsedMs - delayMs) / durationMs - late) / (1 - LAST_COLUMN_BEGINS)
  return (8 + 3 * column.index) * (1 - ease(easing, clamp(time, 0, 1)))
}
