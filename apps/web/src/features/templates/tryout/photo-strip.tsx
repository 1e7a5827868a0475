import { Button } from '@mantine/core'
import { ShieldCheck } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { PhotoRow } from '../store/try/photo-row.tsx'
import { RefusedPhotos } from '../store/try/refused-photos.tsx'
import { useTried } from '../store/try/tried.ts'
import type { Refusals } from '../store/try/try-desk.ts'

import classes from './tryout.module.css'

type PhotoStripProps = {
  refused: Refusals | null
  /** Whether no photograph has been on its way to a storage. */
  isOnlyHere: boolean
  onAdd: (files: readonly File[]) => void
  onRemove: () => void
  onSample: () => void
  onLink: () => void
}

/** The photographs so far and the way to bring more; nothing leaves the visitor's machine until a film is kept. */
export function PhotoStrip({ refused, isOnlyHere, onAdd, onRemove, onSample, onLink }: PhotoStripProps) {
  const { t } = useTranslation()
  const [isOver, setOver] = useState(false)
  const { photos } = useTried()
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onAdd([...event.dataTransfer.files])
  }
  return (
    // Dropping is a shortcut with the mouse; the button inside is the way for everyone.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={classes['strip']}
      data-over={isOver}
      aria-label={t('tryout.photos')}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <PhotoRow onAdd={onAdd} onRemove={onRemove} />
      <div className={classes['stripFoot']}>
        {isOnlyHere ? (
          <p className={classes['safe']}>
            <ShieldCheck aria-hidden="true" size="1rem" />
            {t('tryout.safe')}
          </p>
        ) : null}
        {photos.length === 0 ? (
          <>
            <Button variant="subtle" size="xs" onClick={onLink}>
              {t('landing.tryLink')}
            </Button>
            <Button variant="subtle" size="xs" onClick={onSample}>
              {t('landing.trySample')}
            </Button>
          </>
        ) : null}
      </div>
      {refused ? <RefusedPhotos refused={refused} /> : null}
    </section>
  )
}
