import { type RefObject, useEffect, useState } from 'react'

type Target = RefObject<HTMLElement | null>

/** What is this close to the screen is made ready; what is further away is let go of. */
const NEAR = '500px 0px'
/** The middle third of the screen: a few videos of a row are alive at once, however many it has. */
const MIDDLE = '0px -33% 0px -33%'
/** So much of a film must be on the screen for it to play: of a row to swipe that is one. */
const MOST = 0.6
/** What only touches the edge of the screen is not seen. */
const INSIDE = '-1px'

/** Whether an element is on the screen or about to be. */
export function useIsNear(target: Target): boolean {
  return useIsWithin(target, { margin: NEAR })
}

/** The same for good, once it was: what was made ready stays. */
export function useWasNear(target: Target): boolean {
  return useEver(useIsNear(target))
}

/** Whether an element passes the middle of the screen. */
export function useIsInMiddle(target: Target): boolean {
  return useIsWithin(target, { margin: MIDDLE })
}

/** Whether most of an element is on the screen. */
export function useIsInSight(target: Target): boolean {
  return useIsWithin(target, { share: MOST })
}

/** Whether any of an element has ever been seen. */
export function useWasReached(target: Target): boolean {
  return useEver(useIsWithin(target, { margin: INSIDE }))
}

/** Whether an element, or such a share of it, is on the screen, which `margin` makes larger or smaller. */
function useIsWithin(
  target: Target,
  { margin = '0px', share = 0 }: { margin?: string; share?: number },
): boolean {
  const [isWithin, setWithin] = useState(false)
  useEffect(() => {
    if (!target.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        const newest = entries.at(-1)
        setWithin(newest?.isIntersecting === true && newest.intersectionRatio >= share)
      },
      { rootMargin: margin, threshold: [0, share] },
    )
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target, margin, share])
  return isWithin
}

/** True from the first time on that it was. */
function useEver(isNow: boolean): boolean {
  const [was, setWas] = useState(false)
  if (isNow && !was) setWas(true)
  return was
}
