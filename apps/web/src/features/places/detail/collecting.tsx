import { type Place, placeStages } from '@clipmint/contract'
import { ProgressBar } from '@clipmint/ui'
import { Loader, VisuallyHidden } from '@mantine/core'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import classes from './collecting.module.css'

/** How far the reading of a place is, stage by stage. */
export function Collecting({ place }: { place: Place }) {
  const { t } = useTranslation()
  const now = placeStages.indexOf(place.stage)
  return (
    <section className={classes['card']} aria-labelledby="collecting">
      <h2 id="collecting" className={classes['title']}>
        {t('places.collecting')}
      </h2>
      <ProgressBar label={t('places.progress')} percent={place.progress} size="tall" />
      <ol className={classes['stages']}>
        {placeStages.map((stage, index) => {
          const state = index < now ? 'Done' : index === now ? 'Now' : 'Waiting'
          return (
            <li key={stage} data-state={state} aria-current={state === 'Now' ? 'step' : undefined}>
              <span className={classes['mark']} aria-hidden="true">
                {state === 'Done' ? <Check size="0.875rem" strokeWidth={3} /> : null}
                {state === 'Now' ? <Loader size="0.875rem" /> : null}
              </span>
              {t(`places.stage_${stage}`)}
              <VisuallyHidden>{t(`places.stage${state}`)}</VisuallyHidden>
            </li>
          )
        })}
      </ol>
      <p className={classes['note']}>
        {t('places.howLong')} {t('places.collectingNote')}
      </p>
    </section>
  )
}
