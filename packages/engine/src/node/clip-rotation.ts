import { AV_PKT_DATA_DISPLAYMATRIX } from 'node-av/constants'
import type { Stream } from 'node-av/lib'

/**
 * Degrees to turn a clip's frames clockwise for them to stand upright, from its display matrix (a 3 × 3 of 16.16
 * numbers in row order, libavutil/display.h): 0, 90, 180 or 270.
 */
export function rotationOf({ codecpar }: Stream): number {
  const matrix = codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX)
  if (!matrix || matrix.length < 36) return 0
  const degrees = (Math.atan2(matrix.readInt32LE(4), matrix.readInt32LE(0)) * 180) / Math.PI
  return (Math.round(degrees / 90) * 90 + 360) % 360
}
