import { ease, type Film, type FilmTransition } from '@clipmint/film'
import type { CSSProperties } from 'react'

const direction = { left: [1, 0], right: [-1, 0], top: [0, 1], bottom: [0, -1] } as const

/** How the leaving and the coming scene stand at `progress` (0 to 1, not yet eased) of a transition. */
export function transitionStyles(
  transition: FilmTransition,
  progress: number,
  { width, height }: Film,
): { leaving: CSSProperties; coming: CSSProperties } {
  switch (transition.kind) {
    case 'wipe': {
      if (transition.edge) throw new Error('This composition does not show rough edges.')
      const passed = ease(transition.easing, progress)
      return { leaving: {}, coming: { clipPath: sweptPath(transition.angle, passed, { width, height }) } }
    }
    case 'push': {
      const [dx, dy] = direction[transition.from]
      const moved = (share: number) => ({
        transform: `translate(${dx * width * share}px, ${dy * height * share}px)`,
      })
      const gone = ease(transition.easing, progress)
      return { leaving: moved(gone), coming: moved(gone - 1) }
    }
    default:
      throw new Error(`This composition does not show the transition ${transition.kind}.`)
  }
}

/** The part of the frame that an edge moving along `angle` (degrees) has passed, as a CSS polygon. */
function sweptPath(
  angle: number,
  passed: number,
  { width, height }: { width: number; height: number },
): string {
  const radians = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const reach = (Math.abs(width * cos) + Math.abs(height * sin)) / 2
  const side = Math.hypot(width, height)
  const at = (along: number, across: number) => {
    const ahead = -reach + along * 2 * reach
    return `${width / 2 + cos * ahead - sin * across}px ${height / 2 + sin * ahead + cos * across}px`
  }
  return `polygon(${[at(-0.01, -side), at(passed, -side), at(passed, side), at(-0.01, side)].join(', ')})`
}
