import type { DemoBooking } from '@clipmint/contract'
import { EmptyState, IconPlate } from '@clipmint/ui'
import { Button, Group, Skeleton } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { CalendarCheck, CalendarX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { api, ApiFailure } from '../../../api/index.ts'
import { FailureNote, useFailureText } from '../../../app/failure-note.tsx'
import { ButtonLink } from '../../../app/links.tsx'
import { usePageTitle } from '../../../app/page-title.ts'
import { useOnce } from '../../../app/use-once.ts'
import { DemoFacts } from '../booking/demo-facts.tsx'
import { LinkFault, Ways } from './link-fault.tsx'

import classes from '../booking/booking.module.css'

type Place = 'site' | 'form' | 'kbpay'
type DemoVisitProps = { token: string; place: Place; wantsCancel: boolean }

/** Somebody who opened a link of their mail: it confirms at once, unless it is the one that asks to cancel. */
export function DemoVisit({ token, place, wantsCancel }: DemoVisitProps) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(wantsCancel)
  const input = { params: { token } }
  const open = useMutation({
    mutationFn: () => (wantsCancel ? api.demo.booking(input) : api.demo.confirm(input)),
  })
  const cancel = useMutation({ mutationFn: () => api.demo.cancel(input) })
  useOnce(open.mutate)
  const failed = cancel.error ?? open.error
  const retry = cancel.isError ? cancel.mutate : open.mutate
  if (failed) return <Failed error={failed} onRetry={() => retry()} />
  const booking = cancel.data?.result ?? open.data?.result
  if (!booking)
    return (
      <div role="status" aria-label={t('demo.waiting')}>
        <Skeleton height="24rem" radius="md" />
      </div>
    )
  if (booking.state === 'cancelled') return <Cancelled />
  if (isAsking) {
    const keep = booking.state === 'held' ? null : () => setAsking(false)
    return <Ask {...{ booking, keep }} isBusy={cancel.isPending} onCancel={() => cancel.mutate()} />
  }
  return <Confirmed booking={booking} place={place} onCancel={() => setAsking(true)} />
}

/** A link's own endings are said as such; an outage can be tried again. */
function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useFailureText()
  const isOfLink = error instanceof ApiFailure && /^(?:DEMO_|INVALID_INPUT)/.test(error.code)
  return isOfLink ? <LinkFault words={text(error)} /> : <FailureNote error={error} onRetry={onRetry} />
}

type ConfirmedProps = { booking: DemoBooking; place: Place; onCancel: () => void }

function Confirmed({ booking, place, onCancel }: ConfirmedProps) {
  const { t } = useTranslation()
  const title = {
    site: t('demo.confirmed'),
    form: t('demo.confirmedForm'),
    kbpay: t('demo.confirmedKbPay'),
  }[place]
  const words = place === 'kbpay' ? 'demo.confirmedKbPayText' : 'demo.confirmedText'
  usePageTitle(title)
  return (
    <div className={classes['page']}>
      <IconPlate>
        <CalendarCheck aria-hidden="true" />
      </IconPlate>
      <h1>{title}</h1>
      <p>{t(words, { phone: booking.userPhoneNumber })}</p>
      <DemoFacts booking={booking} />
      <Group justify="center">
        <ButtonLink to="/" size="md">
          {t('demo.toStart')}
        </ButtonLink>
        <Button size="md" variant="default" onClick={onCancel}>
          {t('demo.cancel')}
        </Button>
      </Group>
    </div>
  )
}

type AskProps = {
  booking: DemoBooking
  /** The way back to a booking that is confirmed. */
  keep: (() => void) | null
  isBusy: boolean
  onCancel: () => void
}

function Ask({ booking, keep, isBusy, onCancel }: AskProps) {
  const { t } = useTranslation()
  usePageTitle(t('demo.cancelAsk'))
  return (
    <div className={classes['page']}>
      <IconPlate>
        <CalendarX aria-hidden="true" />
      </IconPlate>
      <h1>{t('demo.cancelAsk')}</h1>
      <p>{t('demo.cancelNote')}</p>
      <DemoFacts booking={booking} />
      <Group justify="center">
        <Button size="md" color="red" loading={isBusy} onClick={onCancel}>
          {t('demo.cancel')}
        </Button>
        {keep ? (
          <Button size="md" variant="default" disabled={isBusy} onClick={keep}>
            {t('demo.keep')}
          </Button>
        ) : (
          <ButtonLink to="/" size="md" variant="default">
            {t('demo.keep')}
          </ButtonLink>
        )}
      </Group>
    </div>
  )
}

function Cancelled() {
  const { t } = useTranslation()
  usePageTitle(t('demo.cancelled'))
  return (
    <EmptyState
      order={1}
      picture="trash"
      title={t('demo.cancelled')}
      text={t('demo.cancelledText')}
      action={<Ways />}
    />
  )
}
