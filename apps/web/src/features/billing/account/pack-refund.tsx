import type { Invoice } from '@clipmint/contract'
import { packCredits } from '@clipmint/contract'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useAskFirst } from '../../../app/ask-first.ts'
import { useFailureText } from '../../../app/failure-note.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { useInvoiceWords } from '../invoice-words.ts'
import { useRefund } from '../queries.ts'

import classes from './payments.module.css'

type PackRefundProps = { invoice: Invoice; pack: keyof typeof packCredits }

/** Of a pack of credits in the history: until when all of it comes back, and the button, which says first that the credits go. */
export function PackRefund({ invoice, pack }: PackRefundProps) {
  const { t } = useTranslation()
  const { day, money, time } = useFormats()
  const { what } = useInvoiceWords()
  const text = useFailureText()
  const askFirst = useAskFirst()
  const refund = useRefund()
  const { _id: invoiceId, refundUntil, total, currency } = invoice
  const sum = money(total, currency)
  const ask = () =>
    askFirst({
      title: t('payments.refundAsk', { amount: sum }),
      note: (
        <>
          <p>{t('payments.refundOfPack', { count: packCredits[pack] })}</p>
          <p>{t('payments.refundWhen')}</p>
        </>
      ),
      confirm: t('payments.refund'),
      isRed: true,
      onConfirm: () => refund.mutate({ invoiceId }),
    })
  return (
    <>
      {refundUntil === null ? null : (
        <div className={classes['refund']}>
          <small>{t('payments.refundableUntil', { date: `${day(refundUntil)} ${time(refundUntil)}` })}</small>
          <Button
            size="xs"
            variant="default"
            aria-label={t('payments.refundOf', { what: what(invoice) })}
            loading={refund.isPending}
            onClick={ask}
          >
            {t('payments.refund')}
          </Button>
        </div>
      )}
      {refund.error ? (
        <p className={classes['failure']} role="alert">
          {text(refund.error)}
        </p>
      ) : null}
    </>
  )
}
