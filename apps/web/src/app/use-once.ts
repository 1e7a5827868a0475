import { useEffect, useRef } from 'react'

/** Runs something once, however often the part is put up: a link or a token is good for one time. */
export function useOnce(run: () => void): void {
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    run()
  }, [run])
}
