import { type CutoutStroke, limits } from '@clipmint/contract'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

import type { TouchedPicture } from './touched-picture.ts'

export type Brush = Pick<CutoutStroke, 'kind' | 'size'>
type Point = [number, number]

/** A step of the arrow keys, in shares of the picture. */
const STEP = 0.015

export type BrushWork = {
  picture: TouchedPicture
  strokes: readonly CutoutStroke[]
  brush: Brush
  onStroke: (stroke: CutoutStroke) => void
}

/** Paints strokes on a canvas as they are made; `place` is where the brush is, null while it is away. */
export function useBrush({ picture, strokes, brush, onStroke }: BrushWork) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const path = useRef<Point[] | null>(null)
  const [place, setPlace] = useState<Point | null>(null)
  useEffect(() => {
    picture.lay(strokes)
    drawOn(canvas.current, picture)
  }, [picture, strokes])
  const go = (point: Point) => {
    const before = path.current?.at(-1)
    if (!path.current || (before && isNear(before, point, brush.size))) return
    path.current.push(point)
    picture.add([{ ...brush, points: before ? [before, point] : [point] }])
    drawOn(canvas.current, picture)
    if (path.current.length < limits.cutoutStrokePoints) return
    onStroke({ ...brush, points: path.current })
    path.current = [point]
  }
  return {
    canvas,
    place,
    begin: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      path.current = []
      go(pointOf(event))
    },
    move: (event: PointerEvent<HTMLElement>) => {
      setPlace(pointOf(event))
      go(pointOf(event))
    },
    end: () => {
      const points = path.current
      path.current = null
      if (points && points.length > 0) onStroke({ ...brush, points })
    },
    leave: () => setPlace(null),
    show: () => setPlace((known) => known ?? [0.5, 0.5]),
    press: (event: KeyboardEvent) => {
      const done = byKey(event, place ?? [0.5, 0.5])
      if (!done) return
      event.preventDefault()
      setPlace(done.to)
      if (done.points) onStroke({ ...brush, points: done.points })
    },
  }
}

/** What a key does to a brush: where it goes, and what it paints. */
function byKey({ key, shiftKey }: KeyboardEvent, from: Point): { to: Point; points: Point[] | null } | null {
  if (key === ' ' || key === 'Enter') return { to: from, points: [from] }
  const way = ways[key]
  if (!way) return null
  const to: Point = [clamped(from[0] + way[0] * STEP), clamped(from[1] + way[1] * STEP)]
  return { to, points: shiftKey ? [from, to] : null }
}

const ways: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function drawOn(canvas: HTMLCanvasElement | null, picture: TouchedPicture): void {
  const context = canvas?.getContext('2d')
  if (context) picture.draw(context)
}

function pointOf(event: PointerEvent<HTMLElement>): Point {
  const box = event.currentTarget.getBoundingClientRect()
  return [clamped((event.clientX - box.left) / box.width), clamped((event.clientY - box.top) / box.height)]
}

function clamped(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000
}

/** Points nearer than a part of the brush leave the same stroke. */
function isNear([x, y]: Point, [toX, toY]: Point, size: number): boolean {
  return Math.hypot(toX - x, toY - y) < size * 0.15
}
