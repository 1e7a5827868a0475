import { useEffect, useState } from 'react'

/** Cards this far beyond the screen are there already. */
const BEYOND = 900
/** The wall is looked at anew each time it has moved this far. */
const STEP = 300

export type Stretch = { from: number; to: number }

/** The stretch of an element, in pixels from its top, that is on the screen or near it. */
export function useWindow(target: { current: HTMLElement | null }): Stretch {
  const [top, setTop] = useState(0)
  const [tall, setTall] = useState(typeof innerHeight === 'number' ? innerHeight : 900)
  useEffect(() => {
    const look = () => {
      if (!target.current) return
      setTop(Math.round(-target.current.getBoundingClientRect().top / STEP) * STEP)
      setTall(innerHeight)
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [target])
  return { from: top - BEYOND, to: top + tall + BEYOND }
}

/** Scrolling has come to rest when nothing moved for this long. */
const REST_MS = 140

/** Whether the page is being scrolled: nothing plays then, so that nothing stutters. */
export function useIsScrolling(): boolean {
  const [isScrolling, setScrolling] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const moved = () => {
      clearTimeout(timer)
      setScrolling(true)
      timer = setTimeout(() => setScrolling(false), REST_MS)
    }
    addEventListener('scroll', moved, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', moved)
    }
  }, [])
  return isScrolling
}
