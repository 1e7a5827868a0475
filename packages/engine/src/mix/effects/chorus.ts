import { sine } from '../dsp/sine.ts'
import type { Stage } from '../dsp/stage.ts'

const middleMs = 11
const depthMs = 2.6
const swaysPerSecond = 0.55
const size = 2048
/** The delay is looked up this often, in samples, and goes evenly in between: it takes two seconds to sway. */
const controlStep = 64

/** Adds a copy that drifts a few milliseconds behind, opposite on the two sides: wider and softer. */
export function chorus(sampleRate: number, amount: number): Stage {
  const one = drift(sampleRate, { amount, start: 0 })
  const other = drift(sampleRate, { amount, start: 0.5 })
  return (left, right, frames) => {
    one(left, frames)
    other(right, frames)
  }
}

/** Louder and softer from side to side, as an old stage piano does it. */
export function tremolo(sampleRate: number, shape: { rate: number; depth: number }): Stage {
  const step = shape.rate / sampleRate
  let at = 0
  return (left, right, frames) => {
    for (let i = 0; i < frames; i++) {
      const sway = sine((at + i) * step) * shape.depth
      left[i] = (left[i] ?? 0) * (1 + sway)
      right[i] = (right[i] ?? 0) * (1 - sway)
    }
    at += frames
  }
}

function drift(sampleRate: number, shape: { amount: number; start: number }) {
  const line = new Float32Array(size)
  const keep = 1 - shape.amount * 0.35
  const behindAt = (at: number) =>
    ((middleMs + depthMs * sine(shape.start + (at * swaysPerSecond) / sampleRate)) * sampleRate) / 1000
  let at = 0
  let behind = behindAt(0)
  let change = 0
  return (out: Float32Array, frames: number): void => {
    for (let i = 0; i < frames; i++, at++) {
      if (at % controlStep === 0) change = (behindAt(at + controlStep) - behind) / controlStep
      const input = out[i] ?? 0
      line[at & (size - 1)] = input
      const back = at + size - behind
      behind += change
      const whole = Math.floor(back)
      const near = line[whole & (size - 1)] ?? 0
      const far = line[(whole + 1) & (size - 1)] ?? 0
      out[i] = input * keep + (near + (far - near) * (back - whole)) * shape.amount
    }
  }
}
