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

/**
 * What a number that counts shows at a moment, letter for letter of its final writing: the same decimals and
 * separators, nothing (an empty string) where there is no digit yet.
 */
export function countedLetters(
  final: string,
  count: NonNullable<FilmText['count']>,
  elapsedMs: number,
): string[] {
  const to = Number(final.replaceAll(',', ''))
  const from = Math.min(count.from, 10 ** final.replaceAll(/\D/gu, '').length - 1)
  const progress = ease(count.easing, clamp((elapsedMs - count.delayMs) / count.durationMs, 0, 1))
  const decimals = final.split('.')[1]?.length ?? 0
  const value = from + (to - from) * progress
  const [whole = '', rest] = (progress >= 1 ? to : value).toFixed(decimals).split('.')
  const grouped = final.includes(',') ? whole.replaceAll(/\B(?=(\d{3})+$)/gu, ',') : whole
  const shown = rest === undefined ? grouped : `${grouped}.${rest}`
  const padded = progress >= 1 ? final : shown.slice(-final.length)
  return [...Array.from({ length: final.length - padded.length }, () => ''), ...padded]
}

/** The last column of a meter begins after this share of the whole time. */
const LAST_COLUMN_BEGINS = 0.35

/** How many digits a meter's column (of so many) still has to roll by; columns come to rest from left to right. */
export function digitsLeft(
  column: { index: number; of: number },
  { delayMs, durationMs, easing }: NonNullable<FilmText['count']>,
  elapsedMs: number,
): number {
  const late = column.of > 1 ? (LAST_COLUMN_BEGINS * column.index) / (column.of - 1) : 0
  const time = ((elapsedMs - delayMs) / durationMs - late) / (1 - LAST_COLUMN_BEGINS)
  return (8 + 3 * column.index) * (1 - ease(easing, clamp(time, 0, 1)))
}
