import { useTranslation } from 'react-i18next'

import { useSceneName, useSlotName } from '../session/names.ts'
import { useEditorState, useSession } from '../session/use-session.ts'
import { MediaInspector } from './media-inspector.tsx'
import { TextInspector } from './text-inspector.tsx'
import { VideoInspector } from './video-inspector.tsx'

import classes from './inspector.module.css'

/** What is in hand: a slot's look and limits, or the whole video when nothing is. */
export function Inspector() {
  const { t } = useTranslation()
  const { editor } = useSession()
  const selection = useEditorState((state) => state.selection)
  const nameOf = useSlotName()
  const sceneName = useSceneName()
  const slot = selection === null ? undefined : editor.slots.get(selection)
  if (!slot) return <VideoInspector />
  return (
    <section className={classes['inspector']} aria-label={t('editor.inspector')}>
      <header className={classes['head']}>
        <h2>{nameOf(slot)}</h2>
        <span>{sceneName(slot.scene, slot.sceneIndex)}</span>
      </header>
      {slot.kind === 'text' ? <TextInspector slot={slot} /> : <MediaInspector slot={slot} />}
    </section>
  )
}
