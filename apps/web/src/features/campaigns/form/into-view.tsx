import { type ReactNode, useEffect, useRef } from 'react'

/** Brings what is told into view as it comes: on a phone it stands at the end of a long form, and the button that asked floats over it. */
export function IntoView({ children }: { children: ReactNode }) {
  const whole = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What browsers give for it is no clean-up of the effect.
    whole.current?.scrollIntoView({ block: 'center' })
  }, [])
  return <div ref={whole}>{children}</div>
}
