import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useGiveBackFocus } from '../../app/give-back-focus.ts'
import { DemoBooking } from './booking/demo-booking.tsx'

/** Booking a demo over the page. */
export function DemoDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  useGiveBackFocus()
  return (
    <Modal
      opened
      size="34rem"
      onClose={onClose}
      title={t('demo.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <DemoBooking onDone={onClose} />
    </Modal>
  )
}
