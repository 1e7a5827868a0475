import type { FilmPaint, Pose, Rect } from '@clipmint/film'
import type { CSSProperties } from 'react'

import { refuseUnless } from './handed-over.ts'

/** A film's angles begin at the right, those of CSS at the top. */
const CSS_ANGLE_AHEAD = 90

/** A paint as a CSS background. */
export function backgroundOf(paint: FilmPaint): string {
  if (typeof paint === 'string') return paint
  refuseUnless(paint.type === 'linear', `${paint.type} gradients`)
  const stops = paint.stops.map(({ at, color }) => `${color} ${at * 100}%`)
  return `linear-gradient(${paint.angle + CSS_ANGLE_AHEAD}deg, ${stops.join(', ')})`
}

export function placeOf({ x, y, w, h }: Rect): CSSProperties {
  return { position: 'absolute', left: x, top: y, width: w, height: h }
}

/** A pose that moves and fades, as CSS. */
export function poseStyle(pose: Pose): CSSProperties {
  const { x, y, opacity, ...rest } = pose
  const isPlain =
    rest.scale === 1 && rest.rotate === 0 && rest.skew === 0 && rest.stretch.x === 1 && rest.stretch.y === 1
  refuseUnless(isPlain && !rest.reveal && !rest.masked && !rest.spin && rest.sung === 0, 'this movement')
  return { opacity, ...(x === 0 && y === 0 ? {} : { transform: `translate(${x}px, ${y}px)` }) }
}
