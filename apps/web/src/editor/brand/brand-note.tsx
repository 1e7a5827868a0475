import type { Slot } from '@clipmint/editor'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useScreen } from '../session/screen.ts'
import { useEditorState } from '../session/use-session.ts'

import classes from './brand.module.css'

/** Where a slot is the shop's name: what stands there in the video, and the one place that changes it for good. */
export function BrandNote({ slot }: { slot: Slot & { kind: 'text' } }) {
  const { t } = useTranslation()
  const { showTool } = useScreen()
  const name = useEditorState(({ brand }) => brand.name)
  if (slot.layer.slot.role !== 'brand') return null
  return (
    <p className={classes['slotNote']}>
      {name === null ? t('brand.slotNote') : t('brand.slotTaken', { name })}
      <Button size="compact-xs" variant="subtle" onClick={() => showTool('brand')}>
        {t(name === null ? 'brand.slotAdd' : 'brand.slotChange')}
      </Button>
    </p>
  )
}
