import type { ReactNode } from 'react'

import classes from './note-bar.module.css'

type NoteBarProps = { tone?: 'plain' | 'warn'; words: ReactNode; children: ReactNode }

/** A line over a list that says something of it, with what can be done about it. */
export function NoteBar({ tone = 'plain', words, children }: NoteBarProps) {
  return (
    <div className={classes['note']} data-tone={tone}>
      <p>{words}</p>
      <div className={classes['actions']}>{children}</div>
    </div>
  )
}
