import type { NetworkId, Project, Reservation, SocialAccount } from '@clipmint/contract'
import { EmptyState, Page, PageHead } from '@clipmint/ui'
import { Skeleton } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { BackLink } from '../../../app/back-link.tsx'
import { FailureNote } from '../../../app/failure-note.tsx'
import { ButtonLink } from '../../../app/links.tsx'
import { ownZone } from '../../../app/moments.ts'
import { useProject } from '../../projects/index.ts'
import { usePreferred, useSocialAccounts } from '../../social-accounts/index.ts'
import { draftAgain, freshDraft, isLinked, type VideoShape } from '../form/draft.ts'
import { keptDraft } from '../form/kept-draft.ts'
import { PostForm } from '../form/post-form.tsx'
import { usePostBefore } from '../queries.ts'

const route = getRouteApi('/upload/new/$id')

/** /upload/new/{id}: a finished video is posted, at once or at a time. */
export function NewPostPage() {
  const { t } = useTranslation()
  const { id } = route.useParams()
  const { again } = route.useSearch()
  const { data: project, error, refetch } = useProject(id)
  const { data: accounts } = useSocialAccounts()
  const preferred = usePreferred()
  const before = usePostBefore(again)
  const isLoaded = project && accounts && !preferred.isPending && (again === undefined || !before.isPending)
  return (
    <Page>
      <BackLink to="/projects/done/$id" params={{ id }}>
        {t('reservations.backToVideo')}
      </BackLink>
      <PageHead
        title={t(again === undefined ? 'reservations.newTitle' : 'reservations.newTitleAgain')}
        lead={project?.title}
      />
      {error && !project ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {isLoaded ? (
        project.status === 1 && project.video ? (
          <Begun
            project={project}
            accounts={accounts}
            preferred={preferred.data ?? []}
            before={before.data}
          />
        ) : (
          <NotDone id={id} />
        )
      ) : error ? null : (
        <Skeleton height="40rem" radius="md" />
      )}
    </Page>
  )
}

function NotDone({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      picture="videos"
      title={t('reservations.notDone')}
      text={t('reservations.notDoneNote')}
      action={
        <ButtonLink to="/projects/done/$id" params={{ id }} size="md">
          {t('reservations.toVideo')}
        </ButtonLink>
      }
    />
  )
}

type BegunProps = {
  project: Project
  accounts: readonly SocialAccount[]
  preferred: readonly NetworkId[]
  before: Reservation | undefined
}

function Begun({ project, accounts, preferred, before }: BegunProps) {
  const [begin] = useState(() => beginning())
  return <PostForm project={project} accounts={accounts} begin={begin} before={before} />

  function beginning() {
    const video: VideoShape = { ratio: project.ratio, seconds: (project.video?.durationMs ?? 0) / 1000 }
    if (before) return draftAgain(before, accounts, new Date())
    const left = keptDraft.read(project._id, ownZone())
    if (!left) return freshDraft(video, accounts, preferred)
    const linked = accounts.filter(isLinked).map(({ type }) => type)
    return { ...left, places: left.places.filter(({ platform }) => linked.includes(platform)) }
  }
}
