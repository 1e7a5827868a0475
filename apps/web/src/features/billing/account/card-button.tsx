import type { Subscription } from '@clipmint/contract'
import { Button, Modal } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { api } from '../../../api/index.ts'
import { useFormats } from '../../../locales/use-words.ts'
import { Consents, useConsents } from '../checkout/consents.tsx'
import { PayFailure } from '../checkout/pay-failure.tsx'
import { useCardWords } from '../invoice-words.ts'
import { usePayment } from '../window/use-payment.ts'
import { WindowWatch } from '../window/window-watch.tsx'

import classes from './payments.module.css'

type CardButtonProps = { subscription: Subscription; next: NonNullable<Subscription['next']> }

/** Gives another card for the charges to come; nothing is charged now. */
export function CardButton(props: CardButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        {t('payments.newCard')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('payments.newCard')}
        size="34rem"
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        <CardForm {...props} />
      </Modal>
    </>
  )
}

function CardForm({ subscription, next }: CardButtonProps) {
  const { t } = useTranslation()
  const { day, money } = useFormats()
  const cardWords = useCardWords()
  const { planType, uploadService, currency, card } = subscription
  const consents = useConsents({})
  const { pay, open, isBusy, error } = usePayment('subscribe')
  const handlePay = () => {
    const consent = consents.given()
    if (consent === null) return
    pay(async () => {
      const { result } = await api.billing.request({
        body: { planType, uploadService, currency, otherCard: true, consent },
      })
      // A charge that has failed since this was opened would be paid now, which was not said here.
      if (result.invoice?.kind !== 'card') return null
      return { invoice: result.invoice, window: result.window }
    })
  }
  return (
    <div className={classes['newCard']}>
      <p>{t('payments.newCardText', { date: day(next.at), amount: money(next.total, currency) })}</p>
      {card ? <p>{t('payments.newCardOld', { card: cardWords(card) })}</p> : null}
      <Consents consents={consents} price={{ currency, next }} isCardOnly />
      {error ? <PayFailure error={error} /> : null}
      <Button size="lg" fullWidth loading={isBusy} onClick={handlePay}>
        {t('payments.newCardGive')}
      </Button>
      {open ? <WindowWatch open={open} /> : null}
    </div>
  )
}
