import { notifications } from '@mantine/notifications'
import i18next from 'i18next'

/** Says over the page that something was connected. */
export function sayLinked({ name }: { name: string }): void {
  notifications.show({
    color: 'mint',
    message: i18next.t('socialAccounts.linked', { name }),
    closeButtonProps: { 'aria-label': i18next.t('common.close') },
  })
}
