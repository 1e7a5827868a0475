import { useTranslation } from 'react-i18next'

import { formatDecimalSeconds } from '../../locales/format.ts'
import type { Timeline } from '../../player/timeline.ts'
import { useSceneRole } from '../session/names.ts'
import { usePlayback, useSceneOnStage, useTimeline } from '../stage/use-playback.ts'

import classes from './scene-dots.module.css'

/** The scenes as a row of short lines, as long as they last; pressed, one comes onto the stage. */
export function SceneDots() {
  const { t } = useTranslation()
  const { scenes } = useTimeline()
  return (
    <ol className={classes['dots']} aria-label={t('editor.scenes')}>
      {scenes.map((scene, index) => (
        <Dot key={scene.id} scene={scene} index={index} />
      ))}
    </ol>
  )
}

function Dot({ scene, index }: { scene: Timeline['scenes'][number]; index: number }) {
  const { t } = useTranslation()
  const playback = usePlayback()
  const isCurrent = useSceneOnStage() === scene.id
  const label = useSceneRole()(scene.id)
  return (
    <li style={{ flexGrow: scene.durationMs }}>
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        aria-label={t('editor.sceneGo', {
          number: index + 1,
          label,
          seconds: formatDecimalSeconds(scene.durationMs),
        })}
        onClick={() => playback.seekScene(scene.id)}
      />
    </li>
  )
}
