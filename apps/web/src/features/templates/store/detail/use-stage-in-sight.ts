import { useReducedMotion } from '@mantine/hooks'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Brings the stage back on screen when what it shows was added to: on a narrow screen the photographs are chosen far
 * below it, and would seem to do nothing.
 */
export function useStageInSight(added: number): RefObject<HTMLDivElement | null> {
  const stage = useRef<HTMLDivElement>(null)
  const before = useRef(added)
  const isCalm = useReducedMotion()
  useEffect(() => {
    const hasMore = added > before.current
    before.current = added
    if (!hasMore || !stage.current || isMostlySeen(stage.current)) return
    stage.current.scrollIntoView({ block: 'start', behavior: isCalm ? 'instant' : 'smooth' })
  }, [added, isCalm])
  return stage
}

function isMostlySeen(element: HTMLElement): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return Math.min(bottom, innerHeight) - Math.max(top, 0) >= Math.min(height, innerHeight) * 0.7
}
