import { windowGone } from '@clipmint/contract'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { useNow } from '../../../app/clock.ts'
import { useFormats } from '../../../locales/use-words.ts'
import type { OpenPayment } from './use-payment.ts'

import classes from './window.module.css'

/** How long a window still has, which is closed when that is over. */
export function WindowTime({ open }: { open: OpenPayment }) {
  const { t } = useTranslation()
  const { seconds } = useFormats()
  const now = useNow(1_000)
  const left = Math.max(0, Math.floor((Date.parse(open.invoice.expiresAt) - now) / 1_000))
  const isOver = left === 0
  useEffect(() => {
    if (isOver) open.close(windowGone.late)
  }, [isOver, open])
  return (
    <p className={classes['left']} role="timer">
      <b>{seconds(left)}</b>
      {t('checkout.windowLeft')}
    </p>
  )
}
