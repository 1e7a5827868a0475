import { sine } from '../dsp/sine.ts'
import type { Stereo } from '../stereo.ts'

/** Adds a copy that drifts a few milliseconds behind, opposite on the two sides: wider and softer. In place. */
export function chorus(channel: Stereo, amount: number): void {
  drift(channel.left, channel.sampleRate, { amount, start: 0 })
  drift(channel.right, channel.sampleRate, { amount, start: 0.5 })
}

/** Louder and softer from side to side, as an old stage piano does it. In place. */
export function tremolo(channel: Stereo, shape: { rate: number; depth: number }): void {
  const step = shape.rate / channel.sampleRate
  for (let i = 0; i < channel.left.length; i++) {
    const sway = sine(i * step) * shape.depth
    channel.left[i] = (channel.left[i] ?? 0) * (1 + sway)
    channel.right[i] = (channel.right[i] ?? 0) * (1 - sway)
  }
}

const middleMs = 11
const depthMs = 2.6
const rate = 0.55

function drift(out: Float32Array, sampleRate: number, shape: { amount: number; start: number }): void {
  const size = 2048
  const line = new Float32Array(size)
  const perMs = sampleRate / 1000
  const keep = 1 - shape.amount * 0.35
  for (let i = 0; i < out.length; i++) {
    const input = out[i] ?? 0
    line[i & (size - 1)] = input
    const back = i + size - (middleMs + depthMs * sine(shape.start + (i * rate) / sampleRate)) * perMs
    const whole = Math.floor(back)
    const near = line[whole & (size - 1)] ?? 0
    const far = line[(whole + 1) & (size - 1)] ?? 0
    out[i] = input * keep + (near + (far - near) * (back - whole)) * shape.amount
  }
}
