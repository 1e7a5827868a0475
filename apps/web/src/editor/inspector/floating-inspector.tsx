import { ActionIcon, CloseButton, Paper } from '@mantine/core'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useScreen } from '../session/screen.ts'
import { useEditorState } from '../session/use-session.ts'
import { Inspector } from './inspector.tsx'

import classes from './floating-inspector.module.css'

/** The inspector where there is no column for it: over the stage on a small desk, a sheet on a tablet. */
export function FloatingInspector() {
  const { t } = useTranslation()
  const { layout } = useScreen()
  const selection = useEditorState((state) => state.selection)
  // On a small desk what is pressed on the stage opens it; a sheet would hide the stage, so it waits to be asked for.
  const opensItself = layout === 'middle' && selection !== null
  const [choice, setChoice] = useState<{ for: string | null; isOpen: boolean } | null>(null)
  const isOpen = choice?.for === selection ? choice.isOpen : opensItself
  const setOpen = (wanted: boolean) => setChoice({ for: selection, isOpen: wanted })
  return (
    <>
      <ActionIcon
        className={classes['open']}
        variant="default"
        aria-label={t('editor.inspectorOpen')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden="true" size="1.25rem" />
      </ActionIcon>
      {isOpen ? (
        <Paper
          {...(layout === 'middle' ? { 'data-beside': true } : {})}
          className={classes[layout === 'middle' ? 'card' : 'sheet'] ?? ''}
        >
          <CloseButton
            className={classes['close'] ?? ''}
            aria-label={t('common.close')}
            onClick={() => setOpen(false)}
          />
          <Inspector />
        </Paper>
      ) : null}
    </>
  )
}
