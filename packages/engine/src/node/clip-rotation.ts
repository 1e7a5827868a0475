import { AV_PKT_DATA_DISPLAYMATRIX } from 'node-av/constants'
import type { Stream } from 'node-av/lib'

/** Degrees to turn a clip's frames clockwise for them to stand upright: 0, 90, 180 or 270. */
export function rotationOf({ codecpar }: Stream): number {
  const matrix = codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX)
  return matrix ? turnOf(matrix) : 0
}

/** The same of a display matrix itself: a 3 × 3 of 16.16 numbers in row order (libavutil/display.h). */
export function turnOf(matrix: Buffer): number {
  if (matrix.length < 36) return 0
  const degrees = (Math.atan2(matrix.readInt32LE(4), matrix.readInt32LE(0)) * 180) / Math.PI
  return (Math.round(degrees / 90) * 90 + 360) % 360
}

/** Whether a display matrix shows what it turns as in a mirror. */
export function isMirrored(matrix: Buffer): boolean {
  if (matrix.length < 36) return false
  const [a, b, c, d] = [0, 4, 12, 16].map((at) => matrix.readInt32LE(at)) as [number, number, number, number]
  return a * d - b * c < 0
}
