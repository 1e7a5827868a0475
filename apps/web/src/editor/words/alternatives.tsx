import { type LineAlternatives, reviewWriter } from '@clipmint/contract'
import type { Slot } from '@clipmint/editor'
import { textLimit } from '@clipmint/film'
import { countChars } from '@clipmint/kit'
import { Button, Loader } from '@mantine/core'
import { RefreshCw } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../app/failure-note.tsx'
import { useSlotName } from '../session/names.ts'
import { useSession } from '../session/use-session.ts'
import { useShowSlot } from '../stage/use-show-slot.ts'
import { LineWriter } from './line-writer.tsx'
import { useAlternatives } from './use-alternatives.ts'

import classes from './words.module.css'

type TextSlot = Slot & { kind: 'text' }

/** Three other lines for a slot: each is tried on the stage while it is pointed at, and taken when it is chosen. */
export function Alternatives({ slot, onClose }: { slot: TextSlot; onClose: () => void }) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const nameOf = useSlotName()
  const { ask, list: answer, error, isPending } = useAlternatives()
  const [turn, setTurn] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => ask({ slotIds: [slot.id], turn }), [ask, slot.id, turn])
  useEffect(() => () => editor.tryText(slot.id, null), [editor, slot.id])
  useEffect(() => {
    if (answer) list.current?.querySelector('button')?.focus()
  }, [answer])
  const found = answer?.[0]
  return (
    <div
      ref={list}
      role="toolbar"
      tabIndex={-1}
      aria-orientation="vertical"
      aria-label={t('words.otherList', { name: nameOf(slot) })}
      className={classes['list']}
      onKeyDown={(event) => onKey(event, onClose)}
      onPointerLeave={() => editor.tryText(slot.id, null)}
    >
      {error ? (
        <FailureNote
          error={error}
          cost={t('words.failed')}
          onRetry={() => ask({ slotIds: [slot.id], turn })}
        />
      ) : null}
      {isPending && !found ? <Loader size="sm" role="status" aria-label={t('words.loading')} /> : null}
      {found?.lines.map((line) => (
        <Choice key={line} slot={slot} line={line} onTake={onClose} />
      ))}
      {found ? (
        <div className={classes['row']}>
          <div>
            <LineWriter list={[found]} />
            <p className={classes['note']}>{t(noteFor(slot, found))}</p>
          </div>
          <span className={classes['space']} />
          {found.more ? (
            <Button
              size="xs"
              variant="subtle"
              loading={isPending}
              leftSection={<RefreshCw aria-hidden="true" size="0.875rem" />}
              onClick={() => setTurn(turn + 1)}
            >
              {t('words.otherNext')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

function Choice({ slot, line, onTake }: { slot: TextSlot; line: string; onTake: () => void }) {
  const { editor } = useSession()
  const showSlot = useShowSlot()
  const tryOn = () => {
    showSlot(slot.id)
    editor.tryText(slot.id, line)
  }
  return (
    <button
      type="button"
      className={classes['line']}
      onPointerEnter={(event) => event.pointerType === 'mouse' && tryOn()}
      onFocus={tryOn}
      onBlur={() => editor.tryText(slot.id, null)}
      onClick={() => {
        editor.setTexts({ [slot.id]: line })
        onTake()
      }}
    >
      <span>{line}</span>
      <small aria-hidden="true">
        {countChars(line)}/{textLimit(slot.layer, editor.state.work.userSource.lang)}
      </small>
    </button>
  )
}

function noteFor({ layer }: TextSlot, { lines, writer }: LineAlternatives) {
  if (lines.length > 0) return 'words.otherHint'
  if (writer === reviewWriter) return 'words.otherNoQuote'
  return layer.slot.role === 'price' ? 'words.otherNoPrice' : 'words.otherNone'
}

/** Arrows go from line to line; Escape leaves everything as it was. */
function onKey(event: KeyboardEvent<HTMLDivElement>, onClose: () => void): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (event.key !== 'Escape' && step === 0) return
  event.preventDefault()
  if (event.key === 'Escape') return onClose()
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  buttons.at((at + step + buttons.length) % buttons.length)?.focus()
}
