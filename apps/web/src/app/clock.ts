import { useCallback, useSyncExternalStore } from 'react'

/** Milliseconds by this machine's clock, in whole steps; the screen is drawn again at each step. */
export function useNow(stepMs: number): number {
  const subscribe = useCallback(
    (tick: () => void) => {
      const timer = setInterval(tick, stepMs)
      return () => clearInterval(timer)
    },
    [stepMs],
  )
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / stepMs) * stepMs)
}
