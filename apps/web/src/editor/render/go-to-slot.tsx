import type { Slot } from '@clipmint/editor'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useSceneName, useSlotName } from '../session/names.ts'
import { useScreen } from '../session/screen.ts'
import { useSession } from '../session/use-session.ts'
import { focusSlotField } from '../stage/slot-layer.tsx'
import { useShowSlot } from '../stage/use-show-slot.ts'

/** Where a slot stands and what it is called: 「장면 1 · 훅 · 제목」. */
export function usePlaceName(): (slot: Slot) => string {
  const nameOf = useSlotName()
  const sceneName = useSceneName()
  return (slot) => `${sceneName(slot.scene, slot.sceneIndex)} · ${nameOf(slot)}`
}

/** The way from a list over the stage to a slot. */
export function useGoToSlot(): (slot: Slot) => void {
  const { editor } = useSession()
  const { close, showTool } = useScreen()
  const showSlot = useShowSlot()
  return (slot) => {
    close()
    showTool(slot.kind)
    editor.select(slot.id)
    showSlot(slot.id)
    focusSlotField(slot.id)
  }
}

/** The press that goes to a slot. */
export function GoToSlot({ slot }: { slot: Slot }) {
  const { t } = useTranslation()
  const goTo = useGoToSlot()
  const placeName = usePlaceName()
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={t('editor.findGoTo', { place: placeName(slot) })}
      onClick={() => goTo(slot)}
    >
      {t('editor.findGo')}
    </Button>
  )
}
