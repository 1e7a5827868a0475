import { Drawer, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useGiveBackFocus } from '../../app/give-back-focus.ts'
import { useScreen } from '../session/screen.ts'

type EditorModalProps = {
  title: string
  size?: string
  /** A short dialog: on a phone it comes up from below and leaves the video in sight. */
  isShort?: boolean
  children: ReactNode
}

/** A dialog of the editor; on a phone it takes the whole screen, or as much of its foot as it needs. */
export function EditorModal({ title, size = '34rem', isShort = false, children }: EditorModalProps) {
  const { t } = useTranslation()
  const { close, layout } = useScreen()
  const isPhone = layout === 'phone'
  useGiveBackFocus()
  const closing = {
    opened: true,
    onClose: close,
    title,
    closeButtonProps: { 'aria-label': t('common.close') },
  }
  if (isPhone && isShort) {
    return (
      <Drawer {...closing} position="bottom" size="auto" radius="lg">
        {children}
      </Drawer>
    )
  }
  return (
    <Modal {...closing} size={size} fullScreen={isPhone} radius={isPhone ? 0 : 'lg'}>
      {children}
    </Modal>
  )
}
