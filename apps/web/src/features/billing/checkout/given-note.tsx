import { tierOf } from '@clipmint/contract'
import { lastDayBefore } from '@clipmint/kit'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import { planWord, useUser } from '../../account/index.ts'

import classes from './summary.module.css'

/** Before a plan takes the place of one that was given and is as good or better: that the given one ends at once. */
export function GivenNote({ planType }: { planType: number }) {
  const { t } = useTranslation()
  const { day } = useFormats()
  const { data: user } = useUser()
  const given = user?.payment
  if (given === undefined || given.planType === 0 || tierOf(given.planType) < tierOf(planType)) return null
  const plan = t(planWord(given.planType))
  return (
    <p className={classes['rule']}>
      {given.planEndsAt === null
        ? t('checkout.givenEnds', { plan })
        : t('checkout.givenEndsBefore', { plan, date: day(lastDayBefore(new Date(given.planEndsAt))) })}
    </p>
  )
}
