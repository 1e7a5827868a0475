import { Slider } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { formatDecimalSeconds } from '../../locales/format.ts'
import { useEditorState, useSession } from '../session/use-session.ts'

import classes from './levels.module.css'

/** How loud the music is, and how it ends. */
export function Levels() {
  const { t } = useTranslation()
  const { editor } = useSession()
  const volume = useEditorState(({ work }) => work.bgm.volume)
  const fadeOutMs = useEditorState(({ work }) => work.bgm.fadeOutMs)
  return (
    <div className={classes['levels']}>
      <div>
        <p id="music-volume">
          {t('editor.musicVolume')}
          <span>{Math.round(volume * 100)}%</span>
        </p>
        <Slider
          thumbProps={{ 'aria-labelledby': 'music-volume', 'aria-valuetext': `${Math.round(volume * 100)}%` }}
          label={null}
          min={0}
          max={100}
          step={5}
          value={Math.round(volume * 100)}
          onChange={(value) => editor.setMusic({ volume: value / 100 })}
          onChangeEnd={() => editor.endRun()}
        />
      </div>
      <div>
        <p id="music-fade">
          {t('editor.musicFade')}
          <span>{t('editor.seconds', { seconds: formatDecimalSeconds(fadeOutMs) })}</span>
        </p>
        <Slider
          thumbProps={{
            'aria-labelledby': 'music-fade',
            'aria-valuetext': t('editor.seconds', { seconds: formatDecimalSeconds(fadeOutMs) }),
          }}
          label={null}
          min={0}
          max={5}
          step={0.2}
          value={fadeOutMs / 1000}
          onChange={(value) => editor.setMusic({ fadeOutMs: value * 1000 })}
          onChangeEnd={() => editor.endRun()}
        />
      </div>
    </div>
  )
}
