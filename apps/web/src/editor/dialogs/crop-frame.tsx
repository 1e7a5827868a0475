import type { Asset } from '@clipmint/contract'
import type { Ratio } from '@clipmint/film'
import { ActionIcon } from '@mantine/core'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ZoomIn, ZoomOut } from 'lucide-react'
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { useTranslation } from 'react-i18next'

import { cropOf, type CropView } from './crop-math.ts'
import { LookedPicture } from './looked-picture.tsx'
import { stillOf } from './still-of.ts'
import type { Framing } from './use-framing.ts'

import classes from './crop-dialog.module.css'

type CropFrameProps = {
  asset: Asset
  framing: Framing
  ratio: Ratio
  place: { width: number; height: number }
  view: CropView
  onChange: (view: CropView) => void
}

/** A step of an arrow, as a share of what shows. */
const STEP = 0.04
const arrows = [
  { key: 'ArrowLeft', x: -1, y: 0, word: 'editor.cropLeft', Icon: ArrowLeft },
  { key: 'ArrowUp', x: 0, y: -1, word: 'editor.cropUp', Icon: ArrowUp },
  { key: 'ArrowDown', x: 0, y: 1, word: 'editor.cropDown', Icon: ArrowDown },
  { key: 'ArrowRight', x: 1, y: 0, word: 'editor.cropRight', Icon: ArrowRight },
] as const

/** The picture under its frame: dragged, pinched, wheeled, or moved by arrows. */
export function CropFrame({ asset, framing, ratio, place, view, onChange }: CropFrameProps) {
  const { t } = useTranslation()
  const crop = cropOf(view, framing.file, place)
  const placement = framing.placementIn(ratio)
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const move = (dx: number, dy: number) =>
    onChange({ ...view, x: view.x + dx * crop.w, y: view.y + dy * crop.h })

  const frame = useRef<HTMLButtonElement>(null)
  const zoomBy = (growth: number) => onChange({ ...view, zoom: view.zoom * growth })
  useWheel(frame, (deltaY) => zoomBy(deltaY < 0 ? 1.06 : 1 / 1.06))

  const follow = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const others = [...fingers.current.entries()].filter(([id]) => id !== event.pointerId).map(([, it]) => it)
    const now = { x: event.clientX, y: event.clientY }
    fingers.current.set(event.pointerId, now)
    const [other] = others
    if (other) {
      const growth = distance(now, other) / Math.max(1, distance(before, other))
      return zoomBy(growth)
    }
    const { width, height } = event.currentTarget.getBoundingClientRect()
    move((before.x - now.x) / width, (before.y - now.y) / height)
  }
  const onKey = (event: KeyboardEvent) => {
    const arrow = arrows.find(({ key }) => key === event.key)
    const growth = event.key === '+' || event.key === '=' ? 1.1 : event.key === '-' ? 1 / 1.1 : null
    if (!arrow && growth === null) return
    event.preventDefault()
    event.stopPropagation()
    if (arrow) move(arrow.x * STEP, arrow.y * STEP)
    else zoomBy(growth ?? 1)
  }
  return (
    <div className={classes['room']}>
      <button
        ref={frame}
        type="button"
        className={classes['frame']}
        style={{ '--w': place.width, '--h': place.height } as CSSProperties}
        aria-label={t('editor.cropFrame')}
        onKeyDown={onKey}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        }}
        onPointerMove={follow}
        onPointerUp={(event) => fingers.current.delete(event.pointerId)}
        onPointerCancel={(event) => fingers.current.delete(event.pointerId)}
      >
        {placement ? (
          <LookedPicture
            url={stillOf(asset)}
            look={framing.look}
            file={framing.file}
            place={place}
            placement={placement}
            sharpness={960}
            className={classes['picture'] ?? ''}
          />
        ) : null}
        <span className={classes['thirds']} />
      </button>
      <div className={classes['arrows']} role="group" aria-label={t('editor.cropMove')}>
        {arrows.map(({ key, x, y, word, Icon }) => (
          <ActionIcon
            key={key}
            variant="default"
            aria-label={t(word)}
            onClick={() => move(x * STEP, y * STEP)}
          >
            <Icon aria-hidden="true" size="1.125rem" />
          </ActionIcon>
        ))}
        <ActionIcon variant="default" aria-label={t('framing.zoomOut')} onClick={() => zoomBy(1 / 1.15)}>
          <ZoomOut aria-hidden="true" size="1.125rem" />
        </ActionIcon>
        <ActionIcon variant="default" aria-label={t('framing.zoomIn')} onClick={() => zoomBy(1.15)}>
          <ZoomIn aria-hidden="true" size="1.125rem" />
        </ActionIcon>
      </div>
    </div>
  )
}

/** Turns of the wheel over an element, which then scroll nothing else: React's own listeners could not hold them back. */
function useWheel(target: RefObject<HTMLElement | null>, turned: (deltaY: number) => void): void {
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    turned(event.deltaY)
  })
  useEffect(() => {
    const element = target.current
    const listen = (event: WheelEvent) => onWheel(event)
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [target])
}

function distance(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
