import { useEffect, useState } from 'react'

/** The middle third of the screen: a few videos of a row are alive at once, however many it has. */
const MIDDLE = '0px -33% 0px -33%'

/** Whether an element passes the middle of the screen. */
export function useIsInMiddle(target: { current: HTMLElement | null }): boolean {
  const [isInMiddle, setInMiddle] = useState(false)
  useEffect(() => {
    if (!target.current) return
    const observer = new IntersectionObserver(
      (entries) => setInMiddle(entries.at(-1)?.isIntersecting === true),
      { rootMargin: MIDDLE },
    )
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target])
  return isInMiddle
}
