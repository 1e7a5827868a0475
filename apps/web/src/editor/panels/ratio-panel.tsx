import { type Film, type Ratio, ratios, sceneMoment } from '@clipmint/film'
import { Button, Loader } from '@mantine/core'
import { Check, TriangleAlert } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../app/failure-note.tsx'
import { useEditorState, useSession } from '../session/use-session.ts'
import { LiveStill } from '../stage/live-still.tsx'
import { useFilm, useSceneOnStage } from '../stage/use-playback.ts'
import { Panel } from './panel.tsx'
import { useShapeLosses } from './use-shape-losses.ts'
import { useSibling } from './use-sibling.ts'

import classes from './ratio-panel.module.css'

/** The same content in all four shapes; one press lays this video out in another, or makes a video of its own of it. */
export function RatioPanel() {
  const { t } = useTranslation()
  const { make, making, error } = useSibling()
  return (
    <Panel title={t('editor.toolRatio')} hint={t('ratio.hint')}>
      <ul className={classes['ratios']}>
        {ratios.map((ratio) => (
          <RatioCard key={ratio} ratio={ratio} making={making} onSibling={() => make(ratio)} />
        ))}
      </ul>
      <p className={classes['note']}>{t('ratio.siblingNote')}</p>
      {error ? <FailureNote error={error} /> : null}
    </Panel>
  )
}

export const ratioWords = {
  '9:16': 'ratio.tall',
  '4:5': 'ratio.portrait',
  '1:1': 'ratio.square',
  '16:9': 'ratio.wide',
} as const satisfies Record<Ratio, string>

type RatioCardProps = { ratio: Ratio; making: Ratio | null; onSibling: () => void }

function RatioCard({ ratio, making, onSibling }: RatioCardProps) {
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
        {ratio === '9:16' ? <span className={classes['mark']}>{t('ratio.forPosts')}</span> : null}
        <Losses film={film} />
      </button>
      {isChosen ? null : (
        <Button
          size="xs"
          variant="default"
          mt="0.375rem"
          fullWidth
          aria-label={t('ratio.siblingOf', { ratio })}
          aria-busy={making === ratio}
          leftSection={making === ratio ? <Loader size="0.875rem" /> : null}
          // What is disabled would lose the keyboard: while one is made, presses do nothing.
          onClick={() => making === null && onSibling()}
        >
          {t('ratio.sibling')}
        </Button>
      )}
    </li>
  )
}

/** What the content loses in this shape, before it is chosen. */
function Losses({ film }: { film: Film }) {
  const { t } = useTranslation()
  const { shrunk, cut } = useShapeLosses(film)
  if (shrunk.length + cut.length === 0) return null
  return (
    <span className={classes['losses']}>
      <TriangleAlert aria-hidden="true" size="0.875rem" />
      <span>
        {[
          ...(shrunk.length > 0 ? [t('ratio.shrunk', { count: shrunk.length })] : []),
          ...(cut.length > 0 ? [t('ratio.cut', { count: cut.length })] : []),
        ].join(' · ')}
      </span>
    </span>
  )
}
