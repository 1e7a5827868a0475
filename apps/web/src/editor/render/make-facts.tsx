import { frameSize } from '@clipmint/film'
import { useTranslation } from 'react-i18next'

import { roughly } from '../../app/time-left.ts'
import { formatDecimalSeconds } from '../../locales/format.ts'
import { useEditorState } from '../session/use-session.ts'
import { useFilm } from '../stage/use-playback.ts'
import type { useChecked } from './use-checked.ts'

import classes from './make-dialog.module.css'

type MakeFactsProps = { estimate: ReturnType<typeof useChecked>['estimate']; count: number }

/** What will be made, and how long that takes with what waits before it. */
export function MakeFacts({ estimate, count }: MakeFactsProps) {
  const { t } = useTranslation()
  const film = useFilm()
  const ratio = useEditorState(({ work }) => work.userSource.ratio)
  const { width, height } = frameSize[ratio]
  const about = useAbout()
  return (
    <dl className={classes['facts']}>
      <Fact name={t('editor.toolRatio')}>{ratio}</Fact>
      <Fact name={t('editor.makeQuality')}>{t('editor.makeQualityValue', { width, height })}</Fact>
      <Fact name={t('editor.videoLength')}>
        {t('editor.seconds', { seconds: formatDecimalSeconds(film.durationMs) })}
      </Fact>
      <Fact name={t('editor.makeEstimate')}>
        {estimate
          ? about(estimate.seconds + (count - 1) * estimate.moreSeconds)
          : t('editor.makeEstimateValue')}
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A length of time as people say it: 1분쯤. */
function useAbout(): (seconds: number) => string {
  const { t } = useTranslation()
  return (seconds) => {
    const { unit, count } = roughly(seconds)
    return t(unit === 'seconds' ? 'render.aboutSeconds' : 'render.aboutMinutes', { count })
  }
}
