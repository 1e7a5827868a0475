import { type Invoice, isSoldPlan } from '@clipmint/contract'
import { IconPlate } from '@clipmint/ui'
import { Button } from '@mantine/core'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import type { Till } from '../window/use-payment.ts'
import type { Ending } from './ending.ts'
import { videoOf } from './paid-for.ts'

import classes from './end.module.css'

type FailedProps = {
  till: Till
  invoice: Invoice | null
  /** What happened, and what that means. */
  title: string
  ending: Ending
  onAskAgain: () => void
}

/** A payment that did not come about: what happened, that nothing was taken, and the one thing to do next. */
export function Failed({ till, invoice, title, ending, onAskAgain }: FailedProps) {
  const { t } = useTranslation()
  return (
    <section className={classes['end']} role="alert">
      <IconPlate>
        <CircleAlert aria-hidden="true" />
      </IconPlate>
      <h1>{t(headingOf(invoice))}</h1>
      <p className={classes['why']}>{title}</p>
      {ending.isPaid ? null : <p>{t('checkout.nothingTaken')}</p>}
      <div className={classes['ways']}>
        {ending.next === 'look' ? (
          <>
            <ButtonLink size="lg" to="/account/payments">
              {t('checkout.look')}
            </ButtonLink>
            <Button size="lg" variant="default" onClick={onAskAgain}>
              {t('checkout.askAgain')}
            </Button>
          </>
        ) : (
          <Again till={till} invoice={invoice} isOther={ending.next === 'card'} />
        )}
      </div>
    </section>
  )
}

function headingOf(invoice: Invoice | null) {
  if (invoice?.kind !== 'card') return 'checkout.failed'
  return invoice.isFirstCard ? 'checkout.cardNotRegistered' : 'checkout.cardNotChanged'
}

type AgainProps = { till: Till; invoice: Invoice | null; isOther: boolean }

/** Back to where it was paid, with the same choice. */
function Again({ till, invoice, isOther }: AgainProps) {
  const { t } = useTranslation()
  const look = { size: 'lg' } as const
  const words = t(isOther ? 'checkout.cardOther' : 'checkout.again')
  if (invoice?.kind === 'card')
    return (
      <ButtonLink {...look} to="/account/payments">
        {t('checkout.toPlan')}
      </ButtonLink>
    )
  if (till === 'subscribe') {
    const planType = invoice?.planType ?? null
    const search = {
      plan: planType !== null && isSoldPlan(planType) ? planType : undefined,
      upload: invoice?.uploadService || undefined,
      card: isOther ? ('other' as const) : undefined,
      currency: invoice?.currency,
    }
    return (
      <ButtonLink {...look} to="/subscribe" search={search}>
        {words}
      </ButtonLink>
    )
  }
  const item = invoice?.item ?? 'watermark'
  const projectId = invoice ? videoOf(invoice._id) : null
  if (item !== 'watermark')
    return (
      <ButtonLink {...look} to="/purchase" search={{ item, currency: invoice?.currency }}>
        {words}
      </ButtonLink>
    )
  return projectId === null ? (
    <ButtonLink {...look} to="/projects">
      {t('checkout.toVideos')}
    </ButtonLink>
  ) : (
    <ButtonLink {...look} to="/projects/purchase/$subtemplateId" params={{ subtemplateId: projectId }}>
      {words}
    </ButtonLink>
  )
}
