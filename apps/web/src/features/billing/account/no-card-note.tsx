import { isSoldPlan, type Subscription } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { LockedOn } from '../locked-on.tsx'

import classes from './payments.module.css'

/** What ends as no card is kept that could be charged, and the way to keep one and have it go on. */
export function NoCardNote({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation()
  const { day } = useFormats()
  const { planType, uploadService, endsAt } = subscription
  const search = { plan: isSoldPlan(planType) ? planType : undefined, upload: uploadService || undefined }
  return (
    <section className={classes['note']}>
      <div>
        <p>{t('payments.pending_downgrade', { date: day(endsAt) })}</p>
        <div className={classes['locked']}>
          <LockedOn planType={0} />
        </div>
        <small>{t('payments.noCardNote')}</small>
      </div>
      <ButtonLink variant="default" to="/subscribe" search={search}>
        {t('payments.giveCard')}
      </ButtonLink>
    </section>
  )
}
