import { limits } from '@clipmint/contract'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useAskFirst } from '../../../app/ask-first.ts'
import { useTellFailure } from '../../../app/tell-failure.ts'
import { type FolderChoice, useThrowAwayAll } from '../queries.ts'
import { NoteBar } from './note-bar.tsx'

type TrashNoteProps = {
  choice: FolderChoice
  folderName: string | null
  /** Only a part of the trash is on screen: emptying it is not offered. */
  isSearch: boolean
  /** Begins choosing several of them; null while that goes on. */
  onSelect: (() => void) | null
}

/** How long the trash keeps things, and the ways to bring several back and to empty it now. */
export function TrashNote({ choice, folderName, isSearch, onSelect }: TrashNoteProps) {
  const { t } = useTranslation()
  const tellFailure = useTellFailure()
  const askFirst = useAskFirst()
  const empty = useThrowAwayAll()
  const ask = () =>
    askFirst({
      title: folderName === null ? t('projects.emptyAsk') : t('projects.emptyAskIn', { folder: folderName }),
      note: t('projects.deleteNote'),
      confirm: t('projects.emptyTrash'),
      isRed: true,
      onConfirm: () => empty.mutate({ status: 3, ...choice }, { onError: tellFailure }),
    })
  return (
    <NoteBar words={t('projects.trashNote', { days: limits.trashDays })}>
      {onSelect ? (
        <Button variant="default" size="xs" onClick={onSelect}>
          {t('projects.select')}
        </Button>
      ) : null}
      {isSearch ? null : (
        <Button variant="default" size="xs" loading={empty.isPending} onClick={ask}>
          {t(folderName === null ? 'projects.emptyTrash' : 'projects.emptyHere')}
        </Button>
      )}
    </NoteBar>
  )
}
