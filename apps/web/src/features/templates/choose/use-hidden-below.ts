import { useEffect, useState } from 'react'

type Box<Kind extends HTMLElement> = { current: Kind | null }

/** How many items of a list lie under what stands at the foot of its scrolling box; 0 where nothing covers them. */
export function useHiddenBelow(list: Box<HTMLElement>, foot: Box<HTMLElement>): number {
  const [hidden, setHidden] = useState(0)
  useEffect(() => {
    const [items, cover] = [list.current, foot.current]
    if (!items || !cover) return
    const look = () => {
      const edge = cover.getBoundingClientRect().top
      setHidden([...items.children].filter((item) => middleOf(item) > edge).length)
    }
    const resized = new ResizeObserver(look)
    resized.observe(items)
    resized.observe(cover)
    // Scrolling does not bubble, and the box that scrolls may be any around the list.
    addEventListener('scroll', look, { passive: true, capture: true })
    addEventListener('resize', look)
    return () => {
      resized.disconnect()
      removeEventListener('scroll', look, { capture: true })
      removeEventListener('resize', look)
    }
  }, [list, foot])
  return hidden
}

function middleOf(item: Element): number {
  const { top, bottom } = item.getBoundingClientRect()
  return (top + bottom) / 2
}
