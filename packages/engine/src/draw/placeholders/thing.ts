import { contrast, type Placeholder, type Rect, toRgb } from '@clipmint/film'

import type { Surface } from '../../surface.ts'

/** A material in the light, as it is, and in shade. */
type Lit = { light: string; main: string; deep: string }

/** The colours of a still life: the room out of the ground's role, a thing out of the main role, its smaller parts out of the accent. */
export type Tones = {
  wallLight: string
  wall: string
  table: string
  tableFront: string
  shadow: string
  /** How much the light behind the thing brightens its wall. */
  glow: number
  dark: string
  main: Lit
  spot: Lit
  /** What is baked, brewed or burns; what grows; what is ripe; skin: as warm or green as the colours allow. */
  warm: Lit
  leaf: Lit
  ripe: Lit
  skin: Lit
  /** Paper, china, labels. */
  pale: Lit
  metal: Lit
  /** Caps and covers, nearly black. */
  night: Lit
}

/** Paints something simple that stands at the foot of a square place. */
export type Thing = (surface: Surface, place: Rect, tones: Tones) => void

/** Less contrast than that, and a thing would be lost on its wall. */
const SEEN = 1.45

export function tonesOf({ back, front, accent }: Omit<Placeholder, 'thing'>, tint = 0): Tones {
  const wall = tint >= 0 ? mix(back, accent, tint) : mix(back, front, -tint)
  const main = apart(front, wall)
  const spot = apart(contrast(accent, main) < 1.25 ? mix(accent, '#ffffff', 0.55) : accent, wall)
  const isPale = contrast(wall, '#000000') > 7
  return {
    wallLight: mix(wall, '#ffffff', isPale ? 0.5 : 0.16),
    wall,
    table: mix(wall, main, 0.16),
    tableFront: mix(wall, main, 0.32),
    shadow: mix(wall, '#000000', 0.82),
    glow: isPale ? 0.42 : 0.2,
    dark: mix(main, '#000000', 0.66),
    main: litOf(main),
    spot: litOf(spot),
    warm: litOf(apart(natural('#d98b3a', [main, spot]), wall)),
    leaf: litOf(apart(natural('#4f9a58', [main, spot]), wall)),
    ripe: litOf(apart(natural('#dd4a3c', [main, spot]), wall)),
    skin: litOf(mix('#e8bd99', main, 0.12)),
    pale: {
      light: '#ffffff',
      main: mix('#ffffff', wall, 0.1),
      deep: mix(mix('#ffffff', wall, 0.24), '#000000', 0.14),
    },
    metal: { light: '#ffffff', main: mix('#cfd4d8', wall, 0.14), deep: mix('#858d94', wall, 0.14) },
    night: {
      light: mix(main, '#2a2d31', 0.6),
      main: mix(main, '#17191c', 0.74),
      deep: mix(main, '#08090a', 0.82),
    },
  }
}

function litOf(color: string): Lit {
  return { light: mix(color, '#ffffff', 0.32), main: color, deep: mix(color, '#000000', 0.26) }
}

/** A colour of nature with as much of the nearest of the template's own in it as it bears. */
function natural(color: string, own: readonly [string, string]): string {
  const far = (one: string) =>
    Math.hypot(...toRgb(one).map((value, index) => value - (toRgb(color)[index] ?? 0)))
  const near = far(own[0]) <= far(own[1]) ? own[0] : own[1]
  return mix(color, near, Math.max(0.06, 0.7 - far(near) / 150))
}

/** The colour, or a darker or lighter one that is seen on the wall. */
function apart(color: string, wall: string): string {
  const towards = contrast(wall, '#000000') > 3 ? '#000000' : '#ffffff'
  for (const share of [0, 0.14, 0.26, 0.38]) {
    const one = mix(color, towards, share)
    if (contrast(one, wall) >= SEEN) return one
  }
  return mix(color, towards, 0.5)
}

/** `one` with a share of `other` mixed in; both `#rrggbb`. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [toRgb(one), toRgb(other)]
  const channel = (index: 0 | 1 | 2) =>
    Math.round(a[index] + (b[index] - a[index]) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${channel(0)}${channel(1)}${channel(2)}`
}
