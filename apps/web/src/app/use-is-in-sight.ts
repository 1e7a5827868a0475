import { useEffect, useState } from 'react'

/** So much of a film must be on the screen for it to play: of a row to swipe that is one. */
const MOST = 0.6

/** Whether most of an element is on the screen. */
export function useIsInSight(target: { current: HTMLElement | null }): boolean {
  const [isInSight, setInSight] = useState(false)
  useEffect(() => {
    if (!target.current) return
    const observer = new IntersectionObserver(
      (entries) => setInSight((entries.at(-1)?.intersectionRatio ?? 0) >= MOST),
      { threshold: [0, MOST] },
    )
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target])
  return isInSight
}
