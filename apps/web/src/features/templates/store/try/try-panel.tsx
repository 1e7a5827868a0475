import { countChars, type Template, textLimit } from '@clipmint/film'
import { Button, FileButton, TextInput } from '@mantine/core'
import { ImagePlus, ShieldCheck, X } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../../locales/use-words.ts'
import { headlineSlot } from './compose-tried.ts'
import { useTried } from './tried.ts'
import { forgetPhoto, MOST_PHOTOS, tryHeadline, tryPhotos } from './try-desk.ts'

import classes from './try-panel.module.css'

const taken = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,.heic'

/** The visitor's own photographs and headline in the template, at once; nothing leaves their machine. */
export function TryPanel({ template }: { template: Template }) {
  const { t } = useTranslation()
  const { photos } = useTried()
  const [isOver, setOver] = useState(false)
  const [refused, setRefused] = useState<readonly string[]>([])
  const add = async (files: readonly File[]) => setRefused(await tryPhotos(files))
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
      <div className={classes['photos']}>
        {photos.map((photo, index) => (
          <span key={photo.id} className={classes['photo']}>
            <img src={photo.url} alt={t('store.photoAt', { place: index + 1 })} />
            <button
              type="button"
              className={classes['remove']}
              aria-label={t('store.photoRemove', { place: index + 1 })}
              onClick={() => forgetPhoto(photo.id)}
            >
              <X aria-hidden="true" size="0.875rem" />
            </button>
          </span>
        ))}
        {photos.length < MOST_PHOTOS ? (
          <FileButton multiple accept={taken} onChange={(files) => void add(files)}>
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
      {refused.length > 0 ? (
        <p className={classes['refused']} role="alert">
          {t('store.tryRefused', { names: refused.join(', ') })}
        </p>
      ) : null}
      <Headline template={template} />
      <p className={classes['safe']}>
        <ShieldCheck aria-hidden="true" size="1rem" />
        {t('store.trySafe')}
      </p>
    </section>
  )
}

function Headline({ template }: { template: Template }) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { headline } = useTried()
  const slot = headlineSlot(template)
  if (!slot) return null
  const most = textLimit(slot, language)
  const count = countChars(headline.trim())
  const isOver = count > most
  return (
    <TextInput
      label={t('store.headline')}
      description={t('store.headlineCount', { count, most })}
      placeholder={slot.slot.sample[language]}
      value={headline}
      onChange={({ target }) => tryHeadline(target.value)}
      error={isOver ? t('store.headlineTooLong', { most }) : null}
      maxLength={80}
    />
  )
}
