import { z } from 'zod'

/** The five parts a colour can play in a template. Recolouring changes what a role looks like, never who plays it. */
export const colorRoles = ['primary', 'secondary', 'accent', 'ink', 'paper'] as const
export const ColorRole = z.enum(colorRoles)
export type ColorRole = z.infer<typeof ColorRole>

const hexColor = /^#[0-9a-f]{6}$/i
export const HexColor = z.string().regex(hexColor)

/** What each role looks like, as `#rrggbb`. */
export const Palette = z.record(ColorRole, HexColor)
export type Palette = z.infer<typeof Palette>

/** A role, or a role with its opacity: `ink`, `ink/0.4`. */
export const Tint = z.custom<ColorRole | `${ColorRole}/${number}`>(
  (value) =>
    typeof value === 'string' && /^(primary|secondary|accent|ink|paper)(\/(0|1|0?\.\d{1,2}))?$/.test(value),
  { error: 'A tint is a colour role, or a role with its opacity, as in ink/0.4.' },
)
export type Tint = z.infer<typeof Tint>

/** Tints that run into one another. `angle` in degrees: 0 runs left to right, 90 top to bottom. */
export const Gradient = z.object({
  type: z.enum(['linear', 'radial']),
  angle: z.number().default(90),
  stops: z.array(z.object({ at: z.number().min(0).max(1), tint: Tint })).min(2),
})

/** What fills a shape: one tint, or a gradient of tints. */
export const Paint = z.union([Tint, Gradient])
export type Paint = z.infer<typeof Paint>

/** A paint with its roles looked up: CSS colours only. */
export type FilmPaint =
  | string
  | { type: 'linear' | 'radial'; angle: number; stops: { at: number; color: string }[] }

/** `#rrggbb` as three numbers from 0 to 255. */
export function toRgb(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1, 7), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** A colour of a film, `#rrggbb` or `rgba(…)`, as three numbers from 0 to 255 and its opacity; null for another way to write one. */
export function channelsOf(css: string): { rgb: [number, number, number]; opacity: number } | null {
  if (hexColor.test(css)) return { rgb: toRgb(css), opacity: 1 }
  const [, red, green, blue, opacity] = /^rgba\((\d+),(\d+),(\d+),([\d.]+)\)$/.exec(css) ?? []
  return opacity === undefined
    ? null
    : { rgb: [Number(red), Number(green), Number(blue)], opacity: Number(opacity) }
}

/** The relative luminance of WCAG 2.2, from 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const [red, green, blue] = toRgb(hex).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of WCAG 2.2 between two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Text is readable on its ground from this contrast on (WCAG 2.2 AA). */
export const READABLE_CONTRAST = 4.5
/** Large text is readable from this contrast on (WCAG 2.2 AA). */
export const LARGE_CONTRAST = 3

/**
 * The wanted text colour where it reads on `ground`; else the role that reads best there; else black or white,
 * one of which always passes. So that any recolouring keeps every word readable.
 */
export function readableOn(ground: string, wanted: string, palette: Palette): string {
  if (contrast(wanted, ground) >= READABLE_CONTRAST) return wanted
  const candidates = [palette.ink, palette.paper, palette.secondary, palette.accent, palette.primary]
  const best = candidates.find((color) => contrast(color, ground) >= READABLE_CONTRAST)
  return best ?? (contrast('#ffffff', ground) >= contrast('#000000', ground) ? '#ffffff' : '#000000')
}

/** What a tint looks like on a ground that shows through it, as `#rrggbb`. */
export function tintOn(ground: string, tint: Tint, palette: Palette): string {
  const [role, opacity = '1'] = tint.split('/') as [ColorRole, string | undefined]
  const [under, over] = [toRgb(ground), toRgb(palette[role])]
  const channels = over.map((value, index) => {
    const below = under[index] ?? 0
    return Math.round(below + (value - below) * Number(opacity))
  })
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The CSS colour of a tint in a palette. */
export function resolveTint(tint: Tint, palette: Palette): string {
  const [role, opacity] = tint.split('/') as [ColorRole, string | undefined]
  if (opacity === undefined) return palette[role]
  const [red, green, blue] = toRgb(palette[role])
  return `rgba(${red},${green},${blue},${opacity})`
}

/** A paint with every role looked up in the palette. */
export function resolvePaint(paint: Paint, palette: Palette): FilmPaint {
  if (typeof paint === 'string') return resolveTint(paint, palette)
  return {
    type: paint.type,
    angle: paint.angle,
    stops: paint.stops.map(({ at, tint }) => ({ at, color: resolveTint(tint, palette) })),
  }
}
