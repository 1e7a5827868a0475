import { toRgb } from './color.ts'

/** A colour by how light (0 to 1), how strong (0 to about 0.37) and of which hue (degrees) it is to the eye (OKLCH). */
export type Oklch = { light: number; chroma: number; hue: number }

/** `#rrggbb` as the eye sees it. */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = toRgb(hex).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const light = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { light, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

/** The nearest colour a screen can show, as `#rrggbb`: weaker where it cannot be as strong. */
export function toHex({ light, chroma, hue }: Oklch): string {
  for (let strength = chroma; ; strength -= 0.01) {
    const channels = channelsAt(light, Math.max(0, strength), (hue * Math.PI) / 180)
    if (strength <= 0 || channels.every((value) => value >= -0.001 && value <= 1.001))
      return `#${channels.map(byteOf).join('')}`
  }
}

function channelsAt(light: number, chroma: number, turn: number): number[] {
  const [a, b] = [chroma * Math.cos(turn), chroma * Math.sin(turn)]
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function byteOf(linear: number): string {
  const share = Math.min(1, Math.max(0, linear))
  const curved = share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055
  return Math.round(curved * 255)
    .toString(16)
    .padStart(2, '0')
}
