import { useTranslation } from 'react-i18next'

import { MOST_MEGAPIXELS, MOST_PHOTOS, type Refusals } from './try-desk.ts'

import classes from './try-panel.module.css'

/** Which photographs were not taken, and by which rule. */
export function RefusedPhotos({ refused: { clips, broken, tooLarge, tooMany } }: { refused: Refusals }) {
  const { t } = useTranslation()
  const sentences = [
    ...(clips.length > 0 ? [t('store.tryClips', { names: clips.join(', ') })] : []),
    ...(broken.length > 0 ? [t('store.tryRefused', { names: broken.join(', ') })] : []),
    ...(tooLarge.length > 0
      ? [t('store.tryTooLarge', { names: tooLarge.join(', '), most: MOST_MEGAPIXELS })]
      : []),
    ...(tooMany.length > 0
      ? [t('store.tryTooMany', { most: MOST_PHOTOS, count: tooMany.length, names: tooMany.join(', ') })]
      : []),
  ]
  if (sentences.length === 0) return null
  return (
    <div role="alert">
      {sentences.map((sentence) => (
        <p key={sentence} className={classes['refused']}>
          {sentence}
        </p>
      ))}
    </div>
  )
}
