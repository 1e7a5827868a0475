import { type Invoice, invoiceStatus, paymentMessages } from '@clipmint/contract'
import { SectionTitle, StatusBadge, type StatusTone } from '@clipmint/ui'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { elsewhere } from '../../../app/links.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { Pager } from '../../projects/index.ts'
import { useCardWords, useInvoiceWords } from '../invoice-words.ts'
import { PackRefund } from './pack-refund.tsx'

import classes from './payments.module.css'

const route = getRouteApi('/account/payments')

type HistoryProps = { list: readonly Invoice[]; page: number; limit: number; total: number }

/** What was paid, the newest first, a page at a time. */
export function History({ list, page, limit, total }: HistoryProps) {
  const { t } = useTranslation()
  const navigate = route.useNavigate()
  const pages = Math.ceil(total / limit)
  return (
    <section>
      <SectionTitle>{t('payments.history')}</SectionTitle>
      <ol className={classes['list']}>
        {list.map((invoice) => (
          <Row key={invoice._id} invoice={invoice} />
        ))}
      </ol>
      {pages > 1 ? (
        <Pager
          pages={pages}
          value={page}
          onChange={(next) => void navigate({ search: next === 1 ? {} : { page: next } })}
        />
      ) : null}
    </section>
  )
}

const tones: Record<Invoice['status'], StatusTone> = {
  0: 'plain',
  1: 'info',
  2: 'ok',
  3: 'plain',
  4: 'bad',
  5: 'plain',
}

function Row({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const { day, money } = useFormats()
  const { what } = useInvoiceWords()
  const cardWords = useCardWords()
  const { status, item, isRefunding, card, receiptUrl, total, currency, refusal } = invoice
  const message = refusal === null ? null : paymentMessages[refusal]
  const at = invoice.paidAt ?? invoice.requestedAt
  return (
    <li className={classes['row']}>
      <div className={classes['what']}>
        <b>{what(invoice)}</b>
        <span>
          <time dateTime={at}>{day(at)}</time>
          {card ? <span>{cardWords(card)}</span> : null}
          {isRefunding ? (
            <StatusBadge tone="info">{t('payments.refunding')}</StatusBadge>
          ) : (
            <StatusBadge tone={tones[status]}>{t(`payments.status_${status}`)}</StatusBadge>
          )}
        </span>
        {status === invoiceStatus.failed ? (
          <small>{t(message === null ? 'checkout.refused_none' : `checkout.refused_${message}`)}</small>
        ) : null}
        {isRefunding ? <small>{t('payments.refundingText')}</small> : null}
        {item === null || item === 'watermark' ? null : <PackRefund invoice={invoice} pack={item} />}
      </div>
      <p className={classes['amount']} data-off={status !== invoiceStatus.completed || isRefunding}>
        <b>{money(total, currency)}</b>
        {receiptUrl === null ? null : (
          <a href={receiptUrl} {...elsewhere} aria-label={t('payments.receiptOf', { what: what(invoice) })}>
            {t('payments.receipt')}
          </a>
        )}
      </p>
    </li>
  )
}
