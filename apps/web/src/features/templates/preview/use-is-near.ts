import { useEffect, useState } from 'react'

/** What is this close to the screen is made ready; what is further away is let go of. */
const NEAR = '500px 0px'

/** Whether an element is on the screen or about to be. */
export function useIsNear(target: { current: HTMLElement | null }): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!target.current) return
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
      rootMargin: NEAR,
    })
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target])
  return isNear
}
