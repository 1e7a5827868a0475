import { FixedBar } from '@clipmint/ui'
import { Infinity as InfinityIcon, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useNow } from '../../../app/clock.ts'
import { ButtonLink } from '../../../app/links.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { useRendersLeft } from '../../account/index.ts'
import { nextMonthStart } from '../quota.ts'

import classes from './list-head.module.css'

/** The way to another video; at the foot of a phone. */
export function NewVideoButton() {
  const { t } = useTranslation()
  return (
    <FixedBar>
      <ButtonLink to="/products" size="md" leftSection={<Plus aria-hidden="true" size="1.25rem" />}>
        {t('projects.newVideo')}
      </ButtonLink>
    </FixedBar>
  )
}

/** A free owner's renders of this month, as many strokes as there are; a subscriber's are without limit. */
export function QuotaNote() {
  const { t } = useTranslation()
  const { date } = useFormats()
  const renders = useRendersLeft()
  const now = useNow(3_600_000)
  if (renders === null) return null
  if (renders === 'uncounted')
    return (
      <p className={classes['unlimited']}>
        <InfinityIcon aria-hidden="true" size="1.25rem" />
        <b>{t('projects.unlimited')}</b>
      </p>
    )
  const { left, total, extra } = renders
  return (
    <p className={classes['quota']}>
      <span className={classes['strokes']} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <i key={index} data-left={index < left} />
        ))}
      </span>
      <span>
        <b>{t(extra > 0 ? 'projects.quotaExtra' : 'projects.quota', renders)}</b>
        <span className={classes['refill']}>
          {' '}
          · {t('projects.refill', { date: date(nextMonthStart(new Date(now))) })}
        </span>
      </span>
    </p>
  )
}
