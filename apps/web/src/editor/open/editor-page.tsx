import { Page } from '@clipmint/ui'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { ApiFailure } from '../../api/index.ts'
import { FailureNote } from '../../app/failure-note.tsx'
import { ButtonLink } from '../../app/links.tsx'
import { NothingHere } from '../../app/nothing-here.tsx'
import { useOpenSession } from '../session/use-session.ts'
import { EditorScreen } from './editor-screen.tsx'
import { lastProject } from './last-project.ts'
import { lockOf } from './lock.ts'
import { EditorSkeleton } from './skeleton.tsx'
import { useProject } from './use-project.ts'

/** /app/{subtemplateId}: one video to be edited, or why it cannot be. */
export function EditorPage() {
  const { subtemplateId: id } = useParams({ from: '/app/$subtemplateId' })
  const { data: project, error, refetch } = useProject(id)
  const session = useOpenSession(project ?? null)
  useRemember(id, project !== undefined, error)
  if (error && !project) {
    return isGone(error) ? (
      <NotFound />
    ) : (
      <Page width="form">
        <FailureNote error={error} onRetry={() => void refetch()} />
      </Page>
    )
  }
  if (!project || !session) return <EditorSkeleton posterUrl={project?.posterUrl ?? null} />
  return <EditorScreen key={id} session={session} project={project} lock={lockOf(project)} />
}

function useRemember(id: string, isThere: boolean, error: unknown): void {
  useEffect(() => {
    if (isThere) lastProject.remember(id)
    else if (isGone(error)) lastProject.forget()
  }, [id, isThere, error])
}

function isGone(error: unknown): boolean {
  return error instanceof ApiFailure && (error.status === 404 || error.code === 'INVALID_INPUT')
}

/** Deleted, or somebody else's: nothing here says which. */
function NotFound() {
  const { t } = useTranslation()
  return (
    <NothingHere title={t('editor.goneTitle')} text={t('editor.goneNote')}>
      <ButtonLink to={'/projects' as string} size="md">
        {t('editor.toVideos')}
      </ButtonLink>
    </NothingHere>
  )
}
