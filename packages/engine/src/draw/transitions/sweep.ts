import { toRadians } from '../paint.ts'
import type { Change } from './transition.ts'

/** Lays, as the current path, the part of the frame that an edge moving along `angle` has passed between two shares. */
export function laySwept({ surface, stage }: Change, angle: number, from: number, to: number): void {
  const { width, height } = stage.film
  const radians = toRadians(angle)
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const reach = (Math.abs(width * cos) + Math.abs(height * sin)) / 2
  const side = Math.hypot(width, height)
  const at = (along: number, across: number) => {
    const ahead = -reach + along * 2 * reach
    return [width / 2 + cos * ahead - sin * across, height / 2 + sin * ahead + cos * across] as const
  }
  const corners = [at(from, -side), at(to, -side), at(to, side), at(from, side)]
  surface.beginPath()
  corners.forEach(([x, y], index) => (index === 0 ? surface.moveTo(x, y) : surface.lineTo(x, y)))
  surface.closePath()
}
