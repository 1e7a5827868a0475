import type { ProjectCard } from '@clipmint/contract'
import { ErrorNote } from '@clipmint/ui'
import { CloseButton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The last try to make the video failed: why, what it cost (nothing), and that it can be tried again. */
export function FailedBanner({ project }: { project: Pick<ProjectCard, 'renderState' | 'failure'> }) {
  const { t } = useTranslation()
  const [isSeen, setSeen] = useState(false)
  if (project.renderState !== 'failed' || isSeen) return null
  return (
    <ErrorNote
      title={t('editor.renderFailed')}
      cost={t('editor.makeNoCost')}
      supportId={project.failure ?? undefined}
      action={<CloseButton aria-label={t('common.close')} onClick={() => setSeen(true)} />}
    />
  )
}
