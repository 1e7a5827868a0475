/** Numbers of a picture, one a pixel, row after row. */
export type Plane = Float32Array

/** A picture as three planes: in OKLab lightness and the two colour axes, else red, green and blue. */
export type Planes = { width: number; height: number; planes: readonly [Plane, Plane, Plane] }

export type Size = { width: number; height: number }

const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** The colours of a picture of three bytes a pixel, each from 0 to 1. */
export function colorsOf(data: Uint8Array, { width, height }: Size): Planes {
  const planes = emptyPlanes(width * height)
  for (const [channel, plane] of planes.entries())
    for (let at = 0; at < plane.length; at += 1) plane[at] = (data[at * 3 + channel] ?? 0) / 255
  return { width, height, planes }
}

/**
 * A picture of three bytes a pixel in OKLab (B. Ottosson, 2020), where equal distances look equally far apart. Less light
 * on a thing scales all three numbers alike, so that a shadow lies on a line with its ground.
 */
export function oklabOf(data: Uint8Array, { width, height }: Size): Planes {
  const planes = emptyPlanes(width * height)
  const [lightness, greenRed, blueYellow] = planes
  for (let at = 0; at < lightness.length; at += 1) {
    const red = linear[data[at * 3] ?? 0] ?? 0
    const green = linear[data[at * 3 + 1] ?? 0] ?? 0
    const blue = linear[data[at * 3 + 2] ?? 0] ?? 0
    const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness[at] = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short
    greenRed[at] = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
    blueYellow[at] = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  }
  return { width, height, planes }
}

export function emptyPlanes(length: number): [Plane, Plane, Plane] {
  return [new Float32Array(length), new Float32Array(length), new Float32Array(length)]
}

/** How far two pictures of one size are apart at a pixel. */
export function apart({ planes: [a, b, c] }: Planes, at: number, { planes: [d, e, f] }: Planes): number {
  return lengthOf((a[at] ?? 0) - (d[at] ?? 0), (b[at] ?? 0) - (e[at] ?? 0), (c[at] ?? 0) - (f[at] ?? 0))
}

/** The length of a step between two colours: `Math.hypot`, which guards against overflow, takes ten times as long. */
export function lengthOf(x: number, y: number, z: number): number {
  return Math.sqrt(x * x + y * y + z * z)
}

/** How steep each pixel is: the largest step of colour a pixel, by Sobel's weights. */
export function steepnessOf({ planes, width, height }: Planes): Plane {
  const steep = new Float32Array(width * height)
  for (const plane of planes) {
    for (let y = 0; y < height; y += 1) {
      const row = y * width
      const above = y === 0 ? row : row - width
      const below = y === height - 1 ? row : row + width
      for (let x = 0; x < width; x += 1) {
        const left = x === 0 ? x : x - 1
        const right = x === width - 1 ? x : x + 1
        const nw = plane[above + left] ?? 0
        const ne = plane[above + right] ?? 0
        const sw = plane[below + left] ?? 0
        const se = plane[below + right] ?? 0
        const across = ne + 2 * (plane[row + right] ?? 0) + se - nw - 2 * (plane[row + left] ?? 0) - sw
        const down = sw + 2 * (plane[below + x] ?? 0) + se - nw - 2 * (plane[above + x] ?? 0) - ne
        steep[row + x] = (steep[row + x] ?? 0) + (across * across + down * down) / 64
      }
    }
  }
  for (let at = 0; at < steep.length; at += 1) steep[at] = Math.sqrt(steep[at] ?? 0)
  return steep
}

/**
 * How many pixels each one is from the nearest that is marked (chamfer steps of 3 and 4, G. Borgefors, 1986); as far as
 * the picture is long where none is.
 */
export function distanceTo(marked: (at: number) => boolean, { width, height }: Size): Plane {
  const far = new Float32Array(width * height).fill(width + height)
  for (let at = 0; at < far.length; at += 1) if (marked(at)) far[at] = 0
  const walk = (at: number, x: number, way: 1 | -1) => {
    let least = far[at] ?? 0
    if (least === 0) return
    const back = x - way
    const row = at - way * width
    if (back >= 0 && back < width) least = Math.min(least, (far[at - way] ?? Infinity) + 1)
    if (row >= 0 && row < far.length) {
      least = Math.min(least, (far[row] ?? Infinity) + 1)
      if (x > 0) least = Math.min(least, (far[row - 1] ?? Infinity) + 4 / 3)
      if (x < width - 1) least = Math.min(least, (far[row + 1] ?? Infinity) + 4 / 3)
    }
    far[at] = least
  }
  for (let at = 0; at < far.length; at += 1) walk(at, at % width, 1)
  for (let at = far.length - 1; at >= 0; at -= 1) walk(at, at % width, -1)
  return far
}
