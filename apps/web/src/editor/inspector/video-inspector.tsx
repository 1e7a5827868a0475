import { mayBeLeftOut, slotsOf } from '@clipmint/film'
import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { formatDecimalSeconds } from '../../locales/format.ts'
import { useFormats } from '../../locales/use-words.ts'
import { useChosenMusic } from '../music/use-chosen-music.ts'
import { useSceneName } from '../session/names.ts'
import { useEditorState, useSession } from '../session/use-session.ts'
import { useTimeline } from '../stage/use-playback.ts'

import classes from './inspector.module.css'

/** The whole video: how long, what shape, which music, and the scenes that may be left out. */
export function VideoInspector() {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { editor } = useSession()
  const { durationMs, ratio } = useTimeline()
  const music = useChosenMusic()
  return (
    <section className={classes['inspector']} aria-label={t('editor.inspector')}>
      <header className={classes['head']}>
        <h2>{t('editor.video')}</h2>
        <span>{editor.template.title[language]}</span>
      </header>
      <dl className={classes['readings']}>
        <div>
          <dt>{t('editor.videoLength')}</dt>
          <dd>{t('editor.seconds', { seconds: formatDecimalSeconds(durationMs) })}</dd>
        </div>
        <div>
          <dt>{t('editor.toolRatio')}</dt>
          <dd>{ratio}</dd>
        </div>
        <div>
          <dt>{t('editor.toolMusic')}</dt>
          <dd>{music ? music.title : t('editor.musicNone')}</dd>
        </div>
      </dl>
      <OptionalScenes />
      <p className={classes['note']}>{t('editor.videoNote')}</p>
    </section>
  )
}

/** The scenes that may be left out, each with its switch. */
export function OptionalScenes() {
  const { t } = useTranslation()
  const { editor } = useSession()
  const sceneName = useSceneName()
  const off = useEditorState(({ work }) => work.userSource.scenes?.off)
  const optional = slotsOf(editor.template).flatMap(({ scene }, index) =>
    mayBeLeftOut(scene) ? [{ scene, index }] : [],
  )
  if (optional.length === 0) return null
  return (
    <div className={classes['field']}>
      <h3>{t('editor.scenesOptional')}</h3>
      {optional.map(({ scene, index }) => (
        <Switch
          key={scene.id}
          labelPosition="left"
          classNames={{ body: classes['switch'] ?? '' }}
          label={sceneName(scene, index)}
          checked={!off?.includes(scene.id)}
          onChange={(event) => {
            if (event.currentTarget.checked) editor.sceneOn(scene.id)
            else editor.sceneOff(scene.id)
          }}
        />
      ))}
    </div>
  )
}
