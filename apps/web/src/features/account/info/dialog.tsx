import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useGiveBackFocus } from '../../../app/give-back-focus.ts'

type DialogProps = { title: string; onClose: () => void; children: ReactNode }

/** A dialog over the account's page, as long as it is on screen. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const { t } = useTranslation()
  useGiveBackFocus()
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('common.close') }}>
      {children}
    </Modal>
  )
}
