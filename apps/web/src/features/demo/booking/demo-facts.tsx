import type { DemoBooking } from '@clipmint/contract'
import { FactList } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import { dayName } from './day-name.ts'

/** When a demo is, for whom, and at which number. */
export function DemoFacts({ booking }: { booking: DemoBooking }) {
  const { t } = useTranslation()
  const { language, time } = useFormats()
  const { startAt, endAt, userName, companyName, userPhoneNumber } = booking
  const facts = [
    [t('demo.when'), `${dayName(startAt, language)} ${time(startAt)}~${time(endAt)}`],
    [t('demo.name'), `${userName} · ${companyName}`],
    [t('demo.phone'), userPhoneNumber],
  ] as const
  return <FactList facts={facts} />
}
