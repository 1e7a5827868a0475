import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { partnerNow } from '../../../app/arrival.ts'
import { useHasPage } from '../../../app/menus.ts'

import classes from './auth.module.css'

/** Whose link brought them here, and what comes of it when they sign in or up. */
export function ArrivalNote() {
  const { t } = useTranslation()
  const hasPage = useHasPage()
  const [partner] = useState(() => partnerNow())
  if (!partner) return null
  return (
    <p className={classes['arrival']}>
      {t('account.arrivedBy', { name: partner.label })}{' '}
      {t(partner.isCardPay && hasPage('/places') ? 'account.arrivedPlaces' : 'account.arrivedNoted')}
    </p>
  )
}
