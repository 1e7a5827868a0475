import type { SceneSlots } from '@clipmint/film'
import { mayBeLeftOut, slotsOf } from '@clipmint/film'
import { Switch } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { formatDecimalSeconds } from '../../locales/format.ts'
import { useSceneName } from '../session/names.ts'
import { useEditorState, useSession } from '../session/use-session.ts'
import { SceneStill } from '../stage/scene-still.tsx'
import { usePlaybackState, useSceneOnStage, useTimeline } from '../stage/use-playback.ts'
import { WordsBar } from '../words/words-bar.tsx'
import { Panel } from './panel.tsx'
import { SlotField } from './slot-field.tsx'

import classes from './text-panel.module.css'

/** All words of the video, scene by scene. */
export function TextPanel() {
  const { t } = useTranslation()
  const { editor } = useSession()
  return (
    <Panel title={t('editor.toolText')} hint={t('editor.textHint')}>
      <WordsBar />
      {slotsOf(editor.template).map((slots, index) =>
        slots.text.length > 0 ? <SceneGroup key={slots.scene.id} slots={slots} index={index} /> : null,
      )}
    </Panel>
  )
}

function SceneGroup({ slots: { scene, text }, index }: { slots: SceneSlots; index: number }) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const sceneName = useSceneName()
  const { scenes } = useTimeline()
  const isOff = useEditorState(({ work }) => work.userSource.scenes?.off?.includes(scene.id) === true)
  const length = scenes.find(({ id }) => id === scene.id)?.durationMs
  const group = useFollowedScene(scene.id)
  return (
    <section ref={group} className={classes['scene']} aria-label={sceneName(scene, index)}>
      <div className={classes['head']}>
        {isOff ? null : <SceneStill sceneId={scene.id} className={classes['still'] ?? ''} />}
        <h3>{sceneName(scene, index)}</h3>
        {mayBeLeftOut(scene) ? (
          <Switch
            size="sm"
            checked={!isOff}
            aria-label={t('editor.sceneShown', { name: sceneName(scene, index) })}
            onChange={(event) => {
              if (event.currentTarget.checked) editor.sceneOn(scene.id)
              else editor.sceneOff(scene.id)
            }}
          />
        ) : null}
        {length === undefined ? null : (
          <span className={classes['length']}>
            {t('editor.seconds', { seconds: formatDecimalSeconds(length) })}
          </span>
        )}
      </div>
      {isOff ? (
        <p className={classes['off']}>{t('editor.sceneIsOff')}</p>
      ) : (
        text.map((layer) => {
          const slot = editor.slots.get(layer.id)
          return slot?.kind === 'text' ? <SlotField key={slot.id} slot={slot} /> : null
        })
      )}
    </section>
  )
}

/** Brings a scene's words into view when the stage stops at the scene; while it plays they stay where they are. */
function useFollowedScene(sceneId: string) {
  const group = useRef<HTMLElement>(null)
  const isPlaying = usePlaybackState((state) => state.isPlaying)
  const isShown = useSceneOnStage() === sceneId && !isPlaying
  useEffect(() => {
    if (isShown) group.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  return group
}
