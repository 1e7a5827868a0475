/** Rounds a sound off as tape or a valve does; `drive` above 1 pushes it in harder. Peaks stay under 1. */
export function saturate(out: Float32Array, drive: number): void {
  const back = 1 / softClip(drive)
  for (let i = 0; i < out.length; i++) out[i] = softClip((out[i] ?? 0) * drive) * back
}

/** A cheap tanh: 0.2 % exact below 1, and flat at ±1 (Padé approximant, clamped at 3). */
export function softClip(value: number): number {
  if (value > 3) return 1
  if (value < -3) return -1
  const square = value * value
  return (value * (27 + square)) / (27 + 9 * square)
}

/** Multiplies a sound by `gain`. */
export function gainBy(out: Float32Array, gain: number): void {
  for (let i = 0; i < out.length; i++) out[i] = (out[i] ?? 0) * gain
}

/** Adds `sound` times `gain` to `out`, beginning at the sample `at`. */
export function addInto(out: Float32Array, sound: Float32Array, gain: number, at = 0): void {
  const to = Math.min(out.length, at + sound.length)
  for (let i = Math.max(0, at); i < to; i++) out[i] = (out[i] ?? 0) + (sound[i - at] ?? 0) * gain
}
