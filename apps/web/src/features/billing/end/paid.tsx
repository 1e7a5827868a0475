import { type Invoice, invoiceStatus } from '@clipmint/contract'
import { lastDayBefore } from '@clipmint/kit'
import { FactList, IconPlate } from '@clipmint/ui'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { AnchorLink, ButtonLink, elsewhere } from '../../../app/links.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { useCardWords, useInvoiceWords } from '../invoice-words.ts'
import { useSubscription } from '../queries.ts'

import classes from './end.module.css'

/** What was bought: for how much, until when, what is charged next, and the way to use it. */
export function Paid({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const { money, day } = useFormats()
  const { what } = useInvoiceWords()
  const cardWords = useCardWords()
  const { data: mine } = useSubscription()
  const next = invoice.kind === 'once' ? null : (mine?.subscription?.next ?? null)
  const { currency, total, endsAt, card, receiptUrl } = invoice
  const isCard = invoice.kind === 'card'
  const facts = [
    [t('checkout.item'), what(invoice)],
    ...(isCard ? [] : [[t('checkout.total'), money(total, currency)] as const]),
    ...(endsAt === null
      ? []
      : [
          [
            t('checkout.until'),
            t('checkout.untilDay', { date: day(lastDayBefore(new Date(endsAt))) }),
          ] as const,
        ]),
    ...(card === null ? [] : [[t('checkout.card'), cardWords(card)] as const]),
    ...(next === null
      ? []
      : [
          [
            t('checkout.next'),
            t('checkout.nextCharge', { date: day(next.at), amount: money(next.total, currency) }),
          ] as const,
        ]),
  ] as const
  const kept = invoice.isFirstCard ? 'cardRegistered' : 'cardChanged'
  const state =
    invoice.status === invoiceStatus.refunded
      ? 'refunded'
      : invoice.isRefunding
        ? 'refunding'
        : total === 0
          ? 'paidNothing'
          : 'paid'
  const isThere = state === 'paid' || state === 'paidNothing'
  return (
    <section className={classes['end']} role="status">
      <IconPlate>
        <Check aria-hidden="true" />
      </IconPlate>
      <h1>{t(isCard ? `checkout.${kept}` : `checkout.${state}`)}</h1>
      <p>
        {t(
          isCard
            ? `checkout.${kept}Text`
            : isThere
              ? `checkout.paid_${invoice.item ?? 'plan'}`
              : `checkout.${state}Text`,
        )}
      </p>
      <FactList facts={facts} />
      {receiptUrl === null ? null : (
        <a className={classes['receipt']} href={receiptUrl} {...elsewhere}>
          {t('checkout.receipt')}
        </a>
      )}
      <div className={classes['ways']}>
        <WayOn invoice={invoice} />
        {isCard ? null : (
          <AnchorLink size="sm" to="/account/payments">
            {t('checkout.look')}
          </AnchorLink>
        )}
      </div>
    </section>
  )
}

function WayOn({ invoice: { subtemplate, kind } }: { invoice: Invoice }) {
  const { t } = useTranslation()
  if (kind === 'card')
    return (
      <ButtonLink size="lg" to="/account/payments">
        {t('checkout.toPlan')}
      </ButtonLink>
    )
  if (kind === 'beside')
    return (
      <ButtonLink size="lg" to="/upload/products">
        {t('checkout.toUpload')}
      </ButtonLink>
    )
  return subtemplate === null ? (
    <ButtonLink size="lg" to="/products">
      {t('checkout.make')}
    </ButtonLink>
  ) : (
    <ButtonLink size="lg" to="/projects/done/$id" params={{ id: subtemplate }}>
      {t('checkout.toVideo')}
    </ButtonLink>
  )
}
