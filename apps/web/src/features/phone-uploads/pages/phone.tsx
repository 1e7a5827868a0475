import { EmptyState, Logo, Page } from '@clipmint/ui'
import { Button, FileButton, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Camera, Images } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ApiFailure, queries } from '../../../api/index.ts'
import { FailureNote } from '../../../app/failure-note.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { SentFiles } from '../parts/sent-files.tsx'
import { usePhoneSender } from '../use-phone-sender.ts'

import classes from './phone.module.css'

const route = getRouteApi('/m/$token')

type Link = { title: string; left: number; expiresAt: string }

/** /m/{token}: where a phone sends pictures and clips into a video that is open elsewhere, without signing in. */
export function PhonePage() {
  const { token } = route.useParams()
  const { data, error, isPending, refetch } = useQuery({
    ...queries.phoneUploads.open({ body: { token } }),
    queryKey: [...queries.phoneUploads.key, 'open', token],
    retry: (failures, fault) => failures < 2 && !hasEnded(fault),
  })
  return (
    <Page width="narrow">
      <div className={classes['page']}>
        <Logo />
        {isPending ? <Skeleton h="12rem" radius="lg" /> : null}
        {hasEnded(error) ? (
          <Ended />
        ) : error ? (
          <FailureNote error={error} onRetry={() => void refetch()} />
        ) : null}
        {data && !error ? <Sender token={token} link={data.result} /> : null}
      </div>
    </Page>
  )
}

function Sender({ token, link }: { token: string; link: Link }) {
  const { t } = useTranslation()
  const { time } = useFormats()
  const [left, setLeft] = useState(link.left)
  const { list, send, retry } = usePhoneSender(token, setLeft)
  if (list.some(({ error }) => hasEnded(error))) return <Ended />
  return (
    <>
      <h1>{t('phoneUploads.heading')}</h1>
      <p>{t('phoneUploads.headingFor', { title: link.title })}</p>
      <div className={classes['ways']}>
        <FileButton accept="image/*" capture="environment" onChange={(file) => file && send([file])}>
          {(button) => (
            <Button {...button} size="lg" disabled={left === 0} leftSection={<Camera aria-hidden="true" />}>
              {t('phoneUploads.camera')}
            </Button>
          )}
        </FileButton>
        <FileButton multiple accept="image/*,video/*" onChange={send}>
          {(button) => (
            <Button
              {...button}
              size="lg"
              variant="default"
              disabled={left === 0}
              leftSection={<Images aria-hidden="true" />}
            >
              {t('phoneUploads.gallery')}
            </Button>
          )}
        </FileButton>
      </div>
      <p role="status">
        {left === 0
          ? t('phoneUploads.none')
          : t('phoneUploads.left', { count: left, time: time(link.expiresAt) })}
      </p>
      <SentFiles list={list} onRetry={retry} />
    </>
  )
}

function Ended() {
  const { t } = useTranslation()
  return (
    <EmptyState
      order={1}
      picture="lost"
      title={t('phoneUploads.endedTitle')}
      text={t('phoneUploads.endedText')}
    />
  )
}

function hasEnded(error: unknown): boolean {
  return error instanceof ApiFailure && ['PHONE_UPLOADS_ENDED', 'INVALID_INPUT'].includes(error.code)
}
