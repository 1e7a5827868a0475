import { useTranslation } from 'react-i18next'

import type { Entry } from './entries.ts'

/** What an entry is called, and how it stands, in words. */
export function useEntryWords() {
  const { t } = useTranslation()
  return {
    titleOf: ({ title }: Entry) => title ?? t('reservations.videoGone'),
    statusOf: ({ status, post }: Entry) =>
      status === 0 && post.of === 'campaign' && post.post.making === null
        ? t('campaigns.willBeMade')
        : t(`reservations.status_${status}`),
  }
}
