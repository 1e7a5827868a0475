import type { ProjectCard } from '@clipmint/contract'
import { ProgressBar } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import { usePageTitle } from '../../app/page-title.ts'
import { useTimeLeft } from '../../app/time-left.ts'

type Rendering = Pick<ProjectCard, 'renderState' | 'progress' | 'queuePosition' | 'estimateSeconds' | 'title'>

/** How far the video has come: asked for, k-th in line, being prepared, so many per cent. */
export function RenderProgress({ card }: { card: Rendering }) {
  const { t } = useTranslation()
  const timeLeft = useTimeLeft()
  const stage = useStageWords(card)
  const { renderState, progress, estimateSeconds } = card
  const isDrawing = renderState === 'rendering'
  usePageTitle(isDrawing ? `${progress}% · ${card.title}` : `${stage} · ${card.title}`, {
    tellsProgress: true,
  })
  return (
    <div role="status" aria-atomic="true">
      <ProgressBar
        size="tall"
        label={t('editor.renderLabel')}
        percent={isDrawing ? progress : null}
        stage={stage}
        detail={timeLeft(estimateSeconds)}
      />
    </div>
  )
}

function useStageWords({ renderState, queuePosition, progress }: Rendering): string {
  const { t } = useTranslation()
  switch (renderState) {
    case 'queued':
      return queuePosition === null
        ? t('editor.renderRequested')
        : t('editor.renderQueued', { place: queuePosition })
    case 'preparing':
      return t('editor.renderPreparing')
    case 'rendering':
      return t(progress < 100 ? 'editor.renderDrawing' : 'editor.renderFinishing')
    case 'none':
    case 'requested':
    case 'done':
    case 'failed':
      return t('editor.renderRequested')
  }
}
