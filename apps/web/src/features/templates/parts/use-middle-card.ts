import { useMediaQuery, useReducedMotion } from '@mantine/hooks'
import { useEffect, useState } from 'react'

/** Scrolling has come to rest when nothing moved for this long. */
const REST_MS = 160

/**
 * The card in the middle of a touch screen, by its `data-card`: it plays, because a finger cannot hover. Null with a
 * mouse, while scrolling, and for those who asked for less motion.
 */
export function useMiddleCard(grid: { current: HTMLElement | null }): string | null {
  const isTouch = useMediaQuery('(hover: none)') === true
  const isCalm = useReducedMotion()
  const [middle, setMiddle] = useState<string | null>(null)
  const isWanted = isTouch && !isCalm
  useEffect(() => {
    if (!isWanted) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => setMiddle(cardInMiddle(grid.current))
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(look, REST_MS)
    }
    wait()
    addEventListener('scroll', wait, { passive: true })
    addEventListener('resize', wait)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', wait)
      removeEventListener('resize', wait)
    }
  }, [grid, isWanted])
  return isWanted ? middle : null
}

function cardInMiddle(grid: HTMLElement | null): string | null {
  const cards = [...(grid?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
  const distances = cards.map((card) => {
    const { top, bottom } = card.getBoundingClientRect()
    return { card, distance: Math.abs((top + bottom) / 2 - innerHeight / 2), top, bottom }
  })
  const onScreen = distances.filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
  const [nearest] = onScreen.toSorted((one, other) => one.distance - other.distance)
  return nearest?.card.dataset['card'] ?? null
}
