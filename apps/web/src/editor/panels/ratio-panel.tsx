import { type Ratio, ratios, sceneMoment } from '@clipmint/film'
import { Check } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'

import { useEditorState, useSession } from '../session/use-session.ts'
import { LiveStill } from '../stage/live-still.tsx'
import { useFilm, useSceneOnStage } from '../stage/use-playback.ts'
import { Panel } from './panel.tsx'

import classes from './ratio-panel.module.css'

/** The same content in all four shapes; one press lays this video out in another. */
export function RatioPanel() {
  const { t } = useTranslation()
  return (
    <Panel title={t('editor.toolRatio')} hint={t('editor.ratioHint')}>
      <ul className={classes['ratios']}>
        {ratios.map((ratio) => (
          <RatioCard key={ratio} ratio={ratio} />
        ))}
      </ul>
    </Panel>
  )
}

export const ratioWords = {
  '9:16': 'editor.ratioTall',
  '4:5': 'editor.ratioPortrait',
  '1:1': 'editor.ratioSquare',
  '16:9': 'editor.ratioWide',
} as const satisfies Record<Ratio, string>

function RatioCard({ ratio }: { ratio: Ratio }) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const film = useFilm(ratio)
  const isChosen = useEditorState(({ work }) => work.userSource.ratio === ratio)
  const sceneId = useSceneOnStage()
  return (
    <li>
      <button
        type="button"
        className={classes['card']}
        aria-pressed={isChosen}
        onClick={() => editor.setRatio(ratio)}
      >
        <span
          className={classes['picture']}
          style={{ '--w': film.width, '--h': film.height } as CSSProperties}
        >
          <LiveStill
            film={film}
            timeMs={sceneMoment(film, sceneId) ?? 0}
            className={classes['still'] ?? ''}
          />
        </span>
        <span className={classes['words']}>
          <b>{ratio}</b>
          <span>{t(ratioWords[ratio])}</span>
          {isChosen ? <Check aria-hidden="true" size="1rem" /> : null}
        </span>
      </button>
    </li>
  )
}
