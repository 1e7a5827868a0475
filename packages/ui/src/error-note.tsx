import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import classes from './error-note.module.css'

type ErrorNoteProps = {
  /** What happened, in a sentence. */
  title: ReactNode
  /** What it cost: nearly always nothing, and then it says so. */
  cost?: ReactNode
  /** The one thing to do next. */
  action?: ReactNode
  /** The number that support can look up; never shown alone. */
  supportId?: string | undefined
  tone?: 'bad' | 'warn'
}

/** An error that helps: what happened, what it cost, one next step. */
export function ErrorNote({ title, cost, action, supportId, tone = 'bad' }: ErrorNoteProps) {
  return (
    <div className={classes['note']} data-tone-of={tone} role="alert">
      <CircleAlert className={classes['icon']} aria-hidden="true" />
      <div className={classes['words']}>
        <p className={classes['title']}>{title}</p>
        {cost ? <p className={classes['cost']}>{cost}</p> : null}
        {supportId ? <p className={classes['support']}>{supportId}</p> : null}
      </div>
      {action ? <div className={classes['action']}>{action}</div> : null}
    </div>
  )
}
