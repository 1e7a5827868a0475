import type { Asset } from '@clipmint/contract'
import { ActionIcon } from '@mantine/core'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { cropOf, type CropView } from './crop-math.ts'

import classes from './crop-dialog.module.css'

type CropFrameProps = {
  asset: Asset
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
export function CropFrame({ asset, place, view, onChange }: CropFrameProps) {
  const { t } = useTranslation()
  const crop = cropOf(view, asset.resolution, place)
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const move = (dx: number, dy: number) =>
    onChange({ ...view, x: view.x + dx * crop.w, y: view.y + dy * crop.h })

  const follow = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const others = [...fingers.current.entries()].filter(([id]) => id !== event.pointerId).map(([, it]) => it)
    const now = { x: event.clientX, y: event.clientY }
    fingers.current.set(event.pointerId, now)
    const [other] = others
    if (other) {
      const growth = distance(now, other) / Math.max(1, distance(before, other))
      return onChange({ ...view, zoom: view.zoom * growth })
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
    else onChange({ ...view, zoom: view.zoom * (growth ?? 1) })
  }
  return (
    <div className={classes['room']}>
      <button
        type="button"
        className={classes['frame']}
        style={{ '--w': place.width, '--h': place.height } as CSSProperties}
        aria-label={t('editor.cropFrame')}
        onKeyDown={onKey}
        onWheel={(event) => onChange({ ...view, zoom: view.zoom * (event.deltaY < 0 ? 1.06 : 1 / 1.06) })}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        }}
        onPointerMove={follow}
        onPointerUp={(event) => fingers.current.delete(event.pointerId)}
        onPointerCancel={(event) => fingers.current.delete(event.pointerId)}
      >
        <img
          src={asset.type === 'video' ? asset.poster : (asset.preview ?? asset.file)}
          alt=""
          draggable={false}
          style={{
            width: `${100 / crop.w}%`,
            height: `${100 / crop.h}%`,
            left: `${(-crop.x / crop.w) * 100}%`,
            top: `${(-crop.y / crop.h) * 100}%`,
          }}
        />
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
      </div>
    </div>
  )
}

function distance(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
