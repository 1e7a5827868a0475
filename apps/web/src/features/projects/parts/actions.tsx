import type { ProjectCard } from '@clipmint/contract'
import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { useTellFailure } from '../../../app/tell-failure.ts'
import { useCopy, useSetStatus } from '../queries.ts'
import { useTrash } from './use-trash.ts'

/** What can be done with a video from its card; a refusal is said in a notice, and nothing else has changed. */
export function useProjectActions(card: ProjectCard) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const setStatus = useSetStatus()
  const copy = useCopy()
  const trash = useTrash()
  const { _id: id } = card
  const refuse = useTellFailure()
  const edit = (projectId: string) =>
    void navigate({ to: '/app/$subtemplateId', params: { subtemplateId: projectId } })
  const moveTo = (status: 0 | 1, said: string) =>
    setStatus.mutate(
      { id, status },
      { onError: refuse, onSuccess: () => notifications.show({ message: said }) },
    )
  return {
    isBusy: setStatus.isPending || copy.isPending || trash.isBusy,
    edit: () => edit(id),
    watch: () => void navigate({ to: '/projects/done/$id', params: { id } }),
    /** A finished video is opened for editing as it is; its file stays until it is made anew. */
    editAgain: () => setStatus.mutate({ id, status: 0 }, { onError: refuse, onSuccess: () => edit(id) }),
    cancel: () => moveTo(0, t('projects.cancelled')),
    again: () => moveTo(1, t('projects.asked')),
    copy: () => copy.mutate(id, { onError: refuse, onSuccess: edit }),
    trash: (onDone?: () => void) => trash.trash([card], onDone ? { onDone } : {}),
    restore: () => trash.restore([card]),
    deleteForGood: (onDone?: () => void) => trash.deleteForGood([card], onDone ? { onDone } : {}),
  }
}

export type ProjectActions = ReturnType<typeof useProjectActions>
