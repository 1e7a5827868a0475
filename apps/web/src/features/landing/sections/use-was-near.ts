import { useState } from 'react'

import { useIsNear } from '../../templates/index.ts'

/** Whether an element has ever been on the screen or about to be: what was made ready for it stays. */
export function useWasNear(target: { current: HTMLElement | null }): boolean {
  const isNear = useIsNear(target)
  const [wasNear, setWasNear] = useState(false)
  if (isNear && !wasNear) setWasNear(true)
  return wasNear
}
