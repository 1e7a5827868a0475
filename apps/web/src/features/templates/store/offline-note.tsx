import { ErrorNote } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

/** Stands where something waits for the connection; what was asked for comes by itself when it is back. */
export function OfflineNote() {
  const { t } = useTranslation()
  return <ErrorNote tone="warn" title={t('store.offline')} cost={t('store.offlineWait')} />
}
