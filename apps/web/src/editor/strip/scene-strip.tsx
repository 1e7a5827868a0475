import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { formatDecimalSeconds } from '../../locales/format.ts'
import type { Timeline } from '../../player/timeline.ts'
import { useSceneRole } from '../session/names.ts'
import { useSession } from '../session/use-session.ts'
import { SceneStill } from '../stage/scene-still.tsx'
import { usePlayback, usePlaybackState, useSceneOnStage, useTimeline } from '../stage/use-playback.ts'
import { BeatRow } from './beat-row.tsx'

import classes from './scene-strip.module.css'

/** The scenes side by side, as wide as they are long, over the music's beats, with the playhead running across. */
export function SceneStrip() {
  const { t } = useTranslation()
  const { scenes } = useTimeline()
  return (
    <section className={classes['strip']} aria-label={t('editor.scenes')}>
      <ol className={classes['scenes']}>
        {scenes.map((scene, index) => (
          <SceneCard key={scene.id} scene={scene} index={index} />
        ))}
      </ol>
      <BeatRow />
      <Playhead />
    </section>
  )
}

function SceneCard({ scene, index }: { scene: Timeline['scenes'][number]; index: number }) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const playback = usePlayback()
  const isCurrent = useSceneOnStage() === scene.id
  const label = useSceneRole()(scene.id)
  return (
    <li style={{ flexGrow: scene.durationMs }}>
      <button
        type="button"
        className={classes['scene']}
        aria-current={isCurrent ? 'true' : undefined}
        aria-label={t('editor.sceneGo', {
          number: index + 1,
          label,
          seconds: formatDecimalSeconds(scene.durationMs),
        })}
        onClick={() => {
          editor.select(null)
          playback.seekScene(scene.id)
        }}
      >
        <SceneStill sceneId={scene.id} className={classes['still'] ?? ''} />
        <span className={classes['words']}>
          <span className={classes['label']}>
            {index + 1} <span>{label}</span>
          </span>{' '}
          <span className={classes['length']}>
            {t('editor.seconds', { seconds: formatDecimalSeconds(scene.durationMs) })}
          </span>
        </span>
      </button>
    </li>
  )
}

/** The playhead; dragged or pressed on the beats below, it goes there. The scrubber does the same from the keyboard. */
function Playhead() {
  const playback = usePlayback()
  const { durationMs } = useTimeline()
  const share = usePlaybackState(({ timeMs }) => (durationMs === 0 ? 0 : timeMs / durationMs))
  const lane = useRef<HTMLDivElement>(null)
  const goTo = (clientX: number) => {
    const box = lane.current?.getBoundingClientRect()
    if (box) playback.seek(((clientX - box.left) / box.width) * durationMs)
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
