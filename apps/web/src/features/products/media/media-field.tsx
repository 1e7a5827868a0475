import { limits } from '@clipmint/contract'
import { Button, FileButton, VisuallyHidden } from '@mantine/core'
import { ImagePlus, ImageUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { QualityNotes } from '../../assets/index.ts'
import { MediaTile } from './media-tile.tsx'
import { RefusedList } from './refused-list.tsx'
import { isKept, type Tray, type TrayItem } from './tray.ts'
import { useDroppedFiles } from './use-dropped-files.ts'
import { useTrayList } from './use-tray.ts'

import classes from './media-field.module.css'

/** The endings stand beside the types, because phones give HEIC and MOV files no type. */
const taken =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif,.heic,.heif,video/mp4,video/quicktime,video/webm,.mov'

/** The pictures and clips of a product: dropped anywhere on the page, chosen or pasted; in an order that counts. */
export function MediaField({ tray, error }: { tray: Tray; error: string | null }) {
  const { t } = useTranslation()
  const all = useTrayList(tray)
  const list = all.filter(isKept)
  const [said, setSaid] = useState('')
  const [dragged, setDragged] = useState<string | null>(null)
  const isOver = useDroppedFiles((files) => tray.add(files))
  const move = (item: TrayItem, to: number) => {
    tray.move(item.key, to)
    const place = tray.kept.findIndex(({ key }) => key === item.key) + 1
    setSaid(t('products.moved', { name: item.name, place, count: tray.kept.length }))
  }
  return (
    <fieldset className={classes['field']} aria-describedby={error ? 'sources-error' : undefined}>
      <legend className={classes['legend']}>
        {t('products.sources')}
        <span className={classes['count']}>
          {list.length}/{limits.productMediaMax}
        </span>
      </legend>
      {list.length === 0 ? (
        <EmptyTray tray={tray} hasError={error !== null} />
      ) : (
        <ol className={classes['grid']}>
          {list.map((item, index) => (
            <MediaTile
              key={item.key}
              item={item}
              index={index}
              count={list.length}
              isDragged={item.key === dragged}
              onRemove={() => tray.remove(item.key)}
              onMove={(to) => move(item, to)}
              onDrag={(isDragging) => setDragged(isDragging ? item.key : null)}
              onDragInto={() => {
                if (dragged !== null && dragged !== item.key) tray.move(dragged, index)
              }}
            />
          ))}
          {list.length < limits.productMediaMax ? (
            <li>
              <AddTile tray={tray} />
            </li>
          ) : null}
        </ol>
      )}
      {error ? (
        <p id="sources-error" className={classes['error']}>
          {error}
        </p>
      ) : null}
      <QualityNotes files={list.flatMap(({ asset }) => asset ?? [])} />
      <RefusedList tray={tray} list={all.filter((item) => !isKept(item))} />
      {tray.leftOut > 0 ? (
        <p className={classes['error']} role="alert">
          {t('products.leftOut', { count: tray.leftOut, most: limits.productMediaMax })}
        </p>
      ) : null}
      {list.length > 1 ? <p className={classes['hint']}>{t('products.orderHint')}</p> : null}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {isOver ? (
        <div className={classes['over']} aria-hidden="true">
          <ImageUp size="2.5rem" />
          <b>{t('products.dropHere')}</b>
        </div>
      ) : null}
    </fieldset>
  )
}

function EmptyTray({ tray, hasError }: { tray: Tray; hasError: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={classes['empty']} data-error={hasError}>
      <ImagePlus aria-hidden="true" size="2rem" />
      <b>{t('products.dropTitle')}</b>
      <span>{t('products.dropNote')}</span>
      <FileButton multiple accept={taken} onChange={(files) => tray.add(files)}>
        {(button) => (
          <Button {...button} variant="default" data-path="sources">
            {t('products.choose')}
          </Button>
        )}
      </FileButton>
    </div>
  )
}

function AddTile({ tray }: { tray: Tray }) {
  const { t } = useTranslation()
  return (
    <FileButton multiple accept={taken} onChange={(files) => tray.add(files)}>
      {(button) => (
        <button {...button} type="button" className={classes['add']} data-path="sources">
          <ImagePlus aria-hidden="true" size="1.5rem" />
          {t('products.addMore')}
        </button>
      )}
    </FileButton>
  )
}
