import type { PictureFilter } from '@clipmint/film'
import { clamp } from '@clipmint/kit'

/** A channel's new value (0 to 1) for each old one. */
type Curve = (value: number) => number

/** Light drawn up in the middle by `by`; black and white stay. */
const lifted =
  (by: number): Curve =>
  (value) =>
    value + by * value * (1 - value)

/** The same, and the brightest is only `most`. */
const held =
  (by: number, most: number): Curve =>
  (value) =>
    most * lifted(by)(value)

/** Dark darker and light lighter, about the middle. */
const deepened: Curve = (value) => value + 0.5 * value * (1 - value) * (2 * value - 1)

const curves: Readonly<Record<Exclude<PictureFilter, 'bw'>, readonly [Curve, Curve, Curve]>> = {
  bright: [lifted(0.42), lifted(0.42), lifted(0.42)],
  warm: [lifted(0.2), held(0.06, 0.985), held(-0.12, 0.94)],
  cool: [held(-0.12, 0.94), held(0.04, 0.985), lifted(0.2)],
}

const tables = new Map<PictureFilter, readonly Uint8Array[]>()

/** Gives opaque or see-through RGBA pixels (not premultiplied) a filter's colours, in place: in both homes the same. */
export function recolor(data: Uint8Array | Uint8ClampedArray, filter: PictureFilter): void {
  const [red, green, blue] = tablesOf(filter) as readonly [Uint8Array, Uint8Array, Uint8Array]
  if (filter === 'bw') return toGrey(data, red)
  for (let at = 0; at < data.length; at += 4) {
    data[at] = red[data[at] as number] as number
    data[at + 1] = green[data[at + 1] as number] as number
    data[at + 2] = blue[data[at + 2] as number] as number
  }
}

/** Light as BT.709 weighs it, in shares of 2^16. */
function toGrey(data: Uint8Array | Uint8ClampedArray, table: Uint8Array): void {
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at] as number, data[at + 1] as number, data[at + 2] as number]
    const grey = table[(red * 13_933 + green * 46_871 + blue * 4732 + 32_768) >> 16] as number
    data[at] = grey
    data[at + 1] = grey
    data[at + 2] = grey
  }
}

function tablesOf(filter: PictureFilter): readonly Uint8Array[] {
  const known = tables.get(filter)
  if (known) return known
  const channels = filter === 'bw' ? [deepened, deepened, deepened] : curves[filter]
  const made = channels.map((curve) =>
    Uint8Array.from({ length: 256 }, (_, value) => Math.round(clamp(curve(value / 255), 0, 1) * 255)),
  )
  tables.set(filter, made)
  return made
}
