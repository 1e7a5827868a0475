import { Modal } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useTranslation } from 'react-i18next'

import { useGiveBackFocus } from '../../../app/give-back-focus.ts'
import { useFormats } from '../../../locales/use-words.ts'
import { TaxRequestForm, type TaxRequestProps } from './tax-request-form.tsx'

/** Asks for a tax invoice over the page. */
export function TaxRequestDialog({ onClose, ...props }: TaxRequestProps & { onClose: () => void }) {
  const { t } = useTranslation()
  const { month: monthWords } = useFormats()
  useGiveBackFocus()
  return (
    <Modal
      opened
      size="34rem"
      onClose={onClose}
      title={t('taxInvoices.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <TaxRequestForm
        {...props}
        onDone={(month) => {
          notifications.show({ message: t('taxInvoices.sent', { month: monthWords(month) }) })
          onClose()
        }}
      />
    </Modal>
  )
}
