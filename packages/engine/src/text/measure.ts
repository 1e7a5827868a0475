import { BoundedCache } from '@clipmint/kit'

import { cssFont } from '../fonts.ts'
import type { Surface } from '../surface.ts'
import { emojiCss, segmentsOf } from './segments.ts'
import { splitLetters } from './words.ts'

export type TextFont = { family: string; weight: number; tracking: number }

/**
 * How wide a text is set, in em, tracking between its letters included (none after the last). Widths grow in step
 * with the size in both homes (measured: within 0.02 % from 37 to 100 px), so em is all that breaking lines needs.
 */
export type TextMeasure = (text: string, font: TextFont) => number

const MEASURED_AT_PX = 100
const MOST_KEPT = 4000

/** A measure that asks a surface, and remembers the answers. */
export function createMeasure(surface: Surface): TextMeasure {
  const kept = new BoundedCache<number>(MOST_KEPT)
  return (text, font) => {
    if (text === '') return 0
    const key = `${font.family} ${font.weight} ${font.tracking} ${text}`
    return kept.get(key, () => segmentsWidth(surface, text, font))
  }
}

/** Whether a surface spaces letters itself. Safari's does not: letters are then set one by one. */
export function spacesLetters(surface: Surface): boolean {
  return 'letterSpacing' in surface
}

function segmentsWidth(surface: Surface, text: string, font: TextFont): number {
  const segments = segmentsOf(text)
  const widths = segments.map((segment) => {
    if (segment.emoji) return emojiWidth(surface, segment.text)
    surface.font = cssFont(font.family, font.weight, MEASURED_AT_PX, segment.text)
    return spacesLetters(surface)
      ? spacedWidth(surface, segment.text, font)
      : pushedWidth(surface, segment.text, font)
  })
  return widths.reduce((sum, width) => sum + width, 0) + font.tracking * (segments.length - 1)
}

function emojiWidth(surface: Surface, text: string): number {
  surface.font = emojiCss(text, MEASURED_AT_PX)
  if (spacesLetters(surface)) surface.letterSpacing = '0px'
  return surface.measureText(text).width / MEASURED_AT_PX
}

function spacedWidth(surface: Surface, text: string, { tracking }: TextFont): number {
  surface.letterSpacing = `${tracking * MEASURED_AT_PX}px`
  return surface.measureText(text).width / MEASURED_AT_PX - tracking
}

function pushedWidth(surface: Surface, text: string, { tracking }: TextFont): number {
  return surface.measureText(text).width / MEASURED_AT_PX + tracking * (splitLetters(text).length - 1)
}
