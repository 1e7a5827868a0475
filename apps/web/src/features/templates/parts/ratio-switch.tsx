import { type Ratio, ratios } from '@clipmint/film'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { ratioWords } from './ratio-words.ts'

import classes from './ratio-switch.module.css'

/** The four shapes a video can have, each drawn; one is chosen. */
export function RatioSwitch({ value, onChange }: { value: Ratio; onChange: (ratio: Ratio) => void }) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <fieldset className={classes['row']}>
      <legend className={classes['hidden']}>{t('templates.ratio')}</legend>
      {ratios.map((ratio) => (
        <label key={ratio} className={classes['ratio']} title={t(ratioWords[ratio])}>
          <input
            type="radio"
            name={name}
            value={ratio}
            checked={ratio === value}
            onChange={() => onChange(ratio)}
            className={classes['hidden']}
          />
          <i
            style={{ aspectRatio: ratio.replace(':', ' / ') }}
            data-tall={ratio !== '16:9'}
            aria-hidden="true"
          />
          {ratio}
        </label>
      ))}
    </fieldset>
  )
}
