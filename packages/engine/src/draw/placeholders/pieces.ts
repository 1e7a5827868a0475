import type { Rect } from '@clipmint/film'

import { layOutline, type Outline, type Point } from '../outline.ts'
import { styleOf } from '../paint.ts'
import { parsePath } from '../shapes/svg-path.ts'
import type { Thing, Tones } from './thing.ts'

/** One part of a drawn thing, on a square of 100 × 100 with the floor at its foot. */
export type Piece =
  | { as: 'fill'; ink: keyof Inks; d: string }
  /** As something round is lit: from its own colour over light into shade, towards `angle`. */
  | { as: 'lit'; ink: Material; d: string; angle: number }
  | { as: 'line'; ink: keyof Inks; d: string; width: number }

export type Material = 'main' | 'pale' | 'spot' | 'metal' | 'night' | 'warm' | 'leaf' | 'ripe' | 'skin'
type Inks = ReturnType<typeof inksOf>

/** A thing put together of pieces, the first behind the others. */
export function drawn(...pieces: readonly (Piece | readonly Piece[])[]): Thing {
  const all = pieces.flat()
  return (surface, place, tones) => {
    const inks = inksOf(tones)
    const on = ([x, y]: Point): Point => [place.x + (x / 100) * place.w, place.y + (y / 100) * place.h]
    surface.lineCap = 'round'
    surface.lineJoin = 'round'
    for (const piece of all) {
      const outline = parsePath(piece.d, on)
      layOutline(surface, outline)
      if (piece.as === 'line') {
        surface.strokeStyle = inks[piece.ink]
        surface.lineWidth = (piece.width / 100) * place.w
        surface.stroke()
        continue
      }
      surface.fillStyle =
        piece.as === 'fill'
          ? inks[piece.ink]
          : styleOf(
              surface,
              { type: 'linear', angle: piece.angle, stops: stopsOf(tones[piece.ink]) },
              boundsOf(outline),
            )
      surface.fill()
    }
  }
}

export function flat(ink: keyof Inks, d: string): Piece {
  return { as: 'fill', ink, d }
}

/** Lit from the left, as what stands is. */
export function lit(ink: Material, d: string): Piece {
  return { as: 'lit', ink, d, angle: 0 }
}

/** Lit from above, as what lies is. */
export function under(ink: Material, d: string): Piece {
  return { as: 'lit', ink, d, angle: 78 }
}

export function line(ink: keyof Inks, width: number, d: string): Piece {
  return { as: 'line', ink, d, width }
}

export function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`
}

export function rect(...[x, y, w, h, r = 0]: readonly [number, number, number, number, number?]): string {
  const [right, foot] = [x + w, y + h]
  return r === 0
    ? `M${x} ${y}H${right}V${foot}H${x}Z`
    : `M${x + r} ${y}H${right - r}Q${right} ${y} ${right} ${y + r}V${foot - r}Q${right} ${foot} ${right - r} ${foot}` +
        `H${x + r}Q${x} ${foot} ${x} ${foot - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`
}

/** Three curls of warm air over a point. */
export function steam(x: number, y: number): readonly Piece[] {
  return [-9, 0, 9].map((by) => line('gleam', 1.8, `M${x + by} ${y}c-5 -6 5 -9 0 -15c-3 -4 1 -6 1 -8`))
}

/** A bloom of five round petals. */
export function bloom(
  x: number,
  y: number,
  { r, ink }: { r: number; ink: 'main' | 'spot' | 'pale' },
): readonly Piece[] {
  const petals = [0, 1, 2, 3, 4].map((index) => {
    const turn = (index * 2 * Math.PI) / 5 - Math.PI / 2
    return oval(x + Math.cos(turn) * r * 0.55, y + Math.sin(turn) * r * 0.55, r * 0.52)
  })
  return [
    flat('shade', oval(x + r * 0.12, y + r * 0.16, r)),
    ...petals.map((d) => lit(ink, d)),
    flat(ink === 'spot' ? 'pale' : 'spot', oval(x, y, r * 0.3)),
  ]
}

function stopsOf({ light, main, deep }: Tones['spot']): { at: number; color: string }[] {
  return [
    { at: 0, color: main },
    { at: 0.28, color: light },
    { at: 0.6, color: main },
    { at: 1, color: deep },
  ]
}

function inksOf(tones: Tones) {
  return {
    main: tones.main.main,
    light: tones.main.light,
    deep: tones.main.deep,
    dark: tones.dark,
    pale: tones.pale.main,
    white: tones.pale.light,
    paleDeep: tones.pale.deep,
    spot: tones.spot.main,
    spotLight: tones.spot.light,
    spotDeep: tones.spot.deep,
    warm: tones.warm.main,
    warmLight: tones.warm.light,
    warmDeep: tones.warm.deep,
    ripe: tones.ripe.main,
    leaf: tones.leaf.main,
    leafLight: tones.leaf.light,
    leafDeep: tones.leaf.deep,
    metal: tones.metal.main,
    metalDeep: tones.metal.deep,
    sky: tones.wallLight,
    glass: 'rgba(255,255,255,0.42)',
    shade: 'rgba(0,0,0,0.13)',
    gleam: 'rgba(255,255,255,0.5)',
  }
}

/** Around all points of an outline, handles too. */
function boundsOf(outline: Outline): Rect {
  const points = outline.flatMap(({ from, steps }) => [
    from,
    ...steps.flatMap((step) => ('to' in step ? [step.to] : step.curve)),
  ])
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}
