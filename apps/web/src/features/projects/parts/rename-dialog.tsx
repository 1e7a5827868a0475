import { EditedTitle, type ProjectCard } from '@clipmint/contract'
import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useFailureText } from '../../../app/failure-note.tsx'
import { useGiveBackFocus } from '../../../app/give-back-focus.ts'
import { NameForm } from '../../../app/name-form.tsx'
import { useRename } from '../queries.ts'

/** Gives a video another name. */
export function RenameDialog({ card, onClose }: { card: ProjectCard; onClose: () => void }) {
  const { t } = useTranslation()
  useGiveBackFocus()
  const text = useFailureText()
  const rename = useRename()
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('projects.rename')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <NameForm
        label={t('projects.title')}
        name={card.title}
        most={60}
        isGood={(title) => EditedTitle.safeParse(title).success}
        badWord={t('projects.badTitle')}
        isSaving={rename.isPending}
        failure={rename.isError ? text(rename.error) : null}
        onSave={(title) => rename.mutate({ id: card._id, title }, { onSuccess: onClose })}
        onClose={onClose}
      />
    </Modal>
  )
}
