import {
  contrast,
  LARGE_CONTRAST,
  type Oklch,
  type Palette,
  READABLE_CONTRAST,
  toHex,
  toOklch,
} from '@clipmint/film'

/** From here on two hues are seen as two colours. */
const ANOTHER_HUE = 40

/**
 * Gives colours the roles they are good for: the most telling is the main one, another hue the accent, tints and shades
 * of them ground and words. Every pair that words are set in can be read. Null without any colour.
 */
export function assignRoles(colors: readonly string[]): Palette | null {
  const seen = colors.map(toOklch)
  const main = seen.toSorted((one, other) => telling(other) - telling(one))[0]
  if (!main) return null
  const other = seen.find((it) => it.chroma > 0.05 && hueGap(it, main) >= ANOTHER_HUE)
  const paper = toHex({ light: 0.985, chroma: Math.min(main.chroma, 0.012), hue: main.hue })
  const ink = toHex({ light: 0.2, chroma: Math.min(main.chroma, 0.04), hue: main.hue })
  const secondary = toHex({ light: 0.91, chroma: Math.min(main.chroma, 0.06), hue: main.hue })
  const accent = other ?? { light: 0.78, chroma: Math.max(0.12, main.chroma), hue: (main.hue + 150) % 360 }
  return {
    primary: darkerUntil(main, (color) => contrast(color, paper) >= READABLE_CONTRAST),
    secondary,
    accent: lighterUntil(accent, (color) => contrast(color, ink) >= READABLE_CONTRAST + LARGE_CONTRAST / 2),
    ink,
    paper,
  }
}

/** Strong colours of a middling lightness are what a picture is remembered by. */
function telling({ light, chroma }: Oklch): number {
  return chroma * (1 - Math.abs(light - 0.58))
}

function hueGap(one: Oklch, other: Oklch): number {
  const gap = Math.abs(one.hue - other.hue) % 360
  return Math.min(gap, 360 - gap)
}

function darkerUntil(color: Oklch, isEnough: (hex: string) => boolean): string {
  let { light } = color
  while (light > 0 && !isEnough(toHex({ ...color, light }))) light -= 0.02
  return toHex({ ...color, light: Math.max(0, light) })
}

function lighterUntil(color: Oklch, isEnough: (hex: string) => boolean): string {
  let { light } = color
  while (light < 1 && !isEnough(toHex({ ...color, light }))) light += 0.02
  return toHex({ ...color, light: Math.min(1, light) })
}
