import { useTranslation } from 'react-i18next'

import type { Entry } from './entries.ts'
import type { EntryLook } from './entry-look.tsx'

/** What an entry is called, and how it stands, in words. */
export function useEntryWords() {
  const { t } = useTranslation()
  return {
    titleOf: ({ title }: Entry) => title ?? t('reservations.videoGone'),
    wordOf: (look: EntryLook) => {
      if (look === 'planned') return t('campaigns.willBeMade')
      return look === 'held' ? t('campaigns.heldBadge') : t(`reservations.status_${look}`)
    },
  }
}
