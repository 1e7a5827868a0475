import { ActionIcon, Tooltip } from '@mantine/core'
import { Redo2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useStepName } from '../session/names.ts'
import { useEditorState, useSession } from '../session/use-session.ts'

import classes from './undo-buttons.module.css'

/** Takes steps back and does them again; each button says what it would do. */
export function UndoButtons() {
  const { t } = useTranslation()
  const { editor } = useSession()
  const nameOf = useStepName()
  const undo = useEditorState((state) => state.undo)
  const redo = useEditorState((state) => state.redo)
  const undoWords = undo ? t('editor.undoStep', { step: nameOf(undo) }) : t('editor.undo')
  const redoWords = redo ? t('editor.redoStep', { step: nameOf(redo) }) : t('editor.redo')
  return (
    <>
      <Tooltip label={undoWords}>
        <ActionIcon
          className={classes['quiet'] ?? ''}
          aria-label={undoWords}
          aria-keyshortcuts="Control+Z"
          disabled={undo === null}
          onClick={() => editor.undo()}
        >
          <Undo2 aria-hidden="true" size="1.25rem" />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={redoWords}>
        <ActionIcon
          className={classes['quiet'] ?? ''}
          aria-label={redoWords}
          aria-keyshortcuts="Control+Shift+Z"
          disabled={redo === null}
          onClick={() => editor.redo()}
        >
          <Redo2 aria-hidden="true" size="1.25rem" />
        </ActionIcon>
      </Tooltip>
    </>
  )
}
