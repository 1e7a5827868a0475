import type { ProjectCard } from '@clipmint/contract'
import { ErrorNote } from '@clipmint/ui'
import { CloseButton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { failureWord } from '../../features/projects/index.ts'

/** The last try to make the video failed: why, that its render was given back, and that it can be tried again. */
export function FailedBanner({ project }: { project: Pick<ProjectCard, 'renderState' | 'failure'> }) {
  const { t } = useTranslation()
  const [isSeen, setSeen] = useState(false)
  if (project.renderState !== 'failed' || isSeen) return null
  return (
    <ErrorNote
      title={t('render.failedBecause', { reason: t(failureWord(project.failure)) })}
      cost={t('render.returned')}
      action={<CloseButton aria-label={t('common.close')} onClick={() => setSeen(true)} />}
    />
  )
}
