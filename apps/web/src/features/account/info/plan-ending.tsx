import { lastDayBefore } from '@clipmint/kit'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { queries } from '../../../api/index.ts'
import { ButtonLink } from '../../../app/links.tsx'
import { useFormats } from '../../../locales/use-words.ts'

import classes from './account.module.css'

/** What becomes of a plan that its owner pays for when they leave: until when its money still comes back, or what is lost. */
export function PlanEnding() {
  const { t } = useTranslation()
  const { day, money, time } = useFormats()
  const { data } = useQuery({
    ...queries.billing.subscription(),
    select: ({ result }) => result.subscription,
  })
  if (!data) return null
  const { refund, endsAt } = data
  return (
    <section className={classes['ending']}>
      <p>{t('accountInfo.leavePaid', { date: day(lastDayBefore(new Date(endsAt))) })}</p>
      <p>{t('accountInfo.leaveCard')}</p>
      {refund === null ? null : (
        <>
          <p>
            <b>
              {t('accountInfo.leaveRefund', {
                date: `${day(refund.until)} ${time(refund.until)}`,
                amount: money(refund.amount, data.currency),
              })}
            </b>
          </p>
          <ButtonLink to="/account/payments" variant="default">
            {t('accountInfo.leaveRefundFirst')}
          </ButtonLink>
        </>
      )}
    </section>
  )
}
