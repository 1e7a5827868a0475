import { Page } from '@clipmint/ui'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { ApiFailure, queries } from '../../../api/index.ts'
import { FailureNote } from '../../../app/failure-note.tsx'
import { ButtonLink } from '../../../app/links.tsx'
import { NothingHere } from '../../../app/nothing-here.tsx'
import { usePageTitle } from '../../../app/page-title.ts'
import { useFormats } from '../../../locales/use-words.ts'
import { SharedPlayer } from '../share/shared-player.tsx'

import classes from '../share/shared-player.module.css'

const route = getRouteApi('/share/$token')

/** /share/{token}: a video that its owner lets others see before it is made; nobody needs an account. */
export function SharedPage() {
  const { t } = useTranslation()
  const { token } = route.useParams()
  const { data, error, refetch } = useQuery({
    ...queries.projects.shared({ params: { token } }),
    select: ({ result }) => result,
    // Links to its files hold for hours; what plays is not taken away meanwhile.
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  const { date } = useFormats()
  usePageTitle(data?.title ?? t('share.preview'))
  if (data) {
    return (
      <Page>
        <header className={classes['head']}>
          <h1>{data.title}</h1>
          <p>{t('share.until', { date: date(data.endsAt) })}</p>
        </header>
        <SharedPlayer preview={data} />
      </Page>
    )
  }
  if (hasEnded(error)) return <Ended />
  return (
    <Page width="form">
      {error ? (
        <FailureNote error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={t('common.loading')}>
          <Skeleton height="34rem" radius="md" />
        </div>
      )}
    </Page>
  )
}

/** Over, taken back, or never a link: nothing here says which. */
function hasEnded(error: unknown): boolean {
  return (
    error instanceof ApiFailure && (error.code === 'PROJECTS_SHARE_ENDED' || error.code === 'INVALID_INPUT')
  )
}

function Ended() {
  const { t } = useTranslation()
  return (
    <NothingHere title={t('share.ended')} text={t('share.endedNote')}>
      <ButtonLink to="/" size="md">
        {t('share.toStart')}
      </ButtonLink>
    </NothingHere>
  )
}
