import { clamp } from '@clipmint/kit'

import type { Pixels } from '../../surface.ts'

/** A colour this near to the ground's (of 442 at most) is ground; further than the second number it is not at all. */
const NEAR = 12
const FAR = 46
/** A ground is light and plain: its channels are above, and this share of a picture's edge is of its colour. */
const LEAST_LIGHT = 196
const PLAIN_SHARE = 0.86
/** Shade: no darker than `most`, grey to within `tinge`, from pixel to pixel no more than `step`; below `none` it is noise. */
const SHADE = { most: 0.45, tinge: 9, step: 7, none: 0.035 }
/** A thing takes this share of its picture; with less or more something else was taken for the ground. */
const THING = { least: 0.04, most: 0.93 }

/** Whether a picture has its ground cut away already: its edge can be seen through. */
export function isTransparent(pixels: Pixels): boolean {
  const edge = edgeOf(pixels)
  const clear = edge.filter((at) => (pixels.data[at + 3] ?? 255) < 32)
  return clear.length > edge.length * 0.25
}

/**
 * Cuts a thing out of a plain, light ground, in place: what is reached from the picture's edge through the ground's
 * colour becomes clear, softly towards the thing, and the ground in shade becomes shade. False, and nothing is changed,
 * when the ground is not plain and light or no thing would be left.
 */
export function cutGround(pixels: Pixels): boolean {
  const ground = groundColor(pixels)
  if (!ground) return false
  const { data, width, height } = pixels
  const away = (at: number) => distanceTo(data, at, ground)
  const reached = floodFromEdge({ width, height }, (pixel, from) => {
    if (away(pixel * 4) < FAR) return true
    // Shade deepens little by little; an edge is a step.
    return (
      from >= 0 &&
      shadeAt(data, pixel * 4, ground) !== null &&
      stepBetween(data, pixel * 4, from * 4) < SHADE.step
    )
  })
  const cleared = reached.reduce((sum, mark) => sum + mark, 0)
  const left = 1 - cleared / (width * height)
  if (left < THING.least || left > THING.most) return false
  for (let pixel = 0; pixel < reached.length; pixel += 1) {
    if (reached[pixel] === 0) continue
    const at = pixel * 4
    const shade = shadeAt(data, at, ground)
    if (shade !== null) data.set([0, 0, 0, Math.round(Math.max(0, shade - SHADE.none) * 255)], at)
    else fadeOut(data, at, clamp((away(at) - NEAR) / (FAR - NEAR), 0, 1), ground)
  }
  return true
}

type Color = readonly [number, number, number]

function distanceTo(data: Uint8ClampedArray, at: number, [red, green, blue]: Color): number {
  return Math.hypot((data[at] ?? 0) - red, (data[at + 1] ?? 0) - green, (data[at + 2] ?? 0) - blue)
}

function stepBetween(data: Uint8ClampedArray, at: number, other: number): number {
  return distanceTo(data, at, [data[other] ?? 0, data[other + 1] ?? 0, data[other + 2] ?? 0])
}

/** How dark the ground is here (0 to 1), where it is the ground's own colour with less light; null where it is not. */
function shadeAt(data: Uint8ClampedArray, at: number, ground: Color): number | null {
  const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
  const light =
    (red * ground[0] + green * ground[1] + blue * ground[2]) /
    (ground[0] ** 2 + ground[1] ** 2 + ground[2] ** 2)
  const tinge = Math.hypot(red - light * ground[0], green - light * ground[1], blue - light * ground[2])
  return tinge < SHADE.tinge && light > 1 - SHADE.most ? Math.max(0, 1 - light) : null
}

/** What shows of a colour that is part ground: its share, without the ground's light in it. */
function fadeOut(data: Uint8ClampedArray, at: number, share: number, ground: readonly number[]): void {
  data[at + 3] = Math.round(share * 255)
  if (share <= 0) return
  for (let channel = 0; channel < 3; channel += 1) {
    const seen = data[at + channel] ?? 0
    data[at + channel] = Math.round((seen - (ground[channel] ?? 0) * (1 - share)) / share)
  }
}

/** The colour of most of the edge; null when it is dark, or the edge has several. */
function groundColor(pixels: Pixels): [number, number, number] | null {
  const edge = edgeOf(pixels)
  const channel = (offset: number) => {
    const values = edge.map((at) => pixels.data[at + offset] ?? 0).toSorted((one, other) => one - other)
    return values[values.length >> 1] ?? 0
  }
  const color: [number, number, number] = [channel(0), channel(1), channel(2)]
  if (Math.min(...color) < LEAST_LIGHT) return null
  const alike = edge.filter(
    (at) => Math.hypot(...color.map((value, offset) => (pixels.data[at + offset] ?? 0) - value)) < FAR * 0.8,
  )
  return alike.length >= edge.length * PLAIN_SHARE ? color : null
}

/** Where the pixels of the edge begin in the data. */
function edgeOf({ width, height }: Pixels): number[] {
  const edge: number[] = []
  for (let x = 0; x < width; x += 1) edge.push(x * 4, ((height - 1) * width + x) * 4)
  for (let y = 1; y < height - 1; y += 1) edge.push(y * width * 4, (y * width + width - 1) * 4)
  return edge
}

/** Marks with 1 all pixels that can be reached from the edge through pixels that are `open` to the one before (−1: none). */
function floodFromEdge(
  { width, height }: { width: number; height: number },
  open: (pixel: number, from: number) => boolean,
): Uint8Array {
  const reached = new Uint8Array(width * height)
  const queue = new Int32Array(width * height)
  let length = 0
  const visit = (pixel: number, from = -1) => {
    if (reached[pixel] === 1 || !open(pixel, from)) return
    reached[pixel] = 1
    queue[length] = pixel
    length += 1
  }
  for (let x = 0; x < width; x += 1) {
    visit(x)
    visit((height - 1) * width + x)
  }
  for (let y = 0; y < height; y += 1) {
    visit(y * width)
    visit(y * width + width - 1)
  }
  for (let done = 0; done < length; done += 1) {
    const pixel = queue[done] ?? 0
    const x = pixel % width
    if (x > 0) visit(pixel - 1, pixel)
    if (x < width - 1) visit(pixel + 1, pixel)
    if (pixel >= width) visit(pixel - width, pixel)
    if (pixel < (height - 1) * width) visit(pixel + width, pixel)
  }
  return reached
}

/** The smallest rectangle around all that can be seen, and how wide its foot is; null when nothing can. */
export function seenIn({ data, width, height }: Pixels): {
  x: number
  y: number
  w: number
  h: number
  foot: { from: number; to: number }
} | null {
  let [left, right, top, bottom] = [width, -1, height, -1]
  const opaque = (x: number, y: number) => (data[(y * width + x) * 4 + 3] ?? 0) > 40
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!opaque(x, y)) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  if (right < left) return null
  const foot = { from: right, to: left }
  for (let y = Math.max(top, Math.floor(bottom - (bottom - top) * 0.05)); y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      if (!opaque(x, y)) continue
      foot.from = Math.min(foot.from, x)
      foot.to = Math.max(foot.to, x)
    }
  }
  return { x: left, y: top, w: right - left + 1, h: bottom - top + 1, foot }
}
