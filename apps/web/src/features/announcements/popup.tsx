import { IconPlate } from '@clipmint/ui'
import { Button, Checkbox, Modal } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useGiveBackFocus } from '../../app/give-back-focus.ts'

import classes from './popup.module.css'

type PopupProps = {
  icon: ReactNode
  title: string
  children: ReactNode
  /** What ticking the box means. */
  hide: string
  onClose: (isHidden: boolean) => void
}

/** A notice over the page: what it is about, a box not to see it again for a while, and one button. */
export function Popup({ icon, title, children, hide, onClose }: PopupProps) {
  const { t } = useTranslation()
  useGiveBackFocus()
  const [isHidden, setHidden] = useState(false)
  return (
    <Modal
      opened
      centered
      size="27rem"
      onClose={() => onClose(isHidden)}
      title={
        <span className={classes['title']}>
          <IconPlate>{icon}</IconPlate>
          {title}
        </span>
      }
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={classes['body']}>{children}</div>
      <div className={classes['foot']}>
        <Checkbox
          label={hide}
          checked={isHidden}
          onChange={({ currentTarget }) => setHidden(currentTarget.checked)}
        />
        <Button data-autofocus onClick={() => onClose(isHidden)}>
          {t('announcements.understood')}
        </Button>
      </div>
    </Modal>
  )
}
