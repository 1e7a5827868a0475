import { useReducedMotion } from '@mantine/hooks'
import { type RefObject, useRef } from 'react'

/**
 * The stage, and the way to bring it back on screen: on a narrow one photographs are chosen far below it, and would seem
 * to do nothing.
 */
export function useStageInSight(): { stage: RefObject<HTMLDivElement | null>; show: () => void } {
  const stage = useRef<HTMLDivElement>(null)
  const isCalm = useReducedMotion()
  const show = () => {
    if (!stage.current || isMostlySeen(stage.current)) return
    stage.current.scrollIntoView({ block: 'start', behavior: isCalm ? 'instant' : 'smooth' })
  }
  return { stage, show }
}

function isMostlySeen(element: HTMLElement): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return Math.min(bottom, innerHeight) - Math.max(top, 0) >= Math.min(height, innerHeight) * 0.7
}
