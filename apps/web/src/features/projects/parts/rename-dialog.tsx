import { EditedTitle, type ProjectCard } from '@clipmint/contract'
import { Button, Group, Modal, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFailureText } from '../../../app/failure-note.tsx'
import { useGiveBackFocus } from '../../../app/give-back-focus.ts'
import { useRename } from '../queries.ts'

/** Gives a video another name. */
export function RenameDialog({ card, onClose }: { card: ProjectCard; onClose: () => void }) {
  const { t } = useTranslation()
  useGiveBackFocus()
  const text = useFailureText()
  const rename = useRename()
  const [title, setTitle] = useState(card.title)
  const [isSent, setSent] = useState(false)
  const isGood = EditedTitle.safeParse(title).success
  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (isGood) rename.mutate({ id: card._id, title: title.trim() }, { onSuccess: onClose })
  }
  const fault = isSent && !isGood ? t('projects.badTitle') : rename.isError ? text(rename.error) : null
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('projects.rename')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form onSubmit={send} noValidate>
        <TextInput
          label={t('projects.title')}
          value={title}
          maxLength={60}
          error={fault}
          data-autofocus
          onChange={({ target }) => setTitle(target.value)}
        />
        <Group justify="end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={rename.isPending}>
            {t('common.save')}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
