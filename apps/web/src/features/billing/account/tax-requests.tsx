import { limits, type TaxInvoice } from '@clipmint/contract'
import { StatusBadge } from '@clipmint/ui'
import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import type { User } from '../../account/index.ts'
import { useTaxInvoices } from '../queries.ts'
import { TaxRequestDialog } from './tax-request-dialog.tsx'

import classes from './payments.module.css'

/** The tax invoices that a member asked for with how they stand, and the way to ask for one. */
export function TaxRequests({ user }: { user: User }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useTaxInvoices()
  const [asking, setAsking] = useState<{ month: string } | null>(null)
  if (error) return <FailureNote error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="6rem" radius="md" />
  const { list, months } = data
  const asked = list.map(({ month }) => month)
  // The month before comes first: it can be asked for a few days only.
  const next = months.toReversed().find((month) => !asked.includes(month))
  return (
    <>
      <p className={classes['tax']}>{t('taxInvoices.lead', { day: limits.taxInvoiceDay })}</p>
      {list.length > 0 ? (
        <ul className={classes['list']} aria-label={t('taxInvoices.list')}>
          {list.map((one) => (
            <Row
              key={one.month}
              one={one}
              onChange={months.includes(one.month) ? () => setAsking({ month: one.month }) : null}
            />
          ))}
        </ul>
      ) : null}
      {next === undefined ? null : (
        <Button variant="default" onClick={() => setAsking({ month: next })}>
          {t('taxInvoices.ask')}
        </Button>
      )}
      {months.length === 0 ? <p className={classes['tax']}>{t('taxInvoices.nothingOpen')}</p> : null}
      {asking ? (
        <TaxRequestDialog
          {...asking}
          list={list}
          months={months}
          userEmail={user.userEmail}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </>
  )
}

function Row({ one, onChange }: { one: TaxInvoice; onChange: (() => void) | null }) {
  const { t } = useTranslation()
  const { day, month: monthWords } = useFormats()
  const { companyName, businessNumber, issuedAt, requestedAt } = one
  const month = monthWords(one.month)
  const isUnchecked = issuedAt === null && one.checked === 'unchecked'
  return (
    <li className={classes['row']}>
      <div className={classes['what']}>
        <b>{month}</b>
        <span>
          <span>{companyName}</span>
          <span>{businessNumber}</span>
          {issuedAt !== null ? (
            <StatusBadge tone="ok">{t('taxInvoices.issued')}</StatusBadge>
          ) : (
            <StatusBadge tone={isUnchecked ? 'warn' : 'info'}>
              {t(isUnchecked ? 'taxInvoices.unchecked' : 'taxInvoices.requested')}
            </StatusBadge>
          )}
        </span>
        <small>
          {issuedAt === null
            ? t('taxInvoices.requestedOn', { date: day(requestedAt) })
            : t('taxInvoices.issuedOn', { date: day(issuedAt) })}
        </small>
        {isUnchecked ? <small>{t('taxInvoices.uncheckedText')}</small> : null}
      </div>
      {onChange ? (
        <Button
          variant="default"
          size="xs"
          aria-label={t('taxInvoices.changeOf', { month })}
          onClick={onChange}
        >
          {t('taxInvoices.change')}
        </Button>
      ) : null}
    </li>
  )
}
