import { limits } from '@clipmint/contract'
import { Button } from '@mantine/core'
import { modals } from '@mantine/modals'
import { notifications } from '@mantine/notifications'
import { useTranslation } from 'react-i18next'

import { useFailureText } from '../../../app/failure-note.tsx'
import { useEmptyTrash } from '../queries.ts'

import classes from './trash-note.module.css'

/** How long the trash keeps things, and the way to empty it now. */
export function TrashNote({ folder }: { folder: string | null }) {
  const { t } = useTranslation()
  const text = useFailureText()
  const empty = useEmptyTrash()
  const ask = () =>
    modals.openConfirmModal({
      title: t('projects.emptyAsk'),
      children: t('projects.deleteNote'),
      labels: { confirm: t('projects.emptyTrash'), cancel: t('common.cancel') },
      confirmProps: { color: 'red' },
      closeButtonProps: { 'aria-label': t('common.close') },
      onConfirm: () =>
        empty.mutate(folder, {
          onError: (error) => notifications.show({ color: 'red', message: text(error) }),
        }),
    })
  return (
    <div className={classes['note']}>
      <p>{t('projects.trashNote', { days: limits.trashDays })}</p>
      <Button variant="default" size="xs" loading={empty.isPending} onClick={ask}>
        {t('projects.emptyTrash')}
      </Button>
    </div>
  )
}
