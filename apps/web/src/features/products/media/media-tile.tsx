import { ActionIcon } from '@mantine/core'
import { ChevronLeft, ChevronRight, FileImage, Film, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import type { TrayItem } from './tray.ts'

import classes from './media-tile.module.css'

type MediaTileProps = {
  item: TrayItem
  index: number
  count: number
  isDragged: boolean
  onRemove: () => void
  onMove: (to: number) => void
  onDrag: (isDragging: boolean) => void
  /** Another tile is being dragged over this one. */
  onDragInto: () => void
}

/** A picture or clip with its place in the order; dragged, or moved with its buttons. */
export function MediaTile({ item, index, count, isDragged, ...on }: MediaTileProps) {
  const { t } = useTranslation()
  const { name, state } = item
  return (
    // Dragging is for a mouse; the same is done by the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={classes['tile']}
      data-state={state}
      data-dragged={isDragged}
      draggable
      title={name}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', name)
        on.onDrag(true)
      }}
      onDragEnd={() => on.onDrag(false)}
      onDragEnter={on.onDragInto}
      onDragOver={(event) => event.preventDefault()}
    >
      <Picture item={item} />
      <span className={classes['signs']}>
        {index === 0 ? <span>{t('products.firstPicture')}</span> : null}
        <Length item={item} />
      </span>
      <Way item={item} />
      <ActionIcon
        size="xs"
        className={classes['remove'] ?? ''}
        aria-label={t(
          state === 'sending' || state === 'waiting' ? 'products.cancelUpload' : 'products.removeFile',
          {
            name,
          },
        )}
        onClick={on.onRemove}
      >
        <X aria-hidden="true" size="1rem" />
      </ActionIcon>
      {count > 1 ? (
        <span className={classes['order']}>
          <ActionIcon
            size="xs"
            aria-label={t('products.moveEarlier', { name })}
            disabled={index === 0}
            onClick={() => on.onMove(index - 1)}
          >
            <ChevronLeft aria-hidden="true" size="1rem" />
          </ActionIcon>
          <ActionIcon
            size="xs"
            aria-label={t('products.moveLater', { name })}
            disabled={index === count - 1}
            onClick={() => on.onMove(index + 1)}
          >
            <ChevronRight aria-hidden="true" size="1rem" />
          </ActionIcon>
        </span>
      ) : null}
    </li>
  )
}

/** The server's small picture, or the file itself until there is one; a sign where the browser cannot show it. */
function Picture({ item: { type, asset, localUrl, name } }: { item: TrayItem }) {
  const [broken, setBroken] = useState<string | null>(null)
  const url = asset?.thumbnail ?? localUrl
  const Sign = type === 'video' ? Film : FileImage
  if (url === null || url === broken) {
    return (
      <span className={classes['sign']}>
        <Sign aria-hidden="true" size="1.5rem" />
        <span>{name}</span>
      </span>
    )
  }
  const shared = { className: classes['picture'], onError: () => setBroken(url) }
  return type === 'video' && asset === null ? (
    // A still of the file on its way up: it says nothing that captions could hold.
    <video {...shared} src={`${url}#t=0.1`} muted playsInline preload="metadata" aria-label={name} />
  ) : (
    <img {...shared} src={url} alt={name} draggable={false} />
  )
}

function Length({ item: { asset } }: { item: TrayItem }) {
  const { seconds } = useFormats()
  if (asset?.duration == null) return null
  return (
    <span>
      <Film aria-hidden="true" size="0.75rem" />
      {seconds(asset.duration / 1000)}
    </span>
  )
}

function Way({ item: { state, share, name } }: { item: TrayItem }) {
  const { t } = useTranslation()
  if (state === 'stored') return null
  const percent = Math.round(share * 100)
  return (
    <span className={classes['way']}>
      {state === 'sending' && share < 1
        ? `${percent}%`
        : t(share < 1 ? 'products.waiting' : 'products.checkingFile')}
      <span
        role="progressbar"
        aria-label={t('products.uploading', { name })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={classes['bar']}
      >
        <span style={{ width: `${percent}%` }} />
      </span>
    </span>
  )
}
