import type { Asset } from '@clipmint/contract'
import { EmptyState, ErrorNote } from '@clipmint/ui'
import { Button, Skeleton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Pager } from '../../projects/index.ts'
import { QualityNotes } from '../quality-notes.tsx'
import { QueueList } from '../uploads/queue-list.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { SpaceBar } from './space-bar.tsx'
import { StorageBar } from './storage-bar.tsx'
import { StoredGrid } from './stored-grid.tsx'
import { UploadButton } from './upload-button.tsx'
import { STORAGE_PAGE, type StoredWish, useStored } from './use-stored.ts'

import classes from './storage.module.css'

const start: StoredWish = { page: 1, type: 'all', search: '', sort: 'new' }

/** The owner's storage: the space, the files, sending more, and deleting. `onGone` hears of deleted files. */
export function Storage({ onGone }: { onGone?: (ids: readonly string[]) => void }) {
  const [wish, setWish] = useState(start)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { found, isError, isPlaceholderData, refetch } = useStored(wish)
  // Nothing is deleted that is not in sight.
  const show = (next: StoredWish) => {
    setWish(next)
    setChosen(new Set())
  }
  const toggle = (id: string) => setChosen((known) => toggled(known, id))
  return (
    <div className={classes['storage']}>
      <SpaceBar />
      <UploadButton />
      <QueueList />
      <StorageBar wish={wish} onChange={(change) => show({ ...wish, ...change })} />
      {isError && !found ? <ListFault onRetry={() => void refetch()} /> : null}
      {!found && !isError ? <Waiting /> : null}
      {found ? (
        <Found
          files={found.list}
          isSearch={wish.search !== '' || wish.type !== 'all'}
          onReset={() => show(start)}
        >
          <StoredGrid files={found.list} chosen={chosen} isStale={isPlaceholderData} onToggle={toggle} />
        </Found>
      ) : null}
      <QualityNotes files={found?.list.filter(({ _id }) => chosen.has(_id)) ?? []} />
      {found && found.total > STORAGE_PAGE ? (
        <Pager
          pages={Math.ceil(found.total / STORAGE_PAGE)}
          value={wish.page}
          onChange={(page) => show({ ...wish, page })}
        />
      ) : null}
      <ChosenBar
        ids={[...chosen]}
        onClear={() => setChosen(new Set())}
        onGone={(ids) => {
          show({ ...wish, page: 1 })
          onGone?.(ids)
        }}
      />
    </div>
  )
}

function toggled(known: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const others = new Set(known)
  if (!others.delete(id)) others.add(id)
  return others
}

function ListFault({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <ErrorNote
      title={t('storage.listFailed')}
      cost={t('errors.nothingLost')}
      action={
        <Button variant="default" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    />
  )
}

type FoundProps = {
  files: readonly Asset[]
  isSearch: boolean
  onReset: () => void
  children: ReactNode
}

function Found({ files, isSearch, onReset, children }: FoundProps) {
  const { t } = useTranslation()
  if (files.length > 0) return children
  return (
    <EmptyState
      picture={isSearch ? 'search' : 'videos'}
      order={3}
      title={t(isSearch ? 'storage.noneFound' : 'storage.empty')}
      text={isSearch ? undefined : t('storage.emptyNote')}
      action={
        isSearch ? (
          <Button variant="default" onClick={onReset}>
            {t('storage.showAll')}
          </Button>
        ) : undefined
      }
    />
  )
}

function Waiting() {
  return (
    <div className={classes['waiting']} aria-busy="true">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} radius="sm" />
      ))}
    </div>
  )
}
