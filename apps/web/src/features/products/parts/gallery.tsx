import type { Asset } from '@clipmint/contract'
import { Modal } from '@mantine/core'
import { Film, Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'

import classes from './gallery.module.css'

/** A product's pictures and clips in one line; each opens large. */
export function Gallery({ files }: { files: readonly Asset[] }) {
  const { t } = useTranslation()
  const { seconds } = useFormats()
  const [open, setOpen] = useState<Asset | null>(null)
  return (
    <>
      <ul className={classes['strip']} aria-label={t('products.sources')}>
        {files.map((file) => (
          <li key={file._id}>
            <button type="button" className={classes['tile']} onClick={() => setOpen(file)}>
              <img
                src={file.type === 'image' ? (file.preview ?? file.poster) : file.poster}
                alt={file.originalName}
                loading="lazy"
              />
              {file.duration === null ? null : (
                <span className={classes['length']}>
                  <Film aria-hidden="true" size="0.75rem" />
                  {file.status === 'preparing' ? t('products.preparing') : seconds(file.duration / 1000)}
                </span>
              )}
              {file.type === 'video' ? (
                <span className={classes['play']}>
                  <Play aria-hidden="true" size="1rem" fill="currentColor" />
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
      <Modal
        opened={open !== null}
        onClose={() => setOpen(null)}
        size="auto"
        title={open?.originalName}
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        {open ? <Large file={open} /> : null}
      </Modal>
    </>
  )
}

function Large({ file }: { file: Asset }) {
  if (file.type === 'image')
    return <img className={classes['large']} src={file.file} alt={file.originalName} />
  return (
    // An owner's own clip, as it was uploaded.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      className={classes['large']}
      src={file.preview ?? file.file}
      poster={file.poster}
      controls
      autoPlay
      playsInline
    />
  )
}
