import { type Asset, limits } from '@clipmint/contract'
import { ActionIcon, FileButton, Loader } from '@mantine/core'
import { ImagePlus, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { api } from '../../../api/index.ts'
import { useFailureText } from '../../../app/failure-note.tsx'

import classes from './review-form.module.css'

const taken = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif'

type ReviewPicturesProps = {
  path: string
  number: number
  assets: readonly Asset[]
  error: string | null
  onAdd: (assets: Asset[]) => void
  onRemove: (id: string) => void
}

/** The pictures of one review: chosen here, sent at once. */
export function ReviewPictures({ path, number, assets, error, onAdd, onRemove }: ReviewPicturesProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const [sending, setSending] = useState(0)
  const [refused, setRefused] = useState<string | null>(null)
  const send = async (files: File[]) => {
    const room = files.slice(0, limits.reviewPicturesMax - assets.length)
    setRefused(null)
    setSending((count) => count + room.length)
    for (const file of room) {
      try {
        onAdd([(await api.assets.upload({ files: { file: [file] } })).result])
      } catch (cause) {
        setRefused(`${file.name}: ${failureText(cause)}`)
      } finally {
        setSending((count) => count - 1)
      }
    }
  }
  const said = refused ?? error
  return (
    <div className={classes['pictures']}>
      <ul aria-label={t('products.reviewPictures', { number })}>
        {assets.map(({ _id, thumbnail, originalName }) => (
          <li key={_id}>
            <img src={thumbnail} alt={originalName} width={72} height={72} />
            <ActionIcon
              size="xs"
              className={classes['remove'] ?? ''}
              aria-label={t('products.removeFile', { name: originalName })}
              onClick={() => onRemove(_id)}
            >
              <X aria-hidden="true" size="0.875rem" />
            </ActionIcon>
          </li>
        ))}
        {sending > 0 ? (
          <li className={classes['sending']}>
            <Loader size="sm" aria-label={t('products.uploading', { name: '' })} />
          </li>
        ) : null}
        {assets.length + sending < limits.reviewPicturesMax ? (
          <li>
            <FileButton multiple accept={taken} onChange={(files) => void send(files)}>
              {(button) => (
                <button
                  {...button}
                  type="button"
                  className={classes['add']}
                  data-path={path}
                  data-error={said !== null}
                  aria-label={t('products.addReviewPicture', { number })}
                >
                  <ImagePlus aria-hidden="true" size="1.25rem" />
                </button>
              )}
            </FileButton>
          </li>
        ) : null}
      </ul>
      {said === null ? null : (
        <p className={classes['error']} role="alert">
          {said}
        </p>
      )}
    </div>
  )
}
