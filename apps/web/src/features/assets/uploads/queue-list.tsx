import { ProgressBar } from '@clipmint/ui'
import { ActionIcon, Button, Group } from '@mantine/core'
import { Pause, Play, RotateCw, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useUploadQueue } from './queue.ts'
import type { QueuedUpload } from './upload-queue.ts'
import { uploadWordsOf } from './upload-words.ts'

import classes from './queue-list.module.css'

/** The files on their way up, each with how far it has come, and what can be done about it. */
export function QueueList() {
  const { t } = useTranslation()
  const { list, queue } = useUploadQueue()
  if (list.length === 0) return null
  const isGoing = list.some(({ state }) => state === 'waiting' || state === 'sending')
  const isPaused = list.some(({ state }) => state === 'paused')
  return (
    <section className={classes['queue']} aria-label={t('storage.uploads')}>
      <Group justify="space-between" gap="xs">
        <b>{t('storage.uploadsLeft', { count: list.length })}</b>
        {isGoing || isPaused ? (
          <Button size="xs" variant="subtle" onClick={() => (isGoing ? queue.pauseAll() : queue.resumeAll())}>
            {t(isGoing ? 'storage.pauseAll' : 'storage.resumeAll')}
          </Button>
        ) : null}
      </Group>
      <ul>
        {list.map((upload) => (
          <Row key={upload.id} upload={upload} />
        ))}
      </ul>
    </section>
  )
}

function Row({ upload }: { upload: QueuedUpload }) {
  const { t } = useTranslation()
  const { queue } = useUploadQueue()
  const { id, name, state, share } = upload
  return (
    <li className={classes['row']}>
      <span className={classes['name']}>{name}</span>
      <Hold upload={upload} />
      <ActionIcon
        size="lg"
        variant="subtle"
        aria-label={t('storage.cancelUpload', { name })}
        onClick={() => queue.cancel(id)}
      >
        <X aria-hidden="true" size="1rem" />
      </ActionIcon>
      {state === 'sending' ? (
        <div className={classes['bar']}>
          <ProgressBar label={t('storage.uploading', { name })} percent={share * 100} />
        </div>
      ) : (
        <Standing upload={upload} />
      )}
    </li>
  )
}

function Standing({ upload: { state, error } }: { upload: QueuedUpload }) {
  const { t } = useTranslation()
  if (state !== 'failed')
    return (
      <span className={classes['standing']}>
        {t(`storage.upload_${state === 'paused' ? 'paused' : 'waiting'}`)}
      </span>
    )
  const words = uploadWordsOf(error)
  return (
    <span className={classes['fault']} role="alert">
      {'sentence' in words ? words.sentence : t(`storage.${words.word}`)}
    </span>
  )
}

/** Pausing what is on its way, going on with what is paused, and another try where it may help. */
function Hold({ upload: { id, name, state, error } }: { upload: QueuedUpload }) {
  const { t } = useTranslation()
  const { queue } = useUploadQueue()
  if (state === 'failed' && !uploadWordsOf(error).canRetry) return <span />
  const isGoing = state === 'waiting' || state === 'sending'
  const word = isGoing ? 'pauseUpload' : state === 'failed' ? 'retryUpload' : 'resumeUpload'
  const Icon = isGoing ? Pause : state === 'failed' ? RotateCw : Play
  return (
    <ActionIcon
      size="lg"
      variant="subtle"
      aria-label={t(`storage.${word}`, { name })}
      onClick={() => (isGoing ? queue.pause(id) : queue.resume(id))}
    >
      <Icon aria-hidden="true" size="1rem" />
    </ActionIcon>
  )
}
