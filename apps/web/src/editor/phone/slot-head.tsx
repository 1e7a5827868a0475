import type { Slot } from '@clipmint/editor'
import { ActionIcon } from '@mantine/core'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useSceneName, useSlotName } from '../session/names.ts'
import { useSession } from '../session/use-session.ts'
import { useShowSlot } from '../stage/use-show-slot.ts'

import classes from './phone-slot.module.css'

/** Which slot is in the sheet, how many there are, and the way to the one before and after. */
export function SlotHead({ slot, slots }: { slot: Slot; slots: readonly Slot[] }) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const showSlot = useShowSlot()
  const nameOf = useSlotName()
  const sceneName = useSceneName()
  const index = slots.findIndex(({ id }) => id === slot.id)
  const go = (step: 1 | -1) => {
    const next = slots.at((index + step) % slots.length)
    if (!next) return
    editor.select(next.id)
    showSlot(next.id)
  }
  return (
    <div className={classes['head']}>
      <h2>{nameOf(slot)}</h2>
      <span>
        {t('editor.slotOf', {
          scene: sceneName(slot.scene, slot.sceneIndex),
          number: index + 1,
          count: slots.length,
        })}
      </span>
      <ActionIcon aria-label={t('editor.slotPrevious')} onClick={() => go(-1)}>
        <ChevronLeft aria-hidden="true" size="1.25rem" />
      </ActionIcon>
      <ActionIcon aria-label={t('editor.slotNext')} onClick={() => go(1)}>
        <ChevronRight aria-hidden="true" size="1.25rem" />
      </ActionIcon>
    </div>
  )
}
