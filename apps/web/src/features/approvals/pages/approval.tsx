import type { Approval } from '@clipmint/contract'
import { EmptyState, Logo, Page } from '@clipmint/ui'
import { Skeleton } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { LanguageChoice } from '../../../app/language-choice.tsx'
import { isLinkEnded } from '../../../app/link-ended.ts'
import { ButtonLink } from '../../../app/links.tsx'
import { usePageTitle } from '../../../app/page-title.ts'
import { Comments } from '../parts/comments.tsx'
import { Decision } from '../parts/decision.tsx'
import { Standing } from '../parts/standing.tsx'
import { useLook } from '../parts/use-look.ts'
import { usePlayer, Video } from '../parts/video.tsx'
import { WrittenWords } from '../parts/written-words.tsx'
import { useApproval } from '../queries.ts'

import classes from './approval.module.css'

const route = getRouteApi('/approval/$token')

/** /approval/{token}: a post that waits for approval, decided about without an account. Opening it decides nothing. */
export function ApprovalPage() {
  const { t } = useTranslation()
  const { token } = route.useParams()
  const { data, error, refetch } = useApproval(token)
  const [savedAs, setSavedAs] = useState<string | null>(null)
  usePageTitle(data?.campaignTitle ?? t('titles.approval'))
  return (
    <Page>
      <header className={classes['top']}>
        <Logo />
        <LanguageChoice />
      </header>
      {isLinkEnded(error, 'APPROVALS_LINK') ? (
        <EmptyState
          order={1}
          picture="lost"
          title={t('approvals.endedTitle')}
          text={t('approvals.endedText')}
          action={<ButtonLink to="/upload/calendar">{t('approvals.endedOwn')}</ButtonLink>}
        />
      ) : data ? (
        // A link of another round is another question: nothing typed for this one is kept.
        <Review key={token} token={token} approval={data} isSaved={savedAs === token} onSaved={setSavedAs} />
      ) : error ? (
        <FailureNote error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="34rem" radius="lg" role="status" aria-label={t('common.loading')} />
      )}
    </Page>
  )
}

type ReviewProps = {
  token: string
  approval: Approval
  /** Whether it was just changed here, which gave it the link that it has now. */
  isSaved: boolean
  onSaved: (token: string) => void
}

function Review({ token, approval, isSaved, onSaved }: ReviewProps) {
  const { t } = useTranslation()
  const { do: wished } = route.useSearch()
  const navigate = route.useNavigate()
  const [player, screen] = usePlayer()
  const look = useLook(approval)
  const goOn = (next: string) => {
    onSaved(next)
    void navigate({ to: '.', params: { token: next }, search: {}, replace: true })
  }
  return (
    <div className={classes['columns']}>
      <div className={classes['head']}>
        <h1>{approval.campaignTitle}</h1>
        <p>{t('approvals.from', { from: approval.from })}</p>
        <Standing approval={approval} />
      </div>
      <div className={classes['screen']}>
        <Video approval={approval} player={player} screen={screen} />
      </div>
      <div className={classes['ways']}>
        {approval.state === 'open' ? (
          <Decision
            token={token}
            approval={approval}
            look={look}
            wished={wished ?? 'approve'}
            isSaved={isSaved}
            onNext={goOn}
          />
        ) : (
          <WrittenWords approval={approval} />
        )}
        <Comments token={token} approval={approval} player={player} />
      </div>
    </div>
  )
}
