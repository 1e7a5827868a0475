import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { useGiveBackFocus } from '../../../app/give-back-focus.ts'
import { Storage } from './storage.tsx'

type StorageDialogProps = { opened: boolean; onClose: () => void }

/** The owner's storage over any page, until that is left; on a phone it takes the whole screen. */
export function StorageDialog({ opened, onClose }: StorageDialogProps) {
  const { t } = useTranslation()
  useGiveBackFocus()
  const router = useRouter()
  useEffect(() => router.subscribe('onBeforeNavigate', onClose), [router, onClose])
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('storage.title')}
      size="52rem"
      fullScreen={isPhone}
      radius={isPhone ? 0 : 'lg'}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Storage />
    </Modal>
  )
}
