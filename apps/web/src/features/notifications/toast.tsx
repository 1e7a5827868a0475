import type { Notification } from '@clipmint/contract'
import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'

import { lineOf } from './words.ts'

/** Longer than other notices: it comes unasked, while its reader is at something else. */
const toastMs = 10_000

/** Says over any page how a render ended, with the way to it. */
export function showToast(one: Notification, onGo: () => void): void {
  const isDone = one.kind === 'render-done'
  notifications.show({
    id: one._id,
    color: isDone ? 'mint' : 'red',
    autoClose: toastMs,
    closeButtonProps: { 'aria-label': i18next.t('common.close') },
    title: one.title,
    message: (
      <ToastBody
        one={one}
        onGo={() => {
          notifications.hide(one._id)
          onGo()
        }}
      />
    ),
  })
}

function ToastBody({ one, onGo }: { one: Notification; onGo: () => void }) {
  const { t } = useTranslation()
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <span>{lineOf(one, t)}</span>
      <Button size="xs" variant="light" flex="none" onClick={onGo}>
        {t(one.kind === 'render-done' ? 'notifications.watch' : 'notifications.again')}
      </Button>
    </Group>
  )
}
