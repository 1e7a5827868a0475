import type { Box, Pose, Rect } from '@clipmint/film'

import type { Surface } from '../surface.ts'
import { toRadians } from './paint.ts'

/** How a layer's or a letter's pose acts on a surface: where it stands, and what bounds it may show. */
export type Posed = { pose: Pose; place: Rect; bounds: Rect }

/** Whether a pose changes nothing: movements end within rounding of their rest, curtains and rolls past their end. */
export function isAtRest(pose: Pose): boolean {
  const { x, y, rotate, skew, sung, reveal, spin } = pose
  const atNothing = [x, y, rotate, skew, sung, spin?.left ?? 0]
  const atOne = [pose.scale, pose.opacity, pose.trace, pose.stretch.x, pose.stretch.y, reveal?.amount ?? 1]
  return (
    atNothing.every((value) => Math.abs(value) < 1e-6) && atOne.every((value) => Math.abs(value - 1) < 1e-6)
  )
}

/** Whether a pose can be seen at all. */
export function isVisible({ opacity, scale, stretch, reveal }: Pose): boolean {
  return (
    opacity > 0.001 &&
    scale * stretch.x > 0.001 &&
    scale * stretch.y > 0.001 &&
    (reveal === null || reveal.amount > 0.001)
  )
}

/** Turns the surface about the middle of a box, for boxes laid out at an angle. */
export function turnWithBox(surface: Surface, { x, y, w, h, rotate }: Box): void {
  if (rotate !== 0) turnAbout(surface, x + w / 2, y + h / 2, rotate)
}

/**
 * Moves the surface as a pose says: its mask stays where the layout has it, its curtain moves along. `place` is what
 * it turns about and is masked by; `bounds` is all that is drawn.
 */
export function applyPose(surface: Surface, { pose, place, bounds }: Posed): void {
  if (pose.masked) clipTo(surface, onWholePixels(bounds))
  if (pose.x !== 0 || pose.y !== 0) surface.translate(pose.x, pose.y)
  const pivot = { x: place.x + pose.pivot.x * place.w, y: place.y + pose.pivot.y * place.h }
  if (pose.rotate !== 0) turnAbout(surface, pivot.x, pivot.y, pose.rotate)
  const [across, down] = [pose.scale * pose.stretch.x, pose.scale * pose.stretch.y]
  if (pose.skew !== 0 || across !== 1 || down !== 1) {
    surface.translate(pivot.x, pivot.y)
    surface.transform(across, 0, Math.tan(toRadians(pose.skew)) * down, down, 0, 0)
    surface.translate(-pivot.x, -pivot.y)
  }
  if (pose.reveal && pose.reveal.amount < 0.9999) clipTo(surface, revealed(bounds, pose.reveal))
  surface.globalAlpha *= pose.opacity
}

/** A canvas weighs every pixel along an edge that lies between two of them: where a mask ends does not show that finely. */
function onWholePixels({ x, y, w, h }: Rect): Rect {
  const [left, top] = [Math.round(x), Math.round(y)]
  return { x: left, y: top, w: Math.round(x + w) - left, h: Math.round(y + h) - top }
}

export function clipTo(surface: Surface, { x, y, w, h }: Rect): void {
  surface.beginPath()
  surface.rect(x, y, w, h)
  surface.clip()
}

function turnAbout(surface: Surface, x: number, y: number, degrees: number): void {
  surface.translate(x, y)
  surface.rotate(toRadians(degrees))
  surface.translate(-x, -y)
}

/** The part of a place that a curtain has uncovered. From the centre it opens along the longer side. */
function revealed({ x, y, w, h }: Rect, { from, amount }: NonNullable<Pose['reveal']>): Rect {
  switch (from) {
    case 'left':
      return { x, y, w: w * amount, h }
    case 'right':
      return { x: x + w * (1 - amount), y, w: w * amount, h }
    case 'top':
      return { x, y, w, h: h * amount }
    case 'bottom':
      return { x, y: y + h * (1 - amount), w, h: h * amount }
    case 'center':
      return w >= h
        ? { x: x + (w * (1 - amount)) / 2, y, w: w * amount, h }
        : { x, y: y + (h * (1 - amount)) / 2, w, h: h * amount }
  }
}
