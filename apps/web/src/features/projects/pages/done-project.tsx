import { Page } from '@clipmint/ui'
import { Skeleton } from '@mantine/core'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { BackLink } from '../../../app/back-link.tsx'
import { FailureNote } from '../../../app/failure-note.tsx'
import { usePageTitle } from '../../../app/page-title.ts'
import { PostSection } from '../../reservations/index.ts'
import { OutdatedVideoNote } from '../outdated/outdated-note.tsx'
import { DoneFacts } from '../parts/done-facts.tsx'
import { Screen } from '../parts/screen.tsx'
import { useProject } from '../queries.ts'
import { stateOf } from '../status.ts'

import classes from './done-project.module.css'

const route = getRouteApi('/projects/done/$id')

/** /projects/done/{id}: a video on its way to being finished, then the finished file and all that can be done with it. */
export function DoneProjectPage() {
  const { t } = useTranslation()
  const { id } = route.useParams()
  const navigate = useNavigate()
  const { data: project, error, refetch } = useProject(id)
  const isRendering = project ? stateOf(project) === 'rendering' : false
  usePageTitle(
    isRendering && project
      ? t('projects.titleMaking', { percent: project.progress })
      : (project?.title ?? t('titles.projectDone')),
    { tellsProgress: isRendering },
  )
  return (
    <Page>
      <BackLink to="/projects">{t('projects.heading')}</BackLink>
      {error && !project ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {project ? <OutdatedVideoNote card={project} /> : null}
      {project ? (
        <div className={classes['done']}>
          <Screen project={project} />
          <DoneFacts project={project} onGone={() => void navigate({ to: '/projects' })} />
        </div>
      ) : null}
      {project ? (
        <div className={classes['posts']}>
          <PostSection about={{ videoId: id }} />
        </div>
      ) : null}
      {!project && !error ? (
        <div className={classes['done']} aria-busy="true">
          <Skeleton className={classes['wait'] ?? ''} radius="md" />
          <div>
            <Skeleton height="2.25rem" width="70%" />
            <Skeleton height="3.5rem" mt="xl" />
            <Skeleton height="8rem" mt="xl" />
          </div>
        </div>
      ) : null}
    </Page>
  )
}
