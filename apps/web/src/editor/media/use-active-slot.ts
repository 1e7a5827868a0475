import type { Slot } from '@clipmint/editor'

import { useEditorState, useSession } from '../session/use-session.ts'
import { useSceneOnStage } from '../stage/use-playback.ts'

export type MediaSlot = Slot & { kind: 'media' }

/** The places for pictures in the scenes that are shown, in reading order. */
export function useMediaSlots(): MediaSlot[] {
  const { editor } = useSession()
  const off = useEditorState(({ work }) => work.userSource.scenes?.off)
  return [...editor.slots.values()].filter(
    (slot): slot is MediaSlot => slot.kind === 'media' && !off?.includes(slot.scene.id),
  )
}

/** The place that a chosen picture goes into: the one in hand, else the first of the scene on stage, else the first. */
export function useActiveMediaSlot(): MediaSlot | null {
  const slots = useMediaSlots()
  const selection = useEditorState((state) => state.selection)
  const sceneId = useSceneOnStage()
  return (
    slots.find(({ id }) => id === selection) ??
    slots.find(({ scene }) => scene.id === sceneId) ??
    slots[0] ??
    null
  )
}
