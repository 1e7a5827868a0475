import { type Rect, toRgb } from '@clipmint/film'

import type { Surface } from '../../surface.ts'
import { layOutline, type Outline } from '../outline.ts'
import { styleOf } from '../paint.ts'

/** The colours of a still life: a wall and a table out of the ground's role, a thing out of the main role. */
export type Tones = {
  wallLight: string
  wall: string
  halo: string
  table: string
  tableFront: string
  light: string
  main: string
  deep: string
  dark: string
  label: string
}

/** Paints something simple that stands at the foot of a square place. */
export type Thing = (surface: Surface, place: Rect, tones: Tones) => void

/** `one` with a share of `other` mixed in; both `#rrggbb`. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [toRgb(one), toRgb(other)]
  const channel = (index: 0 | 1 | 2) =>
    Math.round(a[index] + (b[index] - a[index]) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${channel(0)}${channel(1)}${channel(2)}`
}

/** A part of `place` in shares of it. */
export function part(
  { x, y, w, h }: Rect,
  [left, top, width, height]: readonly [number, number, number, number],
): Rect {
  return { x: x + left * w, y: y + top * h, w: width * w, h: height * h }
}

/** Fills an outline as something round is lit: from the light side over its own colour into shade. */
export function fillLit(
  surface: Surface,
  outline: Outline,
  place: Rect,
  tones: Pick<Tones, 'light' | 'main' | 'deep'>,
): void {
  surface.fillStyle = styleOf(
    surface,
    {
      type: 'linear',
      angle: 0,
      stops: [
        { at: 0, color: tones.main },
        { at: 0.28, color: tones.light },
        { at: 0.6, color: tones.main },
        { at: 1, color: tones.deep },
      ],
    },
    place,
  )
  layOutline(surface, outline)
  surface.fill()
}

export function fillFlat(surface: Surface, outline: Outline, color: string): void {
  surface.fillStyle = color
  layOutline(surface, outline)
  surface.fill()
}
