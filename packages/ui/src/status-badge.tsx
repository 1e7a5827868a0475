import type { ReactNode } from 'react'

import classes from './badges.module.css'

export type StatusTone = 'plain' | 'ok' | 'info' | 'warn' | 'bad' | 'ink'

/** Says how something stands, in a word or two, 22 px high; readable over a picture. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className={classes['badge']} data-tone-of={tone}>
      {children}
    </span>
  )
}
