import { useTranslation } from 'react-i18next'

import { useNow } from '../../../app/clock.ts'
import { useFormats } from '../../../locales/use-words.ts'
import { FactRow, useLimit } from '../../account/index.ts'

/** Posting without the service for some days after signing up: until when, and that it becomes nothing that is paid. */
export function TrialRow() {
  const { t } = useTranslation()
  const { day, time } = useFormats()
  const { data: limit } = useLimit()
  const now = useNow(60_000)
  if (!limit) return null
  const { uploadExpireDate: until } = limit
  const isOver = Date.parse(until) <= now
  return (
    <FactRow name={t('payments.upload')} note={isOver ? undefined : t('payments.trialNote')}>
      {isOver ? t('payments.trialOver') : t('payments.trialUntil', { date: `${day(until)} ${time(until)}` })}
    </FactRow>
  )
}
