import type { FolderType } from '@clipmint/contract'
import { LayoutGrid, MapPin, Package } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { type FolderChoice, useChosenFolder, useFolders } from '../queries.ts'

import classes from './folder-row.module.css'

type FolderRowProps = {
  value: FolderChoice
  onChange: (choice: FolderChoice) => void
  /** When only products, or only places, are chosen from. */
  only?: FolderType
  /** Whether it is said how many videos there are, finished or not. */
  hasCount?: boolean
}
type Shown = { _id: string; name: string; folderType: FolderType; count: number; posterUrls: string[] }

/** A folder for each product and place that has videos, and all of them together; nothing before there is a choice. */
export function FolderRow({ value, onChange, only, hasCount = true }: FolderRowProps) {
  const { t } = useTranslation()
  const rows = [useFolders('product', only !== 'place'), useFolders('place', only !== 'product')]
  const { data: chosen } = useChosenFolder(value)
  const listed = rows.flatMap(({ data }) => data ?? [])
  const chosenId = value.folder ?? value.placeId ?? null
  const isFar = chosenId !== null && chosen && !listed.some(({ _id }) => _id === chosenId)
  const folders: Shown[] = isFar ? [chosen, ...listed] : listed
  const further = rows.find(({ hasNextPage }) => hasNextPage)
  if (folders.length === 0) return null
  return (
    <div className={classes['row']} role="group" aria-label={t('projects.folders')}>
      <button
        type="button"
        className={classes['folder']}
        aria-pressed={chosenId === null}
        onClick={() => onChange({})}
      >
        <span className={classes['sign']}>
          <LayoutGrid aria-hidden="true" size="1.25rem" />
        </span>
        <span className={classes['words']}>
          <b>{t('projects.allVideos')}</b>
        </span>
      </button>
      {folders.map((folder) => (
        <button
          key={folder._id}
          type="button"
          className={classes['folder']}
          aria-pressed={chosenId === folder._id}
          onClick={() => onChange(chosenId === folder._id ? {} : choiceOf(folder))}
        >
          <FolderSign folder={folder} />
          <span className={classes['words']}>
            <b>{folder.name}</b>
            {hasCount ? <span>{t('projects.videos', { count: folder.count })}</span> : null}
          </span>
        </button>
      ))}
      {further ? (
        <button
          type="button"
          className={classes['folder']}
          disabled={further.isFetchingNextPage}
          onClick={() => void further.fetchNextPage()}
        >
          {t('projects.moreFolders')}
        </button>
      ) : null}
    </div>
  )
}

function choiceOf({ _id, folderType }: Shown): FolderChoice {
  return folderType === 'place' ? { placeId: _id } : { folder: _id }
}

function FolderSign({ folder: { folderType, posterUrls } }: { folder: Shown }) {
  if (posterUrls[0]) return <img src={posterUrls[0]} alt="" />
  const Icon = folderType === 'place' ? MapPin : Package
  return (
    <span className={classes['sign']}>
      <Icon aria-hidden="true" size="1.25rem" />
    </span>
  )
}
