import type { ParticleKind } from '@clipmint/film'

import type { Surface } from '../../surface.ts'
import * as paint from './sprites.ts'

/** How a kind of particle looks and moves. Lengths in its own sizes, speeds in sizes a second, turns a second. */
export type ParticleSpec = {
  /** Paints one of size 1 about the origin, in a colour; `variant` tells those of several looks apart. */
  paint: (surface: Surface, color: string, variant: number) => void
  variants: number
  /** Down the box; negative rises. */
  fall: number
  /** To both sides while it falls, and how many times a second. */
  sway: number
  swayHz: number
  /** Turns a second about itself; `tumble` is how often it shows its edge. */
  spin: number
  /** How far from upright they may begin, as a share of a whole turn. */
  lean: number
  tumble: number
  /** Share of its brightness that comes and goes, and how many times a second. */
  twinkle: number
  twinkleHz: number
  opacity: number
  /** The smallest and the largest, as shares of the ordinary size. */
  sizes: readonly [number, number]
}

const still = {
  fall: 0,
  sway: 0,
  swayHz: 0.3,
  spin: 0,
  lean: 1,
  tumble: 0,
  twinkle: 0,
  twinkleHz: 0.5,
  opacity: 1,
}

/** Every kind of particle. To add one: its word in film's `ParticleKind`, a line here. */
export const particleKinds: Readonly<Record<ParticleKind, ParticleSpec>> = {
  confetti: {
    ...still,
    paint: paint.confetti,
    variants: 3,
    fall: 9,
    sway: 1.2,
    swayHz: 0.5,
    spin: 0.5,
    tumble: 1.1,
    sizes: [0.6, 1.1],
  },
  snow: {
    ...still,
    paint: paint.softDisc,
    variants: 1,
    fall: 3.4,
    sway: 1.4,
    swayHz: 0.22,
    opacity: 0.92,
    sizes: [0.3, 1],
  },
  petals: {
    ...still,
    paint: paint.petal,
    variants: 1,
    fall: 3.6,
    sway: 2.4,
    swayHz: 0.26,
    spin: 0.16,
    tumble: 0.34,
    sizes: [0.6, 1.2],
  },
  leaves: {
    ...still,
    paint: paint.leaf,
    variants: 1,
    fall: 4,
    sway: 2.8,
    swayHz: 0.24,
    spin: 0.2,
    tumble: 0.3,
    sizes: [0.7, 1.3],
  },
  sparkle: {
    ...still,
    paint: paint.sparkle,
    variants: 1,
    twinkle: 1,
    twinkleHz: 0.7,
    spin: 0.03,
    lean: 0.06,
    sizes: [0.35, 1.2],
  },
  bokeh: {
    ...still,
    paint: paint.bokeh,
    variants: 1,
    fall: -0.16,
    sway: 0.25,
    swayHz: 0.12,
    twinkle: 0.7,
    twinkleHz: 0.22,
    opacity: 0.55,
    sizes: [0.4, 1.5],
  },
  bubbles: {
    ...still,
    paint: paint.bubble,
    variants: 1,
    fall: -2.6,
    sway: 0.5,
    swayHz: 0.5,
    opacity: 0.85,
    sizes: [0.25, 1.2],
  },
  hearts: {
    ...still,
    paint: paint.heartMark,
    variants: 1,
    fall: -2.6,
    sway: 0.7,
    swayHz: 0.4,
    spin: 0.02,
    lean: 0.14,
    sizes: [0.5, 1.2],
  },
  stars: { ...still, paint: paint.star, variants: 1, fall: 2.2, sway: 0.4, spin: 0.14, sizes: [0.4, 1.1] },
  dust: {
    ...still,
    paint: paint.softDisc,
    variants: 1,
    fall: -0.7,
    sway: 1.6,
    swayHz: 0.1,
    twinkle: 0.8,
    twinkleHz: 0.35,
    opacity: 0.7,
    sizes: [0.2, 0.8],
  },
}
