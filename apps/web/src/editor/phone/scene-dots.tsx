import { sceneMoment } from '@clipmint/editor'
import { type Film, type FilmScene, scenesAt } from '@clipmint/film'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../locales/use-words.ts'
import { useSession } from '../session/use-session.ts'
import { tenthsOf } from '../stage/clock.ts'
import { useFilm, usePlayback, usePlaybackState } from '../stage/use-playback.ts'

import classes from './scene-dots.module.css'

/** The scenes as a row of short lines, as long as they last; pressed, one comes onto the stage. */
export function SceneDots() {
  const { t } = useTranslation()
  const film = useFilm()
  return (
    <ol className={classes['dots']} aria-label={t('editor.scenes')}>
      {film.scenes.map((scene, index) => (
        <Dot key={scene.id} scene={scene} index={index} film={film} />
      ))}
    </ol>
  )
}

function Dot({ scene, index, film }: { scene: FilmScene; index: number; film: Film }) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { editor } = useSession()
  const playback = usePlayback()
  const isCurrent = usePlaybackState(
    ({ timeMs }) => scenesAt(film, Math.min(timeMs, film.durationMs - 1)).current.id === scene.id,
  )
  const label = editor.template.scenes.find(({ id }) => id === scene.id)?.label[language] ?? ''
  return (
    <li style={{ flexGrow: scene.durationMs }}>
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        aria-label={t('editor.sceneGo', { number: index + 1, label, seconds: tenthsOf(scene.durationMs) })}
        onClick={() => {
          playback.pause()
          playback.seek(sceneMoment(film, scene.id) ?? scene.startMs)
        }}
      />
    </li>
  )
}
