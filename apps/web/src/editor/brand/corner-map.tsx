import type { BrandLook } from '@clipmint/film'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import classes from './brand.module.css'

const corners = ['tl', 'tr', 'bl', 'br'] as const

/** A small picture of the frame with a button in each corner. */
export function CornerMap({
  pos,
  onChange,
}: {
  pos: BrandLook['pos']
  onChange: (pos: BrandLook['pos']) => void
}) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <fieldset className={classes['field']}>
      <legend>{t('brand.place')}</legend>
      <div className={classes['map']}>
        {corners.map((corner) => (
          <label key={corner} data-corner={corner}>
            <input
              type="radio"
              name={name}
              value={corner}
              checked={corner === pos}
              aria-label={t(`brand.${corner}`)}
              onChange={() => onChange(corner)}
            />
            <span aria-hidden="true" />
          </label>
        ))}
      </div>
      <p className={classes['note']}>
        {t(`brand.${pos}`)} · {t('brand.placeNote')}
      </p>
    </fieldset>
  )
}
