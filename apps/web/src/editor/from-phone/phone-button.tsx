import { Button } from '@mantine/core'
import { Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useActiveMediaSlot } from '../media/use-active-slot.ts'
import { useScreen } from '../session/screen.ts'

/** The way to files that are on a phone; a phone itself has its own gallery. */
export function PhoneButton() {
  const { t } = useTranslation()
  const { open, layout } = useScreen()
  const slot = useActiveMediaSlot()
  if (layout === 'phone' || !slot) return null
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<Smartphone aria-hidden="true" size="1rem" />}
      onClick={() => open({ kind: 'phone', slotId: slot.id })}
    >
      {t('phoneUploads.open')}
    </Button>
  )
}
