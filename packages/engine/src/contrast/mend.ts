import {
  type ColorRole,
  colorRoles,
  type Oklch,
  type Palette,
  resolveTint,
  type SlotText,
  type Tint,
  toHex,
  toOklch,
} from '@clipmint/film'

import { contrastIn, type WordsContrast } from './words-contrast.ts'

/** How words are made readable: in a role's colour or another, or on a plate of their own; null leaves one as it is. */
export type ContrastMend = { color: SlotText['color'] | null; plate: Tint | null }

export type MendOptions = {
  palette: Palette
  /** What the words are painted in now, as `#rrggbb`. */
  color: string
  /** What is behind the words of a plate now, as a role to begin with. */
  on: ColorRole
}

/** How far each try for a tone goes, of the way from black to white. */
const TONE_STEP = 0.02
/** From faint to solid: the less of the picture a plate hides, the better. */
const PLATE_OPACITIES = ['/0.5', '/0.7', '/0.85', ''] as const
/** What is drawn may come out a little weaker than what was measured of it: a mend that only just does is none. */
const MARGIN = 1.03

/**
 * The smallest change that makes words readable on the very pixels they were measured on: the nearest of the palette's
 * colours, else the nearest tone of their own hue, else a plate as faint as will do. Null when nothing helps, or they
 * are readable.
 */
export function mendContrast(contrast: WordsContrast, options: MendOptions): ContrastMend | null {
  if (contrast.ratio >= contrast.least) return null
  const color = contrast.isPainted ? (nearestRole(contrast, options) ?? nearestTone(contrast, options)) : null
  return color === null ? faintestPlate(contrast, options) : { color, plate: null }
}

function nearestRole(contrast: WordsContrast, { palette, color }: MendOptions): ColorRole | null {
  const now = toOklch(color)
  const readable = colorRoles.filter((role) => reads(contrast, palette[role]))
  const [nearest] = readable.toSorted(
    (one, other) => apart(now, toOklch(palette[one])) - apart(now, toOklch(palette[other])),
  )
  return nearest ?? null
}

function nearestTone(contrast: WordsContrast, { color }: MendOptions): string | null {
  const now = toOklch(color)
  for (let step = TONE_STEP; step <= 1; step += TONE_STEP) {
    for (const light of [now.light - step, now.light + step]) {
      if (light < 0 || light > 1) continue
      const tone = toHex({ ...now, light })
      if (reads(contrast, tone)) return tone
    }
  }
  return null
}

/** Under the words as they are; where those read on no plate, in the palette's colour that does. */
function faintestPlate(contrast: WordsContrast, { palette, color, on }: MendOptions): ContrastMend | null {
  const grounds = [...new Set<ColorRole>([on, 'ink', 'paper', ...colorRoles])]
  const inks = [null, ...(contrast.isPainted ? colorRoles.filter((role) => palette[role] !== color) : [])]
  for (const ink of inks) {
    for (const opacity of PLATE_OPACITIES) {
      for (const ground of grounds) {
        const plate: Tint = opacity === '' ? ground : (`${ground}${opacity}` as Tint)
        const shown = ink === null ? color : palette[ink]
        if (reads(contrast, shown, resolveTint(plate, palette))) return { color: ink, plate }
      }
    }
  }
  return null
}

function reads(contrast: WordsContrast, color: string, plate: string | null = null): boolean {
  return contrastIn(contrast, color, plate) >= contrast.least * MARGIN
}

/** How unlike two colours look. */
function apart(one: Oklch, other: Oklch): number {
  const [a, b] = [one, other].map(({ chroma, hue }) => {
    const turn = (hue * Math.PI) / 180
    return { x: chroma * Math.cos(turn), y: chroma * Math.sin(turn) }
  }) as [{ x: number; y: number }, { x: number; y: number }]
  return Math.hypot(one.light - other.light, a.x - b.x, a.y - b.y)
}
