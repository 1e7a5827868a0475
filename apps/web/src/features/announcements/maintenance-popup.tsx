import type { Maintenance } from '@clipmint/contract'
import { Wrench } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { api } from '../../api/index.ts'
import { useFormats } from '../../locales/use-words.ts'
import { MaintenancePeriod } from './maintenance-period.tsx'
import { Popup } from './popup.tsx'

type MaintenancePopupProps = { maintenance: Maintenance; onClose: (isHidden: boolean) => void }

/** Says when the site is, or will be, worked on. */
export function MaintenancePopup({ maintenance, onClose }: MaintenancePopupProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { title, description } = maintenance[language]
  const handleClose = (isHidden: boolean) => {
    if (isHidden) api.help.click({ body: { name: 'maintenance-hide' } }).catch(() => undefined)
    onClose(isHidden)
  }
  return (
    <Popup
      icon={<Wrench aria-hidden="true" />}
      title={title}
      hide={t('announcements.hideDay')}
      onClose={handleClose}
    >
      <p>{description}</p>
      <MaintenancePeriod maintenance={maintenance} />
    </Popup>
  )
}
