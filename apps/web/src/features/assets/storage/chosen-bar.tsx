import { ErrorNote } from '@clipmint/ui'
import { Button, Group } from '@mantine/core'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { useDeleteStored, useUses } from './use-stored.ts'

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
        <Ask
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

type AskProps = { ids: readonly string[]; isDeleting: boolean; onKeep: () => void; onDelete: () => void }

function Ask({ ids, isDeleting, onKeep, onDelete }: AskProps) {
  const { t } = useTranslation()
  const { data, error, isFetching } = useUses(ids, true)
  const uses = data?.result
  const places = [
    ...(uses && uses.videos > 0 ? [t('storage.usedInVideos', { count: uses.videos })] : []),
    ...(uses && uses.products > 0 ? [t('storage.usedInProducts', { count: uses.products })] : []),
  ]
  return (
    <ErrorNote
      tone="warn"
      title={t('storage.deleteAsk', { count: ids.length })}
      cost={
        <>
          {places.map((place) => (
            <span key={place} className={classes['use']}>
              {place}
            </span>
          ))}
          {uses && places.length === 0 ? t('storage.usedNowhere') : null}
          {error ? t('storage.usesUnknown') : null}
        </>
      }
      action={
        <Group gap="xs">
          <Button variant="default" onClick={onKeep} data-autofocus>
            {t('storage.keep')}
          </Button>
          <Button color="red" loading={isDeleting} disabled={isFetching} onClick={onDelete}>
            {t('storage.deleteGo')}
          </Button>
        </Group>
      }
    />
  )
}
