import { Button, Group } from '@mantine/core'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { DeleteAsk } from './delete-ask.tsx'
import { useDeleteStored } from './use-stored.ts'

import classes from './chosen-bar.module.css'

type ChosenBarProps = {
  ids: readonly string[]
  onClear: () => void
  onGone: (ids: readonly string[]) => void
}

/** How many files are chosen, and deleting them, which first says in how many videos they are. */
export function ChosenBar({ ids, onClear, onGone }: ChosenBarProps) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const remove = useDeleteStored((deleted) => {
    setAsking(false)
    onGone(deleted)
  })
  if (ids.length === 0) return null
  return (
    <div className={classes['chosen']} role="region" aria-label={t('storage.chosen', { count: ids.length })}>
      {isAsking ? (
        <DeleteAsk
          ids={ids}
          isDeleting={remove.isPending}
          onKeep={() => setAsking(false)}
          onDelete={() => remove.mutate(ids)}
        />
      ) : (
        <Group justify="space-between" gap="xs">
          <b aria-live="polite">{t('storage.chosen', { count: ids.length })}</b>
          <Group gap="xs">
            <Button variant="subtle" onClick={onClear}>
              {t('storage.chooseNone')}
            </Button>
            <Button
              color="red"
              variant="light"
              leftSection={<Trash2 aria-hidden="true" size="1rem" />}
              onClick={() => setAsking(true)}
            >
              {t('common.delete')}
            </Button>
          </Group>
        </Group>
      )}
      {remove.error ? <FailureNote error={remove.error} /> : null}
    </div>
  )
}
