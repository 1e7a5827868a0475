import { sceneMoment } from '@clipmint/editor'
import type { Film, FilmScene } from '@clipmint/film'
import { scenesAt } from '@clipmint/film'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../locales/use-words.ts'
import { useSession } from '../session/use-session.ts'
import { tenthsOf } from '../stage/clock.ts'
import { SceneStill } from '../stage/scene-still.tsx'
import { useFilm, usePlayback, usePlaybackState } from '../stage/use-playback.ts'
import { BeatRow } from './beat-row.tsx'

import classes from './scene-strip.module.css'

/** The scenes side by side, as wide as they are long, over the music's beats, with the playhead running across. */
export function SceneStrip() {
  const { t } = useTranslation()
  const film = useFilm()
  return (
    <section className={classes['strip']} aria-label={t('editor.scenes')}>
      <ol className={classes['scenes']}>
        {film.scenes.map((scene, index) => (
          <SceneCard key={scene.id} scene={scene} index={index} film={film} />
        ))}
      </ol>
      <BeatRow film={film} />
      <Playhead film={film} />
    </section>
  )
}

function SceneCard({ scene, index, film }: { scene: FilmScene; index: number; film: Film }) {
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
        className={classes['scene']}
        aria-current={isCurrent ? 'true' : undefined}
        aria-label={t('editor.sceneGo', { number: index + 1, label, seconds: tenthsOf(scene.durationMs) })}
        onClick={() => {
          playback.pause()
          editor.select(null)
          playback.seek(sceneMoment(film, scene.id) ?? scene.startMs)
        }}
      >
        <SceneStill sceneId={scene.id} className={classes['still'] ?? ''} />
        <span className={classes['words']}>
          <span className={classes['label']}>
            {index + 1} <span>{label}</span>
          </span>{' '}
          <span className={classes['length']}>
            {t('editor.seconds', { seconds: tenthsOf(scene.durationMs) })}
          </span>
        </span>
      </button>
    </li>
  )
}

/** The playhead; dragged or pressed on the beats below, it goes there. The scrubber does the same from the keyboard. */
function Playhead({ film }: { film: Film }) {
  const playback = usePlayback()
  const share = usePlaybackState(({ timeMs }) => (film.durationMs === 0 ? 0 : timeMs / film.durationMs))
  const lane = useRef<HTMLDivElement>(null)
  const goTo = (clientX: number) => {
    const box = lane.current?.getBoundingClientRect()
    if (box) playback.seek(((clientX - box.left) / box.width) * film.durationMs)
  }
  return (
    <div
      ref={lane}
      className={classes['lane']}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        playback.pause()
        goTo(event.clientX)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) goTo(event.clientX)
      }}
    >
      <span className={classes['playhead']} style={{ left: `${share * 100}%` }} />
    </div>
  )
}
