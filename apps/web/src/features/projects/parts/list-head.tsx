import { allowanceOf } from '@clipmint/contract'
import { FixedBar } from '@clipmint/ui'
import { Infinity as InfinityIcon, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useNow } from '../../../app/clock.ts'
import { ButtonLink } from '../../../app/links.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { useLimit, useUser } from '../../account/index.ts'
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
  const { data: user } = useUser()
  const { data: limit } = useLimit()
  const now = useNow(3_600_000)
  if (!user || !limit) return null
  if (user.payment.planType !== 0)
    return (
      <p className={classes['unlimited']}>
        <InfinityIcon aria-hidden="true" size="1.25rem" />
        <b>{t('projects.unlimited')}</b>
      </p>
    )
  const { renderCnt, renderExtra: extra } = limit
  const left = renderCnt - extra
  // Who waits for a plan has been given more than a month's.
  const total = Math.max(left, allowanceOf(0).rendersPerMonth)
  return (
    <p className={classes['quota']}>
      <span className={classes['strokes']} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <i key={index} data-left={index < left} />
        ))}
      </span>
      <span>
        <b>
          {extra > 0
            ? t('projects.quotaExtra', { left, total, extra })
            : t('projects.quota', { left, total })}
        </b>
        <span className={classes['refill']}>
          {' '}
          · {t('projects.refill', { date: date(nextMonthStart(new Date(now))) })}
        </span>
      </span>
    </p>
  )
}
