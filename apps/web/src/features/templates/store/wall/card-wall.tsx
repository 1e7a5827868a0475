import type { StoreCard as Card } from '@clipmint/contract'
import type { Ratio } from '@clipmint/film'
import { useReducedMotion } from '@mantine/hooks'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'

import { useMiddleCard } from '../../parts/use-middle-card.ts'
import { StoreCard } from './store-card.tsx'
import { useIsScrolling, useWindow } from './use-window.ts'
import { columnsFor, hang } from './wall-layout.ts'

import classes from './card-wall.module.css'

/** Looking for a moment is looking; passing by is not. */
const LOOK_MS = 120
const CAPTION = 58
/** In narrow columns a name may take a second line. */
const NARROW = 560
const SECOND_LINE = 20
/** The next page is asked for this many pixels before the wall ends. */
const AHEAD = 1_500

type CardWallProps = {
  label: string
  cards: readonly Card[]
  /** The shapes that were asked for; all but the wide one when none was. */
  shapes: readonly Ratio[]
  /** Cards play while they are looked at, unless the visitor asked for stills. */
  canPlay: boolean
  onNearEnd: () => void
}

/** Any number of cards, of which only those near the screen are there; at most one of them plays. */
export function CardWall({ label, cards, shapes, canPlay, onNearEnd }: CardWallProps) {
  const root = useRef<HTMLUListElement>(null)
  const width = useWidth(root)
  const { from, to } = useWindow(root)
  const playing = usePlaying(root, canPlay)
  const shown = useMemo(() => cards.map((card) => ({ card, ratio: shapeOf(card, shapes) })), [cards, shapes])
  const isNarrow = width < NARROW
  const wall = useMemo(() => {
    const isWide = shapes.length > 0 && shapes.every((shape) => shape === '16:9')
    return hang({
      ratios: shown.map(({ ratio }) => widthOverHeight(ratio)),
      columns: columnsFor(width, isWide),
      width,
      gapX: isNarrow ? 12 : 20,
      gapY: isNarrow ? 16 : 24,
      captionHeight: isNarrow ? CAPTION + SECOND_LINE : CAPTION,
    })
  }, [shown, shapes, width, isNarrow])
  useEffect(() => {
    if (width > 0 && to + AHEAD > wall.height) onNearEnd()
  }, [to, wall.height, width, onNearEnd])
  return (
    <ul ref={root} className={classes['wall']} style={{ height: wall.height }} aria-label={label}>
      {width === 0
        ? null
        : shown.map(({ card, ratio }, index) => {
            const place = wall.places[index]
            if (!place || place.y + place.height < from || place.y > to) return null
            return (
              <li
                key={card._id}
                className={classes['place']}
                style={{ width: place.width, height: place.height, left: place.x, top: place.y }}
              >
                <StoreCard
                  card={card}
                  ratio={ratio}
                  lines={isNarrow ? 2 : 1}
                  isPlaying={playing.id === card._id}
                  onLook={playing.onLook}
                />
              </li>
            )
          })}
    </ul>
  )
}

/** The one card that plays: what is looked at, or on a touch screen what is in the middle; none while scrolling. */
function usePlaying(root: { current: HTMLElement | null }, canPlay: boolean) {
  const isCalm = useReducedMotion()
  const isScrolling = useIsScrolling()
  const middle = useMiddleCard(root)
  const [looked, setLooked] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onLook = useCallback((id: string, isLooking: boolean) => {
    clearTimeout(timer.current)
    if (isLooking) timer.current = setTimeout(() => setLooked(id), LOOK_MS)
    else setLooked((now) => (now === id ? null : now))
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  const id = isCalm || isScrolling || !canPlay ? null : (looked ?? middle)
  return { id, onLook }
}

function useWidth(root: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (!root.current) return
    const read = () => setWidth(root.current?.clientWidth ?? 0)
    read()
    const sizes = new ResizeObserver(read)
    sizes.observe(root.current)
    return () => sizes.disconnect()
  }, [root])
  return width
}

/** A wall of one shape tires the eye: where no shape was asked for, each template has one of three for good. */
const mixed: readonly Ratio[] = ['9:16', '4:5', '9:16', '1:1']

function shapeOf({ _id }: Card, shapes: readonly Ratio[]): Ratio {
  const among = shapes.length > 0 ? shapes : mixed
  return among[Number.parseInt(_id.slice(-4), 16) % among.length] ?? '9:16'
}

function widthOverHeight(ratio: Ratio): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  return width / height
}
