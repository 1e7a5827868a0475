import { createRandom } from '@clipmint/kit'

import { unevenness } from '../cuts/uneven.ts'
import { toRadians } from '../paint.ts'
import type { Change } from './transition.ts'

type RoughEdge = 'torn' | 'wave' | 'zigzag'

/** How far an edge reaches before and behind its line, and how long one of its teeth is, in shares of the shorter side. */
const forms: Readonly<Record<RoughEdge, { depth: number; tooth: number }>> = {
  torn: { depth: 0.055, tooth: 0.008 },
  wave: { depth: 0.05, tooth: 0.42 },
  zigzag: { depth: 0.05, tooth: 0.12 },
}

/** Lays, as the current path, what a rough edge moving along `angle` has passed: nothing of the frame at 0, all at 1. */
export function layRough({ surface, stage }: Change, angle: number, edge: RoughEdge, passed: number): void {
  const { width, height } = stage.film
  const radians = toRadians(angle)
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const shorter = Math.min(width, height)
  const depth = forms[edge].depth * shorter
  const reach = (Math.abs(width * cos) + Math.abs(height * sin)) / 2 + depth
  const side = Math.hypot(width, height) / 2 + depth
  const front = -reach + passed * 2 * reach
  const at = (ahead: number, across: number) =>
    [width / 2 + cos * ahead - sin * across, height / 2 + sin * ahead + cos * across] as const
  surface.beginPath()
  surface.moveTo(...at(-reach - 2, -side))
  const teeth = offsets(edge, (2 * side) / (forms[edge].tooth * shorter))
  teeth.forEach((offset, index) => {
    surface.lineTo(...at(front + offset * depth, -side + (2 * side * index) / (teeth.length - 1)))
  })
  surface.lineTo(...at(-reach - 2, side))
  surface.closePath()
}

/** The edge from end to end as offsets from −1 to 1. */
function offsets(edge: RoughEdge, teeth: number): number[] {
  const count = Math.max(2, Math.round(teeth))
  switch (edge) {
    case 'torn':
      return unevenness(count, 11).map((share) => share * 2 - 1)
    case 'zigzag':
      return Array.from({ length: count + 1 }, (_, index) => (index % 2 === 0 ? -1 : 1))
    case 'wave': {
      const begin = createRandom(3)() * Math.PI
      return Array.from({ length: count * 24 + 1 }, (_, index) =>
        Math.sin(begin + (index * 2 * Math.PI) / 24),
      )
    }
  }
}
