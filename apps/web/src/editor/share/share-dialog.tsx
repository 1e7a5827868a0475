import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../app/failure-note.tsx'
import { LinkField } from '../../app/link-field.tsx'
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
        {data ? <Link link={data} /> : null}
        {error ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
        {data || error ? null : (
          <Skeleton height="5rem" radius="md" role="status" aria-label={t('common.loading')} />
        )}
        <EndShares onEnded={() => void refetch()} />
      </div>
    </EditorModal>
  )
}

function Link({ link: { url, endsAt } }: { link: ShareLink }) {
  const { t } = useTranslation()
  const title = useEditorState(({ work }) => work.title)
  return <LinkField label={t('share.link')} url={url} endsAt={endsAt} title={title} />
}
