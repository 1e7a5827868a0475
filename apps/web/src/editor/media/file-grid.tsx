import type { Asset } from '@clipmint/contract'
import { FileButton, Skeleton } from '@mantine/core'
import { Check, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { QualityMarks, warningsOf } from '../../features/assets/index.ts'
import { useFormats } from '../../locales/use-words.ts'
import { useScreen } from '../session/screen.ts'
import { useEditorState, useSession } from '../session/use-session.ts'
import { useShowSlot } from '../stage/use-show-slot.ts'
import { type MediaSlot, useActiveMediaSlot } from './use-active-slot.ts'
import { ASSET_DRAG } from './use-place-dropped.ts'
import { usePlace } from './use-place.ts'
import { useUploads } from './use-uploads.ts'

import classes from './file-grid.module.css'

/** The kinds of files that are taken, for the system's own dialog. */
export const takenTypes =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif,video/mp4,video/quicktime,video/webm'

/** Files as tiles, the way to send up more first. Pressed, a file goes into the place in hand; it can be dragged too. */
export function FileGrid({ files, isLoading }: { files: readonly Asset[]; isLoading: boolean }) {
  const { t } = useTranslation()
  const active = useActiveMediaSlot()
  const { layout } = useScreen()
  return (
    <ul className={classes['grid']} aria-label={t('editor.mediaFiles')}>
      {/* A phone has its camera and gallery over the files. */}
      {layout === 'phone' ? null : (
        <li>
          <UploadTile slot={active} />
        </li>
      )}
      {isLoading
        ? Array.from({ length: 5 }, (_, index) => (
            <li key={index}>
              <Skeleton className={classes['tile'] ?? ''} />
            </li>
          ))
        : files.map((file) => (
            <li key={file._id}>
              <Tile file={file} slot={active} />
            </li>
          ))}
    </ul>
  )
}

function UploadTile({ slot }: { slot: MediaSlot | null }) {
  const { t } = useTranslation()
  const { upload } = useUploads()
  return (
    <FileButton multiple accept={takenTypes} onChange={(files) => upload(files, slot?.id ?? null)}>
      {(button) => (
        <button
          {...button}
          type="button"
          className={classes['upload']}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            upload([...event.dataTransfer.files], slot?.id ?? null)
          }}
        >
          <Plus aria-hidden="true" size="1.25rem" />
          {t('editor.upload')}
        </button>
      )}
    </FileButton>
  )
}

function Tile({ file, slot }: { file: Asset; slot: MediaSlot | null }) {
  const { t } = useTranslation()
  const { seconds } = useFormats()
  const { editor } = useSession()
  const place = usePlace()
  const showSlot = useShowSlot()
  const isHere = useEditorState(
    ({ work }) => slot !== null && work.userSource.media[slot.id]?.assetId === file._id,
  )
  const length = file.duration === null ? null : seconds(file.duration / 1000)
  const warnings = warningsOf(file.quality)
  const said = warnings.map((warning) => t(`storage.quality_${warning}`))
  const name = [file.originalName, ...said].join(', ')
  return (
    <button
      type="button"
      className={classes['tile']}
      draggable
      aria-pressed={isHere}
      aria-label={t(length === null ? 'editor.mediaPicture' : 'editor.mediaClip', {
        name,
        width: file.resolution.width,
        height: file.resolution.height,
        length,
      })}
      title={file.originalName}
      onDragStart={(event) => event.dataTransfer.setData(ASSET_DRAG, file._id)}
      onClick={() => {
        if (!slot) return
        editor.select(slot.id)
        showSlot(slot.id)
        place(slot.id, file._id)
      }}
    >
      <img src={file.thumbnail} alt="" loading="lazy" draggable={false} />
      <QualityMarks warnings={warnings} />
      {length === null ? null : <span className={classes['length']}>{length}</span>}
      {file.status === 'preparing' ? (
        <span className={classes['preparing']}>{t('editor.mediaPreparing')}</span>
      ) : null}
      {isHere ? (
        <span className={classes['here']}>
          <Check aria-hidden="true" size="0.875rem" strokeWidth={3} />
        </span>
      ) : null}
    </button>
  )
}
