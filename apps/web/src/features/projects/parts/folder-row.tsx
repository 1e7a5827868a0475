import { LayoutGrid } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useFolders } from '../queries.ts'

import classes from './folder-row.module.css'

type FolderRowProps = { value: string | null; onChange: (folderId: string | null) => void }

/** A folder for each product that has videos, and all of them together; nothing before there are two things to choose. */
export function FolderRow({ value, onChange }: FolderRowProps) {
  const { t } = useTranslation()
  const { data: folders } = useFolders()
  if (!folders || folders.length === 0) return null
  return (
    <div className={classes['row']} role="group" aria-label={t('projects.folders')}>
      <button
        type="button"
        className={classes['folder']}
        aria-pressed={value === null}
        onClick={() => onChange(null)}
      >
        <span className={classes['sign']}>
          <LayoutGrid aria-hidden="true" size="1.25rem" />
        </span>
        <span className={classes['words']}>
          <b>{t('projects.allVideos')}</b>
        </span>
      </button>
      {folders.map(({ _id, name, count, posterUrls }) => (
        <button
          key={_id}
          type="button"
          className={classes['folder']}
          aria-pressed={value === _id}
          onClick={() => onChange(value === _id ? null : _id)}
        >
          {posterUrls[0] ? <img src={posterUrls[0]} alt="" /> : null}
          <span className={classes['words']}>
            <b>{name}</b>
            <span>{t('projects.videos', { count })}</span>
          </span>
        </button>
      ))}
    </div>
  )
}
