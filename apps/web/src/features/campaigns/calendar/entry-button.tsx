import { networks } from '@clipmint/contract'
import { VisuallyHidden } from '@mantine/core'
import { TriangleAlert } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { useMoments } from '../../../app/moments.ts'
import { useFormats } from '../../../locales/use-words.ts'
import type { Entry } from './entries.ts'
import { StatusSign, toneOfLook } from './entry-look.tsx'
import { useEntryWords } from './entry-words.ts'

import classes from './calendar.module.css'

export type EntryHandlers = {
  onOpen: (entry: Entry) => void
  /** Moves it by days, as the keyboard does. */
  onStep: (entry: Entry, days: number) => void
  onDrag: (entry: Entry | null) => void
}

type EntryButtonProps = EntryHandlers & {
  entry: Entry
  /** Whether there is room to say how it stands in words. */
  isRoomy?: boolean
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** A post on the calendar: opened by a press, moved by dragging it or with Shift and an arrow key. */
export function EntryButton({ entry, isRoomy = false, onOpen, onStep, onDrag }: EntryButtonProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { moment } = useMoments()
  const { titleOf, wordOf } = useEntryWords()
  const { key, time, look, at, zone, mayMove, isBad } = entry
  const title = titleOf(entry)
  const said = isBad ? `${wordOf(look)}, ${t('campaigns.needsCare')}` : wordOf(look)
  const handleKey = (event: KeyboardEvent) => {
    const days = event.shiftKey && mayMove ? steps[event.key] : undefined
    if (days === undefined) return
    event.preventDefault()
    onStep(entry, days)
  }
  return (
    <button
      type="button"
      className={classes['entry']}
      data-entry={key}
      data-tone-of={toneOfLook(look)}
      data-fixed={!mayMove}
      draggable={mayMove}
      aria-keyshortcuts={
        mayMove ? 'Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown' : undefined
      }
      onClick={() => onOpen(entry)}
      onKeyDown={handleKey}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', title)
        onDrag(entry)
      }}
      onDragEnd={() => onDrag(null)}
    >
      <StatusSign look={look} />
      <span className={classes['time']}>
        {time}
        {isBad ? <TriangleAlert className={classes['care']} aria-hidden="true" size={14} /> : null}
      </span>
      <span className={classes['title']}>{title}</span>
      <VisuallyHidden>{t('calendar.entry', { status: said, at: moment(at, zone) })}</VisuallyHidden>
      {isRoomy ? (
        <span className={classes['more']}>
          {said}
          {entry.networks.length > 0
            ? ` · ${entry.networks.map((id) => networks[id].name[language]).join(', ')}`
            : null}
        </span>
      ) : null}
    </button>
  )
}
