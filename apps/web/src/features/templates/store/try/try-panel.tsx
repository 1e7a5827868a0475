import type { Template } from '@clipmint/film'
import { ShieldCheck } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { HeadlineField } from './headline-field.tsx'
import { PhotoRow } from './photo-row.tsx'
import { RefusedPhotos } from './refused-photos.tsx'
import { type Refusals, tryPhotos } from './try-desk.ts'

import classes from './try-panel.module.css'

type TryPanelProps = {
  template: Template
  /** Photographs were added, all that were given: what was refused is read here first. */
  onAdded: () => void
}

/** The visitor's own photographs and headline in the template, at once; nothing leaves their machine. */
export function TryPanel({ template, onAdded }: TryPanelProps) {
  const { t } = useTranslation()
  const [isOver, setOver] = useState(false)
  const [refused, setRefused] = useState<Refusals | null>(null)
  const add = async (files: readonly File[]) => {
    if (files.length === 0) return
    const refusals = await tryPhotos(files)
    setRefused(refusals)
    if (Object.values(refusals).every((names) => names.length === 0)) onAdded()
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void add([...event.dataTransfer.files])
  }
  return (
    // Dropping is a shortcut with the mouse; the button inside is the way for everyone.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={classes['panel']}
      data-over={isOver}
      aria-labelledby="store-try"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2 id="store-try" className={classes['title']}>
        {t('store.tryTitle')}
      </h2>
      <PhotoRow onAdd={(files) => void add(files)} onRemove={() => setRefused(null)} />
      {refused ? <RefusedPhotos refused={refused} /> : null}
      <HeadlineField template={template} />
      <p className={classes['safe']}>
        <ShieldCheck aria-hidden="true" size="1rem" />
        {t('store.trySafe')}
      </p>
    </section>
  )
}
