/** `value` held inside `min` and `max`. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}

/** The point at `progress` (0 to 1) on the way from `from` to `to`. */
export function lerp(from: number, to: number, progress: number): number {
  return from + (to - from) * progress
}

/** `value` rounded to `digits` after the point. */
export function roundTo(value: number, digits: number): number {
  const factor = 10 ** digits
  return Math.round(value * factor) / factor
}
