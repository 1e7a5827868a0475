import { networkIds } from '@clipmint/contract'
import { ErrorNote, Page, PageHead } from '@clipmint/ui'
import { Skeleton } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { BackLink } from '../../../app/back-link.tsx'
import { FailureNote } from '../../../app/failure-note.tsx'
import { ButtonLink } from '../../../app/links.tsx'
import { NetworkCard } from '../parts/network-card.tsx'
import { useSocialAccounts } from '../queries.ts'
import { waitingPost } from '../waiting-post.ts'

import classes from './accounts.module.css'

const route = getRouteApi('/upload/account/all')

/** /upload/account/all: the page, account or channel of each network that the owner posts to. */
export function AccountsPage() {
  const { t } = useTranslation()
  const { data: list, error, refetch } = useSocialAccounts()
  const { post } = route.useSearch()
  useEffect(() => waitingPost.write(post), [post])
  return (
    <Page>
      <BackLink to="/upload">{t('socialAccounts.uploadTitle')}</BackLink>
      <PageHead title={t('socialAccounts.heading')} lead={t('socialAccounts.lead')} />
      {post === undefined ? null : <PostWaits id={post} />}
      {error && !list ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {list ? (
        <ul className={classes['networks']}>
          {list.map((one) => (
            <li key={one.type}>
              <NetworkCard one={one} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={classes['networks']} aria-hidden="true">
          {networkIds.map((key) => (
            <Skeleton key={key} height="12rem" radius="md" />
          ))}
        </div>
      )}
      <p className={classes['promise']}>
        <Lock aria-hidden="true" size="1rem" />
        {t('socialAccounts.promise')}
      </p>
    </Page>
  )
}

/** The way back to the post that an account is connected for. */
function PostWaits({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <div className={classes['post']}>
      <ErrorNote
        tone="warn"
        title={t('socialAccounts.postWaits')}
        cost={t('socialAccounts.postWaitsNote')}
        action={
          <ButtonLink to="/upload/posts/$id" params={{ id }}>
            {t('socialAccounts.postAgain')}
          </ButtonLink>
        }
      />
    </div>
  )
}
