import { fitGround, LEAST_PLAIN } from '../cutout/ground.ts'
import { apart, oklabOf } from '../cutout/planes.ts'

/** The light of a picture is judged at this many pixels on its longer side. */
export const LIGHT_SIDE = 256

/** What is lighter than this is white paper in a video, whatever was there. */
const BLOWN = 0.985

export type Light = {
  /** How light the lightest twentieth of the picture is, in OKLab's lightness: all of a picture that is too dark is dark. */
  lights: number
  /** The share of what is not ground that has no drawing left, by too much light. */
  blown: number
  /** The share of the edge that is one plain ground. */
  plain: number
  /** The plain ground's colour, `#rrggbb`; null where there is none. */
  groundColor: string | null
}

type Flat = { data: Uint8Array; width: number; height: number }

/** How a picture of three bytes a pixel is lit, and on what ground its thing stands. */
export function lightOf({ data, width, height }: Flat): Light {
  const picture = oklabOf(data, { width, height })
  const [lightness] = picture.planes
  const ground = fitGround(picture)
  const isPlain = ground.plain >= LEAST_PLAIN
  const sorted = Float32Array.from(lightness).sort()
  let [things, blown] = [0, 0]
  for (let at = 0; at < lightness.length; at += 1) {
    // White behind a thing is how shops photograph.
    if (isPlain && apart(picture, at, ground.model) < ground.reach) continue
    things += 1
    if ((lightness[at] ?? 0) > BLOWN) blown += 1
  }
  return {
    lights: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    blown: things < lightness.length * 0.01 ? 0 : blown / things,
    plain: ground.plain,
    groundColor: isPlain ? edgeColor(data, { width, height }) : null,
  }
}

/** The middle colour of the picture's outermost pixels. */
function edgeColor(data: Uint8Array, { width, height }: { width: number; height: number }): string {
  const channel = (offset: number) => {
    const values: number[] = []
    for (let x = 0; x < width; x += 1)
      values.push(data[x * 3 + offset] ?? 0, data[((height - 1) * width + x) * 3 + offset] ?? 0)
    for (let y = 0; y < height; y += 1)
      values.push(data[y * width * 3 + offset] ?? 0, data[(y * width + width - 1) * 3 + offset] ?? 0)
    const middle = values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
    return middle.toString(16).padStart(2, '0')
  }
  return `#${channel(0)}${channel(1)}${channel(2)}`
}
