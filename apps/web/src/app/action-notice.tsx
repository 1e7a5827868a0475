import { Button } from '@mantine/core'
import { type NotificationData, notifications } from '@mantine/notifications'
import i18next from 'i18next'
import type { ReactNode } from 'react'

import classes from './action-notice.module.css'

/** Time enough to read it, to look at what it is about, and to reach its button. */
const NOTICE_MS = 10_000

type ActionNotice = Pick<NotificationData, 'id' | 'color' | 'title' | 'onClose'> & {
  said: ReactNode
  /** Null where nothing is to be done. */
  action: string | null
  onAct: () => void
}

/** Says over any page what has happened, with the one thing that can be done about it; the press takes the notice away. */
export function showActionNotice({ said, action, onAct, ...notice }: ActionNotice): void {
  const id = notifications.show({
    ...notice,
    autoClose: NOTICE_MS,
    closeButtonProps: { 'aria-label': i18next.t('common.close') },
    message: (
      <span className={classes['notice']}>
        <span>{said}</span>
        {action === null ? null : (
          <Button
            size="xs"
            variant="light"
            onClick={() => {
              notifications.hide(id)
              onAct()
            }}
          >
            {action}
          </Button>
        )}
      </span>
    ),
  })
}
