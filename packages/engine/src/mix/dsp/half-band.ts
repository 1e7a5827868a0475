import { cos, sin, square } from './exact.ts'

/** Neighbours on each side that a sample between two others is made from. */
const reach = 8
const before = 4 * reach
/** Their weights (a windowed sinc): passes to 0.4 of the lower rate, and keeps mirror images 60 dB down. */
const [w0 = 0, w1 = 0, w2 = 0, w3 = 0, w4 = 0, w5 = 0, w6 = 0, w7 = 0] = halfWayWeights()

/** Adds a side of sound at 24 kHz to one at 48 kHz, in blocks; it comes a third of a millisecond late. */
export function createDoubler(): (from: Float32Array, to: Float32Array, frames: number) => void {
  const line = createLine()
  return (from, to, frames) => {
    const x = line(from, frames)
    for (let i = 0, at = 3 * reach; i < frames; i++, at++) {
      const between =
        w0 * ((x[at] ?? 0) + (x[at + 1] ?? 0)) +
        w1 * ((x[at - 1] ?? 0) + (x[at + 2] ?? 0)) +
        w2 * ((x[at - 2] ?? 0) + (x[at + 3] ?? 0)) +
        w3 * ((x[at - 3] ?? 0) + (x[at + 4] ?? 0)) +
        w4 * ((x[at - 4] ?? 0) + (x[at + 5] ?? 0)) +
        w5 * ((x[at - 5] ?? 0) + (x[at + 6] ?? 0)) +
        w6 * ((x[at - 6] ?? 0) + (x[at + 7] ?? 0)) +
        w7 * ((x[at - 7] ?? 0) + (x[at + 8] ?? 0))
      to[2 * i] = (to[2 * i] ?? 0) + (x[at] ?? 0)
      to[2 * i + 1] = (to[2 * i + 1] ?? 0) + between
    }
  }
}

/** Adds a side of sound at 48 kHz to one at 24 kHz, in blocks; `frames` are those of the result. */
export function createHalver(): (from: Float32Array, to: Float32Array, frames: number) => void {
  const line = createLine()
  return (from, to, frames) => {
    const x = line(from, 2 * frames)
    for (let i = 0, at = 2 * reach; i < frames; i++, at += 2) {
      const around =
        w0 * ((x[at - 1] ?? 0) + (x[at + 1] ?? 0)) +
        w1 * ((x[at - 3] ?? 0) + (x[at + 3] ?? 0)) +
        w2 * ((x[at - 5] ?? 0) + (x[at + 5] ?? 0)) +
        w3 * ((x[at - 7] ?? 0) + (x[at + 7] ?? 0)) +
        w4 * ((x[at - 9] ?? 0) + (x[at + 9] ?? 0)) +
        w5 * ((x[at - 11] ?? 0) + (x[at + 11] ?? 0)) +
        w6 * ((x[at - 13] ?? 0) + (x[at + 13] ?? 0)) +
        w7 * ((x[at - 15] ?? 0) + (x[at + 15] ?? 0))
      to[i] = (to[i] ?? 0) + 0.5 * ((x[at] ?? 0) + around)
    }
  }
}

/** A block with the end of the one before it in front. */
function createLine(): (block: Float32Array, frames: number) => Float32Array {
  let line = new Float32Array(before)
  const kept = new Float32Array(before)
  return (block, frames) => {
    if (line.length < before + frames) line = new Float32Array(before + frames)
    line.set(kept)
    line.set(block.subarray(0, frames), before)
    kept.set(line.subarray(frames, frames + before))
    return line
  }
}

function halfWayWeights(): Float64Array {
  const rough = Float64Array.from({ length: reach }, (_, n) => {
    const away = n + 0.5
    return (sin(Math.PI * away) / (Math.PI * away)) * square(cos((Math.PI * away) / (2 * reach + 1)))
  })
  const sum = rough.reduce((total, weight) => total + 2 * weight, 0)
  return rough.map((weight) => weight / sum)
}
