import { ErrorNote } from '@clipmint/ui'
import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useUses } from './use-stored.ts'

import classes from './chosen-bar.module.css'

type DeleteAskProps = {
  ids: readonly string[]
  isDeleting: boolean
  onKeep: () => void
  onDelete: () => void
}

/** Whether files are to be deleted, and first in how many videos and products they are. */
export function DeleteAsk({ ids, isDeleting, onKeep, onDelete }: DeleteAskProps) {
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
