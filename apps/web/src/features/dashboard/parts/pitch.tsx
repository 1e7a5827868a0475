import { isSoldPlan } from '@clipmint/contract'
import { ChartLine, Lightbulb, Table2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import { LockNote } from '../../../app/plan-lock.tsx'

import classes from './pitch.module.css'

const points = [
  ['pitchFigures', ChartLine],
  ['pitchPosts', Table2],
  ['pitchWorked', Lightbulb],
] as const

/** What there would be to see, and the way to it, for owners without the upload service. */
export function Pitch({ planType }: { planType: number }) {
  const { t } = useTranslation()
  const search = { plan: isSoldPlan(planType) ? planType : undefined, upload: true }
  return (
    <LockNote
      title={t('dashboard.pitchTitle')}
      nearest={
        <ButtonLink to="/subscribe" search={search}>
          {t('reservations.addService')}
        </ButtonLink>
      }
    >
      <p>{t('dashboard.pitchLead')}</p>
      <ul className={classes['points']}>
        {points.map(([word, Icon]) => (
          <li key={word}>
            <Icon aria-hidden="true" size="1.25rem" />
            {t(`dashboard.${word}`)}
          </li>
        ))}
      </ul>
    </LockNote>
  )
}
