import type { ProjectCard } from '@clipmint/contract'
import { modals } from '@mantine/modals'
import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { useFailureText } from '../../../app/failure-note.tsx'
import { useCopy, useSetStatus, useThrowAway } from '../queries.ts'

/** What can be done with a video from its card; a refusal is said in a notice, and nothing else has changed. */
export function useProjectActions(card: ProjectCard) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const text = useFailureText()
  const setStatus = useSetStatus()
  const copy = useCopy()
  const throwAway = useThrowAway()
  const { _id: id, title } = card
  const refuse = (error: unknown) => notifications.show({ color: 'red', message: text(error) })
  const edit = (projectId: string) =>
    void navigate({ to: '/app/$subtemplateId', params: { subtemplateId: projectId } })
  const moveTo = (status: 0 | 1 | 3, said: string | null) =>
    setStatus.mutate(
      { id, status },
      { onError: refuse, onSuccess: () => said && notifications.show({ message: said }) },
    )
  return {
    isBusy: setStatus.isPending || copy.isPending || throwAway.isPending,
    edit: () => edit(id),
    /** A finished video is opened for editing as it is; its file stays until it is made anew. */
    editAgain: () => setStatus.mutate({ id, status: 0 }, { onError: refuse, onSuccess: () => edit(id) }),
    cancel: () => moveTo(0, t('projects.cancelled')),
    again: () => moveTo(1, t('projects.asked')),
    copy: () => copy.mutate(id, { onError: refuse, onSuccess: edit }),
    trash: () =>
      throwAway.mutate(id, {
        onError: refuse,
        onSuccess: () => notifications.show({ message: t('projects.trashed', { title }) }),
      }),
    restore: () => moveTo(0, t('projects.restored', { title })),
    deleteForGood: () =>
      modals.openConfirmModal({
        title: t('projects.deleteAsk', { title }),
        children: t('projects.deleteNote'),
        labels: { confirm: t('projects.deleteForGood'), cancel: t('common.cancel') },
        confirmProps: { color: 'red' },
        closeButtonProps: { 'aria-label': t('common.close') },
        onConfirm: () => throwAway.mutate(id, { onError: refuse }),
      }),
  }
}

export type ProjectActions = ReturnType<typeof useProjectActions>
