import { windowGone } from '@clipmint/contract'
import { Button, Group, Modal } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { useNow } from '../../../app/clock.ts'
import { useFormats } from '../../../locales/use-words.ts'
import type { OpenPayment } from './use-payment.ts'

import classes from './window-watch.module.css'

/** Over the page while the window is open: how long it still has, and the ways to it and out of it. */
export function WindowWatch({ open }: { open: OpenPayment }) {
  const { t } = useTranslation()
  const { seconds } = useFormats()
  const now = useNow(1_000)
  const left = Math.max(0, Math.floor((Date.parse(open.invoice.expiresAt) - now) / 1_000))
  const isOver = left === 0
  useEffect(() => {
    if (isOver) open.close(windowGone.late)
  }, [isOver, open])
  return (
    <Modal
      opened
      onClose={() => open.close()}
      withCloseButton={false}
      closeOnClickOutside={false}
      title={t('checkout.windowTitle')}
    >
      <p className={classes['text']}>{t('checkout.windowText')}</p>
      <p className={classes['left']} role="timer">
        <b>{seconds(left)}</b>
        {t('checkout.windowLeft')}
      </p>
      <Group grow>
        <Button variant="default" onClick={() => open.close()}>
          {t('checkout.windowStop')}
        </Button>
        <Button onClick={open.focus}>{t('checkout.windowShow')}</Button>
      </Group>
    </Modal>
  )
}
