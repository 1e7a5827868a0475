import { VisuallyHidden } from '@mantine/core'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { musicHintFor, toolHints, toolWords } from '../panels/tool-words.ts'
import type { Tool } from '../session/screen.ts'
import { useEditorState } from '../session/use-session.ts'

import classes from './sheet-handle.module.css'

type SheetHandleProps = {
  /** The tool in the sheet; null while there is none. */
  tool: Tool | null
  isTall: boolean
  onTall: (isTall: boolean) => void
}

/** So far a finger goes when it means to drag, in pixels. */
const DRAG_PX = 24

/** The top of the sheet: what is in it, and raised or lowered by a press or a drag. */
export function SheetHandle({ tool, isTall, onTall }: SheetHandleProps) {
  const { t } = useTranslation()
  const musicHint = useEditorState(({ work }) => musicHintFor(work))
  const hint = tool === 'music' ? musicHint : tool && toolHints[tool]
  const from = useRef<number | null>(null)
  const end = ({ clientY }: PointerEvent) => {
    const way = clientY - (from.current ?? clientY)
    from.current = null
    // Where it stopped says which way it was meant to go; less than a drag is a press.
    onTall(Math.abs(way) < DRAG_PX ? !isTall : way < 0)
  }
  const Chevron = isTall ? ChevronDown : ChevronUp
  return (
    <button
      type="button"
      className={classes['handle']}
      aria-expanded={isTall}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = event.clientY
      }}
      onPointerUp={end}
      onPointerCancel={() => (from.current = null)}
      onClick={({ detail }) => {
        // A finger's press has ended above: this is a key's, or what speaks to a screen reader.
        if (detail === 0) onTall(!isTall)
      }}
    >
      {tool ? (
        <>
          <b>{t(tool === 'media' ? 'editor.toolPhoto' : toolWords[tool].word)}</b>
          {hint ? <span aria-hidden="true">{t(hint)}</span> : null}
        </>
      ) : null}
      <VisuallyHidden>{t(isTall ? 'editor.sheetLower' : 'editor.sheetRaise')}</VisuallyHidden>
      <Chevron aria-hidden="true" size="1.25rem" />
    </button>
  )
}
