import { Button, Skeleton, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { Copy, Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../app/failure-note.tsx'
import { useFormats } from '../../locales/use-words.ts'
import { EditorModal } from '../dialogs/editor-modal.tsx'
import { useEditorState } from '../session/use-session.ts'
import { EndShares } from './end-shares.tsx'
import { type ShareLink, useShareLink } from './use-share-link.ts'

import classes from './share-dialog.module.css'

/** A link that shows the video as it is, to be read by someone who has no account. */
export function ShareDialog() {
  const { t } = useTranslation()
  const { data, error, refetch } = useShareLink()
  return (
    <EditorModal title={t('share.title')} size="30rem" isShort>
      <div className={classes['body']}>
        <p>{t('share.lead')}</p>
        {data ? <LinkField link={data} /> : null}
        {error ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
        {data || error ? null : (
          <Skeleton height="5rem" radius="md" role="status" aria-label={t('common.loading')} />
        )}
        <EndShares onEnded={() => void refetch()} />
      </div>
    </EditorModal>
  )
}

function LinkField({ link: { url, endsAt } }: { link: ShareLink }) {
  const { t } = useTranslation()
  const { date } = useFormats()
  const title = useEditorState(({ work }) => work.title)
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => notifications.show({ message: t('share.copied') }),
      () => notifications.show({ color: 'yellow', message: t('share.notCopied') }),
    )
  return (
    <>
      <TextInput
        label={t('share.link')}
        description={t('share.until', { date: date(endsAt) })}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes['actions']}>
        <Button
          size="md"
          leftSection={<Copy aria-hidden="true" size="1.125rem" />}
          onClick={() => void copy()}
        >
          {t('share.copy')}
        </Button>
        {'share' in navigator ? (
          <Button
            size="md"
            variant="default"
            leftSection={<Share2 aria-hidden="true" size="1.125rem" />}
            // Closing the phone's sheet without sending is no fault.
            onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
          >
            {t('share.send')}
          </Button>
        ) : null}
      </div>
    </>
  )
}
