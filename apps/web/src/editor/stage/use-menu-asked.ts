import { type MouseEvent, type PointerEvent, type TouchEvent, useRef } from 'react'

const HOLD_MS = 500
/** A finger that moved further than this scrolls or drags. */
const STILL_PX = 10

type Point = { x: number; y: number }

/** Events of a thing whose menu is asked for by a right click, the menu key, or a finger held on it. */
export function useMenuAsked(ask: (at: Point) => void) {
  const hold = useRef<{ timer: ReturnType<typeof setTimeout>; from: Point } | null>(null)
  const wasAsked = useRef(false)
  const letGo = () => {
    if (hold.current) clearTimeout(hold.current.timer)
    hold.current = null
  }
  return {
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault()
      letGo()
      ask(askedAt(event))
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse') return
      const from = { x: event.clientX, y: event.clientY }
      wasAsked.current = false
      const timer = setTimeout(() => {
        wasAsked.current = true
        ask(from)
      }, HOLD_MS)
      hold.current = { from, timer }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = hold.current?.from
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL_PX) letGo()
    },
    onPointerUp: letGo,
    // The click that follows a finger would close the menu it opened.
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      if (wasAsked.current) event.preventDefault()
      wasAsked.current = false
    },
    onPointerCancel: letGo,
  }
}

/** A menu key has no place of its own: its menu opens at the middle of the thing. */
function askedAt(event: MouseEvent<HTMLElement>): Point {
  if (event.clientX !== 0 || event.clientY !== 0) return { x: event.clientX, y: event.clientY }
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
