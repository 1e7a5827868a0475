import { Button, FileButton } from '@mantine/core'
import { ImagePlus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { takenPictures } from './taken-pictures.ts'
import { useTried } from './tried.ts'
import { forgetPhoto, MOST_PHOTOS } from './try-desk.ts'

import classes from './try-panel.module.css'

type PhotoRowProps = { onAdd: (files: readonly File[]) => void; onRemove: () => void }

/** The photographs tried so far, each with its way out, and the way to add more. */
export function PhotoRow({ onAdd, onRemove }: PhotoRowProps) {
  const { t } = useTranslation()
  const { photos } = useTried()
  return (
    <div className={classes['photos']}>
      {photos.map((photo, index) => (
        <span key={photo.id} className={classes['photo']}>
          <img src={photo.url} alt={t('store.photoAt', { place: index + 1 })} />
          <button
            type="button"
            className={classes['remove']}
            aria-label={t('store.photoRemove', { place: index + 1 })}
            onClick={() => {
              forgetPhoto(photo.id)
              onRemove()
            }}
          >
            <X aria-hidden="true" size="0.875rem" />
          </button>
        </span>
      ))}
      {photos.length < MOST_PHOTOS ? (
        <FileButton multiple accept={takenPictures} onChange={onAdd}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              className={classes['add'] ?? ''}
              data-empty={photos.length === 0}
              leftSection={<ImagePlus aria-hidden="true" size="1.25rem" />}
            >
              {t(photos.length === 0 ? 'store.tryChoose' : 'store.tryMore')}
            </Button>
          )}
        </FileButton>
      ) : null}
    </div>
  )
}
