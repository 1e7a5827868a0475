import { ActionIcon, CloseButton, Paper } from '@mantine/core'
import { SlidersHorizontal } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useGiveBackFocus } from '../../app/give-back-focus.ts'
import { useScreen } from '../session/screen.ts'
import { useEditorState } from '../session/use-session.ts'
import { Inspector } from './inspector.tsx'

import classes from './floating-inspector.module.css'

type Floating = { isOpen: boolean; setOpen: (isOpen: boolean) => void }

/**
 * Whether the inspector is open where there is no column for it. On a small desk it comes with what is pressed on the
 * stage; on a tablet it is asked for, stands under the panel so that video and fields stay in sight, and stays until closed.
 */
export function useFloatingInspector(): Floating {
  const { layout } = useScreen()
  const selection = useEditorState((state) => state.selection)
  const [choice, setChoice] = useState<{ for: string | null; isOpen: boolean } | null>(null)
  const setOpen = (isOpen: boolean) => setChoice({ for: selection, isOpen })
  if (layout === 'narrow') return { isOpen: choice?.isOpen ?? false, setOpen }
  return { isOpen: choice?.for === selection ? choice.isOpen : selection !== null, setOpen }
}

/** Opens and closes it, from the corner of the stage. */
export function InspectorButton({ isOpen, setOpen }: Floating) {
  const { t } = useTranslation()
  return (
    <ActionIcon
      className={classes['open']}
      variant="default"
      aria-label={t('editor.inspectorOpen')}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      <SlidersHorizontal aria-hidden="true" size="1.25rem" />
    </ActionIcon>
  )
}

/** The inspector on a small desk, over the stage beside the video. */
export function InspectorCard({ setOpen }: Pick<Floating, 'setOpen'>) {
  const { t } = useTranslation()
  return (
    <Paper className={classes['card'] ?? ''} data-beside>
      <CloseButton
        className={classes['close'] ?? ''}
        aria-label={t('common.close')}
        onClick={() => setOpen(false)}
      />
      <Inspector />
    </Paper>
  )
}

/** The inspector on a tablet, a sheet under the panel. The keyboard goes in with it, and back when it closes. */
export function InspectorSheet({ setOpen }: Pick<Floating, 'setOpen'>) {
  const { t } = useTranslation()
  useGiveBackFocus()
  const closeByKey = (event: KeyboardEvent) => {
    // A field is left first.
    if (event.key !== 'Escape' || (event.target as Element).matches('input, textarea')) return
    event.stopPropagation()
    setOpen(false)
  }
  return (
    <Paper className={classes['sheet'] ?? ''} data-sheet onKeyDown={closeByKey}>
      <CloseButton
        ref={focusWhenShown}
        className={classes['close'] ?? ''}
        aria-label={t('common.close')}
        onClick={() => setOpen(false)}
      />
      <Inspector />
    </Paper>
  )
}

function focusWhenShown(button: HTMLButtonElement | null): void {
  button?.focus()
}
