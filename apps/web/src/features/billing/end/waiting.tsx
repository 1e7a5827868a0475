import { IconPlate, ProgressBar } from '@clipmint/ui'
import { CreditCard } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { AnchorLink } from '../../../app/links.tsx'

import classes from './end.module.css'

/** While the gateway is asked, for money or to keep a card, or while nobody can say yet what came of it. */
export function Waiting({ stage }: { stage: 'asking' | 'keeping' | 'looking' }) {
  const { t } = useTranslation()
  return (
    <section className={classes['end']} role="status">
      <IconPlate>
        <CreditCard aria-hidden="true" />
      </IconPlate>
      <h1>{t(`checkout.${stage}`)}</h1>
      <p>{t(`checkout.${stage}Text`)}</p>
      <ProgressBar label={t(`checkout.${stage}`)} percent={null} />
      {stage === 'looking' ? (
        <AnchorLink size="sm" to="/account/payments">
          {t('checkout.look')}
        </AnchorLink>
      ) : null}
    </section>
  )
}
