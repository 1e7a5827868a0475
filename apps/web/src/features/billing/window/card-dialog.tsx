import { Button, Group, Loader, Modal } from '@mantine/core'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import type { CardFields } from './over-page.ts'
import type { OpenPayment } from './use-payment.ts'
import { WindowTime } from './window-time.tsx'

import classes from './window.module.css'

/** In the place of a window: the gateway's own card fields, how long they still count, and the button that gives the card. */
export function CardDialog({ open, fields }: { open: OpenPayment; fields: CardFields }) {
  const { t } = useTranslation()
  const { money } = useFormats()
  const [isReady, setReady] = useState(false)
  const [isGiving, setGiving] = useState(false)
  // The dialog draws its inside later than itself, so the place says by itself when it is there.
  const mount = useCallback((place: HTMLDivElement) => fields.mount(place, () => setReady(true)), [fields])
  const { total, currency } = open.invoice
  const handleGive = async () => {
    setGiving(true)
    await fields.give().finally(() => setGiving(false))
  }
  return (
    <Modal
      opened
      // A card that is being given may be confirmed already.
      onClose={() => (isGiving ? undefined : open.close())}
      withCloseButton={false}
      closeOnClickOutside={false}
      // The bank's own question comes over this, outside of it.
      lockScroll={false}
      trapFocus={!isGiving}
      title={t('checkout.fieldsTitle')}
    >
      <p className={classes['text']}>
        {t('checkout.fieldsText', { gateway: t(`checkout.gateway_${currency}`) })}
      </p>
      <div className={classes['fields']} aria-busy={!isReady}>
        {isReady ? null : <Loader className={classes['loader']} />}
        <div ref={mount} />
      </div>
      <WindowTime open={open} />
      <Group grow preventGrowOverflow={false}>
        <Button variant="default" disabled={isGiving} onClick={() => open.close()}>
          {t('checkout.windowStop')}
        </Button>
        <Button disabled={!isReady} loading={isGiving} onClick={() => void handleGive()}>
          {total === 0 ? t('checkout.fieldsKeep') : t('checkout.pay', { amount: money(total, currency) })}
        </Button>
      </Group>
    </Modal>
  )
}
