import { exp } from './exact.ts'
/** Lets a sound rise in `attack` seconds and then fall to a third every `fall` seconds. */
export function decay(out: Float32Array, sampleRate: number, shape: { attack: number; fall: number }): void {
  adsr(out, sampleRate, { ...shape, sustain: 0, gate: Number.POSITIVE_INFINITY, release: 1 })
}

/**
 * Rise in `attack` seconds, fall towards `sustain` (to a third of the way in `fall` seconds), and after `gate` seconds
 * fall to silence (a third in `release`). The last few milliseconds close to zero, so that no buffer ends with a click.
 */
export function adsr(
  out: Float32Array,
  sampleRate: number,
  shape: { attack: number; fall: number; sustain: number; gate: number; release: number },
): void {
  const rise = 1 / Math.max(1, shape.attack * sampleRate)
  const shrink = exp(-1 / (shape.fall * sampleRate))
  const fade = exp(-1 / (shape.release * sampleRate))
  const gate = Math.min(out.length, Math.round(shape.gate * sampleRate))
  let attack = 0
  let above = 1 - shape.sustain
  let held = 1
  for (let i = 0; i < out.length; i++) {
    if (attack < 1) attack = Math.min(1, attack + rise)
    else above *= shrink
    if (i >= gate) held *= fade
    out[i] = (out[i] ?? 0) * attack * (shape.sustain + above) * held
  }
  closeEnd(out, sampleRate)
}

/** Fades the last 4 ms to zero. */
export function closeEnd(out: Float32Array, sampleRate: number): void {
  const frames = Math.min(out.length, Math.round(0.004 * sampleRate))
  for (let i = 0; i < frames; i++) {
    const at = out.length - 1 - i
    out[at] = ((out[at] ?? 0) * i) / frames
  }
}
